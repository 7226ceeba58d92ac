/** Features by rights. What is changed is marked, kept while it is not saved, and looked over before it is. */
import { Button } from 'antd'
import { useState } from 'react'
import { isStaffFeature, verbs, verbsOf } from '#shared/rights'
import type { RolePermissions, Permission } from '#shared/contract/roles'
import { useDraft } from '../../session/useDraft'
import { LeaveQuestion } from '../../ui/dialogs/LeaveQuestion'
import { SearchBox } from '../../ui/forms/SearchBox'
import { Filters, Panel } from '../../ui/panels/Panel'
import { featureWords, verbWords } from '#shared/featureWords'
import { RightCell } from './RightCell'
import { RolePreview, type MenuOf } from './RolePreview'
import { applied, changesBetween, wishesOf, withRight } from './rightsDraft'
import { SaveRightsDialog } from './SaveRightsDialog'
import styles from './roles.module.css'
import * as commonTexts from '#shared/texts/common'
import * as roleTexts from '#shared/texts/roles'

interface RightsMatrixProps extends RolePermissions {
  mayChange: boolean
  menuOf: MenuOf
}

export function RightsMatrix({ role, permissions, mayChange, menuOf }: RightsMatrixProps) {
  const draft = useDraft(`rights:${role.user_role_id}`, { wishes: '' })
  const [words, setWords] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const wanted = applied(permissions, draft.values.wishes.split(' '))
  const changes = changesBetween(permissions, wanted)
  const keep = (next: readonly Permission[]) =>
    draft.keep({ wishes: wishesOf(changesBetween(permissions, next)).join(' ') })
  const set = (names: readonly string[], change: (permission: Permission) => Permission) =>
    keep(wanted.map((permission) => (names.includes(permission.name) ? change(permission) : permission)))
  const asked = words.trim().toLowerCase()
  const shown = wanted.filter(({ name }) => `${featureWords[name]} ${name}`.toLowerCase().includes(asked))
  const parts = [
    { title: roleTexts.customersAndTheirAccounts, rows: shown.filter(({ name }) => !isStaffFeature(name)) },
    { title: roleTexts.staffTools, rows: shown.filter(({ name }) => isStaffFeature(name)) },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <>
      <Filters label={roleTexts.findAFeature}>
        <SearchBox id="feature-search" label={roleTexts.findAFeature} words={words} onChange={setWords} />
        {/* What customers see depends on their services as well. */}
        {role.is_for_staff && <RolePreview role={role} permissions={wanted} menuOf={menuOf} />}
      </Filters>
      {parts.length === 0 && <p>{roleTexts.noFeaturesFound}</p>}
      {parts.map(({ title, rows }) => (
        <Panel key={title} title={title}>
          <Matrix title={title} rows={rows} before={permissions} mayChange={mayChange} onSet={set} />
        </Panel>
      ))}
      {changes.length > 0 && <LeaveQuestion what={`${countText(changes.length)}.`} />}
      {changes.length > 0 && (
        <section className={styles.unsaved} aria-label={roleTexts.unsavedChanges}>
          <span>{countText(changes.length)}</span>
          <Button onClick={draft.discard}>{commonTexts.discard}</Button>
          <Button type="primary" onClick={() => setIsSaving(true)}>
            {roleTexts.reviewAndSave}
          </Button>
        </section>
      )}
      {isSaving && (
        <SaveRightsDialog
          role={role}
          changes={changes}
          before={permissions}
          permissions={wanted}
          onSaved={draft.discard}
          onClose={() => setIsSaving(false)}
        />
      )}
    </>
  )
}

const countText = (count: number): string =>
  count === 1 ? roleTexts.n1UnsavedChange : roleTexts.unsavedChangesWith(count)

interface MatrixProps {
  title: string
  rows: readonly Permission[]
  before: readonly Permission[]
  mayChange: boolean
  onSet: (names: readonly string[], change: (permission: Permission) => Permission) => void
}

function Matrix({ title, rows, before, mayChange, onSet }: MatrixProps) {
  return (
    <table className={styles.matrix}>
      <caption className="visually-hidden">{roleTexts.whatTheRoleCanDo(title)}</caption>
      <thead>
        <tr>
          <th scope="col">{roleTexts.feature}</th>
          {verbs.map((verb) => {
            const able = rows.filter(({ name }) => verbsOf(name).includes(verb))
            return (
              <th key={verb} scope="col" className={styles.right}>
                <RightCell
                  label={roleTexts.all(verbWords[verb], title)}
                  text={verbWords[verb]}
                  isOn={able.length > 0 && able.every((row) => row[verb])}
                  isPartly={able.some((row) => row[verb]) && !able.every((row) => row[verb])}
                  isDisabled={!mayChange || able.length === 0}
                  onChange={(isOn) =>
                    onSet(
                      able.map(({ name }) => name),
                      (permission) => withRight(permission, verb, isOn),
                    )
                  }
                />
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              {featureWords[row.name]} <span className={styles.code}>{row.name}</span>
            </th>
            {verbs.map((verb) => (
              <td
                key={verb}
                className={styles.right}
                data-changed={before.find(({ name }) => name === row.name)?.[verb] !== row[verb] || undefined}
              >
                {verbsOf(row.name).includes(verb) ? (
                  <RightCell
                    label={`${featureWords[row.name]}: ${verbWords[verb]}`}
                    text={verbWords[verb]}
                    isOn={row[verb]}
                    isDisabled={!mayChange}
                    onChange={(isOn) => onSet([row.name], (permission) => withRight(permission, verb, isOn))}
                  />
                ) : (
                  <span className={styles.none}>–</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
