/** The drawings of empty states. */
import { Drawing } from '../ui/pictures/Drawing'
import { drawings, type PictureName } from '../ui/pictures/drawings'
import styles from './gallery.module.css'
import { Row, Section } from './Section'

const isPictureName = (name: string): name is PictureName => name in drawings

export const PictureSection = () => (
  <Section title="Pictures">
    <Row>
      {Object.keys(drawings)
        .filter(isPictureName)
        .map((name) => (
          <span key={name} className={styles.icon}>
            <Drawing name={name} />
            {name}
          </span>
        ))}
    </Row>
  </Section>
)
