/** Invented names of people and streets. */

const listOf = (text: string): string[] => text.trim().split(/,\s+/)

export const firstNames = listOf(`
  Ada, Alden, Amara, Anselm, Ari, Beatrix, Bram, Briony, Caleb, Calla, Cedric, Celeste, Corin, Dahlia, Darian,
  Delphine, Edda, Edmund, Elodie, Emeka, Enid, Ephraim, Esme, Farah, Felix, Fenna, Gideon, Greta, Hana, Harlan,
  Hollis, Ida, Imani, Ines, Isidro, Jamie, Jasper, Jonah, Juniper, Kaito, Keziah, Kiran, Lars, Leocadia, Linnea,
  Lorcan, Mabel, Marek, Marisol, Merritt, Mina, Nadia, Nikhil, Noor, Odalys, Orla, Oswin, Paloma, Percy, Priya,
  Quentin, Rafael, Renée, Rhea, Roscoe, Sabine, Selwyn, Soraya, Tamsin, Thaddeus, Theo, Ursula, Valentin, Vera,
  Wendell, Wilhelmina, Xiomara, Yara, Yusuf, Zadie, Zoë
`)

export const lastNames = listOf(`
  Abernook, Ashgrove, Barrowmere, Bellweather, Brackwater, Bramhollow, Calderwick, Castellane, Copperfield-Ames,
  D'Aubrey, Dallowmere, Dunmarch, Eastlake, Elderfin, Fairbourne, Fallowell, Fernandez-Quill, Fitzharrow, Garrowby,
  Glenmarrow, Greywether, Halloran, Harrowgate, Hazelrigg, Hollinsworth, Ironwood, Islay, Jessamy, Kestrel, Kingsmere,
  Lambourne, Larkspur, Lindqvist, Lockhaven, Marchbanks, Meadowcroft, Merriweather, Mirador, Montclare, Nightingale,
  Norwood, O'Dalloway, Oakhurst, Okonjo, Ormsby, Pemberwick, Penhallow, Quillfeather, Ravenscar, Redfern, Rosenquist,
  Saddleworth, Sato, Silverlake, Stonebridge, Sundaram, Tanglewood, Thackery, Thornbury, Underhill, Vaillancourt,
  Varga, Wakefield, Westerling, Whitlock, Winterbourne, Wrenfield, Yarrow, Zielinska, Núñez-Ångström
`)

/** One has an apostrophe and one has the maximum length, because both have broken searches and labels before. */
export const streets = listOf(`
  Quill St, N Fennick Ave, Harrow Ln, Larkin Dr, Meadowsweet Ct, Orrin Way, S Pell St, Saddle Trl, Tallis Ave,
  Wren Ln, Fennick Dr, E Harrow St, Larkin Ct, W Meadowsweet Ave, Orrin Trl, Pell Way, Saddle Ln, N Tallis St, Wren Dr,
  Quill Ct, Miller's Ferry Ln, Old Quillmere–Dunmarrow Post Road Extension, Harrow Trl, S Larkin St, Meadowsweet Way,
  Pell Ave
`)
