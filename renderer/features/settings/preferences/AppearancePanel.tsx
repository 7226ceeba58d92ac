import { Segmented } from 'antd'
import { useState } from 'react'
import type { DayFormat, NumberFormat, TextSize, ThemeChoice } from '#shared/customers/appearance'
import { keysOf } from '#shared/records'
import * as preferenceTexts from '#shared/texts/customers/preferences'
import { usePreferences } from '../../../session/preferences'
import { DateText } from '../../../ui/DateText'
import { Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { SettingRow } from '../../../ui/panels/SettingRow'
import { Rich } from '../../../ui/Rich'
import { Switch } from '../../../ui/Switch'
import type { PreferencesPanelProps } from './preferenceChanges'

const optionsOf = <V extends string>(labels: Record<V, string>) =>
  keysOf(labels).map((value) => ({ value, label: labels[value] }))

export function AppearancePanel({ mayChange, onChange, failureOf }: PreferencesPanelProps) {
  const preferences = usePreferences()
  const [now] = useState(() => new Date().toISOString())
  return (
    <Panel title={preferenceTexts.appearance}>
      <div className={parts.settings}>
        <SettingRow name={preferenceTexts.theme} failure={failureOf('theme')}>
          {(id) => (
            <Segmented<ThemeChoice>
              id={id}
              aria-label={preferenceTexts.theme}
              disabled={!mayChange}
              value={preferences.theme}
              options={optionsOf(preferenceTexts.themeLabels)}
              onChange={(theme) => onChange({ theme })}
            />
          )}
        </SettingRow>
        <SettingRow name={preferenceTexts.textSize} failure={failureOf('text_size')}>
          {(id) => (
            <Segmented<TextSize>
              id={id}
              aria-label={preferenceTexts.textSize}
              disabled={!mayChange}
              value={preferences.text_size}
              options={optionsOf(preferenceTexts.sizeLabels)}
              onChange={(text_size) => onChange({ text_size })}
            />
          )}
        </SettingRow>
        <SettingRow
          name={preferenceTexts.dates}
          failure={failureOf('day_format')}
          hint={
            <>
              <Rich text={preferenceTexts.dateFormatHint} parts={{ date: <DateText value={now} /> }} />
            </>
          }
        >
          {(id) => (
            <Segmented<DayFormat>
              id={id}
              aria-label={preferenceTexts.dates}
              disabled={!mayChange}
              value={preferences.day_format}
              options={optionsOf(preferenceTexts.dayFormatLabels)}
              onChange={(day_format) => onChange({ day_format })}
            />
          )}
        </SettingRow>
        <SettingRow
          name={preferenceTexts.numbers}
          failure={failureOf('number_format')}
          hint={preferenceTexts.numberFormatHint}
        >
          {(id) => (
            <Segmented<NumberFormat>
              id={id}
              aria-label={preferenceTexts.numbers}
              disabled={!mayChange}
              value={preferences.number_format}
              options={optionsOf(preferenceTexts.numberFormatLabels)}
              onChange={(number_format) => onChange({ number_format })}
            />
          )}
        </SettingRow>
        <SettingRow
          name={preferenceTexts.reducedMotion}
          failure={failureOf('reduced_motion')}
          hint={preferenceTexts.reducedMotionHint}
        >
          {(id) => (
            <Switch
              id={id}
              disabled={!mayChange}
              checked={preferences.reduced_motion}
              onChange={(reduced_motion) => onChange({ reduced_motion })}
            />
          )}
        </SettingRow>
        <SettingRow
          name={preferenceTexts.spokenConfirmations}
          failure={failureOf('spoken_confirmations')}
          hint={preferenceTexts.spokenConfirmationsHint}
        >
          {(id) => (
            <Switch
              id={id}
              disabled={!mayChange}
              checked={preferences.spoken_confirmations}
              onChange={(spoken_confirmations) => onChange({ spoken_confirmations })}
            />
          )}
        </SettingRow>
      </div>
    </Panel>
  )
}
