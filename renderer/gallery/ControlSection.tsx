/** Buttons, links and tags in all of their kinds and states. */
import { Button, type ButtonProps } from '../ui/Button'
import { Icon } from '../ui/icons/Icon'
import { LinkButton } from '../ui/panels/LinkButton'
import { Tag, type TagColor } from '../ui/Tag'
import { Row, Section } from './Section'

const kinds = ['normal', 'primary', 'link', 'text'] as const
const states: readonly [name: string, props: ButtonProps][] = [
  ['Rest', {}],
  ['Small', { size: 'small' }],
  ['Large', { size: 'large' }],
  ['Disabled', { disabled: true }],
  ['Busy', { isBusy: true }],
  ['Dangerous', { isDanger: true }],
  ['With icon', { icon: <Icon name="plus" /> }],
]
const tagColors: readonly TagColor[] = ['default', 'processing', 'success', 'warning', 'error']

export const ControlSection = () => (
  <Section title="Buttons and tags">
    {kinds.map((kind) => (
      <Row key={kind}>
        {states.map(([name, props]) => (
          <Button key={name} kind={kind} {...props}>
            {name}
          </Button>
        ))}
        <LinkButton kind={kind} to="/">
          Link
        </LinkButton>
      </Row>
    ))}
    <Row>
      {tagColors.map((color) => (
        <Tag key={color} color={color}>
          {color}
        </Tag>
      ))}
      <Tag color="success" isLarge>
        large
      </Tag>
    </Row>
  </Section>
)
