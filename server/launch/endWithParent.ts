/** Preloaded into child programs: stops the program when its parent process dies. */
import process from 'node:process'

process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The IPC channel alone must not keep a finished program alive.
process.channel?.unref()
