"""What is done within a page: to hear what it is answered, to lead it, to measure it."""

LISTEN = """(() => {
  const said = []
  const answered = new Set()
  const waiting = new Set()
  const heard = (message) => {
    answered.add(message.ack ?? message.id)
    waiting.forEach((look) => look())
  }
  const note = (text) => {
    const { type, id } = JSON.parse(text) ?? {}
    if (id && type !== 'salt' && type !== 'react') said.push(id)
  }
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where)
      // The page has drawn the message when the listener looks at it.
      this.addEventListener('message', (event) => setTimeout(() => heard(JSON.parse(event.data))))
    }
    send(text) {
      note(text)
      super.send(text)
    }
  }
  // Where the device keeps the table, a worker is spoken to.
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super()
      const speak = this.port1.postMessage.bind(this.port1)
      this.port1.addEventListener('message', ({ data }) => data && setTimeout(() => heard(JSON.parse(data))))
      this.port1.postMessage = (text) => {
        note(text)
        speak(text)
      }
    }
  }
  window.saidNow = () => said.length
  window.answeredAfter = (before) =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('nothing was said, or it was not answered')), 20000)
      const look = () => {
        if (said.length <= before || !answered.has(said.at(-1))) return
        clearTimeout(late)
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })
})()"""
"""Lets a test wait for the table's answer to what a person did; the page itself behaves as ever."""

LED = """const steps = new BroadcastChannel('steps'), waiting = []
let free = 0
const go = () => {
  for (; free && waiting.length; free -= 1) waiting.shift()()
}
steps.onmessage = ({ data }) => go((free = data))
self.setTimeout = (act) => go(waiting.push(act))
"""
"""Lets a computer opponent wait for a test, not for a time."""

STEP = "(moves) => { const steps = new BroadcastChannel('steps'); steps.postMessage(moves); steps.close() }"

MANY = 10_000

CHOOSE = """if (origin !== 'null' && Number(sessionStorage.chosen ?? 0) < {number}) {{
  sessionStorage.chosen = {number}
  localStorage.setItem('schwimmen.setup', {chosen})
}}"""
"""Makes a choice before the page looks for one, and once: what is chosen there later stays."""

TOO_SMALL = """(least) => [...document.querySelectorAll('button, a[href], input, select, summary, [role=switch]')]
  .map((part) => [part, (part.closest('label') ?? part).getBoundingClientRect()])
  .filter(([part, box]) => box.width > 0 && part.checkVisibility({visibilityProperty: true}))
  .filter(([part, box]) => box.width < least || box.height < least)
  .map(([part, box]) => `${part.outerHTML.slice(0, 120)} ${box.width} x ${box.height}`)"""

OUTSIDE = """() => [...document.querySelectorAll('[data-testid]')]
  .filter((part) => part.matches('button') && part.checkVisibility({visibilityProperty: true}))
  .map((part) => [part, part.getBoundingClientRect()])
  .filter(([part, box]) => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
  .map(([part, box]) => `${part.dataset.testid} ${JSON.stringify(box)}`)"""
