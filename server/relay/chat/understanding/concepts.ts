/**
 * The words of customers, by what they mean. A term of several words is found if they follow each other closely. Words
 * are compared by their stem, so "canceled" is "cancel".
 */

const words = {
  // Verbs: the user wants to do this.
  cancel:
    'cancel, cancellation, terminate, discontinue, quit, ditch, get rid, no longer want, no longer need, not want anymore, not need anymore, leaving, leave, close, shut down, switch provider, switch companies, another provider, drop, end, stop, disconnect, pull the plug, cut off service, turn off service, stop using, opt out',
  off: 'off, cancel, stop, disable, remove, unenroll, opt out, no longer want, not want, get rid, end, quit, deactivate, undo',
  on: 'on, set up, setup, enable, enroll, start, activate, sign up, want, add, put, use, automatically',
  change:
    'change, changing, update, edit, switch, modify, correct, new, different, swap, replace, fix, set, choose, pick, rename, moved',
  cheaper:
    'cheaper, faster, less expensive, lower price, slower, save money, lower bill, lower my bill, reduce bill, less money, cheapest, lower, smaller',
  upgrade:
    'upgrade, downgrade, faster, bigger, cheaper, slower plan, lower plan, higher plan, better plan, switch, change, move up, bump, get gig, go up to, more speed, higher speed, double speed, increase speed, speed up, faster speed, faster plan, upgrading, next tier, cut down, step down, reduce plan, smaller plan',
  add: 'add, get, order, sign up, start, want, include, bundle, new, install, subscribe',
  forgot:
    'forgot, forget, forgotten, lost, reset, not remember, recover, not know, locked, wrong, retrieve, not working, not work',
  remove: 'delete, remove, erase, deactivate, close, get rid',
  send: 'send, come, need, schedule, book, request, dispatch, want, get, set up, call out, make',
  move: 'moving, move, relocate, relocating, moved, new apartment, new house, new place, new home, transfer, transferring, new address',
  schedule: 'schedule, scheduled, postdate, future date, in advance, set up',
  restart: 'restart, reboot, power cycle, reset, unplug, turn off and on',
  pause:
    'pause, put on hold, vacation, vacation hold, snowbird, seasonal, temporarily, out of town, on hold, suspend temporarily',
  cancelWord: 'cancel, cancellation',
  competitor:
    'comcast, spectrum, verizon, att, tmobile, t mobile, cox, frontier, centurylink, optimum, google fiber, other company, another company, other provider, another provider, different provider, different company, competitor, new provider',
  leaveFor: 'switch, switching, leave, leaving, better deal, get out, signed up with, changing',
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
  which: 'what, which',
  listOf:
    'which, list, show, see, overview, without, not have, no service, no meter, find, how many, search, look up, board',
  whether: 'am i, or not, am i already',
  money: 'money, funds, payment, check',
  mine: 'do i have, am i on, do i get, do i pay for, am i paying for, supposed to have, am i paying, current',

  // Nouns: the question is about this.
  service:
    'service, internet, wifi, gas, tv, television, cable, phone, voice, landline, plan, subscription, account, contract, fiber, everything, broadband, box, voip, services',
  internet: 'internet, wifi, fiber, broadband, connection, net, online, network, web, wi fi',
  wifi: 'wifi, wireless, network, router, internet',
  plan: 'plan, speed, package, internet, gig, mbps, megs, tier, subscription, 300, 500, 1000, 2000, 5000',
  available:
    'available, availability, have fiber, get fiber, have internet, get service, get internet, have service, offer, offered, serve, service area, coming, expand, expanding, run fiber',
  area: 'address, street, area, neighborhood, road, town, city, zip code, house, community, subdivision, location',
  gas: 'gas, heat, furnace, boiler, heating',
  tv: 'tv, television, cable, gigastream, screen, picture, tvs, televisions, set top, cable box',
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
  rental: 'rent, rental, renting, lease, leasing, rented',
  price: 'price, cost, rate, costs, prices, rates, promo, promotion, discount',
  owe: 'owe, balance, amount due, owing, outstanding, owed, past due, behind, anything to pay, open to pay, left to pay, paid up, anything due, anything open, pay off, payoff, amount to pay',
  high: 'high, higher, expensive, increase, increased, went up, go up, gone up, going up, goes up, jump, jumped, double, doubled, triple, tripled, more than, so much, too much, bigger, overcharge, overcharged, raise, raised, skyrocket, skyrocketed, crazy, insane, ridiculous, outrageous, spike, spiked, steep, different, extra, pay more, paying more, cost more, charged more, change, changed, big, dollars more, bucks more, more this month, more this time, too many',
  first: 'first, new customer, just signed up',
  winter: 'winter, cold, january, february, december, heating, heat, season',
  dispute:
    'dispute, contest, disagree, not agree, not recognize, not order, never ordered, not owe, mistake, error, incorrect, wrong, not right, not authorize, never signed, not mine, not ask, unknown, never agreed, never asked, never approved, never authorized, never bought, never requested, never used, never had, not agree to, not buy, not sign up, makes no sense, no idea, not belong, bogus, fraudulent, unauthorized',
  autopay: 'autopay, automatic payment, automatic payments, automatically, auto, recurring payment, auto debit',
  soHigh:
    'so high, too high, higher, so much, so expensive, too expensive, went up, gone up, going up, doubled, tripled, jumped, jump, more expensive, price increase, rate increase',
  paper: 'paper, paperless, mail, mailed, ebill, e bill, electronic, hard copy, in the mail',
  mailingAddress:
    'mailing address, billing address, postal address, mail address, send mail, mail bill to, send bills to',
  paperless: 'paperless, ebill, e bill',
  stopPaper: 'paperless, ebill, e bill, electronic, stop, no more, off, not want, go green, instead, online, email',
  receipt:
    'receipt, proof payment, proof of payment, payment confirmation, confirmation number, confirmation, proof, paid in full, receipts',
  pastBills:
    'past bills, old bills, old bill, previous bills, previous bill, old statements, past statements, copy, copies, pdf, download, last year, archive, old invoices, old invoice, past invoices, all bills, all statements, earlier bills, bills from, bills from last, previous statements, previous statement, older bills, older statements, bill history, statements from, save bill, copy bill, duplicate bill, last years bills',
  refund: 'refund, refunded, money back, reimburse, reimbursement, give back, pay me back, get back, paid back',
  credit: 'credit, compensation, compensate, prorate, discount, refund, money back, reimburse',
  notPay: 'not have pay, not paying, not be charged, not charge me',
  twice: 'twice, double, two times, duplicate, 2x, two payments, 2 times, same payment',
  deposit: 'deposit, security deposit',
  late: 'late, overdue, past due, penalty, missed',
  fee: 'fee, fees, charge, penalty, surcharge, cost',
  dueDate: 'due date, due, deadline, pay by, billing date, bill date, payment date, cycle',
  issued:
    'come, comes, coming, sent, issued, arrive, ready, generated, post, made, next bill, next statement, come out',
  methods:
    'method, methods, ways, options, accept, take, cash, check, paypal, venmo, apple pay, google pay, debit, credit card, money order, in person, by phone, zelle, mail, over phone, payment methods, payment options, payment address, drop box, over the phone, cashier check',
  payHere: 'i pay, pay online, pay on here, pay on website, pay on app',
  where: 'where',
  accept: 'take, accept, allow',
  card: 'card, credit card, debit card, visa, mastercard, amex, bank account, payment method, checking account, bank info, debit, credit union account, routing number, payment info, payment information, saved card, bank details',
  expired:
    'expired, expires, expire, expiring, new, replace, update, change, different, old, switch, outdated, stolen, lost',
  cannot:
    'can not, could not, unable, not able, struggling, struggle, hard time, short, not have, tight, afford, not enough, trouble paying, difficulty, broke, hardship, till payday, until payday',
  hardship:
    'lost job, lost my job, laid off, unemployed, fired, hardship, hospital, surgery, cannot afford, not afford, low on money, short on cash, short on money, no money, out of work, hours cut, hours got cut, broke, strapped, financial trouble, furloughed, divorce, on disability, not have money, not have the money, going to be late, paying late, lost income, cannot make payment, out of money, money problem, money problems, can not cover, tight on money, tight month, behind on payments, between jobs, maternity leave, medical bills',
  nextDay:
    'next week, next monday, next tuesday, next wednesday, next thursday, next friday, next month, on payday, on the first, on the 1st',
  later:
    'later, more time, extension, extend, extra time, few days, week late, next week, next month, delay, postpone, wait until, give me until, push back, push, grace, bit longer, payday, arrangement, arrangements, installments, payment plan, split, in parts, half now, partial, pieces, spread, couple weeks, little time, more days, extra days, grace period, until friday, till friday',
  assist:
    'assistance, liheap, lifeline, low income, help paying, help pay, senior discount, charity, programs help, assistance program, help program, seniors, fixed income, food stamps, snap benefits, elderly, disability discount, veterans discount, military discount, senior citizen, financial help, help with bill, subsidy',
  arrangement:
    'payment arrangement, payment plan, extension, installments, more time, pay later, extra time, arrangement, arrangements, pay part, pay half, pay in parts, more days, extra days, grace period',
  declined:
    'declined, decline, failed, fail, rejected, reject, bounced, returned, denied, not go through, not going through, not work, not accept, not process, not let me pay, keeps failing, not take',
  missing:
    'not show, not see, not showing, missing, not posted, still says, not credited, disappeared, not reflected, not applied, pending, still shows, not recorded, not registered, not count, no record, not see my payment',
  taxes:
    'tax, taxes, surcharge, surcharges, regulatory, e911 fee, broadcast fee, usf, universal service, bill fees, fees bill, all fees, other fees, extra fees, different fees, hidden fees, junk fees, fees and taxes, government fees, city fee, franchise fee, recovery fee',
  disconnected:
    'disconnect, disconnected, cut off, shut off, shutoff, turn off, suspend, suspended, turned off, shut me off, got cut, cut service, got turned off, cut me off, deactivated, interrupted for nonpayment, nonpayment, non payment',
  reconnect:
    'reconnect, reconnected, reconnection, turn back on, back on, restore, restored, resume, reinstated, get back, unsuspend, reactivate, reactivated, turn it back on, switch back on, get it back on, start up again',
  reading: 'reading, read, meter read, reads',
  estimated:
    'estimate, estimated, estimation, guess, guessed, guessing, not real, nobody read, not read, actual, estimates',
  meter: 'meter',
  gasOff: 'off, shut, shut off, turn off, stop, disconnect',
  gasOn: 'on, turned on, turn on, start, connect, hook up, activate',
  usage: 'usage, use, used, consumption, consume, burn, burned',
  data: 'data, gb, gigabytes, bandwidth, terabyte, tb, gigs',
  cap: 'cap, caps, limit, limits, unlimited, throttle, throttled, throttling, run out, overage, too much',
  slow: 'slow, slower, slowly, sluggish, lag, lagging, laggy, buffer, buffering, buffers, crawling, speed, mbps, bad, terrible, sucks, unstable, spotty, weak, drops, dropping, keeps cutting, cutting out, freezing, horrible, awful, crap, trash, intermittent, in and out, only get, only getting, only gets, half speed, not getting speed, not fast, freezes, freeze, stutter, stuttering, choppy, unreliable, inconsistent, takes forever, barely works, barely loads, ping, jitter, latency, packet loss, not load, loading',
  streaming:
    'netflix, youtube, hulu, disney plus, stream, streaming, streams, video, videos, movie, movies, zoom, teams, video call, video calls, facetime, game, games, gaming, download, downloads, upload, uploads, page, pages, website, websites, websites load',
  down: 'down, out, outage, not working, not work, no internet, dead, offline, no service, stopped working, went out, no connection, not connect, nothing works, broken, no signal, not have, lost connection, blackout, gone, not get online, not go online, not get on, not coming on, no wifi, without internet, without service, went down, goes down, drops out, out of service',
  nothingWorks: 'nothing works, nothing working, everything down, everything out',
  outage:
    'outage, outages, down, interruption, blackout, service interruption, everything out, whole area, whole street, whole neighborhood',
  report: 'report, reporting',
  reach:
    'reach, range, dead spot, dead zone, signal, upstairs, basement, bedroom, other room, rooms, far, weak, garage, backyard, extender, booster, mesh, coverage, bars, far end, weak spot, other side of house, second floor, third floor, top floor, hallway, outside, shed, barn',
  room: 'upstairs, downstairs, basement, bedroom, other room, rooms, garage, backyard, attic, patio, kitchen, office upstairs, second floor, third floor, top floor, first floor, living room, bathroom, den, outside, yard, shed, barn, porch, hallway, other side',
  signal: 'signal, bars, coverage, reach',
  router: 'router, modem, gateway, box, equipment, ont, wifi box, wifi router, gateway box, white box, terminal',
  lights: 'light, lights, red light, blinking, blinks, los, pon, flashing, led',
  red: 'red, red light, red lights, orange, orange light, amber',
  speedTest: 'speed test, speedtest, measure, test speed, test my speed, check my speed',
  guest: 'guest, guests, visitors, visitor, friends',
  password: 'password, passcode, pw, pwd, pass, passphrase, pass word, passwd, key, login details',
  pin: 'pin, code, passcode, pin number',
  identityPin: 'pin, pin number, security pin, account pin',
  voicemail: 'voicemail, voice mail, mailbox, answering machine, vm',
  greeting: 'greeting, set up, setup, record, message',
  contactData:
    'email, e mail, email address, phone number, cell number, mobile number, contact info, contact information, number on file, cell, phone nr, mobile, new number, different number, phone on file, email on file',
  twoStep:
    'two step, two factor, 2fa, mfa, authenticator, two step sign in, 2 step, 2 factor, second factor, verification, two step verification, second code, security app',
  code: 'code, otp, verification code, one time code, text code',
  notReceived:
    'not get, not getting, never got, not arrive, not received, not receive, not coming, not come, did not get, never came, still waiting for, never receive, never received, never arrived, not sending, not send, did not arrive',
  visitWhen: 'when coming, when come, when start, when crew, when arrive, what day coming',
  locked:
    'locked out, locked, too many, not log in, not login, not sign in, can not access, not get in, blocked out, not get into account, not get into, not access, no access, will not let me in, not let me in, kicked out',
  signIn:
    'sign in, log in, login, logging in, signing in, log on, portal, website, app, account online, get into account, get into my account, access my account, into account, into my account',
  human: 'human, agent, representative, rep, operator, manager, supervisor, real person, live person, actual person',
  person: 'person, someone, somebody, customer care, customer service',
  family:
    'wife, husband, partner, spouse, son, daughter, roommate, girlfriend, boyfriend, mom, dad, mother, father, assistant, authorized user, family, someone else, another person, user, brother, sister, fiance, tenant, kid, mother in law, father in law, parent, parents, caregiver, superintendent, project manager, office manager, property manager, construction manager, foreman, employee, colleague, coworker, bookkeeper, staff, team member, business partner, housemate, tenants',
  giveAccess:
    'add, access, authorize, authorized, permission, give, allow, invite, let, share, on the account, put, permit, view',
  name: 'name, last name, married, maiden name, surname, rename, put in name, divorced name, new name',
  inName: 'in name, into name, out name, under name, on name',
  death: 'passed away, died, death, deceased, widow, widower, estate, executor',
  notifications:
    'notifications, notification, alerts, alert, texts, text messages, reminders, reminder, emails, sms, text, messages, marketing, updates by text, newsletter, newsletters, text message, texting',
  darkMode: 'dark mode, dark theme, light mode, font, bigger text, larger text, text size, theme, too small, letters',
  stoodUp:
    'no show, nobody came, nobody showed, no one came, no one showed, stood up, never showed, not show up, never came',
  technician:
    'technician, tech, repairman, installer, repair guy, guy, visit, somebody out, someone out, repair person, service call, engineer, worker, technicians, serviceman, handyman, field tech, crew, someone look, somebody look, someone fix, somebody fix, someone check, somebody check, someone come, somebody come, people out, person come, person out, repair visit, house call, home visit, truck roll',
  appointment:
    'appointment, visit, technician, tech, install date, installation, install, service call, time slot, time window, slot, install appointment, arrival window, arrival time, installer, appointments',
  notHome: 'not home, not be home, nobody home, no one home, not make it, at work, not available',
  notNeed:
    'not need, no longer need, not want, no longer want, forget about, fixed itself, works now, working now, cancel, call off',
  installation: 'install, installation, installing, installed, installer, hook up, hooked up',
  duration: 'how long, take, hours, all day',
  atHome: 'home, present',
  reschedule:
    'reschedule, change, move, cancel, different day, postpone, another day, another time, push, rebook, other time, can not make, another date, other day, later date, earlier, sooner, different time, different date, another week, move up, new date, new time',
  noShow:
    'not show, no show, never came, never showed, not come, stood up, nobody came, no one came, did not show, still not here, missed, late, waited, waiting all day, waiting, nobody showed, no one showed, never arrived, not arrive, not arrived, no one arrived, not turned up, waited all day, running late',
  equipment:
    'equipment, router, modem, gateway, box, boxes, ont, extender, device, remote, cable box, tv box, set top box, old box, devices, power supply, receiver',
  giveBack:
    'return, returning, send back, drop off, give back, ship back, bring back, mail back, give it back, take back, mail it back, where to drop, hand in, turn in, ship, send it back',
  port: 'port, porting, keep, bring, transfer, take, keep my number',
  ownNumber: 'number, phone number, landline number, old number, same number',
  e911: '911, e911, emergency',
  address: 'address, location',
  spam: 'spam, robocall, robocalls, telemarketer, telemarketers, scam calls, unwanted, spammers, harassing, junk calls, nuisance, scammers, robo, telemarketing, solicitors, unknown numbers, unknown callers',
  calls: 'call, calls, calling, caller, callers',
  dialTone:
    'dial tone, dialtone, tone, phone dead, line dead, no sound, phone not working, can not make calls, phone is dead, landline dead, phone out, phone line dead, no ringing, not ring, phone line down, landline not working, phone static, calls drop, calls dropping, landline down, landline out, can not call out, not receive calls, not make calls, phone not work',
  channels:
    'channel, channels, lineup, espn, hbo, network list, channel list, guide, cbs, abc, fox, nbc, cnn, disney channel, tnt, hgtv, nfl, mlb, local news, local stations, sports channels',
  channelMissing:
    'missing, gone, lost, disappeared, can not find, not get, not see, missing channel, not work, no longer, where did, not have, dropped, removed, took away, taken away, why not get',
  pack: 'pack, package, tv plan, sports, movies, kids, tv package, channel package, local, select, prime',
  remote: 'remote, remote control, clicker, remotes, remote controller, voice remote',
  noPicture:
    'no picture, black screen, blank, blue screen, not work, frozen, not turn on, black, pixelated, not working, no sound, no image, pixelating, pixelation, glitching, glitchy, freezing, freezes, no signal, snowy, static, scrambled, choppy',
  recordings: 'record, recording, recordings, dvr, recorder, recorded, recordings gone, record shows, recorded shows',
  parental: 'parental, kids, children, child, lock, restrict, age, rated, block',
  weekend:
    'weekend, weekends, saturday, sunday, saturdays, sundays, today, now, holiday, holidays, christmas, thanksgiving, new year, fourth of july, memorial day, labor day, easter',
  office: 'hours, office, store, open, close, closed, office hours, opening hours, business hours',
  complaint:
    'complaint, complain, complaining, file a complaint, unhappy, manager, terrible service, awful service, disappointed, formal complaint, unacceptable, worst, furious, rude, fed up, disgusted, angry, not acceptable, horrible service, bad service, poor service, customer service sucks, pissed, ridiculous service',
  privacy:
    'privacy, personal data, personal information, sell my information, sell my data, share my data, private information, data protection, gdpr, ccpa',
  scam: 'scam, phishing, fake, suspicious, fraud, legit, impersonat, pretending, real call',
  suspicious:
    'email saying, text saying, message saying, letter saying, call saying, someone called, somebody called, claiming, claims, claimed, pretending, gift card, gift cards, scam, scammed, scammer, phishing, fake, suspicious, fraud, legit, legitimate, spoof',
  atDoor: 'door, came by, knocked, house, badge',
  lot: 'lot, lots, subdivision, new construction, new home, new build, homes, job site, jobsite, site, units, phase, build, subdivisions, model home, spec home, spec house, model homes, jobsites, new houses, new house build, building site, construction site, plat, temp service, temporary service, parcel, parcels, homesite, homesites, townhomes, development, developments',
  portfolio:
    'portfolio, all lots, all properties, all homes, all communities, all developments, all subdivisions, all neighborhoods, all projects',
  newLand:
    'planning, acres, land, new subdivision, new development, new neighborhood, new community, plan new, plat, rezoning, break ground',
  addWord: 'add, put',
  fileList: 'spreadsheet, excel, csv, import, upload, file',
  home: 'house, home, property, unit, homes, houses, units, properties',
  sold: 'sold, sale, buyer, buyers, closing, close, closed, closes, new owner, homeowner, handover, hand over, move in',
  vacant:
    'vacant, empty, unsold, unoccupied, spec home, spec homes, model home, inventory home, inventory homes, not sold',
  responsible: 'who pay, who pays, responsible, on the hook, charged, billed, bill, charge, pay',
  readyDate:
    'ready date, date ready, requested date, request date, need by date, not ready, not be ready, ready by, ready until, ready till, behind schedule, running behind, target date, start date',
  hoa: 'hoa, association, homeowners association, poa, condo board, hoa board',
  deal: 'deal, agreement, bulk, contract, everyone, every home, every house, whole community, whole neighborhood, whole complex, all residents, all units, each home',
  meterSet: 'meter set, set meter, gas meter, set the meter, meter installed, install meter, meter',
  ready: 'ready, checklist, requirements, need, before, prepare, required, get, want, request, order, schedule, how',
  bulk: 'bulk, several, many, multiple, all, at once, 10, 12, 20, list, csv, mass, batch, spreadsheet, upload, import, batches, every lot, group, more than one, dozens, whole phase, entire phase, bunch, at the same time',
  trench: 'trench, trenching, conduit, dig, depth',
  handOver: 'hand over, transfer, buyer, closing, closed on, new owner, homeowner, sold, sale',
  dig: 'dig, digging, excavate, fence, 811, call before, planting, dug, backhoe, excavator, post hole, post holes, underground lines, buried lines, locate lines, mark lines',
  level: 'level billing, budget billing, same amount, average billing, equal payments, even payments, fixed amount',
  twoBills: 'two bills, 2 bills, separate bills, second bill, another bill, two different bills, two accounts',
  power:
    'power outage, electricity, power out, power goes out, blackout, storm, battery, battery backup, generator, power failure, lights out, no power, power is out',
  pilot: 'pilot, pilot light, relight',
  medical:
    'medical, oxygen, dialysis, ventilator, doctor, cpap, illness, sick, oxygen machine, pacemaker, sick family, nebulizer',
  language: 'spanish, espanol, language, interpreter, other languages',
  screenReader: 'screen reader, blind, jaws, nvda, voiceover',
  largePrint: 'large print, braille',
  extraBox:
    'another box, extra box, second box, second tv, another tv, additional tv, more boxes, bedroom tv, second television, additional box, additional cable box, more tv boxes, another tv box, box for another, one more box, another receiver, another cable box, third tv',
  final: 'final bill, last bill, closing bill, final, final statement, last statement',
  contract:
    'early termination, contract, termination fee, etf, penalty, locked in, commitment, cancel early, leave early, leaving early, early cancellation, cancellation fee, early fee, fee cancel, break contract, under contract, term length',
  priceOf:
    'how much, cost, price, pricing, prices, rates, plans do you have, which plan, what plans, options, offer, deals, cheapest, how expensive, what would cost, price list, how much do you charge',
  faqDevice: 'printer, camera, doorbell, device, laptop, iphone, playstation, xbox, ps5, alexa, smart tv, ring',
  connect: 'not connect, can not connect, join, not join, connect, will not connect, not find, pair',
  cable: 'hanging, cut, fell, fallen, damaged, snapped, down in, lying, ripped, severed',
  wire: 'cable, line, wire, fiber line',
  tvPin: 'tv pin, parental pin, purchase pin, tv code, tv passcode',
  unread: 'unread, new messages, reply, replied, answer, answered, messages, responded, respond, response, heard back',
  requests: 'ticket, tickets, request, requests, case, open case, order, work order, orders, service order',
  status:
    'status, update, where, progress, open, what is happening, happening, going on, news, how far, go through, approved, on track, eta, taking so long',
  speed: 'speed, fast, mbps',

  /** These belong to someone else's business, so no rule may apply. */
  foreign:
    'electric, electricity bill, electric bill, power bill, power company, water bill, water service, sewer, trash pickup, garbage, mortgage, gym, uber, flight, hotel, car, insurance, stock, recipe, president, weather, football, homework, joke, poem, pizza, restaurant, movie ticket, neighbor, neighbors, ex, taxes filed, irs, tax return, credit score, bitcoin price, dog food, birthday, job opening, hiring, career, careers, application for a job, solar, ev charger, lawn, xfinity price, verizon store, iphone screen, windows, excel, starlink, cell phone plan, mobile plan, cell plan, cellular, file taxes, do taxes, house rent, apartment rent, rent check, rent due, street light, streetlight, traffic light, netflix account, netflix password, netflix subscription, cancel netflix, disney account, spotify, amazon account, amazon prime, facebook, instagram, gmail, icloud, apple id, tiktok, whatsapp, tesla, car loan, truck, truck payment, student loan, lawyer, dentist, ceo, salary, horoscope, lottery, election, vote, vacation package, airline, toilet, sink, faucet, air conditioner, refrigerator, washing machine, dishwasher',
} as const

export type Concept = keyof typeof words

export const isConcept = (name: string): name is Concept => Object.hasOwn(words, name)

/** The terms of each concept. */
export const conceptTerms: readonly (readonly [Concept, readonly string[]])[] = Object.entries(words).flatMap(
  ([name, terms]) => (isConcept(name) ? [[name, terms.split(', ')] as const] : []),
)
