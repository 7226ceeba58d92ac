import * as usageTexts from '#shared/texts/services/usage'
import styles from './usage.module.css'

interface Props {
  unit: 'therms' | 'GB'
  hasYearBefore: boolean
  hasWeather: boolean
  hasGaps: boolean
}

export const DayLegend = ({ unit, hasYearBefore, hasWeather, hasGaps }: Props) => (
  <figcaption className={styles.legend}>
    <span data-swatch="bar">{unit === 'therms' ? usageTexts.thermsLabel : usageTexts.gigabytes}</span>
    {hasYearBefore && <span data-swatch="before">{usageTexts.lastYear}</span>}
    {hasWeather && <span data-swatch="weather">{usageTexts.degreeDaysLegend}</span>}
    {hasGaps && <span>{usageTexts.noDataOfDays}</span>}
  </figcaption>
)
