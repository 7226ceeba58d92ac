/** Saves the current search, filters, sorting and columns of a list under a name, or edits such a view. */
import { createListView, type ListView } from '#shared/contract/operations/listViews'
import { type ViewedList, viewNameLimit } from '#shared/operations/listViews'
import * as commonTexts from '#shared/texts/common'
import * as listViewTexts from '#shared/texts/operations/listViews'
import {
  useCreateListViewMutation,
  useDeleteListViewMutation,
  useUpdateListViewMutation,
} from '../../api/operations/listViews'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { TextField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'

interface Props {
  list: ViewedList
  /** Null for a new view. */
  view: ListView | null
  /** The user's own views. */
  ownViews: readonly ListView[]
  /** The query that is saved. */
  search: string
  onClose: () => void
}

export function ViewDialog({ list, view, ownViews, search, onClose }: Props) {
  const [create] = useCreateListViewMutation()
  const [update] = useUpdateListViewMutation()
  const { snackbar } = useNotify()
  const form = useCallForm(createListView, {
    initial: { name: view?.name ?? '', is_shared: view?.is_shared ?? false },
    input: (values) => ({ body: { list, search, ...values } }),
    send: ({ body: { list: _list, ...body } }) => {
      const replaced = view ?? namedLike(ownViews, body.name)
      return replaced ? update({ params: { view_id: replaced.view_id }, body }) : create({ body: { list, ...body } })
    },
    onSent: () => {
      snackbar(listViewTexts.viewSaved)
      onClose()
    },
    focus: 'name',
  })
  const replaced = view === null ? namedLike(ownViews, form.values.name) : undefined
  return (
    <FormDialog
      title={view ? listViewTexts.editView : listViewTexts.saveView}
      onClose={onClose}
      form={form}
      submitText={replaced ? listViewTexts.replaceView : commonTexts.save}
      actions={view && <DeleteButton view={view} onDeleted={onClose} />}
    >
      <TextField
        label={listViewTexts.viewName}
        maxLength={viewNameLimit}
        hint={replaced ? listViewTexts.replacesView(replaced.name) : !view && listViewTexts.savesCurrent}
        {...form.text('name')}
      />
      <Checkbox checked={form.values.is_shared} onChange={({ target }) => form.save({ is_shared: target.checked })}>
        {listViewTexts.shareView}
      </Checkbox>
    </FormDialog>
  )
}

const namedLike = (views: readonly ListView[], name: string): ListView | undefined =>
  views.find((view) => view.name.toLowerCase() === name.trim().toLowerCase())

function DeleteButton({ view, onDeleted }: { view: ListView; onDeleted: () => void }) {
  const [remove, { isLoading }] = useDeleteListViewMutation()
  const { snackbar } = useNotify()
  async function removeView(): Promise<void> {
    const { error } = await remove({ params: { view_id: view.view_id } })
    if (error) return
    snackbar(listViewTexts.viewDeleted)
    onDeleted()
  }
  return (
    <Button isDanger isBusy={isLoading} onClick={() => void removeView()}>
      {listViewTexts.deleteView}
    </Button>
  )
}
