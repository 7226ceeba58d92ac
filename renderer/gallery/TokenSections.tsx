/** The tokens: colors, type, space, radii and icons. */
import { light, radius, space, typeScale } from '#shared/design/tokens'
import { Icon } from '../ui/icons/Icon'
import { iconNames } from '../ui/icons/iconNames'
import styles from './gallery.module.css'
import { Row, Section } from './Section'

/** A shadow is no color. */
const colorNames = Object.keys(light).filter((name) => name !== 'shadow')
const variableOf = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

export const ColorSection = () => (
  <Section title="Colors">
    <div className={styles.swatches}>
      {colorNames.map((name) => (
        <div key={name} className={styles.swatch}>
          <span style={{ background: `var(${variableOf(name)})` }} />
          {variableOf(name)}
        </div>
      ))}
    </div>
  </Section>
)

export const TypeSection = () => (
  <Section title="Type, space and radius">
    {Object.entries(typeScale).map(([name, pixels]) => (
      <p key={name} className={styles.figures} style={{ fontSize: `var(--type-${name})` }}>
        {`You owe $1,236.91, due December 2 (${name}, ${pixels} px)`}
      </p>
    ))}
    {Object.keys(space).map((name) => (
      <Row key={name}>
        <div className={styles.bar} style={{ width: `var(--space-${name})` }} />
        {name}
      </Row>
    ))}
    <Row>
      {Object.keys(radius).map((name) => (
        <div key={name} className={styles.swatch} style={{ borderRadius: `var(--radius-${name})` }}>
          {name}
        </div>
      ))}
    </Row>
  </Section>
)

export const IconSection = () => (
  <Section title="Icons">
    <Row>
      {iconNames.map((name) => (
        <span key={name} className={styles.icon}>
          <Icon name={name} />
          {name}
        </span>
      ))}
    </Row>
  </Section>
)
