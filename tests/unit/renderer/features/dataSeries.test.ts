import { describe, expect, it } from 'vitest'
import { fillDataMonths, formatGigabytes } from '../../../../renderer/features/usage/dataSeries'

const counted = (month: string) => ({
  month,
  download_gb: 1,
  upload_gb: 1,
  counted_until: `${month}-28`,
  is_current: false,
})

describe('the months of data usage', () => {
  it('keep the position of a missing month, and start with the first that has data', () => {
    expect(fillDataMonths([counted('2025-12'), counted('2026-02')])).toEqual([
      { month: '2025-12', data: counted('2025-12') },
      { month: '2026-01', data: null },
      { month: '2026-02', data: counted('2026-02') },
    ])
    expect(fillDataMonths([])).toEqual([])
  })

  it('are shown in gigabytes, small values with a decimal', () => {
    expect([0.44, 9.96, 1204.4].map(formatGigabytes)).toEqual(['0.4 GB', '10 GB', '1,204 GB'])
  })
})
