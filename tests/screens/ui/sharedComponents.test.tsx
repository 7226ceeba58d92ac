import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Problem } from '#shared/http/errors'
import * as commonTexts from '#shared/texts/common'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import * as visitorTexts from '#shared/texts/visitorPages'
import { useDraft } from '../../../renderer/domain/drafts/useDraft'
import { Money } from '../../../renderer/domain/payments/Money'
import { SignedInContext } from '../../../renderer/session/SignedIn'
import { ConfirmDialog } from '../../../renderer/ui/dialogs/ConfirmDialog'
import { Modal } from '../../../renderer/ui/dialogs/Modal'
import { setMomentZone } from '../../../renderer/ui/format/days'
import { DatePicker } from '../../../renderer/ui/forms/dates/DatePicker'
import { PhoneInput } from '../../../renderer/ui/forms/fields/PhoneInput'
import { PaginationBar } from '../../../renderer/ui/lists/PaginationBar'
import { PageState } from '../../../renderer/ui/states/PageState'
import { aCustomer } from '../../support/screens/renderScreen'

describe('the bar under a list', () => {
  const bar = (page: number, onChange = vi.fn<(page: number, size: number) => void>()) => {
    render(<PaginationBar currentPage={page} itemsPerPage={20} totalCount={50} onChange={onChange} />)
    return onChange
  }

  it('shows how many of all rows are visible, also on the last page', () => {
    bar(3)
    expect(screen.getByText(commonTexts.resultsShown(10, 50))).toBeVisible()
    expect(screen.getByRole('button', { name: commonTexts.nextPage })).toBeDisabled()
    expect(screen.getByRole('button', { name: commonTexts.page(3), current: 'page' })).toBeVisible()
  })

  it('shows only the count if everything fits on one page', () => {
    render(<PaginationBar currentPage={1} itemsPerPage={20} totalCount={2} onChange={vi.fn<() => void>()} />)
    expect(screen.getByText(commonTexts.resultsShown(2, 2))).toBeVisible()
    expect(screen.queryByRole('navigation', { name: commonTexts.pages })).not.toBeInTheDocument()
    expect(screen.queryByLabelText(commonTexts.resultsPerPage)).not.toBeInTheDocument()
  })

  it('keeps the page size for a list that fits only because of a larger page size', () => {
    render(<PaginationBar currentPage={1} itemsPerPage={500} totalCount={24} onChange={vi.fn<() => void>()} />)
    expect(screen.getByLabelText(commonTexts.resultsPerPage)).toHaveValue('500')
  })

  it('returns to page 1 with another page size', async () => {
    const onChange = bar(3)
    await userEvent.selectOptions(screen.getByLabelText(commonTexts.resultsPerPage), '100')
    expect(onChange).toHaveBeenLastCalledWith(1, 100)
  })

  it('goes to the next page and back', async () => {
    const onChange = bar(2)
    await userEvent.click(screen.getByRole('button', { name: commonTexts.previousPage }))
    await userEvent.click(screen.getByRole('button', { name: commonTexts.page(3) }))
    expect(onChange.mock.calls).toEqual([
      [1, 20],
      [3, 20],
    ])
  })
})

describe('a dialog that is rendered only while it is open', () => {
  function Opener() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        {isOpen && (
          <Modal isOpen title="A dialog" onClose={() => setIsOpen(false)}>
            <input aria-label="Name" />
          </Modal>
        )}
      </>
    )
  }

  it('keeps Tab within its controls, forwards and backwards', async () => {
    render(<Opener />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
    await userEvent.tab()
    expect(screen.getByRole('button', { name: commonTexts.close })).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(screen.getByLabelText('Name')).toHaveFocus()
  })

  it('returns the focus to what opened it', async () => {
    render(<Opener />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: commonTexts.close }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
  })
})

describe('a confirmation', () => {
  it('is answered by Yes, No, or the close icon, which means No', async () => {
    const answers: string[] = []
    render(
      <ConfirmDialog
        title="Delete the card?"
        message="This can’t be undone."
        isOpen
        onYes={() => answers.push('yes')}
        onNo={() => answers.push('no')}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: commonTexts.yes }))
    await userEvent.click(screen.getByRole('button', { name: commonTexts.no }))
    await userEvent.click(screen.getByRole('button', { name: commonTexts.close }))
    expect(answers).toEqual(['yes', 'no', 'no'])
  })

  it('ends like a form: No first, the main action on the right', () => {
    render(<ConfirmDialog title="Delete?" message="" isOpen onYes={vi.fn()} onNo={vi.fn()} />)
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(names.filter(Boolean)).toEqual([commonTexts.no, commonTexts.yes])
  })
})

describe('a phone number', () => {
  it('is formatted while it is typed and does not start with 0', async () => {
    function Host() {
      const [value, setValue] = useState('')
      return <PhoneInput aria-label="Phone" value={value} onChange={setValue} />
    }
    render(<Host />)
    await userEvent.type(screen.getByLabelText('Phone'), '05125550142999')
    expect(screen.getByLabelText('Phone')).toHaveValue('(512) 555-0142')
  })
})

describe('a date', () => {
  function Host({ onChange }: { onChange: (value: string | null) => void }) {
    const [value, setValue] = useState<string | null>(null)
    const change = (next: string | null) => {
      setValue(next)
      onChange(next)
    }
    return <DatePicker aria-label="Date" value={value} onChange={change} />
  }

  it('is reported as YYYY-MM-DD when it is typed', async () => {
    const onChange = vi.fn<(value: string | null) => void>()
    render(<Host onChange={onChange} />)
    expect(screen.getByPlaceholderText('MM-DD-YYYY')).toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('Date'), '03-22-2025{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('2025-03-22')
  })

  it('a date in the future cannot be picked in the calendar', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-20T12:00:00'), toFake: ['Date'] })
    render(<Host onChange={vi.fn<(value: string | null) => void>()} />)
    await userEvent.click(screen.getByLabelText('Date'))
    expect(document.querySelector('[title="2026-03-20"]')).not.toHaveClass('ant-picker-cell-disabled')
    expect(document.querySelector('[title="2026-03-21"]')).toHaveClass('ant-picker-cell-disabled')
  })

  it('the current day of the provider can be picked where the reader has the day before', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-20T12:00:00Z'), toFake: ['Date'] })
    setMomentZone('Pacific/Kiritimati')
    onTestFinished(() => setMomentZone(null))
    render(<Host onChange={vi.fn<(value: string | null) => void>()} />)
    await userEvent.click(screen.getByLabelText('Date'))
    expect(document.querySelector('[title="2026-03-21"]')).not.toHaveClass('ant-picker-cell-disabled')
    expect(document.querySelector('[title="2026-03-22"]')).toHaveClass('ant-picker-cell-disabled')
  })

  it('a date in the future is not accepted', async () => {
    const onChange = vi.fn<(value: string | null) => void>()
    render(<Host onChange={onChange} />)
    await userEvent.type(screen.getByLabelText('Date'), '03-22-2199{Enter}')
    expect(onChange).not.toHaveBeenCalledWith('2199-03-22')
    expect(screen.getByLabelText('Date')).toHaveAccessibleDescription(commonTexts.dateInFuture)
    await userEvent.tab()
    expect(screen.getByLabelText('Date')).toHaveValue('03/22/2199')
  })

  it('stays for correction, counts as empty, and has an error at its field if it does not exist', async () => {
    const onChange = vi.fn<(value: string | null) => void>()
    render(<Host onChange={onChange} />)
    const field = screen.getByLabelText('Date')
    await userEvent.type(field, '01-05-2026{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('2026-01-05')
    await userEvent.clear(field)
    await userEvent.type(field, '13-45-2026')
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith(null)
    expect(field).toHaveValue('13-45-2026')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(commonTexts.invalidDateText('13-45-2026', 'MM-DD-YYYY'))
    await userEvent.clear(field)
    await userEvent.type(field, '01-05-2026{Enter}')
    expect(field).toBeValid()
  })
})

describe('an amount', () => {
  it('an amount below zero is a credit', () => {
    render(<Money cents={-1250} />)
    expect(screen.getByText(commonTexts.creditAmount('$12.50'))).toBeVisible()
  })
})

describe('a page that fails to reload', () => {
  it('keeps the previous data and shows what failed', () => {
    const error: Problem = { code: 'unavailable', message: 'Being maintained.', requestId: 'req-9' }
    render(
      <PageState
        failedText={paymentHistoryTexts.paymentsNotLoaded}
        query={{ data: ['first'], error, refetch: () => undefined }}
      >
        {(rows) => <p>{rows.join()}</p>}
      </PageState>,
    )
    expect(screen.getByText('first')).toBeVisible()
    expect(screen.getByText(paymentHistoryTexts.paymentsNotLoaded)).toBeVisible()
    expect(screen.getByText(visitorTexts.reference('req-9'))).toBeVisible()
  })
})

describe('a draft', () => {
  function Editor() {
    const { values, save, discard } = useDraft('message', { title: '' })
    return (
      <>
        <input aria-label="Title" value={values.title} onChange={(event) => save({ title: event.target.value })} />
        <button type="button" onClick={discard}>
          Sent
        </button>
      </>
    )
  }
  const open = (user = aCustomer()) =>
    render(
      <SignedInContext value={{ person: user, user, customer: null, features: [], ownFeatures: [] }}>
        <Editor />
      </SignedInContext>,
    )

  it('is restored for the same user and no one else', async () => {
    const first = open()
    await userEvent.type(screen.getByLabelText('Title'), 'Slow at night')
    first.unmount()
    const stranger = open(aCustomer({ user_id: '99999999-9999-4999-8999-999999999999' }))
    expect(screen.getByLabelText('Title')).toHaveValue('')
    stranger.unmount()
    open()
    expect(screen.getByLabelText('Title')).toHaveValue('Slow at night')
  })

  it('is deleted once it has been sent', async () => {
    const first = open()
    await userEvent.type(screen.getByLabelText('Title'), 'Slow')
    await userEvent.click(screen.getByRole('button', { name: 'Sent' }))
    act(() => first.unmount())
    open()
    expect(screen.getByLabelText('Title')).toHaveValue('')
  })
})
