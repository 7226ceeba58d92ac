/** The menu as somebody with a role has it, and which of its screens say that a right is missing. */
import { Button } from 'antd'
import { useState } from 'react'
import type { Permission, Role } from '#shared/contract/roles'
import { Modal } from '../../ui/dialogs/Modal'
import { Badge } from '../../ui/panels/Badge'
import styles from './roles.module.css'
import * as commonTexts from '#shared/texts/common'
import * as roleTexts from '#shared/texts/roles'

export interface PreviewEntry {
  label: string
  /** What the screen says instead of opening; null where it opens. */
  refusal: string | null
  entries: readonly PreviewEntry[]
}

export type MenuOf = (permissions: Permission[]) => PreviewEntry[]

interface RolePreviewProps {
  role: Role
  /** With what is changed and not saved yet. */
  permissions: Permission[]
  menuOf: MenuOf
}

export function RolePreview({ role, permissions, menuOf }: RolePreviewProps) {
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
        <p className={styles.note}>{roleTexts.theMenuThatStaffWith}</p>
        <Entries entries={menuOf(permissions)} />
      </Modal>
    </>
  )
}

const Entries = ({ entries }: { entries: readonly PreviewEntry[] }) => (
  <ul className={styles.preview}>
    {entries.map(({ label, refusal, entries: inside }) => (
      <li key={label}>
        {label} {refusal !== null && <Badge kind="warning">{roleTexts.shownButDoesntOpen}</Badge>}
        {inside.length > 0 && <Entries entries={inside} />}
      </li>
    ))}
  </ul>
)
