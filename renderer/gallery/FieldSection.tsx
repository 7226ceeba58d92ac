/** Form controls: empty, filled, invalid and disabled. */
import { Input, Radio } from 'antd'
import { Checkbox } from '../ui/Checkbox'
import { Field } from '../ui/forms/Field'
import { PhoneInput } from '../ui/forms/fields/PhoneInput'
import { Select } from '../ui/forms/fields/Select'
import { SearchBox } from '../ui/forms/SearchBox'
import { Switch } from '../ui/Switch'
import styles from './gallery.module.css'
import { Row, Section } from './Section'

const ignore = (): void => undefined
const options = [
  { value: 'fiber', label: 'Fiber' },
  { value: 'gas', label: 'Gas' },
]

export const FieldSection = () => (
  <Section title="Fields">
    <div className={styles.columns}>
      <Field id="empty" label="Email" hint="We’ll send a code to this address.">
        {(control) => <Input {...control} placeholder="you@example.com" />}
      </Field>
      <Field id="invalid" label="Amount" error="Enter an amount like 12.34.">
        {(control) => <Input {...control} prefix="$" status="error" defaultValue="abc" />}
      </Field>
      <Field id="phone" label="Phone">
        {(control) => <PhoneInput {...control} value="(512) 555-0142" />}
      </Field>
      <Field id="disabled" label="Customer number">
        {(control) => <Input {...control} disabled value="CU-10000001" />}
      </Field>
      <Field id="counted" label="Message" length={{ typed: 12, max: 500 }}>
        {(control) => <Input.TextArea {...control} rows={2} defaultValue="My internet…" />}
      </Field>
      <Field id="choice" label="Service">
        {(control) => <Select {...control} value="fiber" options={options} />}
      </Field>
    </div>
    <SearchBox id="search" label="Search" words="outage" onChange={ignore} />
    <Row>
      <Radio.Group value="fiber" options={options} />
      <Checkbox checked>Keep me signed in</Checkbox>
      <Checkbox>Paperless billing</Checkbox>
      <Checkbox indeterminate>Some of the accounts</Checkbox>
      <Checkbox disabled>Not available</Checkbox>
    </Row>
    <Row>
      <Switch aria-label="On" checked onChange={ignore} />
      <Switch aria-label="Off" checked={false} onChange={ignore} />
      <Switch aria-label="Not available" disabled checked={false} onChange={ignore} />
    </Row>
  </Section>
)
