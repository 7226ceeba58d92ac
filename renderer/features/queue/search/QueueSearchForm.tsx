/** The form of "Search Account": sender, label, team, priority and days. It searches on submit, not while the agent types. */
import { Input, Select } from 'antd'
import { useId, useState } from 'react'
import { casePriorities } from '#shared/cases/cases'
import type { MessageLabel } from '#shared/contract/cases/messageLabels'
import { phoneDigits, phoneLength } from '#shared/fields/phoneNumber'
import * as messageLabelTexts from '#shared/texts/cases/messageLabels'
import * as priorityTexts from '#shared/texts/cases/priorities'
import * as queueTexts from '#shared/texts/cases/queue'
import * as teamTexts from '#shared/texts/cases/teams'
import * as commonTexts from '#shared/texts/common'
import { useListTeamsQuery } from '../../../api/cases/teams'
import { Button } from '../../../ui/Button'
import { LazyDatePicker } from '../../../ui/forms/dates/LazyDatePicker'
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
  const [search, setSearch] = useState(initial)
  const [invalidDay, setInvalidDay] = useState({ from: false, to: false })
  const id = useId()
  const defaultDays = allDays(today)

  const change = (changes: Partial<QueueSearch>): void => setSearch({ ...search, ...changes })

  function startSearch(newSearch: QueueSearch): void {
    setSearch(newSearch)
    onSearch(newSearch)
  }

  return (
    <>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          // The field shows its own error. Searching days other than the displayed ones would mislead.
          const invalidField = (['from', 'to'] as const).find((name) => invalidDay[name])
          if (invalidField) document.getElementById(`${id}-${invalidField}`)?.focus()
          else onSearch(search)
        }}
      >
        <Filter label={queueTexts.searchLabel} htmlFor={`${id}-topic`}>
          <Input
            id={`${id}-topic`}
            maxLength={200}
            autoComplete="off"
            value={search.topic}
            onChange={({ target: { value } }) => change({ topic: value })}
          />
          <label className={styles.topic} htmlFor={`${id}-match`}>
            <Switch
              id={`${id}-match`}
              checked={search.isCaseMatched}
              onChange={(isCaseMatched) => change({ isCaseMatched })}
            />
            {queueTexts.matchCase}
          </label>
        </Filter>
        {fields.map(({ name, label, max }) => (
          <Filter key={name} label={label} htmlFor={`${id}-${name}`}>
            <Input
              id={`${id}-${name}`}
              maxLength={max}
              autoComplete="off"
              {...(name === 'phone' && { inputMode: 'numeric' as const })}
              value={search[name]}
              onChange={({ target: { value } }) =>
                change({ [name]: name === 'phone' ? phoneDigits(value).slice(0, phoneLength) : value })
              }
            />
          </Filter>
        ))}
        <LabelFilter id={`${id}-label`} labels={labels} value={search.label} onChange={(label) => change({ label })} />
        <TeamFilters id={id} search={search} onChange={change} />
        <FilterPair>
          {(['from', 'to'] as const).map((name) => (
            <Filter
              key={name}
              label={name === 'from' ? queueTexts.fromDate : queueTexts.toDate}
              htmlFor={`${id}-${name}`}
            >
              <LazyDatePicker
                id={`${id}-${name}`}
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
  id: string
  search: QueueSearch
  onChange: (changes: Partial<QueueSearch>) => void
}

function TeamFilters({ id, search: { team, priority }, onChange }: TeamFiltersProps) {
  const { data: teams = [] } = useListTeamsQuery()
  const isRemoved = team !== '' && !teams.some(({ team_id }) => team_id === team)
  return (
    <>
      <Filter label={teamTexts.team} htmlFor={`${id}-team`}>
        <Select
          id={`${id}-team`}
          value={team}
          options={[
            { value: '', label: commonTexts.any },
            ...teams.map(({ team_id, name }) => ({ value: team_id, label: name })),
            ...(isRemoved ? [{ value: team, label: teamTexts.removedTeam }] : []),
          ]}
          onChange={(value) => onChange({ team: value })}
        />
      </Filter>
      <Filter label={priorityTexts.priority} htmlFor={`${id}-priority`}>
        <Select<QueueSearch['priority']>
          id={`${id}-priority`}
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
