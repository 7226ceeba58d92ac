import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VirtualRows } from '../../../renderer/ui/lists/VirtualRows'

const rows = ['One', 'Two']
const list = (rowRem: number) => (
  <VirtualRows
    label="Words"
    rows={rows}
    rowKey={(row) => row}
    rowRem={rowRem}
    current={null}
    totalCount={2}
    onNearEnd={() => {}}
  >
    {(row) => row}
  </VirtualRows>
)

it('virtual rows are laid out again when their height changes', () => {
  const { rerender } = render(list(5))
  expect(screen.getByText('Two')).toHaveStyle({ top: '80px', height: '80px' })
  rerender(list(10))
  expect(screen.getByText('Two')).toHaveStyle({ top: '160px', height: '160px' })
  expect(screen.getByRole('list')).toHaveStyle({ height: '320px' })
})

it('virtual rows are all rendered for printing, and only the visible ones afterwards', () => {
  const many = Array.from({ length: 300 }, (_, index) => `Row ${index + 1}`)
  render(
    <VirtualRows
      label="Words"
      rows={many}
      rowKey={(row) => row}
      rowRem={5}
      current={null}
      totalCount={300}
      onNearEnd={() => {}}
    >
      {(row) => row}
    </VirtualRows>,
  )
  const before = screen.getAllByRole('listitem').length
  expect(before).toBeLessThan(300)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getAllByRole('listitem')).toHaveLength(300)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.getAllByRole('listitem')).toHaveLength(before)
})
