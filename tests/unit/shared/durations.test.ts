import { describe, expect, it } from 'vitest'
import { durationText, elapsedText } from '#shared/format/durations'

describe('a duration in its largest unit', () => {
  it.each([
    [0, '1 minute'],
    [0.4, '1 minute'],
    [1.4, '1 minute'],
    [59.4, '59 minutes'],
    [59.6, '1 hour'],
    [90, '2 hours'],
    [47 * 60, '47 hours'],
    [48 * 60, '2 days'],
    [4000, '3 days'],
  ])('shows %d minutes as “%s”', (minutes, text) => {
    expect(durationText(minutes)).toBe(text)
  })
})

describe('a duration to the minute', () => {
  it.each([
    [12.4, '12 min'],
    [59.6, '1 h 0 min'],
    [135, '2 h 15 min'],
  ])('shows %d minutes as “%s”', (minutes, text) => {
    expect(elapsedText(minutes)).toBe(text)
  })
})
