import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VirtualRows } from '../../renderer/ui/lists/VirtualRows'

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

it('lays rows out anew when their height becomes another', () => {
  const { rerender } = render(list(5))
  expect(screen.getByText('Two')).toHaveStyle({ top: '80px', height: '80px' })
  rerender(list(10))
  expect(screen.getByText('Two')).toHaveStyle({ top: '160px', height: '160px' })
  expect(screen.getByRole('list')).toHaveStyle({ height: '320px' })
})
