/** Edits a file's name, title, description, language and audience in the Resource Center. */

import { useState } from 'react'
import { userTypes } from '#shared/access/access'
import { type AssetFile, updateAssetDetails } from '#shared/contract/content/assets'
import { maxFileNameLength } from '#shared/http/limits'
import type { AssetId } from '#shared/operations/assets'
import * as commonTexts from '#shared/texts/common'
import * as announcementTexts from '#shared/texts/content/announcements'
import * as assetTexts from '#shared/texts/content/assets'
import { useUpdateAssetDetailsMutation } from '../../api/content/assets'
import { useCommunities } from '../../domain/useCommunities'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { ConflictNotice } from '../../ui/forms/drafts/ConflictNotice'
import { mergeUntouched } from '../../ui/forms/drafts/mergeConflict'
import { FieldGrid, TextField } from '../../ui/forms/FormFields'
import { NamesField, toNameOptions } from '../../ui/forms/fields/NamesField'
import { RadioRow } from '../../ui/forms/fields/RadioRow'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'
import { LinkingAnnouncements } from './LinkingAnnouncements'

interface DetailsDialogProps {
  assetsId: AssetId
  file: AssetFile
  onClose: () => void
}

const languages = [
  { value: 'en', label: assetTexts.english },
  { value: 'es', label: assetTexts.spanish },
] as const

const namesOrAll = (names: readonly string[]): string => (names.length === 0 ? assetTexts.everyone : names.join(', '))

/** Shows which details of the saved version differ from the version being edited. */
function describeConflict(saved: AssetFile, base: AssetFile): string {
  const lines = (file: AssetFile): string[] => [
    assetTexts.fileName(file.file_name),
    assetTexts.titleOf(file.title),
    assetTexts.descriptionOf(file.description),
    assetTexts.languageOf(languages.find(({ value }) => value === file.language)?.label ?? file.language),
    assetTexts.forUserTypes(namesOrAll(file.user_type.map((type) => announcementTexts.userTypeLabels[type]))),
    assetTexts.forCommunities(namesOrAll(file.community)),
  ]
  const baseLines = new Set(lines(base))
  const changed = lines(saved).filter((line) => !baseLines.has(line))
  return changed.length === 0 ? assetTexts.sameDetailsSaved : assetTexts.someoneElseSaved(changed.join(' · '))
}

/** A name without an extension keeps the extension of the file. */
function withExtension(name: string, currentName: string): string {
  const extension = /\.[^.]+$/.exec(currentName)?.[0] ?? ''
  return name.includes('.') ? name : name.trim() + extension
}

const valuesOf = (file: AssetFile) => ({
  file_name: file.file_name,
  title: file.title,
  description: file.description,
  language: languages.find(({ value }) => value === file.language)?.value ?? 'en',
  user_type: file.user_type,
  community: file.community,
})

export function DetailsDialog({ assetsId, file, onClose }: DetailsDialogProps) {
  const communities = useCommunities()
  // The list follows what others save, while the edits are based on the version that was loaded.
  const [base, setBase] = useState(file)
  const [update] = useUpdateAssetDetailsMutation()
  const { snackbar } = useNotify()
  const form = useCallForm(updateAssetDetails, {
    initial: valuesOf(file),
    input: ({ file_name: typedName, ...rest }) => {
      const file_name = withExtension(typedName, base.file_name)
      return {
        params: { assetsId },
        query: { fileKey: file.fileKey },
        body: { ...rest, ...(file_name !== base.file_name && { file_name }), version: base.version },
      }
    },
    check: ({ file_name }) => ({ file_name: file_name.trim() === '' ? assetTexts.folderRequired : null }),
    send: update,
    onSent: () => {
      snackbar(assetTexts.changed)
      onClose()
    },
  })
  const { values, save } = form
  const hasConflict = file.version !== base.version

  function acceptLatest(): void {
    save(mergeUntouched(values, valuesOf(base), valuesOf(file)))
    setBase(file)
    form.clearFailure()
  }

  return (
    <FormDialog
      title={assetTexts.detailsOf(file.file_name)}
      size="large"
      onClose={onClose}
      // The conflict notice above the fields already reports the failure.
      form={hasConflict ? { ...form, failure: null } : form}
      submitText={commonTexts.save}
    >
      {hasConflict && <ConflictNotice onRead={acceptLatest}>{describeConflict(file, base)}</ConflictNotice>}
      <TextField label={assetTexts.fileNameLabel} maxLength={maxFileNameLength} {...form.text('file_name')} />
      <TextField label={commonTexts.title} isCounted maxLength={120} {...form.text('title')} />
      <TextField label={assetTexts.descriptionOptional} isCounted maxLength={300} {...form.text('description')} />
      <RadioRow
        label={commonTexts.language}
        options={languages}
        value={values.language}
        onChange={(language) => save({ language })}
      />
      <FieldGrid>
        <NamesField
          label={assetTexts.userTypesLabel}
          value={values.user_type}
          options={userTypes.map((value) => ({ value, label: announcementTexts.userTypeLabels[value] }))}
          onChange={(user_type) => save({ user_type })}
        />
        <NamesField
          label={assetTexts.communitiesLabel}
          value={values.community}
          options={toNameOptions(communities.map(({ name }) => name))}
          onChange={(community) => save({ community })}
        />
      </FieldGrid>
      <LinkingAnnouncements documentId={file.document_id} noneText={assetTexts.unlinkedHint} />
    </FormDialog>
  )
}
