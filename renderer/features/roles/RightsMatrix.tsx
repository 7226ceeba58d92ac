/** Shows rights by feature. Changes are marked and kept as a draft until the user reviews and saves them. */
import { useState } from 'react'
import { isStaffFeature, verbs, verbsOf } from '#shared/access/rights'
import type { Permission, RolePermissions } from '#shared/contract/access/roles'
import * as roleTexts from '#shared/texts/access/roles'
import * as commonTexts from '#shared/texts/common'
import { useDraft } from '../../domain/drafts/useDraft'
import { Button } from '../../ui/Button'
import { LeaveConfirmation } from '../../ui/dialogs/LeaveConfirmation'
import { SearchBox } from '../../ui/forms/SearchBox'
import { Filters, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { RightCell } from './RightCell'
import { type MenuBuilder, RolePreview } from './RolePreview'
import { applyChangeCodes, changesBetween, toChangeCodes, withRight } from './rightsDraft'
import styles from './roles.module.css'
import { SaveRightsDialog } from './SaveRightsDialog'

interface RightsMatrixProps extends RolePermissions {
  mayChange: boolean
  buildMenu: MenuBuilder
}

export function RightsMatrix({ role, permissions, mayChange, buildMenu }: RightsMatrixProps) {
  const draft = useDraft(`rights:${role.user_role_id}`, { changes: '' })
  const [words, setWords] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const draftPermissions = applyChangeCodes(permissions, draft.values.changes.split(' '))
  const changes = changesBetween(permissions, draftPermissions)
  const saveDraft = (next: readonly Permission[]) =>
    draft.save({ changes: toChangeCodes(changesBetween(permissions, next)).join(' ') })
  const changePermissions = (names: readonly string[], change: (permission: Permission) => Permission) =>
    saveDraft(draftPermissions.map((permission) => (names.includes(permission.name) ? change(permission) : permission)))
  const searchText = words.trim().toLowerCase()
  const matching = draftPermissions.filter(({ name }) =>
    `${roleTexts.featureLabels[name]} ${name}`.toLowerCase().includes(searchText),
  )
  const sections = [
    { title: roleTexts.customerRightsTitle, rows: matching.filter(({ name }) => !isStaffFeature(name)) },
    { title: roleTexts.staffTools, rows: matching.filter(({ name }) => isStaffFeature(name)) },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <>
      <Filters label={roleTexts.findAFeature}>
        <SearchBox id="feature-search" label={roleTexts.findAFeature} words={words} onChange={setWords} />
        {/* Customer roles have no preview: what customers see also depends on their services. */}
        {role.is_for_staff && <RolePreview role={role} permissions={draftPermissions} buildMenu={buildMenu} />}
      </Filters>
      {sections.length === 0 && <p>{roleTexts.noFeaturesFound}</p>}
      {sections.map(({ title, rows }) => (
        <Panel key={title} title={title}>
          <RightsTable
            title={title}
            rows={rows}
            currentPermissions={permissions}
            mayChange={mayChange}
            onChange={changePermissions}
          />
        </Panel>
      ))}
      {changes.length > 0 && <LeaveConfirmation unsavedText={roleTexts.unsavedWarning(changes.length)} />}
      {changes.length > 0 && (
        <section className={styles.unsaved} aria-label={roleTexts.unsavedChanges}>
          <span>{roleTexts.unsavedCount(changes.length)}</span>
          <Button onClick={draft.discard}>{commonTexts.discard}</Button>
          <Button kind="primary" onClick={() => setIsSaving(true)}>
            {roleTexts.reviewAndSave}
          </Button>
        </section>
      )}
      {isSaving && (
        <SaveRightsDialog
          role={role}
          changes={changes}
          currentPermissions={permissions}
          permissions={draftPermissions}
          onSaved={draft.discard}
          onClose={() => setIsSaving(false)}
        />
      )}
    </>
  )
}

interface RightsTableProps {
  title: string
  rows: readonly Permission[]
  currentPermissions: readonly Permission[]
  mayChange: boolean
  onChange: (names: readonly string[], change: (permission: Permission) => Permission) => void
}

function RightsTable({ title, rows, currentPermissions, mayChange, onChange }: RightsTableProps) {
  return (
    <table className={styles.matrix}>
      <caption className="visually-hidden">{roleTexts.rightsCaption(title)}</caption>
      <thead>
        <tr>
          <th scope="col">{roleTexts.feature}</th>
          {verbs.map((verb) => {
            const applicable = rows.filter(({ name }) => verbsOf(name).includes(verb))
            return (
              <th key={verb} scope="col" className={styles.right}>
                <RightCell
                  label={roleTexts.all(roleTexts.verbLabels[verb], title)}
                  text={roleTexts.verbLabels[verb]}
                  isOn={applicable.length > 0 && applicable.every((row) => row[verb])}
                  isPartly={applicable.some((row) => row[verb]) && !applicable.every((row) => row[verb])}
                  isDisabled={!mayChange || applicable.length === 0}
                  onChange={(isOn) =>
                    onChange(
                      applicable.map(({ name }) => name),
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
              {roleTexts.featureLabels[row.name]} <span className={styles.code}>{row.name}</span>
            </th>
            {verbs.map((verb) => (
              <td
                key={verb}
                className={styles.right}
                data-changed={
                  currentPermissions.find(({ name }) => name === row.name)?.[verb] !== row[verb] || undefined
                }
              >
                {verbsOf(row.name).includes(verb) ? (
                  <RightCell
                    label={commonTexts.labeled(roleTexts.featureLabels[row.name], roleTexts.verbLabels[verb])}
                    text={roleTexts.verbLabels[verb]}
                    isOn={row[verb]}
                    isDisabled={!mayChange}
                    onChange={(isOn) => onChange([row.name], (permission) => withRight(permission, verb, isOn))}
                  />
                ) : (
                  <span className={parts.secondary}>–</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
