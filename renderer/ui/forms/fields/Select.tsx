// oxlint-disable-next-line no-restricted-imports -- This is the component that all others use instead.
import { Select as AntdSelect, type SelectProps } from 'antd'
import { useDeferredOpening } from '../useDeferredOpening'

type Option = NonNullable<SelectProps['options']>[number]

/** Selects from a list: antd’s, which opens later. */
export const Select = <Value,>(props: SelectProps<Value, Option>) => (
  <AntdSelect<Value, Option> {...useDeferredOpening()} {...props} />
)
