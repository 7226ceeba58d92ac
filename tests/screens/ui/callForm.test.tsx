import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { RequiredLine } from '#shared/fields/textFields'
import { TextField } from '../../../renderer/ui/forms/FormFields'
import { useCallForm } from '../../../renderer/ui/forms/useCallForm'
import { PlainField } from '../../../renderer/ui/plain/PlainField'

const call = {
  body: z.strictObject({
    title: RequiredLine({ name: 'Title', max: 9 }),
    note: RequiredLine({ name: 'Note', max: 9 }),
    day: z.string({ error: 'Day is required' }),
  }),
}

interface Values {
  title: string
  note: string
  day: string | null
}

/** A form with a field that keeps its own value, and without a field for the day. */
function NoteForm({ initial, send }: { initial: Values; send: (body: object) => Promise<object> }) {
  const form = useCallForm(call, { initial, input: (body) => ({ body }), send: ({ body }) => send(body) })
  return (
    <form {...form.props}>
      <TextField label="Title" {...form.text('title')} />
      <PlainField label="Note" {...form.plain('note')} />
      <p role="alert">{form.failure}</p>
      <button type="submit">Save</button>
    </form>
  )
}

function renderForm(initial: Values, ...answers: object[]) {
  const sent: object[] = []
  const send = (body: object) => {
    sent.push(body)
    return Promise.resolve(answers.shift() ?? { data: null })
  }
  render(<NoteForm initial={initial} send={send} />)
  return { sent, user: userEvent.setup() }
}

describe('a form that sends a call', () => {
  it('shows what the schema of the call finds, focuses the first invalid field, and sends nothing', async () => {
    const { sent, user } = renderForm({ title: '', note: '', day: '2027-03-17' })
    await user.click(screen.getByRole('button'))
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Title is required')
    expect(screen.getByLabelText('Note')).toHaveAccessibleDescription('Note is required')
    expect(screen.getByLabelText('Title')).toHaveFocus()
    await user.type(screen.getByLabelText('Title'), 'A')
    expect(screen.queryByText('Title is required')).not.toBeInTheDocument()
    expect(sent).toEqual([])
  })

  it('sends what was typed into both kinds of fields', async () => {
    const { sent, user } = renderForm({ title: '', note: '', day: '2027-03-17' })
    await user.type(screen.getByLabelText('Title'), 'A')
    await user.type(screen.getByLabelText('Note'), 'B')
    await user.click(screen.getByRole('button'))
    expect(sent).toEqual([{ title: 'A', note: 'B', day: '2027-03-17' }])
  })

  it('says what is wrong with a field that it does not show', async () => {
    const { sent, user } = renderForm({ title: 'A', note: 'B', day: null })
    await user.type(screen.getByLabelText('Note'), 'B')
    await user.click(screen.getByRole('button'))
    expect(screen.getByRole('alert')).toHaveTextContent('Day is required')
    expect(sent).toEqual([])
  })

  it('shows an error of the server inside a list at the field of the list', async () => {
    const fields = { 'title.0': 'Title is taken' }
    const { user } = renderForm(
      { title: 'A', note: '', day: '2027-03-17' },
      { error: { code: 'invalid_input', message: 'No.', fields } },
    )
    await user.type(screen.getByLabelText('Note'), 'B')
    await user.click(screen.getByRole('button'))
    expect(await screen.findByText('Title is taken')).toBeInTheDocument()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  it('shows no error of an earlier attempt once it is accepted', async () => {
    const fields = { title: 'Title is taken for this note' }
    const { sent, user } = renderForm(
      { title: 'A', note: '', day: '2027-03-17' },
      { error: { code: 'invalid_input', message: 'No.', fields } },
    )
    await user.type(screen.getByLabelText('Note'), 'B')
    await user.click(screen.getByRole('button'))
    expect(await screen.findByText('Title is taken for this note')).toBeInTheDocument()
    await user.type(screen.getByLabelText('Note'), 'C')
    await user.click(screen.getByRole('button'))
    expect(sent).toHaveLength(2)
    expect(screen.queryByText('Title is taken for this note')).not.toBeInTheDocument()
  })
})
