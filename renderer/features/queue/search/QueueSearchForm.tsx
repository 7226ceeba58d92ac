/** The form of "Search Account": sender, label, team, priority and days. It searches on submit, not while the agent types. */
import { Input } from 'antd'
import { useState } from 'react'
import { casePriorities } from '#shared/cases/cases'
import type { MessageLabel } from '#shared/contract/cases/messageLabels'
import * as messageLabelTexts from '#shared/texts/cases/messageLabels'
import * as priorityTexts from '#shared/texts/cases/priorities'
import * as queueTexts from '#shared/texts/cases/queue'
import * as teamTexts from '#shared/texts/cases/teams'
import * as commonTexts from '#shared/texts/common'
import { useListTeamsQuery } from '../../../api/cases/teams'
import { Button } from '../../../ui/Button'
import { LazyDatePicker } from '../../../ui/forms/dates/LazyDatePicker'
import { Select } from '../../../ui/forms/fields/Select'
import { SearchField } from '../../../ui/forms/SearchField'
import { useSearchForm } from '../../../ui/forms/useSearchForm'
import { Filter, FilterPair } from '../../../ui/panels/Panel'
import { Switch } from '../../../ui/Switch'
import { DayRanges } from './DayRanges'
import { allDays, emptySearch, type QueueSearch } from './queueSearch'
import styles from './queueSearch.module.css'

interface Props {
  initial: QueueSearch
  today: string
  labels: readonly MessageLabel[]
  onSearch: (search: QueueSearch) => void
}

const fields = [
  { name: 'address', label: commonTexts.serviceAddressTitle, max: 100 },
  { name: 'email', label: commonTexts.email, max: 254 },
  // Leaves room for pasted brackets and spaces, which are removed.
  { name: 'phone', label: commonTexts.phone, max: 24 },
] as const

export function QueueSearchForm({ initial, today, labels, onSearch }: Props) {
  const [invalidDay, setInvalidDay] = useState({ from: false, to: false })
  const defaultDays = allDays(today)
  const form = useSearchForm({
    initial,
    onSearch,
    // Searching days other than the displayed ones would mislead.
    findRejected: () => (['from', 'to'] as const).find((name) => invalidDay[name]),
  })
  const { values: search, change, idOf } = form

  function startSearch(newSearch: QueueSearch): void {
    form.replace(newSearch)
    onSearch(newSearch)
  }

  return (
    <>
      <form {...form.form} className={styles.form}>
        <Filter label={queueTexts.searchLabel} htmlFor={idOf('topic')}>
          <Input
            id={idOf('topic')}
            maxLength={200}
            autoComplete="off"
            value={search.topic}
            onChange={({ target: { value } }) => change({ topic: value })}
          />
          <label className={styles.topic} htmlFor={idOf('match')}>
            <Switch
              id={idOf('match')}
              checked={search.isCaseMatched}
              onChange={(isCaseMatched) => change({ isCaseMatched })}
            />
            {queueTexts.matchCase}
          </label>
        </Filter>
        {fields.map(({ name, label, max }) => (
          <SearchField
            key={name}
            id={idOf(name)}
            label={label}
            maxLength={max}
            value={search[name]}
            onChange={(typed) => change({ [name]: typed })}
            isPhone={name === 'phone'}
          />
        ))}
        <LabelFilter id={idOf('label')} labels={labels} value={search.label} onChange={(label) => change({ label })} />
        <TeamFilters idOf={idOf} search={search} onChange={change} />
        <FilterPair>
          {(['from', 'to'] as const).map((name) => (
            <Filter key={name} label={name === 'from' ? queueTexts.fromDate : queueTexts.toDate} htmlFor={idOf(name)}>
              <LazyDatePicker
                id={idOf(name)}
                value={search[name]}
                onChange={(day) => change({ [name]: day ?? defaultDays[name] })}
                onReject={(problem) => setInvalidDay((before) => ({ ...before, [name]: problem !== null }))}
              />
            </Filter>
          ))}
        </FilterPair>
        <div className={styles.buttons}>
          <Button kind="primary" type="submit">
            {commonTexts.search}
          </Button>
          <Button onClick={() => startSearch(emptySearch(today))}>{commonTexts.clear}</Button>
        </div>
      </form>
      <DayRanges {...{ search, today }} onSearch={startSearch} />
    </>
  )
}

interface TeamFiltersProps {
  idOf: (name: string) => string
  search: QueueSearch
  onChange: (changes: Partial<QueueSearch>) => void
}

function TeamFilters({ idOf, search: { team, priority }, onChange }: TeamFiltersProps) {
  const { data: teams = [] } = useListTeamsQuery()
  const isRemoved = team !== '' && !teams.some(({ team_id }) => team_id === team)
  return (
    <>
      <Filter label={teamTexts.team} htmlFor={idOf('team')}>
        <Select
          id={idOf('team')}
          value={team}
          options={[
            { value: '', label: commonTexts.any },
            ...teams.map(({ team_id, name }) => ({ value: team_id, label: name })),
            ...(isRemoved ? [{ value: team, label: teamTexts.removedTeam }] : []),
          ]}
          onChange={(value) => onChange({ team: value })}
        />
      </Filter>
      <Filter label={priorityTexts.priority} htmlFor={idOf('priority')}>
        <Select<QueueSearch['priority']>
          id={idOf('priority')}
          value={priority}
          options={[
            { value: '', label: commonTexts.any },
            ...casePriorities.map((value) => ({ value, label: priorityTexts.priorityLabels[value] })),
          ]}
          onChange={(value) => onChange({ priority: value })}
        />
      </Filter>
    </>
  )
}

interface LabelFilterProps {
  id: string
  labels: readonly MessageLabel[]
  value: string
  onChange: (label: string) => void
}

function LabelFilter({ id, labels, value, onChange }: LabelFilterProps) {
  const isRemoved = value !== '' && !labels.some(({ label_id }) => label_id === value)
  return (
    <Filter label={messageLabelTexts.label} htmlFor={id}>
      <Select
        id={id}
        value={value}
        options={[
          { value: '', label: commonTexts.any },
          ...labels.map(({ label_id, name }) => ({ value: label_id, label: name })),
          ...(isRemoved ? [{ value, label: messageLabelTexts.removedLabel }] : []),
        ]}
        onChange={onChange}
      />
    </Filter>
  )
}
