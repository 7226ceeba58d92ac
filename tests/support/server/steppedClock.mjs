/**
 * Loaded before a program with `--import`: its clock stands still shortly before the end of a minute, and each message
 * from the parent process moves it to the end of the next one. Timers are not affected.
 */
const minuteMs = 60_000
const beforeTheEndMs = 100
const RealDate = Date

let time = RealDate.now() - (RealDate.now() % minuteMs) - beforeTheEndMs
process.on('message', () => {
  time += minuteMs
})
process.channel?.unref()

globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length === 0 ? [time] : args))
  }

  static now() {
    return time
  }
}
