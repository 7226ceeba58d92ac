import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PromiseText } from '../../renderer/ui/PromiseText'

describe('what is promised by a moment', () => {
  it('is promised by the working day of the provider', () => {
    render(<PromiseText by="2026-11-24T00:23:00Z" since="2026-11-21T15:00:00Z" timeZone="America/Chicago" />)
    expect(screen.getByText('Monday, November 23')).toBeVisible()
  })

  it('has its time, with the zone, within the same day', () => {
    render(<PromiseText by="2026-11-23T16:05:00Z" since="2026-11-23T15:05:00Z" timeZone="America/Chicago" />)
    expect(screen.getByText('Monday, November 23, 10:05 AM CST')).toBeVisible()
  })
})
