/** Dashboard tile: shows the number of properties at each stage. */
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths'
import { premiseStages, stageLabels } from '#shared/services/properties'
import * as commonTexts from '#shared/texts/common'
import * as propertyTexts from '#shared/texts/properties'
import { useCountPropertiesQuery } from '../../api/services/properties'
import { useSignedIn } from '../../session/SignedIn'
import { EmptyTile, TilePanel } from '../../ui/panels/TilePanel'
import styles from './PropertiesTile.module.css'

export function PropertiesTile() {
  const { user } = useSignedIn()
  const query = useCountPropertiesQuery({ query: { user_id: user.user_id } })
  return (
    <TilePanel
      title={commonTexts.properties}
      action={<Link to={paths.properties}>{commonTexts.viewAll}</Link>}
      query={query}
      subject={propertyTexts.yourProperties}
      isEmpty={({ total_count }) => total_count === 0}
      empty={
        <EmptyTile picture="house" action={<Link to={paths.properties}>{propertyTexts.addOneByItsAddress}</Link>}>
          {propertyTexts.noOwnProperties}
        </EmptyTile>
      }
    >
      {({ total_count, stages }) => (
        <>
          <p className={styles.total}>{propertyTexts.lotCount(total_count)}</p>
          <ul className={styles.stages}>
            {premiseStages
              .filter((stage) => stages[stage] > 0)
              .map((stage) => (
                <li key={stage} className={styles.stage} style={{ flexGrow: stages[stage] }}>
                  <Link to={`${paths.properties}?stage=${stage}`}>{stageLabels[stage]}</Link>
                  <span className={styles.count}>{stages[stage]}</span>
                </li>
              ))}
          </ul>
        </>
      )}
    </TilePanel>
  )
}
