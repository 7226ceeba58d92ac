/** Previews the menu of a role and marks the screens that don't open because a right is missing. */
import { useState } from 'react'
import type { Permission, Role } from '#shared/contract/access/roles'
import * as roleTexts from '#shared/texts/access/roles'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../../ui/Button'
import { Modal } from '../../ui/dialogs/Modal'
import parts from '../../ui/panels/parts.module.css'
import { Tag } from '../../ui/Tag'
import styles from './roles.module.css'

export interface PreviewEntry {
  label: string
  /** The message that the screen shows instead of opening; null if it opens. */
  accessProblem: string | null
  entries: readonly PreviewEntry[]
}

export type MenuBuilder = (permissions: Permission[]) => PreviewEntry[]

interface RolePreviewProps {
  role: Role
  /** The permissions include unsaved changes. */
  permissions: Permission[]
  buildMenu: MenuBuilder
}

export function RolePreview({ role, permissions, buildMenu }: RolePreviewProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button className={styles.previewButton ?? ''} onClick={() => setOpen(true)}>
        {roleTexts.previewAsRole}
      </Button>
      <Modal
        isOpen={isOpen}
        title={roleTexts.theMenuOf(role.name)}
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>{commonTexts.close}</Button>}
      >
        <p className={parts.secondary}>{roleTexts.menuHint}</p>
        <Entries entries={buildMenu(permissions)} />
      </Modal>
    </>
  )
}

const Entries = ({ entries }: { entries: readonly PreviewEntry[] }) => (
  <ul className={styles.preview}>
    {entries.map(({ label, accessProblem, entries: children }) => (
      <li key={label}>
        {label} {accessProblem !== null && <Tag color="warning">{roleTexts.notOpenable}</Tag>}
        {children.length > 0 && <Entries entries={children} />}
      </li>
    ))}
  </ul>
)
