/** What a change of rights grants and withdraws, and when it takes effect, before it's saved. */
import { useState } from 'react'
import { effectNotice } from '#shared/accessChangeTexts'
import type { Role, Permission, SavedPermissions } from '#shared/contract/roles'
import { useUpdateRolePermissionsMutation } from '../../api/roles'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { needsPassword } from '../../ui/dialogs/needsPassword'
import { PasswordDialog } from '../../ui/dialogs/PasswordDialog'
import { useConfirmed } from '../../ui/dialogs/useConfirmed'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import { featureWords, verbWords } from '#shared/featureWords'
import { changesBetween, type RightChange } from './rightsDraft'
import styles from './roles.module.css'
import { useEffectOf } from './useEffectOf'
import * as accessChangeTexts from '#shared/texts/accessChanges'
import * as roleTexts from '#shared/texts/roles'
import * as commonTexts from '#shared/texts/common'

interface SaveRightsDialogProps {
  role: Role
  changes: readonly RightChange[]
  /** As the role is now. */
  before: readonly Permission[]
  /** As it would be. */
  permissions: readonly Permission[]
  onSaved: () => void
  onClose: () => void
}

export function SaveRightsDialog({ role, changes, before, permissions, onSaved, onClose }: SaveRightsDialogProps) {
  const { snackbar, toast } = useNotify()
  const effect = useEffectOf(role.user_role_id, changes)
  const [isPasswordNeeded, setPasswordNeeded] = useState(false)
  const [update] = useUpdateRolePermissionsMutation()
  // What somebody else saves while this is open shows in it: one's own changes stay on top of that.
  const [seen] = useState(before)
  const theirs = changesBetween(seen, before)
  const changed = permissions.filter(({ name }) => changes.some(({ feature }) => feature === name))
  const send = (password?: string) =>
    update({ body: { user_role_id: role.user_role_id, version: role.version, permissions: changed, password } })
  const finish = (saved: SavedPermissions | null) => {
    if (saved?.waiting) toast('info', accessChangeTexts.waiting)
    // A colleague may have saved all of it: nothing was sent then.
    else if (saved) snackbar(roleTexts.updated)
    onSaved()
    onClose()
  }
  const { dialog, failure } = useConfirmed<SavedPermissions | null>(async () => {
    if (changes.length === 0) return { data: null }
    const answer = await send()
    setPasswordNeeded(needsPassword(answer.error))
    return answer
  }, finish)
  async function confirm(password: string): Promise<unknown> {
    const { data, error } = await send(password)
    if (data) finish(data)
    return error
  }

  if (isPasswordNeeded)
    return <PasswordDialog reason={accessChangeTexts.onlyAdministrator} send={confirm} onClose={onClose} />
  return (
    <ConfirmDialog
      {...dialog}
      isOpen
      title={roleTexts.savePermissionsFor(role.name)}
      yesText={commonTexts.save}
      noText={commonTexts.cancel}
      onNo={onClose}
      message={
        <>
          {changes.length > 0 && effect && <p>{effectNotice(effect, role.member_count)}</p>}
          {theirs.length > 0 && (
            <>
              <p>
                {/* The failure at the foot says it as well. */}
                {roleTexts.someoneElseChangedThisRole(Boolean(failure))}
              </p>
              <Changes title={roleTexts.grantedBySomeoneElse} changes={theirs.filter(({ isGranted }) => isGranted)} />
              <Changes title={roleTexts.removedBySomeoneElse} changes={theirs.filter(({ isGranted }) => !isGranted)} />
            </>
          )}
          {changes.length === 0 && <p>{roleTexts.theresNothingLeftToSave}</p>}
          <Changes title={roleTexts.granted} changes={changes.filter(({ isGranted }) => isGranted)} />
          <Changes title={roleTexts.removed} changes={changes.filter(({ isGranted }) => !isGranted)} />
          {failure && (
            <div className={styles.changes}>
              <FormFailure>{`${roleTexts.updateFailed} ${failure}`}</FormFailure>
            </div>
          )}
        </>
      }
    />
  )
}

const Changes = ({ title, changes }: { title: string; changes: readonly RightChange[] }) =>
  changes.length === 0 ? null : (
    <section className={styles.changes} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {changes.map(({ feature, verb }) => (
          <li key={`${feature}.${verb}`}>
            {featureWords[feature]}: {verbWords[verb]}
          </li>
        ))}
      </ul>
    </section>
  )
