/**
 * The words of customers, by what they mean. A term of several words is found if they follow each other closely. Words
 * are compared by their stem, so "canceled" is "cancel".
 */

const words = {
  // Verbs: the user wants to do this.
  cancel:
    'cancel, cancellation, terminate, discontinue, quit, ditch, get rid, no longer want, no longer need, not want anymore, not need anymore, leaving, leave, close, shut down, switch provider, switch companies, another provider, drop, end, stop, disconnect, pull the plug',
  off: 'off, cancel, stop, disable, remove, unenroll, opt out, no longer want, not want, get rid, end, quit, deactivate, undo',
  on: 'on, set up, setup, enable, enroll, start, activate, sign up, want, add, put, use, automatically',
  change:
    'change, changing, update, edit, switch, modify, correct, new, different, swap, replace, fix, set, choose, pick, rename, moved',
  cheaper: 'cheaper, faster, less expensive, lower price, slower, save money',
  upgrade:
    'upgrade, downgrade, faster, bigger, cheaper, slower plan, lower plan, higher plan, better plan, switch, change, move up, bump, get gig, go up to',
  add: 'add, get, order, sign up, start, want, include, bundle, new, install, subscribe',
  forgot:
    'forgot, forget, forgotten, lost, reset, not remember, recover, not know, locked, wrong, retrieve, not working, not work',
  remove: 'delete, remove, erase, deactivate, close, get rid',
  send: 'send, come, need, schedule, book, request, dispatch, want, get, set up, call out, make',
  move: 'moving, move, relocate, relocating, moved, new apartment, new house, new place, new home, transfer, transferring',
  schedule: 'schedule, scheduled, postdate, future date, in advance, set up',
  restart: 'restart, reboot, power cycle, reset, unplug, turn off and on',
  block: 'block, blocking, stop, reject, filter, get rid, keep getting, screen, avoid',
  forward: 'forward, forwarding, redirect',
  speakTo: 'talk, speak, chat, connect, transfer, reach, get, put, call, need, want, give',
  find: 'where, find, see, show, look, get, download, copy, print, view, need, check, access',
  read: 'read, reading, understand, understanding, explain, mean, means, make sense, decipher, breakdown, break down, confusing, confused',

  // How someone asks.
  how: 'how, way, steps',
  howMuch: 'how much, amount, how high, total',
  why: 'why, how come, reason, explain, what happened, what is going on',
  when: 'when, what time, what day, what date, how soon, how long, deadline, which day',
  howLong: 'how long, when, how many days, take, taking, still waiting, have not received, status',
  who: 'who',
  whether: 'am i, or not, am i already',
  money: 'money, funds, payment, check',
  mine: 'do i have, am i on, do i get, do i pay for, am i paying for, supposed to have, am i paying, current',

  // Nouns: the question is about this.
  service:
    'service, internet, wifi, gas, tv, television, cable, phone, voice, landline, plan, subscription, account, contract, fiber, everything, broadband, box, voip',
  internet: 'internet, wifi, fiber, broadband, connection, net, online, network',
  wifi: 'wifi, wireless, network, router, internet',
  plan: 'plan, speed, package, internet, gig, mbps, megs, tier, subscription, 300, 500, 1000, 2000, 5000',
  gas: 'gas, heat, furnace, boiler, heating',
  tv: 'tv, television, cable, gigastream, screen',
  voice: 'phone, landline, voice, voip, home phone, line',
  account: 'account, profile, login, user',
  login: 'account, profile, login, online account, portal',
  bill: 'bill, statement, invoice, billing',
  pay: 'pay, paying, payment, paid',
  month:
    'january, february, in march, march bill, march statement, april, in may, may bill, may statement, june, july, august, september, october, november, december, last month, jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec',
  received: 'received, receive, arrive, arrived, went through, go through, posted, post, clear, cleared, did get',
  paid: 'paid, did pay, have paid, have i paid, payments made, payment made',
  charge: 'charge, charged, charges, fee, fees, line, item, cost, costs',
  price: 'price, cost, rate, costs, prices, rates, promo, promotion, discount',
  owe: 'owe, balance, amount due, owing, outstanding, owed, past due, behind',
  high: 'high, higher, expensive, increase, increased, went up, go up, gone up, going up, goes up, jump, jumped, double, doubled, triple, tripled, more than, so much, too much, bigger, overcharge, overcharged, raise, raised, skyrocket, skyrocketed, crazy, insane, ridiculous, outrageous, spike, spiked, steep, different, extra, pay more, paying more, cost more, charged more, change, changed, big, dollars more, bucks more, more this month, more this time',
  first: 'first, new customer, just signed up',
  winter: 'winter, cold, january, february, december, heating, heat, season',
  dispute:
    'dispute, contest, disagree, not agree, not recognize, not order, never ordered, not owe, mistake, error, incorrect, wrong, not right, not authorize, never signed, not mine, not ask, unknown',
  autopay: 'autopay, automatic payment, automatic payments, automatically, auto, recurring payment, auto debit',
  paper: 'paper, paperless, mail, mailed, ebill, e bill, electronic, hard copy, in the mail',
  paperless: 'paperless, ebill, e bill',
  stopPaper: 'paperless, ebill, e bill, electronic, stop, no more, off, not want, go green, instead, online, email',
  receipt: 'receipt, proof payment, proof of payment, payment confirmation, confirmation number, confirmation, proof',
  pastBills:
    'past bills, old bills, old bill, previous bills, previous bill, old statements, past statements, copy, copies, pdf, download, last year, archive, old invoices, old invoice, past invoices',
  refund: 'refund, refunded, money back, reimburse, reimbursement, give back, pay me back, get back, paid back',
  credit: 'credit, compensation, compensate, prorate, discount, refund, money back, reimburse',
  twice: 'twice, double, two times, duplicate, 2x, two payments, 2 times, same payment',
  deposit: 'deposit, security deposit',
  late: 'late, overdue, past due, penalty, missed',
  fee: 'fee, fees, charge, penalty, surcharge, cost',
  dueDate: 'due date, due, deadline, pay by, billing date, bill date, payment date, cycle',
  issued:
    'come, comes, coming, sent, issued, arrive, ready, generated, post, made, next bill, next statement, come out',
  methods:
    'method, methods, ways, options, accept, take, cash, check, paypal, venmo, apple pay, google pay, debit, credit card, money order, in person, by phone, zelle, mail, over phone',
  accept: 'take, accept, allow',
  card: 'card, credit card, debit card, visa, mastercard, amex, bank account, payment method, checking account, bank info, debit',
  expired:
    'expired, expires, expire, expiring, new, replace, update, change, different, old, switch, outdated, stolen, lost',
  cannot:
    'can not, could not, unable, not able, struggling, struggle, hard time, short, not have, tight, afford, not enough, trouble paying, difficulty, broke, hardship, till payday, until payday',
  hardship:
    'lost job, lost my job, laid off, unemployed, fired, hardship, hospital, surgery, cannot afford, not afford, low on money, short on cash, short on money, no money, out of work, hours cut, hours got cut, broke, strapped, financial trouble, furloughed, divorce, on disability, not have money, not have the money',
  nextDay:
    'next week, next monday, next tuesday, next wednesday, next thursday, next friday, next month, on payday, on the first, on the 1st',
  later:
    'later, more time, extension, extend, extra time, few days, week late, next week, next month, delay, postpone, wait until, give me until, push back, push, grace, bit longer, payday, arrangement, arrangements, installments, payment plan, split, in parts, half now, partial, pieces, spread, couple weeks, little time',
  assist:
    'assistance, liheap, lifeline, low income, help paying, help pay, senior discount, charity, programs help, assistance program, help program',
  arrangement:
    'payment arrangement, payment plan, extension, installments, more time, pay later, extra time, arrangement, arrangements',
  declined:
    'declined, decline, failed, fail, rejected, reject, bounced, returned, denied, not go through, not going through, not work, not accept, not process, not let me pay, keeps failing, not take',
  missing:
    'not show, not see, not showing, missing, not posted, still says, not credited, disappeared, not reflected, not applied, pending, still shows',
  taxes: 'tax, taxes, surcharge, surcharges, regulatory, e911 fee, broadcast fee, usf, universal service',
  disconnected:
    'disconnect, disconnected, cut off, shut off, shutoff, turn off, suspend, suspended, turned off, shut me off, got cut',
  reconnect:
    'reconnect, reconnected, reconnection, turn back on, back on, restore, restored, resume, reinstated, get back',
  reading: 'reading, read, meter read, reads',
  estimated: 'estimate, estimated, estimation, guess, guessed, guessing, not real, nobody read, not read, actual',
  meter: 'meter',
  gasOff: 'off, shut, shut off, turn off, stop, disconnect',
  gasOn: 'on, turned on, turn on, start, connect, hook up, activate',
  usage: 'usage, use, used, consumption, consume, burn, burned',
  data: 'data, gb, gigabytes, bandwidth, terabyte, tb, gigs',
  cap: 'cap, caps, limit, limits, unlimited, throttle, throttled, throttling, run out, overage, too much',
  slow: 'slow, slower, slowly, sluggish, lag, lagging, laggy, buffer, buffering, buffers, crawling, speed, mbps, bad, terrible, sucks, unstable, spotty, weak, drops, dropping, keeps cutting, cutting out, freezing, horrible, awful, crap, trash, intermittent, in and out',
  down: 'down, out, outage, not working, not work, no internet, dead, offline, no service, stopped working, went out, no connection, not connect, nothing works, broken, no signal, not have, lost connection, blackout, gone',
  nothingWorks: 'nothing works, nothing working, everything down, everything out',
  outage: 'outage, outages, down, out in, interruption, blackout',
  report: 'report, reporting',
  reach:
    'reach, range, dead spot, dead zone, signal, upstairs, basement, bedroom, other room, rooms, far, weak, garage, backyard, extender, booster, mesh, coverage, bars',
  room: 'upstairs, downstairs, basement, bedroom, other room, rooms, garage, backyard, attic, patio, kitchen, office upstairs',
  signal: 'signal, bars, coverage, reach',
  router: 'router, modem, gateway, box, equipment, ont, wifi box',
  lights: 'light, lights, red light, blinking, blinks, los, pon, flashing, led',
  speedTest: 'speed test, speedtest, measure, test speed, test my speed, check my speed',
  guest: 'guest, guests, visitors, visitor, friends',
  password: 'password, passcode, pw, pwd, pass, passphrase, pass word, passwd, key',
  pin: 'pin, code, passcode, pin number',
  voicemail: 'voicemail, voice mail, mailbox, answering machine, vm',
  greeting: 'greeting, set up, setup, record, message',
  contactData:
    'email, e mail, email address, phone number, cell number, mobile number, contact info, contact information, number on file, cell',
  twoStep:
    'two step, two factor, 2fa, mfa, authenticator, two step sign in, 2 step, 2 factor, second factor, verification',
  code: 'code, otp, verification code, one time code, text code',
  notReceived:
    'not get, not getting, never got, not arrive, not received, not receive, not coming, not come, did not get, never came',
  locked: 'locked out, locked, too many, not log in, not login, not sign in, can not access, not get in, blocked out',
  signIn: 'sign in, log in, login, logging in, signing in, log on, portal, website, app, account online',
  human: 'human, agent, representative, rep, operator, manager, supervisor, real person, live person, actual person',
  person: 'person, someone, somebody, customer care, customer service',
  family:
    'wife, husband, partner, spouse, son, daughter, roommate, girlfriend, boyfriend, mom, dad, mother, father, assistant, authorized user, family, someone else, another person, user, brother, sister, fiance, tenant, kid',
  giveAccess:
    'add, access, authorize, authorized, permission, give, allow, invite, let, share, on the account, put, permit, view',
  name: 'name, last name, married, maiden name, surname, rename',
  notifications:
    'notifications, notification, alerts, alert, texts, text messages, reminders, reminder, emails, sms, text, messages, marketing',
  darkMode: 'dark mode, dark theme, light mode, font, bigger text, larger text, text size, theme, too small, letters',
  stoodUp:
    'no show, nobody came, nobody showed, no one came, no one showed, stood up, never showed, not show up, never came',
  technician:
    'technician, tech, repairman, installer, repair guy, guy, visit, somebody out, someone out, repair person, service call, truck, engineer, worker',
  appointment:
    'appointment, visit, technician, tech, install date, installation, install, service call, time slot, time window, slot',
  reschedule:
    'reschedule, change, move, cancel, different day, postpone, another day, another time, push, rebook, other time, can not make',
  noShow:
    'not show, no show, never came, never showed, not come, stood up, nobody came, no one came, did not show, still not here, missed, late, waited, waiting all day, waiting, nobody showed, no one showed',
  equipment: 'equipment, router, modem, gateway, box, boxes, ont, extender, device',
  giveBack: 'return, returning, send back, drop off, give back, ship back, bring back, mail back',
  port: 'port, porting, keep, bring, transfer, take, keep my number',
  ownNumber: 'number, phone number, landline number, old number, same number',
  e911: '911, e911, emergency',
  address: 'address, location',
  spam: 'spam, robocall, robocalls, telemarketer, telemarketers, scam calls, unwanted, spammers, harassing, junk calls, nuisance, scammers',
  calls: 'call, calls, calling, caller, callers',
  dialTone:
    'dial tone, dialtone, tone, phone dead, line dead, no sound, phone not working, can not make calls, phone is dead, landline dead',
  channels: 'channel, channels, lineup, espn, hbo, network list, channel list, guide',
  channelMissing:
    'missing, gone, lost, disappeared, can not find, not get, not see, missing channel, not work, no longer',
  pack: 'pack, package, tv plan, sports, movies, kids, tv package, channel package, local, select, prime',
  remote: 'remote, remote control, clicker, remotes',
  noPicture:
    'no picture, black screen, blank, blue screen, not work, frozen, not turn on, black, pixelated, not working, no sound',
  recordings: 'record, recording, recordings, dvr, recorder',
  parental: 'parental, kids, children, child, lock, restrict, age, rated, block',
  weekend: 'weekend, weekends, saturday, sunday, saturdays, sundays, today, now, holiday, holidays',
  office: 'hours, office, store, open, close, closed, office hours, opening hours, business hours',
  complaint:
    'complaint, complain, complaining, file a complaint, unhappy, manager, terrible service, awful service, disappointed, formal complaint, unacceptable, worst, furious, rude, fed up, disgusted, angry',
  privacy:
    'privacy, personal data, personal information, sell my information, sell my data, share my data, private information, data protection, gdpr, ccpa',
  scam: 'scam, phishing, fake, suspicious, fraud, legit, impersonat, pretending, real call',
  atDoor: 'door, came by, knocked, house, badge',
  lot: 'lot, lots, subdivision, new construction, new home, new build, homes, job site, jobsite, site, units, phase, build',
  meterSet: 'meter set, set meter, gas meter, set the meter, meter installed, install meter, meter',
  ready: 'ready, checklist, requirements, need, before, prepare, required, get, want, request, order, schedule, how',
  bulk: 'bulk, several, many, multiple, all, at once, 10, 12, 20, list, csv, mass, batch',
  trench: 'trench, trenching, conduit, dig, depth',
  handOver: 'hand over, transfer, buyer, closing, closed on, new owner, homeowner, sold, sale',
  dig: 'dig, digging, excavate, fence, 811, call before, planting',
  level: 'level billing, budget billing, same amount, average billing, equal payments, even payments, fixed amount',
  twoBills: 'two bills, 2 bills, separate bills, second bill, another bill, two different bills, two accounts',
  power: 'power outage, electricity, power out, power goes out, blackout, storm, battery',
  pilot: 'pilot, pilot light, relight',
  medical: 'medical, oxygen, dialysis, ventilator, doctor, cpap, illness, sick',
  language: 'spanish, espanol, language, interpreter, other languages',
  screenReader: 'screen reader, blind, jaws, nvda, voiceover',
  largePrint: 'large print, braille',
  extraBox:
    'another box, extra box, second box, second tv, another tv, additional tv, more boxes, bedroom tv, second television, additional box',
  final: 'final bill, last bill, closing bill, final',
  contract: 'early termination, contract, termination fee, etf, penalty, locked in, commitment',
  priceOf:
    'how much, cost, price, pricing, prices, rates, plans do you have, which plan, what plans, options, offer, deals, cheapest',
  faqDevice: 'printer, camera, doorbell, device, laptop, iphone, playstation, xbox, ps5, alexa, smart tv, ring',
  connect: 'not connect, can not connect, join, not join, connect, will not connect, not find, pair',
  cable: 'hanging, cut, fell, fallen, damaged, snapped, down in, lying, ripped, severed',
  wire: 'cable, line, wire, fiber line',
  tvPin: 'tv pin, parental pin, purchase pin, tv code, tv passcode',
  unread: 'unread, new messages, reply, replied, answer, answered, messages, responded, respond, response, heard back',
  requests: 'ticket, tickets, request, requests, case, open case',
  status: 'status, update, where, progress, open, what is happening, happening, going on',
  speed: 'speed, fast, mbps',

  /** These belong to someone else's business, so no rule may apply. */
  foreign:
    'electric, electricity bill, electric bill, power bill, power company, water bill, water service, sewer, trash pickup, garbage, rent, mortgage, gym, uber, flight, hotel, car, insurance, stock, recipe, president, weather, football, homework, joke, poem, pizza, restaurant, movie ticket, neighbor, neighbors, ex, taxes filed, irs, tax return, credit score, bitcoin price, dog food, birthday, job opening, hiring, career, careers, application for a job, solar, ev charger, lawn, xfinity price, verizon store, iphone screen, windows, excel, starlink, cell phone plan, mobile plan, cell plan, cellular',
} as const

export type Concept = keyof typeof words

export const isConcept = (name: string): name is Concept => Object.hasOwn(words, name)

/** The terms of each concept. */
export const conceptTerms: readonly (readonly [Concept, readonly string[]])[] = Object.entries(words).flatMap(
  ([name, terms]) => (isConcept(name) ? [[name, terms.split(', ')] as const] : []),
)

/** Words that many questions have say less about what is meant. */
export const commonConcepts: ReadonlySet<Concept> = new Set<Concept>([
  'account',
  'add',
  'bill',
  'bulk',
  'change',
  'find',
  'how',
  'howMuch',
  'off',
  'on',
  'pay',
  'ready',
  'send',
  'service',
  'speakTo',
  'status',
  'when',
  'why',
])
