/** The typeface: half as much as all the rest, so it comes last where it is not on the device. */

import address from '@fontsource-variable/literata/files/literata-latin-opsz-normal.woff2?url'

export async function setType(): Promise<void> {
  const face = new FontFace('Literata', `url(${address})`, { weight: '200 900', display: 'swap' })
  document.fonts.add(await face.load())
}
