import { Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import { keysOf } from '#shared/records'
import * as preferenceTexts from '#shared/texts/customers/preferences'
import { usePreferences } from '../../../session/preferences'
import { DateText } from '../../../ui/DateText'
import { Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { SettingRow } from '../../../ui/panels/SettingRow'
import { Rich } from '../../../ui/Rich'
import { Switch } from '../../../ui/Switch'
import type { PreferenceChanges, PreferencesPanelProps } from './preferenceChanges'

export function AppearancePanel({ mayChange, onChange, failureOf }: PreferencesPanelProps) {
  const preferences = usePreferences()
  const [now] = useState(() => new Date().toISOString())
  const rowOf = <Name extends keyof PreferenceChanges>(name: Name) => ({
    value: preferences[name],
    failure: failureOf(name),
    mayChange,
  })
  return (
    <Panel title={preferenceTexts.appearance}>
      <div className={parts.settings}>
        <ChoiceRow
          name={preferenceTexts.theme}
          {...rowOf('theme')}
          labels={preferenceTexts.themeLabels}
          onChange={(theme) => onChange({ theme })}
        />
        <ChoiceRow
          name={preferenceTexts.textSize}
          {...rowOf('text_size')}
          labels={preferenceTexts.sizeLabels}
          onChange={(text_size) => onChange({ text_size })}
        />
        <ChoiceRow
          name={preferenceTexts.dates}
          {...rowOf('day_format')}
          labels={preferenceTexts.dayFormatLabels}
          hint={<Rich text={preferenceTexts.dateFormatHint} parts={{ date: <DateText value={now} /> }} />}
          onChange={(day_format) => onChange({ day_format })}
        />
        <ChoiceRow
          name={preferenceTexts.numbers}
          {...rowOf('number_format')}
          labels={preferenceTexts.numberFormatLabels}
          hint={preferenceTexts.numberFormatHint}
          onChange={(number_format) => onChange({ number_format })}
        />
        <SwitchRow
          name={preferenceTexts.reducedMotion}
          {...rowOf('reduced_motion')}
          hint={preferenceTexts.reducedMotionHint}
          onChange={(reduced_motion) => onChange({ reduced_motion })}
        />
        <SwitchRow
          name={preferenceTexts.spokenConfirmations}
          {...rowOf('spoken_confirmations')}
          hint={preferenceTexts.spokenConfirmationsHint}
          onChange={(spoken_confirmations) => onChange({ spoken_confirmations })}
        />
      </div>
    </Panel>
  )
}

interface RowProps<Value> {
  name: string
  value: Value
  failure: string | null
  mayChange: boolean
  hint?: ReactNode
  onChange: (value: Value) => void
}

interface ChoiceRowProps<Value extends string> extends RowProps<Value> {
  /** The values to choose from, with their labels. */
  labels: Record<Value, string>
}

function ChoiceRow<Value extends string>({ labels, value, mayChange, onChange, ...row }: ChoiceRowProps<Value>) {
  return (
    <SettingRow {...row}>
      {(id) => (
        <Segmented<Value>
          id={id}
          aria-label={row.name}
          disabled={!mayChange}
          value={value}
          options={keysOf(labels).map((key) => ({ value: key, label: labels[key] }))}
          onChange={onChange}
        />
      )}
    </SettingRow>
  )
}

const SwitchRow = ({ value, mayChange, onChange, ...row }: RowProps<boolean>) => (
  <SettingRow {...row}>
    {(id) => <Switch id={id} disabled={!mayChange} checked={value} onChange={onChange} />}
  </SettingRow>
)
