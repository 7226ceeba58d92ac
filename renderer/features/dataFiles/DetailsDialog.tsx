/** What a file is called in the Resource Center, in which language it is, and for whom. */
import { useState } from 'react'
import { userTypes } from '#shared/access'
import type { AssetFile } from '#shared/contract/assets'
import { type AssetId } from '#shared/documentAssets'
import { longestFileName } from '#shared/limits'
import { useUpdateAssetDetailsMutation } from '../../api/assets'
import { useListCommunitiesQuery } from '../../api/communities'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { FieldGrid, TextField } from '../../ui/forms/FormFields'
import { Meanwhile } from '../../ui/forms/Meanwhile'
import { NamesField, namesToChoose } from '../../ui/forms/NamesField'
import { RadioRow } from '../../ui/forms/RadioRow'
import { withNewer } from '../../ui/forms/newer'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import { UsedBy } from './UsedBy'
import { userTypeWords } from '../../ui/userTypeWords'
import * as assetTexts from '#shared/texts/assets'
import * as commonTexts from '#shared/texts/common'

interface DetailsDialogProps {
  assetsId: AssetId
  file: AssetFile
  onClose: () => void
}

const languages = [
  { value: 'en', label: assetTexts.english },
  { value: 'es', label: assetTexts.spanish },
] as const

const namesOrAll = (names: readonly string[]): string => (names.length === 0 ? 'everyone' : names.join(', '))

/** How a file reads now where it reads otherwise than before. */
function savedOf(now: AssetFile, before: AssetFile): string {
  const lines = (file: AssetFile): string[] => [
    assetTexts.fileName(file.file_name),
    `Title: ${file.title}`,
    `Description: ${file.description}`,
    `Language: ${languages.find(({ value }) => value === file.language)?.label ?? file.language}`,
    assetTexts.forUserTypes(namesOrAll(file.user_type.map((type) => userTypeWords[type]))),
    assetTexts.forCommunities(namesOrAll(file.community)),
  ]
  const known = new Set(lines(before))
  const changed = lines(now).filter((line) => !known.has(line))
  return changed.length === 0 ? assetTexts.theSameDetails : changed.join(' · ')
}

/** A name without an ending keeps that of the file. */
function withEnding(typed: string, before: string): string {
  const ending = /\.[^.]+$/.exec(before)?.[0] ?? ''
  return typed.includes('.') ? typed : typed.trim() + ending
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
  const { data } = useListCommunitiesQuery({ query: { page_number: 1, page_size: 500 } })
  const [values, setValues] = useState(() => valuesOf(file))
  // The list follows what others save; what was typed is about the file as it was read.
  const [read, setRead] = useState(file)
  const [update] = useUpdateAssetDetailsMutation()
  const { snackbar } = useNotify()
  const form = useForm(['file_name', 'title', 'description'])
  const keep = (changes: Partial<typeof values>): void => setValues((before) => ({ ...before, ...changes }))

  const isNewer = file.version !== read.version

  function takeNewer(): void {
    setValues((typed) => withNewer(typed, valuesOf(read), valuesOf(file)))
    setRead(file)
    form.forgive()
  }

  async function save(): Promise<unknown> {
    const { file_name: typed, ...rest } = values
    const file_name = withEnding(typed, read.file_name)
    const { error } = await update({
      params: { assetsId },
      query: { fileKey: file.fileKey },
      body: { ...rest, ...(file_name !== read.file_name && { file_name }), version: read.version },
    })
    if (error) return error
    snackbar(assetTexts.changed)
    onClose()
    return undefined
  }

  return (
    <FormDialog
      title={assetTexts.detailsOf(file.file_name)}
      size="large"
      onClose={onClose}
      // The newer version is reported above the fields, so the refusal needs no second message.
      form={isNewer ? { ...form, failure: null } : form}
      wrong={{
        file_name: values.file_name.trim() === '' ? assetTexts.folderRequired : null,
        title: values.title.trim() === '' ? assetTexts.titleIsRequired : null,
      }}
      send={save}
      submitText={commonTexts.save}
    >
      {isNewer && <Meanwhile onRead={takeNewer}>{assetTexts.someoneElseSaved(savedOf(file, read))}</Meanwhile>}
      <TextField
        label={assetTexts.fileNameText}
        field={form.field('file_name')}
        maxLength={longestFileName}
        value={values.file_name}
        onChange={(file_name) => keep({ file_name })}
      />
      <TextField
        label={commonTexts.title}
        field={form.field('title')}
        isCounted
        maxLength={120}
        value={values.title}
        onChange={(title) => keep({ title })}
      />
      <TextField
        label={assetTexts.descriptionOptional}
        field={form.field('description')}
        isCounted
        maxLength={300}
        value={values.description}
        onChange={(description) => keep({ description })}
      />
      <RadioRow
        label={assetTexts.language}
        options={languages}
        value={values.language}
        onChange={(language) => keep({ language })}
      />
      <FieldGrid>
        <NamesField
          label={assetTexts.forUserTypesText}
          value={values.user_type}
          options={userTypes.map((value) => ({ value, label: userTypeWords[value] }))}
          onChange={(user_type) => keep({ user_type })}
        />
        <NamesField
          label={assetTexts.forCommunitiesText}
          value={values.community}
          options={namesToChoose(data?.communities.map(({ name }) => name) ?? [])}
          onChange={(community) => keep({ community })}
        />
      </FieldGrid>
      <UsedBy documentId={file.document_id} noneText={assetTexts.notLinkedFromAnyAnnouncement} />
    </FormDialog>
  )
}
