/** A process of its own around the speech engine: what it breaks, keeps or spills over is gone when this ends. */
import process from 'node:process'
import text2wav from 'text2wav'

// Whoever started this has gone.
process.on('disconnect', () => process.exit())

process.on('message', (text: unknown) => {
  if (typeof text !== 'string') return
  // The engine reads its arguments as a program does: a text must not begin like an option.
  void text2wav(` ${text}`).then((audio) => process.send?.(audio))
})
