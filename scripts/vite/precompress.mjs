/**
 * Writes a Brotli and a gzip copy next to every built file, so that the server never compresses the same bytes twice.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
// Pages contain a new nonce for each request and cannot be compressed in advance.
const compressible = /\.(js|css|svg|json|txt)$/

export function precompressed() {
  let outDir = ''
  return {
    name: 'portal:precompressed',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const files = await readdir(path.join(outDir, 'assets'), { withFileTypes: true })
        await Promise.all(
          files
            .filter((file) => file.isFile() && compressible.test(file.name))
            .map(async ({ name }) => {
              const file = path.join(outDir, 'assets', name)
              const bytes = await readFile(file)
              await Promise.all([
                brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).then((packed) =>
                  writeFile(`${file}.br`, packed),
                ),
                gzip(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
              ])
            }),
        )
      },
    },
  }
}
