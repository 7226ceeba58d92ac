/**
 * /resourceCenter: lists the document library. The folder (`folder`), the words (`search`) and the page are in the URL.
 */
import { Link, useSearchParams } from 'react-router-dom'
import { z } from 'zod/mini'
import type { DocumentFolder } from '#shared/contract/content/documents'
import { paths } from '#shared/paths'
import * as documentTexts from '#shared/texts/content/documents'
import { useListDocumentFoldersQuery, useListDocumentsQuery } from '../../api/content/documents'
import { useSignedIn } from '../../session/SignedIn'
import { SearchBox } from '../../ui/forms/SearchBox'
import { DataTable } from '../../ui/lists/DataTable'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage, type SearchChanges, withChanges } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { FolderLinks } from '../../ui/panels/FolderLinks'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import { Rich } from '../../ui/Rich'
import { PageState } from '../../ui/states/PageState'
import { documentColumns } from './documentColumns'
import styles from './documents.module.css'

export function ResourceCenterPage() {
  const customerFilter = useCustomerFilter()
  const folders = useListDocumentFoldersQuery({ query: customerFilter })
  return (
    <PageState
      query={folders}
      failedText={documentTexts.documentsNotLoaded}
      rows={8}
      isEmpty={(found) => found.length === 0}
      empty={
        <EmptyPanel picture="folder" action={<Link to={paths.contactUs}>{documentTexts.askForDocument}</Link>}>
          {documentTexts.noDocuments}
        </EmptyPanel>
      }
    >
      {(found) => <Library folders={found} />}
    </PageState>
  )
}

/** Staff with an open customer see the documents of that customer. */
function useCustomerFilter() {
  const { customer } = useSignedIn()
  return customer ? { crm_customer_id: customer.crm_customer_number } : {}
}

/** Reads the id from a link that staff copied. Anything else in the URL is ignored. */
function readDocumentId(search: URLSearchParams): string | null {
  const { success, data } = z.uuid().safeParse(search.get('document'))
  return success ? data : null
}

function Library({ folders }: { folders: DocumentFolder[] }) {
  const [search, setSearch] = useSearchParams()
  const folder = search.get('folder')?.slice(0, 64) || null
  const words = (search.get('search') ?? '').slice(0, 200)
  const documentId = readDocumentId(search)
  const page = readPage(search)
  const filter = {
    ...(documentId && { linked_document: documentId }),
    ...(folder && { folder_code: folder }),
    ...(words.trim() !== '' && { search: words }),
  }
  const query = useListDocumentsQuery({ body: { ...useCustomerFilter(), ...filter, ...page } })
  useLastPage(page, query)
  const show = (changes: SearchChanges, replace = false): void =>
    setSearch((before) => withChanges(before, changes), { replace })

  return (
    <div className={styles.library}>
      <Folders folders={folders} current={folder} words={words} />
      <PageStack>
        <div className={styles.searching}>
          <SearchBox
            id="document-search"
            label={folder ? documentTexts.searchThisFolder : documentTexts.searchAllDocuments}
            words={words}
            onChange={(text) => show({ search: text, document: null }, true)}
          />
        </div>
        {documentId && (
          <p>
            <Rich
              text={documentTexts.linkedDocumentNote}
              parts={{ link: (text) => <Link to={paths.resourceCenter}>{text}</Link> }}
            />
          </p>
        )}
        <PageState query={query} failedText={documentTexts.documentsNotLoaded}>
          {({ documents, total_count }) => (
            <>
              <output className="visually-hidden">{documentTexts.documentsFound(total_count)}</output>
              <DataTable
                caption={folder ? documentTexts.folderCaption : documentTexts.documentsCaption}
                columns={documentColumns({ showsFolder: folder === null })}
                rows={documents}
                rowKey={({ document_id }) => document_id}
                isStale={query.isFetching}
                emptyPicture={words.trim() === '' ? 'folder' : 'search'}
                empty={
                  documentId ? (
                    <p>{documentTexts.documentUnavailable}</p>
                  ) : (
                    <NothingFound words={words} isFolder={folder !== null} />
                  )
                }
              />
              {total_count > 0 && <ListPages page={page} totalCount={total_count} />}
            </>
          )}
        </PageState>
      </PageStack>
    </div>
  )
}

interface FoldersProps {
  folders: DocumentFolder[]
  current: string | null
  words: string
}

/** The search words are kept when the folder changes. */
function Folders({ folders, current, words }: FoldersProps) {
  const [search] = useSearchParams()
  const urlOf = (code: string | null): string =>
    `?${withChanges(search, { folder: code, search: words, document: null })}`
  const all = folders.reduce((sum, { document_count }) => sum + document_count, 0)
  return (
    <nav aria-label={documentTexts.folders}>
      <FolderLinks
        folders={[{ folder_code: null, name: documentTexts.allDocuments, document_count: all }, ...folders].map(
          ({ folder_code: code, name, document_count }) => ({
            key: code ?? 'all',
            name,
            count: document_count,
            to: urlOf(code),
            isCurrent: code === current,
          }),
        )}
      />
    </nav>
  )
}

function NothingFound({ words, isFolder }: { words: string; isFolder: boolean }) {
  const [search] = useSearchParams()
  if (words.trim() === '') {
    return (
      <p>
        <Rich
          text={documentTexts.emptyFolder}
          parts={{ link: (text) => <Link to={paths.resourceCenter}>{text}</Link> }}
        />
      </p>
    )
  }
  return (
    <p>
      {isFolder ? (
        <Rich
          text={documentTexts.noMatchHere}
          parts={{
            words,
            link: (text) => <Link to={`?${withChanges(search, { folder: null, search: words })}`}>{text}</Link>,
          }}
        />
      ) : (
        documentTexts.noMatch(words)
      )}
    </p>
  )
}
