/** Offers the CSV template of each subject. */
import { getImportTemplate } from '#shared/contract/operations/deliveries'
import { subjectNames } from '#shared/imports/subjectNames'
import * as deliveryTexts from '#shared/texts/operations/deliveries'
import * as templateTexts from '#shared/texts/operations/importTemplates'
import { saveFile } from '../../api/files'
import { DownloadButton } from '../../ui/DownloadButton'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'

export const TemplatesPanel = () => (
  <Panel title={templateTexts.title}>
    <p>{templateTexts.hint}</p>
    <div className={parts.wrap}>
      {subjectNames.map((subject) => (
        <DownloadButton
          key={subject}
          size="small"
          aria-label={templateTexts.downloadTemplate(deliveryTexts.subjectLabels[subject])}
          save={() => saveFile(getImportTemplate, { params: { subject } }, templateTexts.fileName(subject))}
        >
          {deliveryTexts.subjectLabels[subject]}
        </DownloadButton>
      ))}
    </div>
  </Panel>
)
