import { useEffect } from 'react'
import * as commonTexts from '#shared/texts/common'

/** Names the page in the tab of the browser. */
export function useDocumentTitle(title: string, brandName: string): void {
  useEffect(() => {
    document.title = commonTexts.pageTitle(title, brandName)
  }, [title, brandName])
}
