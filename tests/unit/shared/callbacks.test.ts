import { describe, expect, it } from 'vitest'
import { type CallbackWindow, callbackWindows } from '#shared/desks/callbacks'

const on = (windows: CallbackWindow[], day: string): string[] =>
  windows.filter((window) => window.day === day).map(({ from, to }) => `${from / 60}–${to / 60}`)

describe('the times for a callback', () => {
  // This is a Friday.
  const friday = { day: '2026-03-13', minutes: 11 * 60 }

  it('are two hours each, within the desk’s hours', () => {
    const windows = callbackWindows('billing', friday)
    expect(on(windows, '2026-03-16')).toEqual(['8–10', '10–12', '12–14', '14–16', '16–18'])
    // The office closes at 1 pm on Saturdays and all day on Sundays.
    expect(on(windows, '2026-03-14')).toEqual(['9–11', '11–13'])
    expect(on(windows, '2026-03-15')).toEqual([])
  })

  it('start at least half an hour after the request', () => {
    expect(on(callbackWindows('billing', { ...friday, minutes: 11 * 60 + 30 }), friday.day)).toEqual([
      '12–14',
      '14–16',
      '16–18',
    ])
    expect(on(callbackWindows('billing', { ...friday, minutes: 11 * 60 + 31 }), friday.day)).toEqual(['14–16', '16–18'])
  })

  it('exclude holidays, except at a desk that is open then', () => {
    const before = { day: '2026-12-24', minutes: 0 }
    expect(on(callbackWindows('billing', before), '2026-12-25')).toEqual([])
    expect(on(callbackWindows('technical', before), '2026-12-25')).not.toEqual([])
  })

  it('extend a week ahead', () => {
    expect(callbackWindows('gas', friday).at(-1)?.day).toBe('2026-03-19')
  })
})
