/** The drawings of empty states, on a canvas of 120 by 96. Later shapes cover earlier ones. */

/** A `shape` covers what is behind it, a `line` is drawn on it, and a `detail` is a paler line. */
interface Stroke {
  d: string
  style: 'shape' | 'line' | 'detail'
}

const shape = (d: string): Stroke => ({ d, style: 'shape' })
const line = (d: string): Stroke => ({ d, style: 'line' })
const detail = (d: string): Stroke => ({ d, style: 'detail' })

export const drawings = {
  messages: [
    shape('M56 30h30a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6h-3v9l-10-9H56a6 6 0 0 1-6-6V36a6 6 0 0 1 6-6z'),
    detail('M60 40h22M60 48h14'),
    shape('M34 46h30a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6H48l-10 9v-9h-4a6 6 0 0 1-6-6V52a6 6 0 0 1 6-6z'),
    line('M38 56h22M38 63h12'),
  ],
  requests: [
    shape('M42 28h36a5 5 0 0 1 5 5v45a5 5 0 0 1-5 5H42a5 5 0 0 1-5-5V33a5 5 0 0 1 5-5z'),
    shape('M52 23h16a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H52a3 3 0 0 1-3-3v-4a3 3 0 0 1 3-3z'),
    line('M45 46l3 3 6-6M45 60l3 3 6-6'),
    detail('M61 47h14M61 61h14M46 74h3M61 75h9'),
  ],
  bills: [
    shape('M38 22h44v60l-7.3-5-7.4 5-7.3-5-7.3 5-7.4-5-7.3 5z'),
    line('M47 34h14M66 62h7'),
    detail('M47 44h26M47 53h26M47 62h10'),
  ],
  wallet: [
    shape('M44 28l38-4a5 5 0 0 1 5.5 4.4l2.5 24a5 5 0 0 1-4.5 5.5L47 62z'),
    shape('M33 40h44a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5H33a5 5 0 0 1-5-5V45a5 5 0 0 1 5-5z'),
    line('M28 50h54'),
    detail('M36 66h12M66 66h8'),
  ],
  people: [
    shape('M76 30a9 9 0 1 1 0 18 9 9 0 0 1 0-18z'),
    shape('M60 76c0-13 7-20 16-20s16 7 16 20z'),
    shape('M49 26a11 11 0 1 1 0 22 11 11 0 0 1 0-22z'),
    shape('M28 80c0-16 9-25 21-25s21 9 21 25z'),
    detail('M42 66c2-3 4-4 7-4'),
  ],
  house: [
    shape('M38 48v30a3 3 0 0 0 3 3h38a3 3 0 0 0 3-3V48'),
    shape('M30 52l30-27 30 27z'),
    line('M54 81V66a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v15'),
    detail('M44 62h5M71 62h5M60 38v6'),
  ],
  usage: [
    shape('M32 58h9v22h-9zM48 46h9v34h-9zM64 52h9v28h-9zM80 38h9v42h-9z'),
    line('M26 80h69'),
    detail('M32 46l20-12 16 6 18-14'),
  ],
  folder: [
    shape('M44 26h30a3 3 0 0 1 3 3v26H41V29a3 3 0 0 1 3-3z'),
    detail('M48 34h20M48 41h13'),
    shape('M30 46h18l6 6h34a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4V50a4 4 0 0 1 4-4z'),
    line('M36 70h14'),
  ],
  search: [
    shape('M36 26h36a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V30a4 4 0 0 1 4-4z'),
    detail('M40 36h24M40 45h14M40 54h8'),
    shape('M70 44a15 15 0 1 1 0 30 15 15 0 0 1 0-30z'),
    line('M81 70l11 12M63 57a8 8 0 0 1 6-5'),
  ],
  phone: [
    shape('M50 22h22a5 5 0 0 1 5 5v50a5 5 0 0 1-5 5H50a5 5 0 0 1-5-5V27a5 5 0 0 1 5-5z'),
    line('M57 75h8'),
    detail('M53 40h16M53 48h16M53 56h9'),
    line('M84 38c4 4 4 12 0 16M90 32c7 8 7 20 0 28'),
  ],
  router: [
    shape('M34 58h52a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H34a5 5 0 0 1-5-5V63a5 5 0 0 1 5-5z'),
    line('M40 68h2M48 68h2M74 58V40'),
    detail('M62 68h20M66 36a11 11 0 0 1 16 0M60 30a19 19 0 0 1 28 0'),
  ],
  tv: [
    shape('M34 30h52a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4V34a4 4 0 0 1 4-4z'),
    line('M48 80h24M60 72v8M56 44v14l12-7z'),
    detail('M38 38h8'),
  ],
} satisfies Record<string, readonly Stroke[]>

export type PictureName = keyof typeof drawings
