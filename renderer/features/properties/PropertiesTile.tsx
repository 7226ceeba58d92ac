/** Dashboard tile: shows the number of properties at each stage. */
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths'
import { premiseStages, stageLabels } from '#shared/services/properties'
import * as commonTexts from '#shared/texts/common'
import * as propertyTexts from '#shared/texts/properties'
import { useCountPropertiesQuery } from '../../api/services/properties'
import { useSignedIn } from '../../session/SignedIn'
import facts from '../../ui/panels/facts.module.css'
import { EmptyTile, TilePanel } from '../../ui/panels/TilePanel'

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
        <EmptyTile action={<Link to={paths.properties}>{propertyTexts.addOneByItsAddress}</Link>}>
          {propertyTexts.noOwnProperties}
        </EmptyTile>
      }
    >
      {({ total_count, stages }) => (
        <ul className={facts.facts}>
          {premiseStages
            .filter((stage) => stages[stage] > 0)
            .map((stage) => (
              <li key={stage} className={facts.fact}>
                <Link to={`${paths.properties}?stage=${stage}`}>{stageLabels[stage]}</Link>
                <span>{stages[stage]}</span>
              </li>
            ))}
          <li className={facts.fact}>
            <strong>{commonTexts.all}</strong>
            <strong>{total_count}</strong>
          </li>
        </ul>
      )}
    </TilePanel>
  )
}
