/** Loaded before a program that was started by another: when that one dies without a word, the program stops as if told to. */
import process from 'node:process'

process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The channel alone must not keep a program alive that has nothing left to do.
process.channel?.unref()
