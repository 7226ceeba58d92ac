/** The program of `fragileEngine`, with the same protocol as the real engine: it gets texts and answers sounds. */
import process from 'node:process'

let count = 0
process.on('disconnect', () => process.exit())
process.on('message', (text) => {
  if (text === 'crash') process.exit(3)
  if (text === 'hang') return
  const sound = text === 'how many before' ? String(count) : text
  count += 1
  const end = text === 'last' ? () => process.exit() : undefined
  process.send(new Uint8Array([...Buffer.from('RIFF\0\0\0\0WAVE'), ...new Uint8Array(32), ...Buffer.from(sound)]), end)
})
