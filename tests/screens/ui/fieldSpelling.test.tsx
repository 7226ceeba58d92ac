/** Which fields are spell-checked: names, numbers and addresses are not, because no dictionary contains them. */
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LongTextField, PhoneField, TextField } from '../../../renderer/ui/forms/FormFields'
import { SearchBox } from '../../../renderer/ui/forms/SearchBox'

const nothing = () => undefined
const field = (id: string) => ({
  control: { id, 'aria-describedby': `${id}-hint` },
  error: null,
  clear: nothing,
  reject: nothing,
})

describe('spelling', () => {
  it('is not checked in fields for a name, a number or an address', () => {
    render(
      <>
        <TextField label="Account number" field={field('one')} value="" onChange={nothing} />
        <PhoneField label="Phone" field={field('two')} value="" onChange={nothing} />
        <SearchBox id="three" label="Search" words="" onChange={nothing} />
      </>,
    )
    for (const name of ['Account number', 'Phone', 'Search']) {
      expect(screen.getByLabelText(name)).toHaveAttribute('spellcheck', 'false')
    }
  })

  it('is left to the browser in fields for messages', () => {
    render(
      <>
        <TextField label="Title" field={field('one')} value="" onChange={nothing} isCounted maxLength={80} />
        <LongTextField label="Message" field={field('two')} rows={3} maxLength={80} value="" onChange={nothing} />
      </>,
    )
    expect(screen.getByLabelText('Title')).toHaveAttribute('spellcheck', 'true')
    expect(screen.getByLabelText('Message')).not.toHaveAttribute('spellcheck', 'false')
  })
})
