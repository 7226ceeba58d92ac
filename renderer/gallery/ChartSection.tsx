/** Charts: months with last year, an estimate and a gap, and days. */
import { BarChart } from '../ui/charts/BarChart'
import { DayBars } from '../ui/charts/DayBars'
import { Section } from './Section'

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const therms = [92, 81, 60, 34, 18, 9, null, 7, 12, 41, 70, 88]

export const ChartSection = () => (
  <Section title="Charts">
    <BarChart
      label="Gas usage by month"
      format={(amount) => String(amount)}
      bars={months.map((label, index) => ({
        key: label,
        label,
        amount: therms[index] ?? null,
        yearBefore: 10 + 7 * ((index * 5) % 12),
        isMarked: index === 11,
      }))}
    />
    <DayBars
      countedItems="Payments"
      days={Array.from({ length: 28 }, (_, index) => ({
        day: `2026-02-${String(index + 1).padStart(2, '0')}`,
        count: (index * 7) % 23,
      }))}
    />
  </Section>
)
