/** Soft sounds, made on the spot: nothing is loaded. A context starts only after a person has touched the page. */

import { settings } from './settings.svelte'

let context: AudioContext | null = null

function audio(): AudioContext | null {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

interface Burst {
  /** when, in seconds from now */
  at?: number
  seconds: number
  /** the band of noise that is heard, from and to, in hertz */
  from: number
  to?: number
  width?: number
  loud: number
}

/** A puff of filtered noise: wood, paper, water differ in band and length only. */
function noise(to: AudioContext, burst: Burst): void {
  const { at = 0, seconds, from, to: end = from, width = 1, loud } = burst
  const start = to.currentTime + at
  const samples = Math.ceil(to.sampleRate * seconds)
  const buffer = to.createBuffer(1, samples, to.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 2
  const source = new AudioBufferSourceNode(to, { buffer })
  const band = new BiquadFilterNode(to, { type: 'bandpass', frequency: from, Q: width })
  band.frequency.exponentialRampToValueAtTime(end, start + seconds)
  source
    .connect(band)
    .connect(new GainNode(to, { gain: loud }))
    .connect(to.destination)
  source.start(start)
}

/** A short low tone that dies away: the body of a table. */
function thump(to: AudioContext, at: number, pitch: number, loud: number): void {
  const start = to.currentTime + at
  const tone = new OscillatorNode(to, { frequency: pitch })
  const gain = new GainNode(to, { gain: loud })
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, start + 0.12)
  gain.gain.setValueAtTime(loud, start)
  gain.gain.exponentialRampToValueAtTime(0.001, start + 0.14)
  tone.connect(gain).connect(to.destination)
  tone.start(start)
  tone.stop(start + 0.16)
}

/** A bell: it rings on. */
function chime(to: AudioContext, at: number, pitch: number): void {
  const start = to.currentTime + at
  const tone = new OscillatorNode(to, { type: 'triangle', frequency: pitch })
  const gain = new GainNode(to, { gain: 0.001 })
  gain.gain.exponentialRampToValueAtTime(0.14, start + 0.02)
  gain.gain.exponentialRampToValueAtTime(0.001, start + 0.9)
  tone.connect(gain).connect(to.destination)
  tone.start(start)
  tone.stop(start + 1)
}

const make = {
  card(to: AudioContext) {
    noise(to, { seconds: 0.07, from: 2600, to: 900, loud: 0.35 })
    thump(to, 0.02, 150, 0.12)
  },
  deal(to: AudioContext) {
    for (let i = 0; i < 6; i++)
      noise(to, { at: i * 0.07, seconds: 0.05, from: 2900 - i * 90, to: 1300, loud: 0.2 })
  },
  knock(to: AudioContext) {
    for (const at of [0, 0.17]) {
      thump(to, at, 210, 0.4)
      noise(to, { at, seconds: 0.05, from: 800, loud: 0.35 })
    }
  },
  tap(to: AudioContext) {
    thump(to, 0, 260, 0.09)
  },
  match(to: AudioContext) {
    noise(to, { seconds: 0.5, from: 3200, to: 5200, width: 0.5, loud: 0.1 })
  },
  splash(to: AudioContext) {
    noise(to, { seconds: 0.5, from: 500, to: 1800, width: 0.6, loud: 0.45 })
    noise(to, { at: 0.12, seconds: 0.7, from: 2600, to: 900, width: 0.8, loud: 0.18 })
    for (const [at, pitch] of [
      [0.35, 620],
      [0.5, 830],
      [0.62, 540],
    ] as const)
      thump(to, at, pitch, 0.05)
  },
  win(to: AudioContext) {
    for (const [index, pitch] of [523, 659, 784, 1047].entries()) chime(to, index * 0.14, pitch)
  },
}

export type Sound = keyof typeof make

export function play(name: Sound): void {
  const to = audio()
  if (to) make[name](to)
}
