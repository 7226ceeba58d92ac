/** Runs the speech engine in a separate process, so that its crashes, leaks and output do not affect the server. */
import process from 'node:process'
import text2wav from 'text2wav'

// The parent process is gone.
process.on('disconnect', () => process.exit())

process.on('message', (text: unknown) => {
  if (typeof text !== 'string') return
  // The engine parses its arguments like a command line, so a text must not start like an option.
  void text2wav(` ${text}`).then((audio) => process.send?.(audio))
})
