import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import PDFDocument from "pdfkit";
import { create } from "fontkit";
// server/pdf/fonts.ts
/** The fonts of PDF documents, parsed once because parsing takes most of the time of a document with its own fonts. */
const { resolve } = createRequire(import.meta.url);
const fontOf = (weight) => create(readFileSync(resolve(`@expo-google-fonts/ibm-plex-sans/${weight}/IBMPlexSans_${weight}.ttf`)));
const fonts = {
	regular: fontOf("400Regular"),
	bold: fontOf("600SemiBold")
};
// server/pdf/taggedDocument.ts
/** A letter-size PDF with tagged text, which screen readers read in the order in which it was written. */
const colors = {
	text: "#1a2530",
	quiet: "#55626e",
	rule: "#d5dbe0",
	accent: "#1c374b"
};
const footerHeight = 36;
const listIndent = 16;
const rowGap = 3;
/** The library supports `scope`, but its types do not declare it yet (0.17.6). */
const headerOf = (lang, scope) => ({
	lang,
	scope
});
function createTaggedDocument(title, author, language = "en-US") {
	const document = openDocument(title, author, language);
	const readBytes = collectBytes(document);
	const root = document.struct("Document");
	document.addStructure(root);
	const width = document.page.width - 108;
	let parent = root;
	const textTools = createTextTools(document);
	const { ensureSpace, drawText, heightOf } = textTools;
	const heightOfRow = (cells) => Math.max(...cells.map((cell) => heightOf(cell.text, cell)));
	const pageHeight = document.page.height - 108 - footerHeight;
	const row = (cells) => {
		const height = heightOfRow(cells);
		ensureSpace(height);
		const top = document.y;
		const struct = document.struct("TR");
		parent.add(struct);
		for (const { text, tag = "TD", scope = "Row", ...textStyle } of cells) struct.add(document.struct(tag, tag === "TH" ? headerOf(language, scope) : {}, () => drawText(text, top, textStyle)));
		struct.end();
		document.y = top + height + rowGap;
	};
	const block = (rows) => {
		const height = rows.reduce((sum, cells) => sum + heightOfRow(cells) + rowGap, 0);
		if (height > pageHeight && rows.length > 2) {
			for (const cells of rows.slice(0, -2)) row(cells);
			return block(rows.slice(-2));
		}
		ensureSpace(height);
		for (const cells of rows) row(cells);
	};
	return {
		document,
		width,
		write(text, tag, { keepWith = 0, ...textStyle } = {}) {
			const fullStyle = {
				x: 54,
				width,
				...textStyle
			};
			ensureSpace(heightOf(text, fullStyle) + keepWith);
			const top = document.y;
			parent.add(document.struct(tag, {}, () => drawText(text, top, fullStyle)));
		},
		row,
		block,
		list(items) {
			const list = document.struct("L");
			root.add(list);
			for (const item of items) writeListItem(document, list, {
				...item,
				width,
				textTools
			});
			list.end();
		},
		table(fill) {
			const table = document.struct("Table");
			root.add(table);
			parent = table;
			fill();
			parent = root;
			table.end();
		},
		figure(alternative, height, draw) {
			ensureSpace(height);
			const top = document.y;
			root.add(document.struct("Figure", { alt: alternative }, () => draw(top)));
			document.y = top + height;
		},
		rule: () => drawRule(document, width),
		gap(points) {
			document.y += points;
		},
		async finish() {
			root.end();
			addPageFooters(document, title);
			document.end();
			return readBytes();
		}
	};
}
function openDocument(title, author, language) {
	return new PDFDocument({
		size: "LETTER",
		margins: {
			top: 54,
			left: 54,
			right: 54,
			bottom: 54
		},
		pdfVersion: "1.7",
		tagged: true,
		lang: language,
		displayTitle: true,
		bufferPages: true,
		info: {
			Title: title,
			Author: author
		}
	}).registerFont("regular", fonts.regular).registerFont("bold", fonts.bold);
}
/** Collects the bytes of a document. The returned function resolves to all of them once the document has ended. */
function collectBytes(document) {
	const chunks = [];
	document.on("data", (chunk) => chunks.push(chunk));
	const finished = new Promise((resolve) => document.on("end", () => resolve()));
	return async () => {
		await finished;
		return Buffer.concat(chunks);
	};
}
/** Returns the functions that measure and draw text, and that start a new page when a height does not fit. */
function createTextTools(document) {
	const ensureSpace = (height) => {
		if (document.y + height > document.page.height - 54 - footerHeight) document.addPage();
	};
	const style = ({ size = 10, color = colors.text, isBold = false }) => document.font(isBold ? "bold" : "regular").fontSize(size).fillColor(color);
	const drawText = (text, top, { x, width: textWidth, align = "left", ...fontStyle }) => style(fontStyle).text(text, x, top, {
		width: textWidth,
		align,
		lineGap: 1
	});
	const heightOf = (text, { width: textWidth, ...fontStyle }) => style(fontStyle).heightOfString(text, {
		width: textWidth,
		lineGap: 1
	});
	return {
		ensureSpace,
		drawText,
		heightOf
	};
}
function writeListItem(document, list, { label, text, width, textTools: { ensureSpace, drawText, heightOf } }) {
	const bodyStyle = {
		x: 70,
		width: width - listIndent
	};
	ensureSpace(heightOf(text, bodyStyle));
	const top = document.y;
	const item = document.struct("LI");
	list.add(item);
	item.add(document.struct("Lbl", {}, () => drawText(label, top, {
		x: 54,
		width: listIndent
	})));
	item.add(document.struct("LBody", {}, () => drawText(text, top, bodyStyle)));
	item.end();
	document.y += 3;
}
function drawRule(document, width) {
	const y = document.y + 2;
	document.markContent("Artifact", { type: "Layout" });
	document.moveTo(54, y).lineTo(54 + width, y).lineWidth(.5).strokeColor(colors.rule).stroke();
	document.endMarkedContent();
	document.y = y + 5;
}
/** Adds the footer of each page as an artifact, which screen readers skip. */
function addPageFooters(document, title) {
	const { start, count } = document.bufferedPageRange();
	for (let page = start; page < start + count; page++) {
		document.switchToPage(page);
		document.page.margins.bottom = 0;
		const y = document.page.height - 54 - 10;
		document.markContent("Artifact", { type: "Pagination" });
		document.font("regular").fontSize(8).fillColor(colors.quiet);
		const footerOptions = {
			width: document.page.width - 108,
			lineBreak: false
		};
		document.text(title, 54, y, footerOptions);
		document.text(`Page ${page + 1} of ${count}`, 54, y, {
			...footerOptions,
			align: "right"
		});
		document.endMarkedContent();
	}
}
export { createTaggedDocument as n, colors as t };

//# sourceMappingURL=taggedDocument-Crel7dAA.js.map