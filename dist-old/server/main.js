import { $r as duplicatePaymentWindowMs, $t as listPayments, Ar as noTextMessagesNow, At as replyTitles, Cr as busy, D as isFinishedCase, Dr as codeThrottled, Er as codeSentToPhone, Et as notificationChannels, Fr as secondStepWrong, Ft as schedulePayment, Hr as isStaffFeature, I as outageKind, Ir as signInAgain, J as PasswordChangeRequired, Jr as verbs, Kr as rights, L as severities, Lr as throttled$2, Mn as paths$1, Nr as resetExpired, Nt as cancelScheduledPayment, O as statusesByTab, Or as codeWrong, Ot as noCodeToStoppedNumber, P as isAlert, Pr as secondStep, Pt as listScheduledPayments, Qt as listPaymentProfiles, R as emailFormat, Rr as wrongCredentials, S as caseStatuses, St as isLocked, Tr as codeSent$1, Tt as notificationCategories, Vr as administratorRights, Xr as features, Xt as deletePaymentProfile, Y as notFound$1, Yt as createPaymentLink, Zt as getAutopay, _n as creditReportName, b as caseKinds, cn as updateAutopay, dn as isUuid, dt as timeText, en as listReceivedCredits, fr as lotRequests, ft as wallClock, g as cancelReasonLabels, gn as creditReasons, gr as serviceOfBlock, hr as serviceBlocks, i as listUsage, jr as passwordChanged, kr as noEmailNow, kt as replies, ln as viewBalance, lr as serviceLabels, mn as ceilingOf, nr as isStaff, pn as breachOf, pr as premiseStages, q as AppError, r as listDataUsage, ri as uploadLimitBytes, rr as userTypes, sn as resolveOneTimePayment, sr as serviceGroupOf, tn as payOnce, ur as serviceTypes, v as caseCategories, vr as accountViewerMs, vt as channelNames, wn as sumOf$2, wt as lockOf, xn as rowStatusLabel, xt as factsOf$2, yt as channelProblem, zr as minutesText } from "./usage-Dp18uMm1.js";
import { $ as findPerson$1, $n as findLive, $t as toCase, A as addonsOf, An as slowSignIns, At as pending, B as toPlan, Bn as requireCase, Bt as findContactInfoOf, C as insertResetToken, Cn as minutesAfter, Ct as findActiveProducts, D as prepareFindActors, Dn as secondStepByUser, Dt as noActivePlan, E as lockPasswordHash, En as recoveryAlphabet, Et as hasAddon, F as findOfferedProducts, Fn as auditCase, Ft as deviceOf, G as prorate, Gn as writtenByStaff, Gt as addressPattern, H as billingMonthOf, Hn as resolveSubject, Ht as byStreet, I as findServices, In as authorshipOf, It as signInOutcomeOf, J as termsOf, Jn as paymentStatusLabels, Jt as appointmentOf, K as replacedAddonOf, Kn as levelLabels, Kt as containsPattern, L as findServicesAt$1, Ln as caseRight, Lt as findAccountDetails, M as servicePlansOf, Mn as publish, Mt as stale$1, N as findChange, Nn as assertAllowed, Nt as tooLate, O as recordSignIn, On as signInByAccount, Ot as noAddon, P as findDueChanges, Pn as assertAppointmentDay, Pt as prepareFindBalance, Q as findPeople, Qn as capitalized, Qt as findEvents, R as hasContact, Rn as hasCaseRight, Rt as findAccountsOfCustomer, S as hasResetToken, Sn as messageSpacing, Sr as batched, St as ownReaderOf, T as isNewDevice, Tn as passwordTries, Tt as closed, U as changeStartOf, Un as findCustomersOfServices, Ut as firstService, V as toPlanChanges, Vn as requireContact, Vt as findUserDetails, W as offeredFamilyOf, Wn as openPremise, Wt as matchesPlace, X as consumeInvitation, Xn as caseStatusLabels, Xt as findCases, Y as canAccessCustomer, Yn as scheduledStatusLabels, Yt as findCancelCases, Z as findInvitation, Zn as categoryLabels, Zt as findContactName, _ as findStatements, _n as codesByAccount, _r as userTypeOf, _t as storeInvitation, a as speechFeatures, an as limitNetworkAttempts, ar as findAudience, at as findNewestComments, b as deleteSession, bn as hasVisitorLeft, br as lockCustomer, bt as findDocuments, c as runtimeConfigOf, cn as clearAttempts, cr as isLive, ct as methodName, d as installPostback, dn as releaseSlot, dr as findRequestedAt, dt as findUserByPhone, en as clearHouseholdAttempts, er as findServiceStatus, et as removeUser, f as postbackPath, fn as reserveSlot, fr as insertRequest, ft as updatePassword, g as findStatement, gn as codeTriesByAddress, gr as roleNameOf, gt as isOpenInvitation, h as findReadings, hn as codeTriesByAccount, hr as levelOf, ht as deleteInvitation, i as openServices, in as limitAttempts, ir as storeDismissal, it as findMessages, j as communityPlansOf, jn as wrongCodesByAccount, jt as samePlan, k as isLocalRequest, kn as signInByAddress, kt as notOffered, l as createEventStreams, ln as countAttempt, lr as toAnnouncement, lt as deleteSessionsOf, m as findDataMonths, mn as spacingKey, mr as levelLabels$1, mt as changeInvitedRole, n as createPortalEngines, nn as countForPause, nr as narrowAudience, nt as countUnreadFor, o as relayRoutes, on as revertNetworkAttempt, or as findAudienceOfCustomer, ot as toComment, p as sendFailure, pn as revertAttempt, pr as isWaiting$1, pt as voidCodesAndResets, q as slotOf, qn as paymentChannelLabels, qt as escapeLike, rn as countNetworkAttempt, rr as recordViews, rt as findComments, s as installHealth, sn as clearAllAttempts, sr as findActiveAnnouncements, st as describeMethod, t as stopOnSignal, tn as clearNetworkAttempts, tr as findSignInNotices, tt as prepareFindPayments, u as createBaseApp, un as hasAttemptsLeft, ur as endRequests, ut as findUserByEmail, v as withUseRecording, vn as codesByAddress, vr as findCustomer, vt as findCustomerKind$1, w as insertSession, wn as normalizeRecoveryCode, wt as findPlan, x as findCustomersOf, xn as isAppCode, xr as serve, xt as findFolders, y as consumeResetToken, yn as formatRecoveryCode, yr as isManaged, yt as findDocumentFile, z as openService, zn as readerOf$1, zt as findContactInfo } from "./stop-Co8hjSQB.js";
import { $ as exportAllRequests, $l as isFixed, $n as changePlan$1, $o as placeHold, $r as enabled, $s as updateAssetDetails, $t as listInternalNotes, Aa as listTimeline, Ac as dismissAnnouncement, Al as sendContactCode, Ar as twoStepChanged, At as updateNickname, B as summarizeMails, Ba as searchPremises, Bc as deleted, Bi as restartDevice, Bl as copyRole, Bn as searchUsers, Br as changeInternalStatus, Bt as listSignIns, Ca as getUserDetails, Cn as removeProfilePhone, Cr as retryJob, Cs as listOpenCases, Da as writeCustomerNote, Dc as countAudience, Dl as getCommunicationContacts, Do as checkCreditRun, Dr as samePassword, Ds as reopenCase, Dt as removeAddedAccount, Ea as searchCustomers$1, Ei as giveFaqFeedback, El as getCommunicationAddress, En as getPreferences, Eo as applyCashCredit, Er as currentRequired, Es as rateCase, Et as listServiceAccounts, F as summarizeCases, Fc as updateAnnouncementPriority, Fi as openDocument, Fo as listCreditCustomers, Fs as updateCannedAnswer, Ft as endOtherSessions, G as summarizeScheduled, Ga as followQueue, Gc as noOneMatchesThisAudience, Gl as postRolePermissions, Gr as listInternalUsers, Gs as deleteAsset, Gt as endHelpCode, H as summarizeOutages, Hi as updateGuestWifi, Hl as getRolePermissions, Hn as customerKindByUserType, I as summarizeCredits, Ic as added$1, Il as Permission, Io as listCreditRuns, It as endSession, Ja as listQueueStaff, Jc as staysInSight, Ji as exportDeposits, Jl as updateRolePermissions, Jo as getDisconnectedReport, Jr as resetInternalTwoStep, Js as findAssetUses, Jt as redeemHelpCode, Ka as getQueuedMessage, Kc as orderChanged, Kl as renameRole, Kr as listStaffRoles, Ks as deleteAssetFolder, Kt as getHelpCode, L as summarizeDeposits, La as getServicePoints, Ln as createUserAccount, Lo as listRecentCredits, Lt as endTwoStep, Ma as timelineParts, Mc as listActiveAnnouncements, Ml as updateCommunicationAddress, Mo as getCreditReport, Mr as twoStepIsOn, Ms as createCannedAnswer, Nc as listAnnouncements, Ni as listDocumentFolders, Nl as updateCommunicationContact, No as getCreditRun, Nr as wrongPassword$1, Ns as deleteCannedAnswer, Nt as changePassword, O as getTv, Oc as createAnnouncement, Oi as listFaqFeedback, Ol as getCommunicationPreferences, On as updatePreferences, Oo as controlCreditRun, Or as secondStepUnreadable, Os as rescheduleCase, Ot as requestAccountAccess, P as summarizeAnnouncements, Pc as updateAnnouncement, Pi as listDocuments, Pl as updateCommunicationPreferences, Po as issueCredit, Ps as listCannedAnswers, Pt as confirmTwoStep, Q as exportAllPayments, Qa as setMessageStatus, Ql as hasMembers, Qn as cancelPlanChange$1, Qo as notifyByEmail, Qr as disabled$1, Qs as restoreAsset, Qt as getMessageCustomer, R as summarizeDisconnects, Rn as listBillingAccounts, Ro as maxListedAccounts, Rr as cancelInternalInvitation, Rs as exportAuditRecords, Rt as getTwoStep, S as listUpdates, Sa as getFirstView, Si as soundGone, Sl as addCommunicationContact, Sr as listJobKinds, Ss as listCancelCases, Ta as reportCustomerViewer, Ti as getCallback, Tn as updateProfile, Tr as appCodeWrong, Ts as listServiceTypes, Tt as confirmAddedAccount, U as summarizePayments, Ua as assignMessage, Ui as updateWifi, Ul as listRoleMembers, Ut as startTwoStep, V as summarizeMessages, Vi as testSpeed, Vl as deleteRole, Vn as sendPasswordCode, Vr as endInternalSessions, Vt as renewRecoveryCodes, W as summarizeRegistrations, Wa as countQueue, Wl as listRoles, Wr as inviteInternalUser, Ws as createAssetFolder, Xa as reportMessageViewer, Xc as updated, Xi as listDeposits, Xl as copied, Xo as getNoticeRun, Xr as cancelled$1, Xs as listEndpoints, Yc as tooMany, Yi as listDepositTransactions, Yl as changedMeanwhile$3, Yo as getDunningReport, Yr as above, Ys as listAssets, Za as searchQueue, Zi as listDepositsOfCustomer, Zl as deleted$2, Zn as addAddon$1, Zo as listNoticeRuns, Zr as changedMeanwhile$2, Zs as renameAssetFolder, _ as updateForwarding, _c as wrongType, _i as notFiled, _s as createCancelRequest, _t as getStatement, a as blockNumber, aa as listRefunds, ac as folderKeeps, ai as roleChanged, an as titleForLots, ao as listCustomerMessages, ar as removeAddon$1, as as phoneDigits, at as listAllScheduled, au as updated$1, ba as getAccountDetails, bc as documentTypes, bi as ringTwice, bn as confirmProfileCode, bs as getAttachment, c as getVoicemailSound, cc as folderRemoved, ci as signsInAlready$1, cl as getInvitation, cr as inviteToRegister, d as listVoicemails, dc as nameTaken, di as blockedFull, dn as addProperty, do as createMessageLabel, du as decideAccessChange, ec as uploadAsset, ei as invited$2, el as declineAccess, er as listCommunityPlans, es as previewNotices, et as exportAllScheduled, eu as lastAdministrator, f as markVoicemail, fc as notWhatItSays, fi as greetingTooLarge, fn as countProperties, fo as labelMessage, fu as listAccessChanges, g as updateEmergencyAddress, gc as wrongEnding, gl as updatePersonLevel, go as renameMessageLabel, gt as getNextBill, h as unblockNumber, hc as uploaded, hi as noSound, hn as updateProperties, ho as removeMessageLabel, hr as createPortalAccount, ia as listReceivedRefunds, ic as empty, ii as roleAbove, il as listOwnAccessRequests, io as listComments, is as listCommunities, it as listAllRequests, iu as renamed, j as updatePin, jc as expireAnnouncement, jl as sendEmail, jo as decideCreditRun, jr as twoStepIsOff, k as listChannels, ka as leftOutParts, kc as deleteAnnouncement, ki as requestCallback, kl as listSentMessages, ko as createCreditRun, kr as triedTooOften, ks as uploadAttachment, l as listCalls, lc as folderRenamed, li as twoStepReset, ll as invitePerson, lr as listRegistrations, m as setGreeting, mc as tooLate$1, mi as noNumber, ml as resendInvitation, mr as checkParents, na as exportRefunds, nc as changedMeanwhile$1, ni as invitedAlready, nl as grantAccess$1, no as createCaseComment, nr as listUserAddons, nt as exportRegistered, nu as notForCustomers, o as deleteVoicemail, oc as folderMade, oi as roleOfCustomers, ol as acceptInvitation, oo as listMessages, ot as listErrors, p as resetGreeting, pc as restored, pi as greetingType, pl as removePerson, pn as listProperties, po as listMessageLabels, qa as handleMessages, qc as orderUpdated, qo as endHold, qr as resendInternalInvitation, qs as downloadAsset, qt as makeHelpCode, ra as getRefundable, rc as deleted$1, ri as notYourself, rl as listAccessRequests, rn as createLotRequests, ro as createMessage, rr as listUserPlans, rt as listAllPayments, ru as readingNeeded, s as getGreeting, sa as requestRefund, sc as folderNotEmpty, si as signedOut, sl as cancelInvitation, so as markRead, sr as exportRegistrations, st as listRegistered, ta as decideRefund, tc as changed$1, ti as invitedAgain$1, tl as endAccess, tn as writeInternalNote, to as countUnread, tr as listServicePlans, ts as retryNotices, tt as exportErrors, tu as nameTaken$1, u as listLines, uc as folderTaken, ui as blockedAlready, ul as listPeople, v as updateLine, vc as assetIds, vi as ownNumber, vn as addProfilePhone, vs as createServiceRequest, vt as getStatementPdf, wa as listRecentCustomers, wi as cancelCallback, wl as confirmContactCode, wn as sendProfileCode, wr as retryJobsOfKind, ws as listServiceSubtypes, wt as addAccount, xa as getCustomerOverview, xc as isDocumentType, xi as sameAddress, xn as getProfile, xr as listFailedJobs, xs as getCase, y as updateRinging, ya as findAddressUsers, yc as assetNames, yi as ringNone, yn as cancelProfileCode, yr as discardJob, ys as deleteAttachment, yt as listStatements, z as summarizeErrors, za as searchAddresses, zc as changedMeanwhile, zi as listDevices, zo as maxListedPeople, zr as changeInternalRole, zs as listAuditRecords, zt as listSessions } from "./voice-zMrhNeBZ.js";
import { G as oneGroup, M as chooseCustomer, S as formatDay, _ as Day, b as addMonths, m as unavailable, r as brokenOff, s as notAllowed, x as dayInProse, y as addDays } from "./common-BVuLM-rB.js";
import { $ as codeSentence$1, $t as whileBillingIsPaperless, A as refunds, At as enqueueSms, B as moratoria, Bt as takeIncomingText, C as isUrgentEvent, Ct as labeledMessages, D as nextStepOf, Dt as serviceSubtypesFor, E as findPayer, Et as serviceKindsFor, F as creditRuns, Ft as fontFamily, G as findPaperlessGroups, Gt as changePreferences$1, H as noticeRuns, I as credits, It as light, J as channelsOf, Jt as invalidLink, K as readUnsubscribeToken, Kt as emailsStillSent, L as disconnections, Lt as isNumberStopped, M as registrationCodes, Mt as sendMessageJob, N as registrationProofs, Nt as escapeHtml$1, O as depositTransactions, Ot as enqueueLetter, P as creditRunRows, Pt as dark, Q as alreadyRegistered$1, Qt as unsubscribe, R as dunningHolds, Rt as startNumber, S as isBulk, Sn as requestNumber, St as updateContact, T as findPayableAccount, Tt as findInCatalog, U as findNoticeChoices, Ut as previewLetter, V as noticeRunRows, Vt as insertMessages, W as findNoticeContacts, Wt as unsubscribePath, X as maskEmail, Xt as stopEmailsEffect, Y as defaultSettings, Yt as stopEmailsAbout, Z as addressCode, Zt as turnBackOn, _ as scheduledCanceled, _n as administratorRemoved, _t as findContact, a as voicemails, an as defineJob, at as loginCreated, b as noticedKinds, bn as openAccessChanges, bt as insertContact$1, c as deviceActions, cn as accessChangeConfirmed, d as storeNotifications, dn as accessChangeWithdrawn, dt as registrationCodeTitle, en as seal, et as codeTitle, f as findUnusualUsageEvents, fn as accessDeclined, ft as resetCodeTitle, g as paymentScheduled, gn as accountAdded, gt as visitorCode, h as autopayOn, hn as accessRequested$1, ht as twoStepReset$1, i as voiceLines, in as enqueueMissing, it as invitedToStaff, j as legacyAccounts, jt as sendLetterNow, k as deposits, kt as enqueueMail, l as devices, ln as accessChangeDeclined, lt as registered, m as autopayOff, mn as accessGranted, mt as temporaryPassword, n as emergencyAddresses, nn as enqueue, nt as invitedToAccount, o as tvChannels, on as jobKey, ot as longCodeSentence, p as findUsageEvents, pn as accessEnded, pt as sharesAccount, q as channelsFor, qt as emailsStopped, r as voiceCalls, rn as enqueueLater, rt as invitedToRegister, s as tvPins, sn as accessChangeApproved, t as blockedNumbers, tn as unseal, tt as emailChanged, un as accessChangeRequested, ut as registrationCode, v as scheduledNotAllowed, vn as ifNotYou, vt as findContacts, w as findBillingGroup, wt as messageLabels, x as NotificationEvent, xn as openPlans, xt as removeContact, y as scheduledTooLate, yn as loginAdded, yt as findHolderEmail, z as dunningNotices, zt as stopNumber } from "./voice-f4LgF7kW.js";
import { $ as communicationPreferences, A as deleted$3, An as findRoleId, Ar as nextVersion, At as unknownType, Bn as undeliverableEmails, Bt as isOpenMessage, Cn as serverErrors, Cr as customers, Ct as overForComments, D as arrivedTooLate, Dr as serviceAccounts, Dt as staffChoose, E as accepted, En as findHolders, Er as premises, Fn as markDeliverable, Ft as caseEvents, G as autopayDayOf, Gn as payments$1, Gt as communityProducts, H as scheduled$1, Hn as closedPaymentKeys, Ht as isOverdueRequest, I as scheduleAlready, In as markUndeliverable, It as caseReads, J as identityOf, Jn as newestKey, Jt as subscriptions, K as buildConfirmationNumber, Kn as scheduledPayments, Kt as planChanges, L as scheduleCancelled, Ln as recordBounced, Lt as cases, M as expiredMethod, Mn as findUserByEmail$1, Mt as cannedAnswers, N as methodUsedByAutopay, Nn as isEffectiveRole, Nt as caseAttachments, O as autopayCardExpired, On as findInviter, Or as bytes, Ot as tooManyFiles, P as neverCharged, Pt as caseComments, Q as retryWaitMs, Qt as propertyOwners, R as scheduleDays, Rn as incomingTexts, Rt as isAwaitingFirstAnswer, Sn as outboxMessages, Sr as contacts, St as notScheduled, T as gasReadings, Tn as createOrRestoreUser, Tr as plainTextOf, Tt as reopenTooLate, U as unknownMethod, Un as expiringAutopayCards, Ut as isUnansweredMessage, V as scheduleTooLateToCancel, Vn as sentMessages, Vt as isOpenRequest, W as isPayDay, Wn as paymentGuards, Wt as messageText, X as leaseMs$2, Xt as documents, Y as isExpired, Yt as documentFolders, Z as outcomeOf, Zn as isOwnPage, Zt as premiseServices, _r as userPreferences, _t as emptyFile, a as exitWithError, an as inScope, at as expectedBy, bn as auditRecords, br as communities, bt as lotsAsked, cn as openServiceAccount, cr as invitations, ct as messagePromise, d as connectClient, dn as scopeWithRight, dr as recoveryCodes, dt as alreadyAsked, en as announcementViews, et as communicationSettings, fr as resetTokens, ft as cancelTitle, gn as hashOfToken, gr as userCustomers, hn as hasRightFor, hr as throttles, in as auditActor, ir as isCertainlyUnsent, it as caseNumber, j as duplicate$1, jn as findSignInsFor, jr as plainText, jt as wrongType$1, k as cardExpired, kn as findNameOf, kr as moment, kt as tooManySent, l as openDatabase, ln as recordAccess, lr as oneTimeCodes, lt as reopenUntil, m as hasOutbox, mr as sessions, nn as accessAction, nt as toAttachment, on as isInScope, or as accessChanges, pr as roles, q as dueDayOf, qn as statements, qt as products, rn as audit, rt as addressLine, sn as openCustomer, sr as accessRequests, st as isCancelledImmediately, tn as announcements, tr as relayUrl, tt as attachmentStorageKey, un as scopeOf, ur as premiseNicknames, ut as validateAnswers, vn as narrowedToRight, vr as users, vt as fileGone$1, wn as changeRole$1, wr as numberIn, wt as rateLater, xn as isSignIn, xr as contactPhones, xt as lotsCancelled, yn as seesAllCustomers, yr as billingAccounts, yt as isOver, z as scheduleExpiresBefore, zt as isMessage } from "./clock-ClEbND9-.js";
import { A as labelGone, C as answerDeleted, D as changedMeanwhile$4, E as cannotBeAssigned, F as releasedMeanwhile, H as maxCountedUnanswered, I as takenMeanwhile, J as hashOfRequest, M as labelRemoved, N as labelRenamed, O as gone, P as labelRenamedMeanwhile, S as answerChangedMeanwhile, U as messageViewerMs, V as maxCountedMessages, X as idempotencyRecordOf, _ as callbackWindows, b as answerAdded, g as callbackTopics, j as labelNameTaken, k as labelAdded, q as assertSameRequest, w as answerTitleTaken, x as answerChanged } from "./commands-AfPuiXrQ.js";
import { $ as ownRun, $t as disconnectDay, An as logout, At as refundMethodsFor, B as noteInvitationOpened, Bt as refundMethodNotPossible, Cn as sendForgotPasswordCode, D as isRefundCandidate, Dt as depositProblem, E as isHeld$1, Et as creditProblem, F as getAccountByEmail, Ft as refundApproved, Gt as refundTooManyTries, H as sendRegistrationCode$1, Ht as refundOwnRefund, I as getActiveServices, It as refundChanged, J as needsApproval, Jt as refundUnknownMethod, K as closedAccount, Kt as refundUnknownAccount, L as getRegistrationCount, Lt as refundChooseMethod, M as createAccount, Mt as refundStatusLabels, N as createLegacyAccount, Nn as validateUser, Nt as sendDay, Ot as openRefundStatuses, P as createLegacyPaymentLink, Pt as visibleRefundStatuses, Q as nothingFailed, Qt as daysBetween, Rt as refundDecided, Sn as sendEmailCode, St as refused, T as heldStatuses, Tn as validateCode, Tt as unknown$1, U as submitPaymentResponse, V as registrationSteps, Vt as refundNoAddress, W as validateRegistrationCode, Wt as refundRequested, X as notPaused, Y as noRows, Yt as refundMethods, Z as notRunning, _t as nothingToRetry, an as isDueStage, bt as onHold, c as formatPhoneNumber, ct as heldAlready, dn as pastDueAmount, dt as holdTooLong, en as disconnectDays, et as retryNeedsApproval, fn as pastDueSince, ft as noEmail$1, gn as validNotice, gt as notGas, ht as notDue, in as holdReasons, jt as refundReasonLabels, kn as getAppData, kt as refundMethodText, ln as nextActionOn, lt as holdInPast, mn as stageOf, nn as firstOrderDay, nt as runCancelled, ot as unknownAccount, q as decided, qt as refundUnknownDeposit, r as pinKinds, rt as runOver, sn as minDunnedDebt, st as updated$2, tt as rowFailed, v as countMonthsOnTime, vt as noticeLetter$1, w as firstDayOf$1, wn as sendPhoneCode, x as depositStatusLabels, xn as resetForgottenPassword, xt as ordered, y as depositKindLabels, yt as noticeSentOn, z as listLegacyPaymentProfiles, zn as defaultPreferences, zt as refundDeclined } from "./tv-DM77IwfN.js";
import { i as quantity, r as plural, t as formatCents } from "./money-C6YJI6Zo.js";
import { r as feeOf } from "./paymentTypes-VF6thLGa.js";
import { createRequire } from "node:module";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import multipart from "@fastify/multipart";
import { z } from "zod/mini";
import { and, arrayContains, asc, between, count, desc, eq, exists, getTableColumns, gt, gte, inArray, isNotNull, isNull, like, lt, lte, max, min, ne, not, notExists, notInArray, or, sql } from "drizzle-orm";
import { PgColumn, alias, bigint, boolean, date, index, integer, pgSchema, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createHash, createHmac, hkdfSync, randomBytes, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { Logger, parseCronItems, run } from "graphile-worker";
import { hash, verify } from "@node-rs/argon2";
import { Zip, ZipDeflate, strToU8 } from "fflate";
import { Secret, TOTP } from "otpauth";
import fastifyStatic from "@fastify/static";
import { EventEmitter } from "node:events";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
// shared/access/accessChangeTexts.ts
const decidedTexts = {
	approve: "Change approved. It’s in effect now.",
	decline: "Change declined. Nothing was changed.",
	withdraw: "Change withdrawn. Nothing was changed."
};
/** Returns a text such as "Change role for Percy Clerk from Desk to Lead". */
function subjectText(subject) {
	switch (subject.kind) {
		case "role_rights": return `Change permissions for the role ${subject.role_name}`;
		case "staff_role": return `Change role for ${subject.name} from ${subject.previous_role_name} to ${subject.role_name}`;
		case "staff_status": return `${subject.status === "active" ? "Enable" : "Disable"} sign-in for ${subject.name}`;
		case "outdated": return "An access change from an earlier version of the portal";
		case "invitation": return `Invite ${subject.name} (${subject.email}) with the role ${subject.role_name}`;
	}
}
// shared/texts/accessChanges.ts
/** Texts about access changes. */
const waiting = "Waiting for approval";
const onlyAdministrator = "You’re the only administrator. Enter your password to confirm.";
const wrongPassword = "That password is incorrect.";
const notOwnApproval = "You requested this change, so another administrator has to approve it.";
const notOwnRemoval = "This change would end your own administrator access, so another administrator has to decide on it.";
const administratorsOnly = "Only an administrator can decide on this change.";
const closedUntil = (day) => `This change needs a second administrator. The other one was removed less than 7 days ago, so you can’t confirm it alone until ${dayInProse(day)}.`;
const throttled$1 = (minutes) => `You’ve made many changes that need approval. Try again in ${minutesText(minutes)}.`;
const requesterOnly = "Only the person who requested this change can withdraw it.";
const settled = "This change is no longer waiting. Reload the page to see what’s in effect.";
const stale = "The role or the person has changed since this was requested. Decline this change and make it again.";
const outdated = "This change was requested in an earlier version of the portal. Decline it and make it again.";
const requesterLostRight = "The person who requested this can no longer make this change. Decline it.";
// server/directory/accessChanges/payload.ts
/** Defines the stored payload of a pending access change: everything needed to apply it and to describe it. */
const effect = {
	granted: z.array(z.enum(rights)),
	withdrawn: z.array(z.enum(rights)),
	/** User ids of administrators, other than the requester, who lose that role through the change. */
	removed_administrators: z._default(z.array(z.uuid()), [])
};
/** The role version that the requester saw: an approver must not approve rights that were added later. */
const assignedRole = {
	user_role_id: z.uuid(),
	role_version: z.int(),
	role_name: z.string()
};
const RoleRightsPayload = z.object({
	kind: z.literal("role_rights"),
	user_role_id: z.uuid(),
	version: z.int(),
	permissions: z.array(Permission),
	role_name: z.string(),
	...effect
});
const StaffRolePayload = z.object({
	kind: z.literal("staff_role"),
	contact_id: z.string(),
	name: z.string(),
	seen_user_role_id: z.uuid(),
	seen_role_version: z.int(),
	previous_role_name: z.string(),
	...assignedRole,
	...effect
});
const StaffStatusPayload = z.object({
	kind: z.literal("staff_status"),
	contact_id: z.string(),
	name: z.string(),
	status: z.enum(["active", "disabled"]),
	...assignedRole,
	...effect
});
const InvitationPayload = z.object({
	kind: z.literal("invitation"),
	first_name: z.string(),
	last_name: z.string(),
	email: z.string(),
	...assignedRole,
	...effect
});
const AccessChangePayload = z.discriminatedUnion("kind", [
	RoleRightsPayload,
	StaffRolePayload,
	StaffStatusPayload,
	InvitationPayload
]);
/** Returns the id of what the change targets. A requester has at most one pending change per kind and target. */
function targetOf(payload) {
	switch (payload.kind) {
		case "role_rights": return payload.user_role_id;
		case "staff_role":
		case "staff_status": return payload.contact_id;
		case "invitation": return payload.email.toLowerCase();
	}
}
function subjectOf(payload) {
	const { role_name } = payload;
	switch (payload.kind) {
		case "role_rights": return {
			kind: payload.kind,
			role_name
		};
		case "staff_role": return {
			kind: payload.kind,
			name: payload.name,
			role_name,
			previous_role_name: payload.previous_role_name
		};
		case "staff_status": return {
			kind: payload.kind,
			name: payload.name,
			role_name,
			status: payload.status
		};
		case "invitation": return {
			kind: payload.kind,
			name: `${payload.first_name} ${payload.last_name}`,
			email: payload.email,
			role_name
		};
	}
}
// server/directory/accessChanges/accessChanges.queries.ts
/** Reads and stores access changes. */
const selectChanges = (db) => db.select({
	change: accessChanges,
	firstName: contacts.firstName,
	lastName: contacts.lastName
}).from(accessChanges).innerJoin(users, eq(users.id, accessChanges.requestedBy)).innerJoin(contacts, eq(contacts.id, users.contactId)).$dynamic();
const toChange = ({ change: { payload, ...change }, firstName, lastName }) => ({
	...change,
	/** Null when the payload no longer parses, because one of its rights was renamed. */
	payload: AccessChangePayload.safeParse(payload).data ?? null,
	requesterName: `${firstName} ${lastName}`
});
async function findWaitingChanges(db) {
	return (await selectChanges(db).where(eq(accessChanges.status, "waiting")).orderBy(asc(accessChanges.requestedAt), asc(accessChanges.id))).map(toChange);
}
/** Locks the change until the transaction ends, so that the second of two decisions sees the result of the first. */
async function lockChange(tx, id) {
	await tx.select({ id: accessChanges.id }).from(accessChanges).where(eq(accessChanges.id, id)).for("update");
	const [row] = await selectChanges(tx).where(eq(accessChanges.id, id));
	return row ? toChange(row) : null;
}
/** Stores a pending change and replaces an earlier one by the same requester for the same target. */
async function storeWaiting(tx, payload, { requestedBy, now }) {
	const { kind } = payload;
	const target = targetOf(payload);
	await supersede(tx, payload, {
		requestedBy,
		now
	});
	const [stored] = await tx.insert(accessChanges).values({
		kind,
		target,
		payload,
		requestedBy,
		requestedAt: now
	}).returning({ id: accessChanges.id });
	const change = stored && await lockChange(tx, stored.id);
	if (!change) throw new Error("The change was not stored");
	return change;
}
/** Stores a change that takes effect without approval because it removes the only other administrator. */
async function storeImmediate(tx, payload, { requestedBy, now }) {
	await supersede(tx, payload, {
		requestedBy,
		now
	});
	const decided = {
		status: "immediate",
		decidedBy: requestedBy,
		decidedAt: now
	};
	const { kind } = payload;
	await tx.insert(accessChanges).values({
		kind,
		target: targetOf(payload),
		payload,
		requestedBy,
		requestedAt: now,
		...decided
	});
}
async function supersede(tx, payload, { requestedBy, now }) {
	await tx.update(accessChanges).set({
		status: "superseded",
		decidedBy: requestedBy,
		decidedAt: now
	}).where(and(eq(accessChanges.kind, payload.kind), eq(accessChanges.target, targetOf(payload)), eq(accessChanges.requestedBy, requestedBy), eq(accessChanges.status, "waiting")));
}
/** Reads only this field, so that a change whose other fields no longer parse still counts. */
const Removal = z.object({ removed_administrators: z._default(z.array(z.uuid()), []) });
/** Returns the changes in effect since a date, each with the user ids of the administrators it removed. */
async function findRemovals(tx, since) {
	return (await tx.select().from(accessChanges).where(and(inArray(accessChanges.status, ["approved", "immediate"]), gte(accessChanges.decidedAt, since)))).map(({ payload, ...row }) => ({
		...row,
		removed: Removal.parse(payload).removed_administrators
	}));
}
async function findEmailsOf(tx, userIds) {
	return (await tx.select({ email: users.email }).from(users).where(inArray(users.id, userIds))).map(({ email }) => email);
}
async function storeDecision(tx, id, { status, decidedBy, now }) {
	await tx.update(accessChanges).set({
		status,
		decidedBy,
		decidedAt: now
	}).where(eq(accessChanges.id, id));
}
// server/directory/accessChanges/appliers.ts
const buildApplier = ({ ofRoles, ofStaff }) => (services, tx, { payload, ...approval }) => payload.kind === "role_rights" ? ofRoles(services, tx, {
	...approval,
	payload
}) : ofStaff(services, tx, {
	...approval,
	payload
});
// shared/access/featureLabels.ts
const featureLabels = {
	ACCOUNTS: "Accounts, plans and services",
	MANAGEPAYMENT: "Payment methods and payments",
	MANAGECONTACT: "People on an account",
	ACCOUNTPREF: "Preferences and notifications",
	SERVICETICKET: "Service requests",
	PAYMENTHISTORY: "Payment history",
	BILLINGHISTORY: "Billing statements",
	PROPERTIES: "Properties",
	MESSAGEBOX: "Messages",
	PAYMENTREGADMIN: "Payment registration and account creation",
	CREDITS: "Credit adjustments",
	ANNOUNCEMENTS: "Announcements",
	DOCUMENTS: "Data files",
	DEPOSITS: "Deposits",
	REFUNDS: "Refunds",
	DUNNING: "Dunning disconnects",
	NOTICES: "Notices by email",
	FIBEROPS: "Fiber operations",
	QUEUE: "Message queue",
	QUEUEADMIN: "Message assignment",
	USERLOGINS: "MyAccount logins",
	INTERNALUSERS: "Internal users",
	ACCESSCONTROL: "Access control",
	ACTAS: "Working on a customer’s account",
	AUDIT: "Audit log",
	JOBS: "Background jobs",
	REPORTS: "Operations summary and reports",
	EXPORT: "Exports"
};
const verbLabels = {
	read: "Read",
	write: "Write",
	approve: "Approve"
};
/** "REFUNDS.approve" becomes "Refunds: Approve". */
function rightText$1(right) {
	const feature = features.find((name) => right.startsWith(`${name}.`));
	const verb = verbs.find((name) => right.endsWith(`.${name}`));
	return feature && verb ? `${featureLabels[feature]}: ${verbLabels[verb]}` : right;
}
// shared/access/accessChangeRule.ts
/**
* Changing roles is guarded because its holder could approve the next change as the second administrator. Requesting
* refunds and credits is guarded because someone who approves them could otherwise set up the requester alone.
*/
const guardedWriting = [
	"ACCESSCONTROL.write",
	"REFUNDS.write",
	"CREDITS.write"
];
/** One administrator can't grant these rights alone. */
const isGuardedRight = (right) => right.endsWith(".approve") || guardedWriting.includes(right);
const isAdministrator = (rights) => administratorRights.every((right) => rights.includes(right));
/** Returns whether administrators who lose these rights stop being administrators. */
const endsAdministration = (withdrawn) => withdrawn.some((right) => administratorRights.includes(right));
function effectOfChange(change) {
	const { granted, isForRequester, isByAdministrator, administratorCount, removedCount } = change;
	const isGuarded = isForRequester ? granted.length > 0 : granted.some(isGuardedRight);
	if (!isGuarded && removedCount === 0) return "now";
	if (isByAdministrator && administratorCount === 1) return "password";
	if (!isGuarded && administratorCount === 2 && removedCount === 1) return "announced";
	return "approval";
}
// server/directory/accessChanges/rules.ts
/** Returns the rights in `after` that `before` lacks, in the order of all rights. */
function addedRights(before, after) {
	return rights.filter((right) => after.includes(right) && !before.includes(right));
}
/** Each guarded change emails all administrators, so a requester is limited. */
const changesPerRequester = {
	limit: 20,
	windowMinutes: 60
};
/** Returns user ids of administrators, other than the requester, who lose that role through the change. */
function removedAdministratorsOf(change, administrators, requesterId) {
	if (!endsAdministration(change.withdrawn)) return [];
	const target = targetOf(change);
	return administrators.filter(({ userId, roleId, contactId }) => userId !== requesterId && (roleId === target || contactId === target)).map(({ userId }) => userId);
}
/**
* Returns who can approve or decline a change: all administrators except the requester. Those whom it removes are left
* out, unless there are no others.
*/
function decidersOf({ requestedBy, removed, administrators }) {
	const others = administrators.map(({ userId }) => userId).filter((userId) => userId !== requestedBy);
	const remaining = others.filter((userId) => !removed.includes(userId));
	return remaining.length > 0 ? remaining : others;
}
// server/directory/accessChanges/view.ts
/** Returns the details of an audit record about a change. */
function auditDetailsOf(payload) {
	if (payload === null) return {};
	const subject = subjectOf(payload);
	return {
		role: payload.role_name,
		...subject.kind === "staff_role" && {
			name: subject.name,
			before: subject.previous_role_name
		},
		...subject.kind === "staff_status" && {
			name: subject.name,
			status: subject.status
		},
		...subject.kind === "invitation" && { email: subject.email },
		granted: payload.granted.join(" "),
		withdrawn: payload.withdrawn.join(" ")
	};
}
/** Returns what the change would grant and withdraw. */
function effectOf(payload) {
	if (payload === null) return {
		subject: { kind: "outdated" },
		granted: [],
		withdrawn: []
	};
	return {
		subject: subjectOf(payload),
		granted: payload.granted,
		withdrawn: payload.withdrawn
	};
}
function toAccessChange({ id, payload, requestedBy, requestedAt, requesterName }, { userId, administrators }) {
	return {
		access_change_id: id,
		...effectOf(payload),
		requested_by: requesterName,
		requested_at: requestedAt.toISOString(),
		is_own: requestedBy === userId,
		can_decide: decidersOf({
			requestedBy,
			removed: payload?.removed_administrators ?? [],
			administrators
		}).includes(userId)
	};
}
// server/directory/accessChanges/mails.ts
/** Sends the emails once the transaction commits. */
async function emailAdministrators(services, tx, { to, subject, opening, effect, outcome }) {
	const content = {
		subject,
		paragraphs: [
			opening,
			effect,
			outcome
		],
		action: openAccessChanges
	};
	for (const address of to) await enqueueLetter(services, tx, {
		to: address,
		firstName: null,
		category: "staff",
		content,
		path: paths$1.adminSettings
	});
}
function effectText(payload) {
	const { subject, granted, withdrawn } = effectOf(payload);
	return [
		subjectText(subject),
		...listText("Grants", granted),
		...listText("Removes", withdrawn)
	].join("\n");
}
const listText = (title, rights) => rights.length === 0 ? [] : [`${title}:`, ...rights.map((right) => `- ${rightText$1(right)}`)];
// server/db/advisoryLock.ts
/** Locks for changes that no row lock can serialize, such as those of a name that must be unique. */
/** Waits for the lock and holds it until the transaction ends. */
async function takeLock(tx, name) {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
// server/directory/administrators/administrators.queries.ts
/** Administrators in the database. */
const lockAdministrators = (tx) => takeLock(tx, "administrators");
/** Returns the staff who can sign in and can see and change roles, sorted by email address. */
const findAdministrators = (tx) => tx.select({
	userId: users.id,
	contactId: users.contactId,
	roleId: users.roleId,
	email: users.email
}).from(users).innerJoin(roles, eq(roles.id, users.roleId)).where(and(eq(users.status, "active"), eq(users.userType, "CENTRIC"), arrayContains(roles.rights, [...administratorRights]))).orderBy(asc(users.email));
// server/directory/accessChanges/removals.ts
/** Tells who still gets emails after an administrator was removed, and how long the remaining one is blocked. */
/** A removed administrator still gets the emails about access changes for this long. */
const removedAdministratorEmailDays = 30;
const daysBefore = (now, days) => /* @__PURE__ */ new Date(now.getTime() - days * 24 * 60 * 6e4);
/** Returns the email addresses of all administrators, including those removed in the last 30 days. */
async function findRecipients({ clock }, tx) {
	const current = await findAdministrators(tx);
	const removed = (await findRemovals(tx, daysBefore(clock.now(), removedAdministratorEmailDays))).flatMap((row) => row.removed);
	return [.../* @__PURE__ */ new Set([...current.map(({ email }) => email), ...await findEmailsOf(tx, removed)])];
}
/** Returns the day from which an administrator can act alone after removing the only other one. */
const blockedUntilDay = ({ clock, config }, removedAt = clock.now()) => addDays(wallClock(removedAt, config.TIME_ZONE).day, 7);
/**
* Returns the day until which the only administrator can't make the change alone, because they removed the other one.
* Null when they can. Enabling the removed administrator again is always possible, because that restores the second
* person.
*/
async function findBlockedUntil(services, tx, change) {
	const { clock } = services;
	const removals = (await findRemovals(tx, daysBefore(clock.now(), 8))).filter(({ status }) => status === "immediate");
	const isUndo = change.kind === "staff_status" && removals.some(({ kind, target }) => kind === "staff_status" && target === change.contact_id);
	const days = removals.flatMap(({ decidedAt }) => decidedAt ? [blockedUntilDay(services, decidedAt)] : []).filter((day) => day > clock.today());
	return isUndo ? null : days.toSorted().at(-1) ?? null;
}
// server/directory/administrators/administratorCheck.ts
/** Ensures that an administrator remains. Every change that takes rights or people away must run through it. */
/**
* Runs a change and rejects it when no administrator would be left. The lock serializes concurrent changes, each of
* which would otherwise count the other's administrator.
*/
async function runWithAdministratorCheck(tx, change) {
	await lockAdministrators(tx);
	const result = await change();
	if ((await findAdministrators(tx)).length === 0) throw new AppError("conflict", lastAdministrator);
	return result;
}
// server/features/accessChanges/routes.ts
/** Serves the access changes that wait for a second administrator: list, approve, decline, withdraw. */
const outcomes = {
	approve: {
		status: "approved",
		emailText: accessChangeApproved
	},
	decline: {
		status: "declined",
		emailText: accessChangeDeclined
	},
	withdraw: {
		status: "withdrawn",
		emailText: accessChangeWithdrawn
	}
};
function accessChangeRoutes(routeContext, services, appliers) {
	const { db, clock } = services;
	const applyChange = buildApplier(appliers);
	serve(routeContext, listAccessChanges, async ({ actor }) => {
		const administrators = await findAdministrators(db);
		return (await findWaitingChanges(db)).filter((change) => canSee$1(change, actor)).map((change) => toAccessChange(change, {
			userId: actor.userId,
			administrators
		}));
	});
	serve(routeContext, decideAccessChange, async ({ body: { access_change_id: id, decision }, actor }, caller) => {
		await db.transaction((tx) => runWithAdministratorCheck(tx, async () => {
			const change = await lockChange(tx, id);
			if (!change || !canSee$1(change, actor)) throw notFound$1();
			const problem = decisionProblem(decision, {
				change,
				userId: actor.userId,
				administrators: await findAdministrators(tx)
			});
			if (problem) throw new AppError("not_allowed", problem);
			if (change.status !== "waiting") throw new AppError("conflict", settled);
			const { payload, requestedBy, requesterName } = change;
			const approver = {
				actor,
				caller
			};
			if (decision === "approve" && payload === null) throw new AppError("conflict", outdated);
			if (decision === "approve" && payload) await applyChange(services, tx, {
				approver,
				requestedBy,
				payload
			});
			const { status, emailText } = outcomes[decision];
			await storeDecision(tx, id, {
				status,
				decidedBy: actor.userId,
				now: clock.now()
			});
			const details = {
				...auditDetailsOf(payload),
				asker: requesterName
			};
			await auditActor(tx, {
				actor,
				caller
			}, {
				action: `accessChange.${status}`,
				details
			});
			await emailAdministrators(services, tx, {
				to: await findRecipients(services, tx),
				...emailText(await findNameOf(tx, actor.userId), requesterName),
				effect: effectText(payload)
			});
		}));
		caller.addMessage(decidedTexts[decision]);
		return null;
	});
}
/**
* Role changes are visible with the right to read roles; changes of staff also with the right to read internal users.
*/
function canSee$1({ kind, requestedBy }, { userId, rights }) {
	if (requestedBy === userId || rights.has("ACCESSCONTROL.read")) return true;
	return kind !== "role_rights" && rights.has("INTERNALUSERS.read");
}
/** Returns why the caller can't make this decision; null when they can. */
function decisionProblem(decision, { change: { requestedBy, payload }, userId, administrators }) {
	const isOwn = requestedBy === userId;
	if (decision === "withdraw") return isOwn ? null : requesterOnly;
	if (!administrators.some((administrator) => administrator.userId === userId)) return administratorsOnly;
	if (isOwn) return decision === "approve" ? notOwnApproval : null;
	return decidersOf({
		requestedBy,
		removed: payload?.removed_administrators ?? [],
		administrators
	}).includes(userId) ? null : notOwnRemoval;
}
// shared/texts/accessRequests.ts
/** Texts about access requests. */
const alreadyRequested = "You’ve already requested access to this account. The account holder decides, and we’ll email you.";
const granted = "Access granted. We’ll email them.";
const declined = "Request declined. We’ll email them.";
const ended = "Access ended. We’ll email them.";
const expired = "This request has expired. They can ask again.";
const decidedAlready = "Someone has already decided on this request.";
// server/directory/customers/resolveCustomer.ts
/** Resolves the customer whose people a call concerns. */
/** Returns the requested customer, or the caller's own. Staff must name one. */
async function resolveCustomer(db, actor, requestedNumber) {
	const number = requestedNumber ?? (seesAllCustomers(actor) ? void 0 : actor.customerNumbers[0]);
	if (number === void 0) throw new AppError("invalid_input", chooseCustomer);
	const customer = await findCustomer(db, scopeOf(actor), number);
	if (!customer) throw notFound$1();
	return customer;
}
// server/directory/customers/userCustomers.queries.ts
/** Queries the customers that a user can access. */
/** Returns the customers that a user can access, as the scope for viewing what they see. */
async function scopeOfUser(db, userId) {
	return {
		kind: "customers",
		numbers: (await db.select({ number: userCustomers.customerNumber }).from(userCustomers).where(eq(userCustomers.userId, userId))).map(({ number }) => number)
	};
}
async function removeCustomer(db, userId, customerNumber) {
	await db.delete(userCustomers).where(and(eq(userCustomers.userId, userId), eq(userCustomers.customerNumber, customerNumber)));
}
// server/features/accessRequests/accessRequests.queries.ts
/** Reads and stores access requests. Requesters see their own; deciders see those of customers in their scope. */
async function findOwnRequests(db, { userId, now }) {
	return (await db.select().from(accessRequests).where(and(eq(accessRequests.userId, userId), isWaiting$1(now))).orderBy(desc(accessRequests.createdAt))).map(({ billingAccountNumber, createdAt, expiresAt }) => ({
		crm_billing_account_number: billingAccountNumber,
		requested_at: createdAt.toISOString(),
		expires_at: expiresAt.toISOString()
	}));
}
const selectRequests = (db, condition) => db.select({
	request: accessRequests,
	email: users.email,
	firstName: contacts.firstName,
	lastName: contacts.lastName,
	rights: roles.rights,
	grantedUserId: userCustomers.userId
}).from(accessRequests).innerJoin(users, and(eq(users.id, accessRequests.userId), or(eq(users.status, "active"), eq(accessRequests.state, "granted")))).innerJoin(contacts, eq(contacts.id, users.contactId)).leftJoin(userCustomers, and(eq(userCustomers.userId, users.id), eq(userCustomers.customerNumber, accessRequests.customerNumber))).leftJoin(roles, eq(roles.id, userCustomers.roleId)).where(condition).orderBy(asc(accessRequests.createdAt), asc(accessRequests.id));
const toAccessRequest = ({ request, email, firstName, lastName, rights }) => ({
	request_id: request.id,
	first_name: firstName,
	last_name: lastName,
	email,
	crm_billing_account_number: request.billingAccountNumber,
	requested_at: request.createdAt.toISOString(),
	expires_at: request.expiresAt.toISOString(),
	granted: request.state === "granted" && rights && request.decidedAt ? {
		level: levelOf(rights),
		at: request.decidedAt.toISOString()
	} : null
});
/** Returns the waiting and the still effective granted requests of a customer that the caller has opened. */
async function findRequestsFor(db, customerNumber, now) {
	const isOfCustomer = eq(accessRequests.customerNumber, customerNumber);
	const [waiting, granted] = await Promise.all([selectRequests(db, and(isOfCustomer, isWaiting$1(now))), selectRequests(db, and(isOfCustomer, eq(accessRequests.state, "granted")))]);
	return {
		waiting: waiting.map(toAccessRequest),
		granted: granted.filter(({ grantedUserId }) => grantedUserId !== null).map(toAccessRequest)
	};
}
/** Locks one request of a customer in scope until the transaction ends. */
async function lockRequest$1(tx, scope, id) {
	const [found] = await tx.select().from(accessRequests).where(and(eq(accessRequests.id, id), inScope(scope, accessRequests.customerNumber))).for("update");
	const [requester] = found ? await tx.select({
		email: users.email,
		firstName: contacts.firstName
	}).from(users).innerJoin(contacts, eq(contacts.id, users.contactId)).where(and(eq(users.id, found.userId), found.state === "granted" ? void 0 : eq(users.status, "active"))) : [];
	return found && requester ? {
		request: found,
		requester
	} : null;
}
async function decideRequest(tx, id, { state, decidedBy, now }) {
	await tx.update(accessRequests).set({
		state,
		decidedBy,
		decidedAt: now
	}).where(eq(accessRequests.id, id));
}
/** The granted role replaces any role that the user had at this customer before. */
async function grantAccess(tx, grant) {
	const { userId, customerNumber } = userCustomers;
	await tx.insert(userCustomers).values(grant).onConflictDoUpdate({
		target: [userId, customerNumber],
		set: { roleId: grant.roleId }
	});
}
// server/features/accessRequests/routes.ts
/** Decides on access requests: grants with a role, declines or ends them. Requesters never learn who decided. */
function accessRequestRoutes(routeContext, services) {
	const { db, clock } = services;
	serve(routeContext, listOwnAccessRequests, async ({ actor }) => findOwnRequests(db, {
		userId: actor.userId,
		now: clock.now()
	}));
	serve(routeContext, listAccessRequests, async ({ body, actor }, { address }) => {
		const { number } = await resolveCustomer(db, actor, body.crm_customer_id);
		await recordAccess(db, actor, {
			customerNumber: number,
			address,
			what: "access requests"
		});
		return findRequestsFor(db, number, clock.now());
	});
	serve(routeContext, grantAccess$1, async ({ body: { request_id: id, level }, actor }, caller) => {
		await db.transaction(async (tx) => {
			const locked = await lockRequest(tx, actor, id);
			assertWaiting(locked, clock.now());
			const { userId, customerNumber } = locked.request;
			const { kind } = await resolveCustomer(tx, actor, customerNumber);
			await grantAccess(tx, {
				userId,
				customerNumber,
				roleId: await findRoleId(tx, roleNameOf(level, kind))
			});
			await decide(services, tx, {
				locked,
				actor,
				caller,
				state: "granted",
				level
			});
			await notifyRequester(services, tx, {
				...locked,
				content: accessGranted(locked.request.billingAccountNumber, level),
				path: paths$1.subAccounts
			});
		});
		caller.addMessage(granted);
		return null;
	});
	serve(routeContext, declineAccess, async ({ body: { request_id: id }, actor }, caller) => {
		await db.transaction(async (tx) => {
			const locked = await lockRequest(tx, actor, id);
			assertWaiting(locked, clock.now());
			await decide(services, tx, {
				locked,
				actor,
				caller,
				state: "declined"
			});
			await notifyRequester(services, tx, {
				...locked,
				content: accessDeclined(locked.request.billingAccountNumber)
			});
		});
		caller.addMessage(declined);
		return null;
	});
	serve(routeContext, endAccess, async ({ body: { request_id: id }, actor }, caller) => {
		await db.transaction(async (tx) => {
			const locked = await lockRequest(tx, actor, id);
			if (locked.request.state !== "granted") throw notFound$1();
			await removeCustomer(tx, locked.request.userId, locked.request.customerNumber);
			await decide(services, tx, {
				locked,
				actor,
				caller,
				state: "ended"
			});
			await notifyRequester(services, tx, {
				...locked,
				content: accessEnded(locked.request.billingAccountNumber)
			});
		});
		caller.addMessage(ended);
		return null;
	});
}
async function lockRequest(tx, actor, id) {
	const locked = await lockRequest$1(tx, scopeOf(actor), id);
	if (!locked) throw notFound$1();
	return locked;
}
function assertWaiting({ request }, now) {
	if (request.state === "waiting" && request.expiresAt > now) return;
	throw new AppError("conflict", request.state === "waiting" ? expired : decidedAlready);
}
async function decide({ clock }, tx, { locked: { request }, actor, caller, state, level }) {
	await decideRequest(tx, request.id, {
		state,
		decidedBy: actor.userId,
		now: clock.now()
	});
	await auditActor(tx, {
		actor,
		caller
	}, {
		action: `access.${state}`,
		customerNumber: request.customerNumber,
		details: {
			asker: request.userId,
			...level && { level }
		}
	});
}
function notifyRequester(services, tx, { requester, request, ...letter }) {
	return enqueueLetter(services, tx, {
		to: requester.email,
		firstName: requester.firstName,
		category: "security",
		customerNumber: request.customerNumber,
		...letter
	});
}
// server/features/announcements/routes.ts
/** Serves the live announcements. */
/** These query fields control the display and do not filter the audience. */
const isDisplayField = (name) => name === "dismissed" || name === "channel";
function channelFilterOf({ channel, dismissed }) {
	if (channel) return [channel];
	return dismissed === "no" ? ["banner", "tile"] : null;
}
/** Staff preview what an audience sees; without a filter they see every live announcement. */
function previewedAudience(query) {
	if (!Object.entries(query).some(([name, value]) => !isDisplayField(name) && value !== void 0)) return null;
	const list = (value) => value ? [value] : [];
	return {
		states: list(query.state),
		cities: list(query.city),
		zips: list(query.pincode),
		communities: list(query.community),
		serviceTypes: list(query.service_type_code),
		userType: query.user_type ?? "CUSTOMER",
		isPlaceNamed: query.targeting === "location"
	};
}
/** Returns the audience whose announcements the caller gets; null means all announcements. */
async function audienceFor({ db }, { actor, caller }, query) {
	const { state, city, pincode: zip, community, service_type_code: serviceType, crm_customer_id: number } = query;
	if (number !== void 0) {
		if (!seesAllCustomers(actor)) throw notFound$1();
		await openCustomer(db, actor, {
			customerNumber: number,
			address: caller.address,
			what: "announcements"
		});
	} else if (seesAllCustomers(actor)) return previewedAudience(query);
	const whole = number === void 0 ? await findAudience(db, actor.customerNumbers, actor.userType) : await findAudienceOfCustomer(db, number);
	return {
		...narrowAudience(whole, {
			state,
			city,
			zip,
			community,
			serviceType
		}),
		isPlaceNamed: query.targeting === "location"
	};
}
function announcementRoutes(routeContext, services) {
	const { db, clock } = services;
	serve(routeContext, listActiveAnnouncements, async ({ query, actor }, caller) => {
		const reader = query.dismissed === "no" && query.crm_customer_id === void 0 ? actor.userId : null;
		const audience = await audienceFor(services, {
			actor,
			caller
		}, query);
		const channels = channelFilterOf(query);
		const shown = await findActiveAnnouncements(db, {
			audience,
			now: clock.now(),
			reader,
			channels
		});
		if (reader && !seesAllCustomers(actor)) await recordViews(db, shown, reader);
		return shown.map(toAnnouncement);
	});
	serve(routeContext, dismissAnnouncement, async ({ body, actor }) => {
		const found = await findLive(db, body.announcement_id, clock.now());
		if (!found) throw notFound$1();
		if (!toAnnouncement(found).dismissible) throw new AppError("conflict", staysInSight);
		await storeDismissal(db, {
			userId: actor.userId,
			announcementId: found.id,
			version: found.version
		});
		return null;
	});
}
// server/features/announcements/serviceStatus.ts
/** Builds the status lines of the sign-in page. The server writes them into the page, so they need no script. */
/** Returns "Fiber, TV in Marrowby Mills: A cable was cut (and 1 more)"; empty without problems. */
function statusText(problems) {
	const [first] = problems;
	if (!first) return "";
	const { title, states, cities, communities, serviceTypes } = first;
	const areas = [
		communities,
		cities,
		states
	].find((names) => names.length > 0) ?? [];
	const services = serviceTypes.map((type) => serviceLabels[type]).join(", ") || "All services";
	const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : "";
	return `${services}${areas.length > 0 ? ` in ${areas.join(", ")}` : ""}: ${title}${more}`;
}
const maxNotices = 3;
/** Returns one line per notice, then a line with the number of the remaining ones. */
function noticeLines(titles) {
	const remaining = titles.length - maxNotices;
	return remaining > 0 ? [...titles.slice(0, maxNotices), `and ${remaining} more`] : [...titles];
}
const cacheMs = 3e4;
/** A page waits no longer than this for the database and then shows the previous lines. */
const maxWaitMs = 300;
/** Returns a reader of the current lines that queries the database at most every 30 seconds. */
function createServiceStatus({ db, clock, log }) {
	let lines = [];
	let queriedAt = -Infinity;
	let pendingQuery = null;
	const refreshLines = async () => {
		try {
			const now = clock.now();
			const [problems, notices] = await Promise.all([findServiceStatus(db, now), findSignInNotices(db, now)]);
			lines = [statusText(problems), ...noticeLines(notices)].filter((line) => line !== "");
		} catch (error) {
			log.error({ err: error }, "the service status could not be read");
		} finally {
			pendingQuery = null;
		}
	};
	return async () => {
		const now = clock.now().getTime();
		if (!pendingQuery && Math.abs(now - queriedAt) >= cacheMs) {
			queriedAt = now;
			pendingQuery = refreshLines();
		}
		if (pendingQuery) await Promise.race([pendingQuery, new Promise((resolve) => setTimeout(resolve, maxWaitMs).unref())]);
		return lines;
	};
}
// server/directory/announcements/audienceSize.queries.ts
/** Counts an audience by the same rules as `findAudience`: properties, and services that haven't closed. */
/** Above this number the screen shows "more than". */
const maxCounted$2 = 1e4;
/** Homeowner associations sign in with the user type of builders. */
const customerKindsOf = {
	CUSTOMER: ["residential"],
	BUILDER: ["builder", "hoa"],
	DEVELOPER: ["developer"],
	CENTRIC: []
};
async function findAudienceSize(db, audience) {
	const [found, staff] = await Promise.all([countCustomers(db, audience), countStaff(db, audience)]);
	return {
		customers: Math.min(found, maxCounted$2),
		isExact: found <= maxCounted$2,
		staff
	};
}
async function countCustomers(db, audience) {
	const matchingCustomers = db.select({ one: sql`1` }).from(customers).where(isInAudience(db, audience)).limit(10001).as("fitting");
	const [row] = await db.select({ found: count() }).from(matchingCustomers);
	return row?.found ?? 0;
}
/** Returns the numbers of all customers in an audience. */
async function findAudienceCustomers(db, audience) {
	return (await db.select({ number: customers.number }).from(customers).where(isInAudience(db, audience))).map(({ number }) => number);
}
function isInAudience(db, audience) {
	const kinds = audience.user_type.flatMap((type) => customerKindsOf[type]);
	if (audience.user_type.length > 0 && kinds.length === 0) return sql`false`;
	return and(ne(customers.kind, "provider"), kinds.length > 0 ? inArray(customers.kind, kinds) : void 0, hasPlace(db, audience.state, inArray(premises.state, audience.state)), hasPlace(db, audience.city, inArray(premises.city, audience.city)), hasPlace(db, audience.pincode, inArray(premises.zip, audience.pincode)), hasPlace(db, audience.community, inArray(communities.name, audience.community)), audience.service_type_code.length > 0 ? isServedAt(db, inArray(serviceAccounts.serviceType, audience.service_type_code)) : void 0);
}
const hasPlace = (db, names, isAtPlace) => names.length === 0 ? void 0 : or(isServedAt(db, isAtPlace), ownsPropertyAt(db, isAtPlace));
const isServedAt = (db, condition) => exists(db.select({ one: sql`1` }).from(billingAccounts).innerJoin(serviceAccounts, eq(serviceAccounts.billingAccountNumber, billingAccounts.number)).innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber)).innerJoin(communities, eq(communities.id, premises.communityId)).where(and(eq(billingAccounts.customerNumber, customers.number), ne(serviceAccounts.status, "closed"), condition)));
const ownsPropertyAt = (db, condition) => exists(db.select({ one: sql`1` }).from(propertyOwners).innerJoin(premises, eq(premises.number, propertyOwners.premiseNumber)).innerJoin(communities, eq(communities.id, premises.communityId)).where(and(eq(propertyOwners.customerNumber, customers.number), condition)));
/** Staff see every live announcement, so they are counted only when the audience names them. */
async function countStaff(db, { user_type }) {
	if (!user_type.includes("CENTRIC")) return 0;
	const [row] = await db.select({ found: count() }).from(users).where(and(eq(users.userType, "CENTRIC"), eq(users.status, "active")));
	return row?.found ?? 0;
}
// server/http/versionedRecords.ts
/** Checks changes of records that several users edit. Each change names the version of the record that its user saw. */
/** Rejects a change of a record that no longer exists or has changed since. */
function requireVersion(row, version, changedText) {
	if (!row) throw notFound$1();
	if (row.version !== version) throw new AppError("conflict", changedText);
	return row;
}
/** Creates a record once. A client that never received the answer repeats its request, and gets the first record. */
async function createOnce({ insert, findIdentical, audit, takenError }) {
	const created = await insert();
	if (created) {
		await audit(created);
		return created;
	}
	const identical = await findIdentical();
	if (!identical) throw takenError();
	return identical;
}
// server/features/announcements/rules.ts
/** A draft stays a draft whatever its dates. An announcement has expired as soon as its end is reached. */
function statusOf({ isDraft, startsAt, endsAt }, now) {
	if (isDraft) return "draft";
	if (endsAt && endsAt <= now) return "expired";
	return startsAt > now ? "scheduled" : "live";
}
/** Returns errors of fields that are valid one by one but conflict with each other. */
function fieldErrorsOf(announcement) {
	const { starts_at, ends_at, dismissible, link_url, link_text, channels } = announcement;
	const isInPortal = channels.some((channel) => channel !== "login");
	return {
		...ends_at !== null && new Date(ends_at) <= new Date(starts_at) && { ends_at: "The end must be after the start." },
		...dismissible && isAlert(announcement) && { dismissible: "A top-priority announcement can’t be dismissed." },
		...link_url !== "" && link_text === "" && { link_text: "Enter the link text" },
		...link_url === "" && link_text !== "" && { link_url: "Enter the address, or remove the link text" },
		...isAlert(announcement) && !isInPortal && { channels: "A top-priority announcement must be in the banner or on the dashboard." },
		...channels.includes("login") && !isForAll(audienceOf(announcement)) && { channels: "The sign-in page can’t tell who’s visiting, so it can only show announcements for everyone." }
	};
}
const audienceOf = (source) => ({
	state: source.state,
	city: source.city,
	pincode: source.pincode,
	community: source.community,
	service_type_code: source.service_type_code,
	user_type: source.user_type
});
/** Returns whether the announcement has no target at all. */
const isForAll = (audience) => Object.values(audience).every((names) => names.length === 0);
/** Returns whether both lists hold the same ids, without omissions or duplicates. */
function isReordering(before, after) {
	const afterIds = new Set(after);
	return before.length === after.length && afterIds.size === after.length && before.every((id) => afterIds.has(id));
}
// server/db/paging.ts
/**
* Pages of lists. Some lists are bounded: rows beyond the bound are neither counted nor sorted, so every page costs the
* same.
*/
/** Returns LIMIT and OFFSET of a page. */
const limitOffsetOf = ({ page_number, page_size }) => ({
	limit: page_size,
	offset: (page_number - 1) * page_size
});
/** Converts a count of at most one row more than the maximum. */
const toBoundedCount = (count, maxCount) => ({
	total_count: Math.min(count, maxCount),
	is_exact: count <= maxCount
});
/** Counts the rows of a table apart from its pages. */
async function countBounded(db, table, { where, maxCount }) {
	const matchingRows = db.select({ one: sql`1`.as("one") }).from(table).where(where).limit(maxCount + 1).as("matching");
	const [row] = await db.select({ count: count() }).from(matchingRows);
	return toBoundedCount(row?.count ?? 0, maxCount);
}
/** Reads a page whose rows carry the total in `count`. The query must count at most one row more than the maximum. */
async function readBounded(read, { maxCount, ...page }) {
	const rows = await read(page);
	const [first] = rows.length === 0 && page.page_number > 1 ? await read({
		page_number: 1,
		page_size: 1
	}) : rows;
	return {
		rows,
		...toBoundedCount(first?.count ?? 0, maxCount)
	};
}
// server/http/idempotency.queries.ts
/** Finds what the first request under an Idempotency-Key stored. */
/**
* Returns the row that the first request under the same key stored, for a retry to return. Returns null for the first
* request and for one without a key, and rejects a different request.
*/
async function findFirstRequest({ userId, idempotencyKey, requestHash }, { user, key }, findRows) {
	if (idempotencyKey === null) return null;
	const [row] = await findRows(and(eq(user, userId), eq(key, idempotencyKey)));
	if (row) assertSameRequest(row, { requestHash });
	return row ?? null;
}
// server/features/announcements/staff/staff.queries.ts
/** Reads and stores announcements for staff: lists, edits, order and deletion. */
/** Counts the users who saw the current version of each announcement. */
async function countViewers(db, rows) {
	const ids = rows.map(({ id }) => id);
	const counted = await db.select({
		id: announcementViews.announcementId,
		people: count()
	}).from(announcementViews).innerJoin(announcements, and(eq(announcements.id, announcementViews.announcementId), eq(announcements.version, announcementViews.version))).where(inArray(announcementViews.announcementId, ids)).groupBy(announcementViews.announcementId);
	return new Map(counted.map(({ id, people }) => [id, people]));
}
const toManagedAnnouncements = async (db, rows, now) => {
	const viewerCounts = await countViewers(db, rows);
	return rows.map((row) => toManagedAnnouncement(row, {
		now,
		viewerCount: viewerCounts.get(row.id) ?? 0
	}));
};
const toManagedAnnouncement = (row, { now, viewerCount }) => ({
	...toAnnouncement(row),
	state: row.states,
	city: row.cities,
	pincode: row.zips,
	community: row.communities,
	service_type_code: row.serviceTypes,
	user_type: row.userTypes,
	status: statusOf(row, now),
	version: row.version,
	seen_count: viewerCount
});
const hasEnded = (now) => and(eq(announcements.isDraft, false), lte(announcements.endsAt, now));
/** Spelled out because `not (ends_at <= now)` is null for an announcement without an end. */
const isCurrent = (now) => or(announcements.isDraft, isNull(announcements.endsAt), gt(announcements.endsAt, now));
const displayOrder = [
	asc(announcements.priority),
	desc(announcements.startsAt),
	asc(announcements.id)
];
async function findCurrent(db, now) {
	return db.select().from(announcements).where(isCurrent(now)).orderBy(...displayOrder);
}
async function findExpired(db, now, page) {
	const { limit, offset } = limitOffsetOf(page);
	const [rows, [counted]] = await Promise.all([db.select().from(announcements).where(hasEnded(now)).orderBy(desc(announcements.endsAt), asc(announcements.id)).limit(limit).offset(offset), db.select({ total: count() }).from(announcements).where(hasEnded(now))]);
	return {
		rows,
		total: counted?.total ?? 0
	};
}
/** Serializes changes, so that the counted and ordered announcements stay the same until the transaction ends. */
const lockOrder = (tx) => takeLock(tx, "announcements");
async function lockAnnouncement(tx, id) {
	const [row] = await tx.select().from(announcements).where(eq(announcements.id, id)).for("update");
	return row ?? null;
}
const toColumns = (input) => ({
	title: input.title,
	body: input.body,
	kind: input.kind,
	severity: input.severity,
	isDismissible: input.dismissible,
	linkUrl: input.link_url,
	linkText: input.link_text,
	startsAt: new Date(input.starts_at),
	endsAt: input.ends_at === null ? null : new Date(input.ends_at),
	isDraft: input.draft,
	channels: input.channels,
	states: input.state,
	cities: input.city,
	zips: input.pincode,
	communities: input.community,
	serviceTypes: input.service_type_code,
	userTypes: input.user_type
});
/** Returns the announcement that the first request under the same key created; null for the first request. */
const findFirstAnnouncement = (tx, request) => findFirstRequest(request, {
	user: announcements.userId,
	key: announcements.idempotencyKey
}, (isFirstRequest) => tx.select().from(announcements).where(isFirstRequest));
/** Reserves the priority of a new announcement: after all more severe ones and before all others. */
async function reservePriority(tx, severity, now) {
	const moreSevere = severities.slice(severities.indexOf(severity) + 1);
	const [last] = await tx.select({ priority: max(announcements.priority) }).from(announcements).where(and(isCurrent(now), inArray(announcements.severity, moreSevere)));
	const [first] = await tx.select({ priority: min(announcements.priority) }).from(announcements);
	const lastPriority = last?.priority ?? null;
	if (lastPriority === null) return (first?.priority ?? 1) - 1;
	const priority = lastPriority + 1;
	await tx.update(announcements).set({ priority: sql`${announcements.priority} + 1` }).where(gte(announcements.priority, priority));
	return priority;
}
async function insertAnnouncement(tx, input, { now, ...creation }) {
	const priority = await reservePriority(tx, input.severity, now);
	const [row] = await tx.insert(announcements).values({
		...toColumns(input),
		...creation,
		priority
	}).returning();
	if (!row) throw new Error("The announcement was not stored");
	return row;
}
async function storeAnnouncement(tx, id, input) {
	return updateAnnouncementRow(tx, id, toColumns(input));
}
const viewedPreviousVersion = ({ id, version }) => and(eq(announcementViews.announcementId, id), eq(announcementViews.version, version - 1));
async function storeEnd(tx, id, endsAt) {
	const ended = await updateAnnouncementRow(tx, id, { endsAt });
	await tx.update(announcementViews).set({ version: ended.version }).where(viewedPreviousVersion(ended));
	return ended;
}
async function updateAnnouncementRow(tx, id, columns) {
	const [row] = await tx.update(announcements).set({
		...columns,
		version: nextVersion(announcements.version)
	}).where(eq(announcements.id, id)).returning();
	if (!row) throw new Error("The announcement was not stored");
	return row;
}
async function removeAnnouncement(tx, id) {
	await tx.delete(announcements).where(eq(announcements.id, id));
}
/** The version stays: it counts changes of an announcement itself, and the order is none. */
async function storeOrder(tx, order) {
	const ids = order.map(({ announcement_id: id }) => id);
	const priorities = order.map(({ priority }) => priority);
	await tx.execute(sql`
    update ${announcements} set priority = given.priority
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(priorities)}::int[]) as given (id, priority)
    where ${announcements.id} = given.id and ${not(eq(announcements.priority, sql`given.priority`))}`);
}
// server/features/announcements/staff/routes.ts
/** Serves the management of announcements to staff. */
const conflict$1 = (text) => new AppError("conflict", text);
/** A published announcement needs at least one recipient; a draft does not. */
async function assertPublishable(tx, input) {
	const fieldErrors = fieldErrorsOf(input);
	const [firstError] = Object.values(fieldErrors);
	if (firstError !== void 0) throw new AppError("invalid_input", firstError, fieldErrors);
	if (input.draft || isForAll(audienceOf(input))) return;
	const { customers, staff } = await findAudienceSize(tx, input);
	if (customers + staff > 0) return;
	throw new AppError("invalid_input", noOneMatchesThisAudience, { audience: noOneMatchesThisAudience });
}
const lockVersion$2 = async (tx, id, version) => requireVersion(await lockAnnouncement(tx, id), version, changedMeanwhile);
const auditAnnouncement = (tx, context, { action, row }) => auditActor(tx, context, {
	action: `announcement.${action}`,
	details: {
		announcement: row.id,
		title: row.title
	}
});
function announcementStaffRoutes(routeContext, services) {
	const { db, clock } = services;
	serve(routeContext, listAnnouncements, async ({ query }) => {
		const now = clock.now();
		const { view, ...page } = query;
		if (view === "expired") {
			const { rows, total } = await findExpired(db, now, page);
			return {
				announcements: await toManagedAnnouncements(db, rows, now),
				total_count: total
			};
		}
		const rows = await findCurrent(db, now);
		return {
			announcements: await toManagedAnnouncements(db, rows, now),
			total_count: rows.length
		};
	});
	editingRoutes(routeContext, services);
	endingRoutes(routeContext, services);
	serve(routeContext, updateAnnouncementPriority, async ({ body, actor }, caller) => {
		await db.transaction(async (tx) => {
			await lockOrder(tx);
			const currentOrder = (await findCurrent(tx, clock.now())).map(({ id }) => id);
			const isUnchanged = currentOrder.length === body.previous_order.length && currentOrder.every((id, index) => id === body.previous_order[index]);
			const newOrder = body.announcements.map(({ announcement_id: id }) => id);
			if (!isUnchanged || !isReordering(currentOrder, newOrder)) throw conflict$1(orderChanged);
			await storeOrder(tx, body.announcements);
			const details = { announcements: newOrder.length };
			await auditActor(tx, {
				actor,
				caller
			}, {
				action: "announcement.ordered",
				details
			});
		});
		caller.addMessage(orderUpdated);
		return null;
	});
	serve(routeContext, countAudience, async ({ body }) => {
		const { customers, isExact, staff } = await findAudienceSize(db, body);
		return {
			customer_count: customers,
			is_exact: isExact,
			staff_count: staff
		};
	});
}
function editingRoutes(routeContext, { db, clock }) {
	const assertBelowLimit = async (tx) => {
		if ((await findCurrent(tx, clock.now())).length >= 100) throw conflict$1(tooMany);
	};
	serve(routeContext, createAnnouncement, async ({ body, actor }, caller) => {
		const request = {
			userId: actor.userId,
			...idempotencyRecordOf(caller.idempotencyKey, body)
		};
		const row = await db.transaction(async (tx) => {
			await lockOrder(tx);
			const first = await findFirstAnnouncement(tx, request);
			if (first) return first;
			await assertPublishable(tx, body);
			await assertBelowLimit(tx);
			const created = await insertAnnouncement(tx, body, {
				...request,
				now: clock.now()
			});
			await auditAnnouncement(tx, {
				actor,
				caller
			}, {
				action: "created",
				row: created
			});
			return created;
		});
		caller.addMessage(added$1);
		return toResponse$1(db, row, clock.now());
	});
	serve(routeContext, updateAnnouncement, async ({ params, body, actor }, caller) => {
		const { version, ...input } = body;
		const row = await db.transaction(async (tx) => {
			await lockOrder(tx);
			const before = await lockVersion$2(tx, params.announcement_id, version);
			await assertPublishable(tx, input);
			if (statusOf(before, clock.now()) === "expired") await assertBelowLimit(tx);
			const after = await storeAnnouncement(tx, before.id, input);
			await auditAnnouncement(tx, {
				actor,
				caller
			}, {
				action: "changed",
				row: after
			});
			return after;
		});
		caller.addMessage(updated);
		return toResponse$1(db, row, clock.now());
	});
}
/** Serves the ending and the deletion of announcements. */
function endingRoutes(routeContext, { db, clock }) {
	serve(routeContext, expireAnnouncement, async ({ body, actor }, caller) => {
		const now = clock.now();
		const row = await db.transaction(async (tx) => {
			const before = await lockVersion$2(tx, body.announcement_id, body.version);
			if (statusOf(before, now) !== "live") throw conflict$1(changedMeanwhile);
			const after = await storeEnd(tx, before.id, now);
			await auditAnnouncement(tx, {
				actor,
				caller
			}, {
				action: "expired",
				row: after
			});
			return after;
		});
		caller.addMessage(updated);
		return toResponse$1(db, row, now);
	});
	serve(routeContext, deleteAnnouncement, async ({ params, query, actor }, caller) => {
		await db.transaction(async (tx) => {
			const row = await lockVersion$2(tx, params.announcement_id, query.version);
			await removeAnnouncement(tx, row.id);
			await auditAnnouncement(tx, {
				actor,
				caller
			}, {
				action: "deleted",
				row
			});
		});
		caller.addMessage(deleted);
		return null;
	});
}
async function toResponse$1(db, row, now) {
	const [managed] = await toManagedAnnouncements(db, [row], now);
	if (!managed) throw notFound$1();
	return managed;
}
// server/features/assets/assets.queries.ts
/** Reads and stores published files and their folders. The file store holds the bytes. */
const isInLibrary = (assetsId) => eq(documentFolders.isInternal, assetsId === "internal");
const isNotDeleted = isNull(documents.deletedAt);
async function countFiles(db) {
	const rows = await db.select({
		isInternal: documentFolders.isInternal,
		found: count(documents.id)
	}).from(documentFolders).leftJoin(documents, and(eq(documents.folderCode, documentFolders.code), isNotDeleted)).groupBy(documentFolders.isInternal);
	const countOf = (isInternal) => rows.find((row) => row.isInternal === isInternal)?.found ?? 0;
	return {
		"resource-center": countOf(false),
		internal: countOf(true)
	};
}
async function findAssetFolders(db, assetsId) {
	return (await db.select({
		code: documentFolders.code,
		name: documentFolders.name,
		found: count(documents.id)
	}).from(documentFolders).leftJoin(documents, and(eq(documents.folderCode, documentFolders.code), isNotDeleted)).where(isInLibrary(assetsId)).groupBy(documentFolders.code).orderBy(asc(documentFolders.position), asc(documentFolders.code))).map(({ code, name, found }) => ({
		prefix: `${code}/`,
		name,
		file_count: found
	}));
}
const selectFiles = (db) => db.select({
	document: documents,
	updaterName: sql`${contacts.firstName} || ' ' || ${contacts.lastName}`
}).from(documents).leftJoin(users, eq(users.id, documents.updatedBy)).leftJoin(contacts, eq(contacts.id, users.contactId)).$dynamic();
const toFile = ({ document, updaterName }) => ({
	fileKey: `${document.folderCode}/${document.fileName}`,
	document_id: document.id,
	version: document.version,
	file_name: document.fileName,
	size_bytes: document.sizeBytes,
	media_type: document.mediaType,
	modified_on: document.updatedOn,
	modified_by: updaterName ?? "",
	title: document.title,
	description: document.description,
	language: document.language,
	user_type: document.userTypes,
	community: document.communities
});
async function findFiles(db, folder, page) {
	const condition = and(eq(documents.folderCode, folder), isNotDeleted);
	const { limit, offset } = limitOffsetOf(page);
	const [rows, [counted]] = await Promise.all([selectFiles(db).where(condition).orderBy(sql`lower(${documents.fileName})`, asc(documents.id)).limit(limit).offset(offset), db.select({ total: count() }).from(documents).where(condition)]);
	return {
		files: rows.map(toFile),
		total_count: counted?.total ?? 0
	};
}
async function findFile(db, id) {
	const [row] = await selectFiles(db).where(eq(documents.id, id));
	if (!row) throw new Error("The document was not stored");
	return toFile(row);
}
async function fileExists(db, id) {
	return (await db.select({ id: documents.id }).from(documents).where(and(eq(documents.id, id), isNotDeleted))).length > 0;
}
/** Returns announcements that haven't ended and link to the file, in any spelling of the link. */
async function findUses(db, id, now) {
	const linksToFile = sql`strpos(lower(${announcements.linkUrl} || ' ' || ${announcements.body}), ${`document=${id.toLowerCase()}`}) > 0`;
	const hasNotEnded = or(announcements.isDraft, isNull(announcements.endsAt), gt(announcements.endsAt, now));
	return db.select({
		announcement_id: announcements.id,
		title: announcements.title
	}).from(announcements).where(and(linksToFile, hasNotEnded)).orderBy(asc(announcements.priority), desc(announcements.startsAt), asc(announcements.id));
}
async function hasFolder(db, assetsId, folder) {
	return (await db.select({ code: documentFolders.code }).from(documentFolders).where(and(eq(documentFolders.code, folder), isInLibrary(assetsId)))).length > 0;
}
/** Locks the folder until the transaction ends, so that the second of two uploads with one name finds the first. */
async function lockFolder(tx, assetsId, folder) {
	return (await tx.select({ code: documentFolders.code }).from(documentFolders).where(and(eq(documentFolders.code, folder), isInLibrary(assetsId))).for("update")).length > 0;
}
/** Compares names without case, because some file systems do not distinguish it. */
async function findFileByName(db, folder, name) {
	const [row] = await db.select().from(documents).where(and(eq(documents.folderCode, folder), sql`lower(${documents.fileName}) = lower(${name})`, isNotDeleted));
	return row ?? null;
}
async function insertFile(tx, file) {
	await tx.insert(documents).values({
		...file,
		language: "en",
		userTypes: [],
		communities: []
	});
}
async function updateFile(tx, id, changes) {
	await tx.update(documents).set({
		...changes,
		version: nextVersion(documents.version)
	}).where(eq(documents.id, id));
}
/** Returns whether a document row refers to these bytes. */
async function isStored(db, storageKey) {
	return (await db.select({ id: documents.id }).from(documents).where(eq(documents.storageKey, storageKey))).length > 0;
}
/** Returns a deleted file that can still be restored. */
async function findDeleted(tx, assetsId, id) {
	const [row] = await tx.select({ document: documents }).from(documents).innerJoin(documentFolders, eq(documentFolders.code, documents.folderCode)).where(and(eq(documents.id, id), isNotNull(documents.deletedAt), isInLibrary(assetsId)));
	return row?.document ?? null;
}
/** Deletes the rows that were marked as deleted before that moment and returns their storage keys. */
async function removeDeletedBefore(db, before) {
	return (await db.delete(documents).where(lt(documents.deletedAt, before)).returning({ key: documents.storageKey })).map(({ key }) => key);
}
async function lockFolders(tx) {
	await takeLock(tx, "document folders");
	const rows = await tx.select({
		code: documentFolders.code,
		name: documentFolders.name
	}).from(documentFolders);
	const [last] = await tx.select({ position: max(documentFolders.position) }).from(documentFolders);
	return {
		codes: new Set(rows.map(({ code }) => code)),
		codeOfName: new Map(rows.map(({ code, name }) => [name.toLowerCase(), code])),
		nextPosition: (last?.position ?? -1) + 1
	};
}
async function insertFolder(tx, folder) {
	await tx.insert(documentFolders).values(folder).onConflictDoNothing();
}
/** Counts the files of a folder, and separately the deleted ones that can still be restored. */
async function countFolderFiles(tx, folder) {
	const [counted] = await tx.select({
		all: count(),
		there: sql`count(*) filter (where ${isNotDeleted})`.mapWith(Number)
	}).from(documents).where(eq(documents.folderCode, folder));
	const fileCount = counted?.there ?? 0;
	return {
		fileCount,
		deletedCount: (counted?.all ?? 0) - fileCount
	};
}
async function renameFolder(tx, code, name) {
	await tx.update(documentFolders).set({ name }).where(eq(documentFolders.code, code));
}
async function deleteFolder(tx, code) {
	await tx.delete(documentFolders).where(eq(documentFolders.code, code));
}
const canRestore = (deletedAt, now) => now.getTime() - deletedAt.getTime() <= 35e3;
/** Turns `Gas safety` into `gas-safety`; returns an empty string for a name without letters and digits. */
const codeOf = (name) => name.normalize("NFKD").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-+|-+$/g, "").slice(0, 48).replaceAll(/-+$/g, "");
/** Files that name no folder go into these folders. */
const generalCodes = {
	"resource-center": "general",
	internal: "general-internal"
};
/** Returns the code, with the first free number if it is taken. The other library's general code stays reserved. */
function freeCode(name, { assetsId, taken }) {
	const code = codeOf(name) || "folder";
	const isTaken = (candidate) => taken.has(candidate) || assetIds.some((other) => other !== assetsId && generalCodes[other] === candidate);
	if (!isTaken(code)) return code;
	let number = 2;
	while (isTaken(`${code}-${number}`)) number += 1;
	return `${code}-${number}`;
}
const folderOf = (prefix) => prefix.replace(/\/$/, "");
function parseFileKey(fileKey) {
	const slashIndex = fileKey.indexOf("/");
	return {
		folder: fileKey.slice(0, slashIndex),
		name: fileKey.slice(slashIndex + 1)
	};
}
/** Returns the file name without its extension. */
const titleOf = (fileName) => fileName.replace(/\.[^.]*$/, "").slice(0, 120) || fileName;
// server/features/assets/folders.routes.ts
/** Creates, renames and deletes folders of the library. Only an empty folder can be deleted. */
function folderRoutes(routeContext, { db }) {
	serve(routeContext, createAssetFolder, async ({ params, body, actor }, caller) => {
		const folder = await db.transaction(async (tx) => {
			const { codes, codeOfName, nextPosition } = await lockFolders(tx);
			if (codeOfName.has(body.name.toLowerCase())) throw new AppError("conflict", folderTaken, { name: folderTaken });
			const code = freeCode(body.name, {
				assetsId: params.assetsId,
				taken: codes
			});
			const isInternal = params.assetsId === "internal";
			await insertFolder(tx, {
				code,
				name: body.name,
				position: nextPosition,
				isInternal
			});
			await auditActor(tx, {
				actor,
				caller
			}, {
				action: "document.folder",
				details: {
					folder: body.name,
					isInternal
				}
			});
			return {
				prefix: `${code}/`,
				name: body.name,
				file_count: 0
			};
		});
		caller.addMessage(folderMade);
		return folder;
	});
	serve(routeContext, renameAssetFolder, async ({ params, query, body: { name }, actor }, caller) => {
		const code = folderOf(query.prefix);
		const { fileCount } = await db.transaction(async (tx) => {
			const { codeOfName } = await lockFolders(tx);
			if (!await lockFolder(tx, params.assetsId, code)) throw notFound$1();
			const namesake = codeOfName.get(name.toLowerCase());
			if (namesake !== void 0 && namesake !== code) throw new AppError("conflict", folderTaken, { name: folderTaken });
			await renameFolder(tx, code, name);
			await auditActor(tx, {
				actor,
				caller
			}, {
				action: "document.folderRenamed",
				details: {
					folder: code,
					name
				}
			});
			return countFolderFiles(tx, code);
		});
		caller.addMessage(folderRenamed);
		return {
			prefix: `${code}/`,
			name,
			file_count: fileCount
		};
	});
	serve(routeContext, deleteAssetFolder, async ({ params, query, actor }, caller) => {
		const code = folderOf(query.prefix);
		await db.transaction(async (tx) => {
			if (!await lockFolder(tx, params.assetsId, code)) throw notFound$1();
			const { fileCount, deletedCount } = await countFolderFiles(tx, code);
			if (fileCount > 0) throw new AppError("conflict", folderNotEmpty);
			if (deletedCount > 0) throw new AppError("conflict", folderKeeps);
			await deleteFolder(tx, code);
			await auditActor(tx, {
				actor,
				caller
			}, {
				action: "document.folderRemoved",
				details: { folder: code }
			});
		});
		caller.addMessage(folderRemoved);
		return null;
	});
}
// shared/texts/documents.ts
const fileGone = "We can’t open this file right now. Try again later, or ask us for it in a message.";
// server/http/fileNames.ts
/** Makes file names that are safe to store and to download from the names that senders gave. */
/**
* Returns the name without folders and control characters, shortened, and with an extension that fits the file's
* content.
*/
function safeFileName(name, extensions) {
	const baseName = baseNameOf(name);
	const { stem, extension } = splitExtension(baseName);
	const isAllowedExtension = extensions.includes(extension.toLowerCase());
	const suffix = `.${isAllowedExtension ? extension : extensions[0]}`;
	return (truncateText(isAllowedExtension ? stem : baseName, 120 - suffix.length).trim() || "file") + suffix;
}
/** Cuts a text to a length without splitting a surrogate pair. */
function truncateText(text, maxLength) {
	const truncated = text.slice(0, maxLength);
	return /[\uD800-\uDBFF]$/.test(truncated) ? truncated.slice(0, -1) : truncated;
}
/** Returns the extension after the last dot in lower case, or an empty string. */
const extensionOf = (name) => splitExtension(baseNameOf(name)).extension.toLowerCase();
const baseNameOf = (name) => (name.split(/[/\\]/).at(-1) ?? "").replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, "").replace(/^[.\s]+/, "").trim();
function splitExtension(baseName) {
	const [, stem = baseName, extension = ""] = /^(.*?)(?:\.([^.]*))?$/s.exec(baseName) ?? [];
	return {
		stem,
		extension
	};
}
// server/features/assets/fileChecks.ts
/** Locks and checks a library file that is about to change. */
/** Returns the file and locks its folder until the transaction ends. */
async function lockFile(tx, assetsId, fileKey) {
	const { folder, name } = parseFileKey(fileKey);
	const row = await lockFolder(tx, assetsId, folder) ? await findFileByName(tx, folder, name) : null;
	if (!row) throw notFound$1();
	return row;
}
/** Rejects a name whose extension does not fit the content, and a name that is already taken. */
async function assertNameAllowed(tx, row, fileName) {
	const createError = (code, text) => new AppError(code, text, { file_name: text });
	if (!(isDocumentType(row.mediaType) ? documentTypes[row.mediaType].endings : []).includes(extensionOf(fileName))) throw createError("invalid_input", wrongEnding);
	const namesake = await findFileByName(tx, row.folderCode, fileName);
	if (namesake && namesake.id !== row.id) throw createError("conflict", nameTaken);
}
// server/adapters/removeFile.job.ts
/** Removes files from the file store. They are enqueued in the transaction that deletes the last reference to them. */
const removeFileJob = defineJob({
	name: "remove file",
	payload: z.object({ storageKey: z.string() }),
	maxAttempts: 25,
	keyOf: ({ storageKey }) => storageKey,
	isBulk: () => true,
	run: ({ files }, { storageKey }) => files.remove(storageKey)
});
// server/features/assets/fileType.ts
/** Detects the type of a file to publish from its content, which is streamed from disk. */
/** Returns the type. Rejects types that can't be published and an extension that contradicts the content. */
async function detectFileType({ name, path, size }) {
	if (size === 0) throw new AppError("invalid_input", empty, { file: empty });
	const extension = extensionOf(name);
	const type = await detectContentType(path, extension);
	const createError = (text) => new AppError("unsupported_type", text, { file: text });
	if (!type) {
		const claimedType = typeWithExtension(extension);
		throw createError(claimedType ? notWhatItSays(documentTypes[claimedType].label) : wrongType);
	}
	if (!documentTypes[type].endings.includes(extension)) throw createError(wrongEnding);
	return type;
}
/** Returns the type that the extension claims; null when no publishable type has it. */
const typeWithExtension = (extension) => Object.keys(documentTypes).filter(isDocumentType).find((type) => documentTypes[type].endings.some((known) => known === extension)) ?? null;
async function detectContentType(path, extension) {
	const { fileTypeFromFile } = await import("file-type");
	const found = await fileTypeFromFile(path);
	if (found) return isDocumentType(found.mime) ? found.mime : null;
	if (!await isPlainText$1(path)) return null;
	return extension === "csv" ? "text/csv" : "text/plain";
}
/** Returns whether the file is UTF-8 without control characters other than tabs and line breaks. */
async function isPlainText$1(path) {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	try {
		for await (const chunk of createReadStream(path)) if (/[^\P{Cc}\t\n\r]/u.test(decoder.decode(chunk, { stream: true }))) return false;
		decoder.decode();
		return true;
	} catch (error) {
		if (error instanceof TypeError) return false;
		throw error;
	}
}
// server/features/assets/publishFile.ts
/** Publishes a file: checks its type, puts it into the file store and then writes the database row. */
/** Publishes nothing when the sender has canceled before the transaction commits. */
async function publishFile(services, request, context) {
	const canceled = context.caller.disconnectSignal();
	const { db, files, clock } = services;
	const { assetsId, file, isReplacing } = request;
	const mediaType = await detectFileType(file);
	const fileName = safeFileName(file.name, documentTypes[mediaType].endings);
	const storageKey = `documents/${randomUUID()}`;
	await files.putFile(storageKey, file.path);
	try {
		return await db.transaction(async (tx) => {
			const folder = request.folder ?? await ensureGeneralFolder(tx, assetsId);
			if (!await lockFolder(tx, assetsId, folder)) throw notFound$1();
			const before = await findFileByName(tx, folder, fileName);
			if (before && !isReplacing) throw new AppError("conflict", nameTaken, { file: nameTaken });
			const fileColumns = {
				fileName,
				mediaType,
				sizeBytes: file.size,
				storageKey,
				updatedOn: clock.today(),
				updatedBy: context.actor.userId
			};
			const id = before?.id ?? randomUUID();
			if (before) await updateFile(tx, id, fileColumns);
			else await insertFile(tx, {
				id,
				folderCode: folder,
				title: titleOf(fileName),
				...fileColumns
			});
			await auditActor(tx, context, {
				action: before ? "document.replaced" : "document.uploaded",
				details: {
					document: id,
					file: `${folder}/${fileName}`,
					bytes: file.size
				}
			});
			if (before) await enqueue(tx, removeFileJob, { storageKey: before.storageKey });
			const published = await findFile(tx, id);
			assertNotCanceled(canceled);
			return published;
		});
	} catch (error) {
		if (!await isStored(db, storageKey).catch(() => true)) await files.remove(storageKey);
		throw error;
	}
}
/** Rolls back the surrounding transaction. The client never sees this error, because its connection is closed. */
function assertNotCanceled(canceled) {
	if (canceled.aborted) throw new AppError("invalid_input", brokenOff);
}
async function ensureGeneralFolder(tx, assetsId) {
	const code = generalCodes[assetsId];
	const { nextPosition } = await lockFolders(tx);
	const isInternal = assetsId === "internal";
	await insertFolder(tx, {
		code,
		name: isInternal ? "General (internal)" : "General",
		position: nextPosition,
		isInternal
	});
	return code;
}
// server/features/assets/routes.ts
/** Serves the files of the document library to staff. */
function assetRoutes(routeContext, services) {
	const { db, files, clock, log } = services;
	serve(routeContext, listEndpoints, async () => {
		const counts = await countFiles(db);
		return assetIds.map((assetsId) => ({
			assetsId,
			name: assetNames[assetsId],
			is_internal: assetsId === "internal",
			file_count: counts[assetsId]
		}));
	});
	serve(routeContext, listAssets, async ({ params, query }) => {
		const folders = await findAssetFolders(db, params.assetsId);
		const { prefix, ...page } = query;
		if (prefix === "") return {
			folders,
			files: [],
			total_count: 0
		};
		const folder = folderOf(prefix);
		if (!folders.some((listed) => listed.prefix === `${folder}/`)) throw notFound$1();
		return {
			folders: [],
			...await findFiles(db, folder, page)
		};
	});
	serve(routeContext, uploadAsset, async ({ params, body, file, actor }, caller) => {
		const folder = body.destinationPath === void 0 ? null : folderOf(body.destinationPath);
		const published = await publishFile(services, {
			assetsId: params.assetsId,
			folder,
			file,
			isReplacing: body.replace === "true"
		}, {
			actor,
			caller
		});
		caller.addMessage(uploaded);
		return published;
	});
	serve(routeContext, downloadAsset, async ({ params, query }) => {
		const { folder, name } = parseFileKey(query.fileKey);
		const row = await hasFolder(db, params.assetId, folder) ? await findFileByName(db, folder, name) : null;
		if (!row) throw notFound$1();
		const bytes = await files.open(row.storageKey);
		if (!bytes) {
			log.error({ documentId: row.id }, "the file of a document is missing");
			throw new AppError("unavailable", fileGone);
		}
		return {
			name: row.fileName,
			type: row.mediaType,
			bytes
		};
	});
	serve(routeContext, findAssetUses, async ({ params }) => {
		if (!await fileExists(db, params.document_id)) throw notFound$1();
		return { announcements: await findUses(db, params.document_id, clock.now()) };
	});
	changeRoutes$4(routeContext, services);
}
/** Serves the changes of files: delete, restore, edit the name and the details. */
function changeRoutes$4(routeContext, { db, clock }) {
	serve(routeContext, deleteAsset, async ({ params, query, actor }, caller) => {
		const id = await db.transaction(async (tx) => {
			const row = await lockFile(tx, params.assetsId, query.fileKey);
			await updateFile(tx, row.id, { deletedAt: clock.now() });
			const details = {
				document: row.id,
				file: query.fileKey
			};
			await auditActor(tx, {
				actor,
				caller
			}, {
				action: "document.deleted",
				details
			});
			return row.id;
		});
		caller.addMessage(deleted$1);
		return { document_id: id };
	});
	serve(routeContext, restoreAsset, async ({ params, body, actor }, caller) => {
		const file = await db.transaction(async (tx) => {
			const row = await findDeleted(tx, params.assetsId, body.document_id);
			if (!row?.deletedAt) throw notFound$1();
			await lockFolder(tx, params.assetsId, row.folderCode);
			if (!canRestore(row.deletedAt, clock.now())) throw new AppError("conflict", tooLate$1);
			if (await findFileByName(tx, row.folderCode, row.fileName)) throw new AppError("conflict", nameTaken);
			await updateFile(tx, row.id, { deletedAt: null });
			const details = {
				document: row.id,
				file: `${row.folderCode}/${row.fileName}`
			};
			await auditActor(tx, {
				actor,
				caller
			}, {
				action: "document.restored",
				details
			});
			return findFile(tx, row.id);
		});
		caller.addMessage(restored);
		return file;
	});
	serve(routeContext, updateAssetDetails, async ({ params, query, body, actor }, caller) => {
		const file = await db.transaction(async (tx) => {
			const row = requireVersion(await lockFile(tx, params.assetsId, query.fileKey), body.version, changedMeanwhile$1);
			const { user_type, community, title, description, language, file_name: fileName = row.fileName } = body;
			await assertNameAllowed(tx, row, fileName);
			await updateFile(tx, row.id, {
				fileName,
				title,
				description,
				language,
				userTypes: user_type,
				communities: community
			});
			const audience = [...user_type, ...community].join(", ") || "everyone";
			const file = `${row.folderCode}/${fileName}`;
			const details = {
				document: row.id,
				file,
				before: query.fileKey,
				title,
				audience
			};
			await auditActor(tx, {
				actor,
				caller
			}, {
				action: "document.changed",
				details
			});
			return findFile(tx, row.id);
		});
		caller.addMessage(changed$1);
		return file;
	});
}
// shared/access/auditActions.ts
/** Formats the action of an audit record for the log and its export. */
/** "nextMonth" becomes "next month", "case.cancelRequested" becomes "case cancel requested". */
const spacedWords = (name) => name.replaceAll(/[._]/g, " ").replaceAll(/([a-z])([A-Z])/g, (_pair, end, start) => `${end} ${start.toLowerCase()}`);
/** "role.changed" becomes "Role changed". */
function actionText(action) {
	const words = spacedWords(action);
	return capitalized(words);
}
// shared/format/fileSize.ts
/**
* Formats a file size as the specification requires in section 5: KB with two decimals, and MB from 1000 KB on. The
* specification doesn't define sizes below 1 KB, which are shown in bytes.
*/
function formatFileSize(bytes) {
	if (bytes < 1024) return quantity(bytes, "byte", "bytes");
	const kilobytes = bytes / 1024;
	return kilobytes >= 1e3 ? `${(kilobytes / 1024).toFixed(2)} MB` : `${kilobytes.toFixed(2)} KB`;
}
// shared/texts/jobs.ts
const countText = (count) => count.toLocaleString("en-US");
const jobDiscarded = "Job discarded.";
const jobTriedAgain = "The portal is trying the job again.";
const jobsTriedAgain = (count) => plural(count, "The portal is trying 1 job again.", `The portal is trying ${countText(count)} jobs again.`);
const jobIsGone$1 = "This job is no longer in the list. Refresh the page.";
/** Every job has a name here. A test checks that. */
const jobLabels = {
	"send message": "Emails and text messages",
	notify: "Selection of recipients for notifications",
	"check expiry of autopay card": "Check of an autopay card’s expiry date",
	"visitor code": "One-time codes",
	"registration code": "Registration codes",
	"settle payment": "Payments with an unknown result",
	"pay bill by autopay": "Autopay",
	"make scheduled payment": "Scheduled payments",
	"send refund": "Refunds",
	"apply plan change": "Plan changes",
	"credit run": "Credit runs",
	"notice run": "Notice runs",
	"notice letter": "Disconnect notices",
	"remove file": "Removal of deleted files",
	"daily jobs": "Start of daily jobs",
	"settle device orders": "Equipment orders",
	"confirm emergency addresses": "Confirmation of emergency addresses",
	"remove deleted documents": "Search for deleted data files",
	"delete files of cases never opened": "Search for unused attachments",
	"find abandoned payments": "Search for payments with an unknown result",
	"find due refunds": "Search for due refunds",
	"find due scheduled payments": "Search for due scheduled payments",
	"find bills due for autopay": "Search for bills due for autopay",
	"find bills that are ready": "Search for bills to announce",
	"find reminders": "Search for reminders to send",
	"find expiring autopay cards": "Search for autopay cards that expire",
	"find live announcements": "Search for announcements to send",
	"find due plan changes": "Search for due plan changes",
	"unfinished credit runs": "Search for unfinished credit runs",
	"unfinished notice runs": "Search for unfinished notice runs",
	"delete expired rows": "Deletion of expired data",
	"delete old sent messages": "Deletion of old records of sent messages",
	receipt: "Receipts of an earlier version",
	"autopay declined": "Notices of declined autopay of an earlier version",
	"comment notice": "Notices of replies of an earlier version"
};
// shared/access/auditDetails.ts
/**
* Formats the details of an audit record for the log and its export. A test fails if a recorded detail has no label
* here.
*/
/** Each detail of an audit record has this label. */
const detailLabels = {
	account: "account",
	accounts: "accounts",
	action: "about",
	again: "already notified",
	amount: "amount",
	announcement: "announcement",
	announcements: "announcements",
	answer: "canned answer",
	asker: "requested by",
	audience: "for",
	autopay: "for autopay",
	before: "before",
	by: "by",
	bytes: "size",
	case: "case",
	category: "category",
	change: "change",
	channel: "channel",
	community: "community",
	confirmationNumber: "confirmation number",
	contact: "person",
	copyOf: "copy of",
	count: "count",
	crm_customer_number: "customer",
	days: "days",
	device: "device",
	document: "document",
	effectiveOn: "from",
	email: "email",
	ended: "sessions ended",
	fee: "fee",
	file: "file",
	folder: "folder",
	from: "instead of",
	from_date: "start date",
	granted: "granted",
	group: "billing group",
	includeRegistered: "including registered",
	isHeard: "heard",
	isInternal: "staff only",
	label: "label",
	level: "level",
	line: "line",
	list: "list",
	views: "including views",
	name: "name",
	needsApproval: "needs approval",
	note: "note",
	number: "number",
	parent: "parent account",
	payOn: "payment date",
	premise: "premise",
	premises: "premises",
	proration: "for the rest of the month",
	reason: "reason",
	refund: "refund",
	role: "role",
	rows: "rows",
	run: "run",
	scheduledPayment: "scheduled payment",
	serviceAccount: "service account",
	status: "status",
	title: "title",
	to: "to",
	to_date: "end date",
	type: "type",
	until: "until",
	user: "user",
	userAgent: "browser",
	userId: "user",
	voicemail: "voicemail",
	refund_method: "method",
	what: "viewed",
	which: "which",
	withdrawn: "removed"
};
const rightPattern = /^([A-Z]+)\.(read|write|approve)$/;
/** "ANNOUNCEMENTS.write" becomes "Announcements: write". Other words are returned unchanged. */
function rightText(word) {
	const [, name, verb] = rightPattern.exec(word) ?? [];
	const feature = features.find((candidate) => candidate === name);
	return feature && verb ? `${featureLabels[feature]}: ${verb}` : word;
}
const rightsText = (value) => value.split(" ").every((word) => rightPattern.test(word)) ? value.split(" ").map(rightText).join(", ") : value;
const amountDetails = /* @__PURE__ */ new Set([
	"amount",
	"fee",
	"proration"
]);
/**
* Maps recorded codes to labels. Where different codes share the name of a detail, `actions` limits an entry to a kind
* of action.
*/
const codeLabels = [
	{
		name: "reason",
		actions: "credit.",
		labels: creditReasons
	},
	{
		name: "reason",
		actions: "dunning.",
		labels: holdReasons
	},
	{
		name: "reason",
		actions: "refund.",
		labels: refundReasonLabels
	},
	{
		name: "refund_method",
		labels: Object.fromEntries(refundMethods.map((method) => [method, refundMethodText({
			refund_method: method,
			method: ""
		})]))
	},
	{
		name: "level",
		labels: levelLabels
	},
	{
		name: "status",
		actions: "message.",
		labels: pickLabels(caseStatuses, caseStatusLabels("theirs"))
	},
	{
		name: "category",
		actions: "summary.",
		labels: pickLabels(caseCategories, categoryLabels)
	},
	{
		name: "category",
		labels: Object.fromEntries(notificationCategories.map((category) => [category, factsOf$2(category).label]))
	},
	{
		name: "channel",
		actions: "summary.",
		labels: paymentChannelLabels
	},
	{
		name: "channel",
		labels: {
			email: "email",
			sms: "text message"
		}
	},
	{
		name: "by",
		labels: {
			invitation: "invitation link",
			care: "customer care"
		}
	},
	{
		name: "which",
		labels: {
			failed: "failed",
			unknown: "unknown status"
		}
	},
	{
		name: "type",
		actions: "job.",
		labels: jobLabels
	},
	{
		name: "views",
		labels: { no: "no" }
	}
];
function pickLabels(codes, labels) {
	return Object.fromEntries(codes.map((code) => [code, labels[code]]));
}
const labelOf = (action, name, code) => codeLabels.find((entry) => entry.name === name && action.startsWith(entry.actions ?? "") && code in entry.labels)?.labels[code];
function valueText({ action, name, value }, format) {
	if (value === true) return "yes";
	if (value === false) return "no";
	if (typeof value === "number" && amountDetails.has(name)) return format.amount(value);
	if (typeof value === "number" && name === "bytes") return formatFileSize(value);
	const text = String(value);
	if (Day.safeParse(text).success) return format.day(text);
	return labelOf(action, name, text) ?? rightsText(text);
}
/** These details hold our own row ids, which tell a reader nothing unless the record knows a name for them. */
const opaqueDetails = /* @__PURE__ */ new Set([
	"contact",
	"serviceAccount",
	"device",
	"line"
]);
const detailLabel = (name) => {
	return detailLabels[name] ?? spacedWords(name);
};
const detailsText = ({ action, details, names_by_id }, format) => Object.entries(details).filter(([name, value]) => value !== "" && name !== "userAgent").map(([name, value]) => ({
	action,
	name,
	value: names_by_id[String(value)] ?? value,
	isKnown: String(value) in names_by_id
})).filter(({ name, value, isKnown }) => !isUuid(String(value)) && (isKnown || !opaqueDetails.has(name))).map((detail) => `${detailLabel(detail.name)}: ${valueText(detail, format)}`).join(" · ");
// shared/format/csv.ts
/**
* Spreadsheets run a text that starts with one of these characters as a formula. The last four are full-width forms.
*/
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;
/** Spreadsheets don't run a signed number, even with a unit. */
const signedNumber = /^[+-]\d+(?:\.\d+)?(?: ?(?:%|[A-Za-z]{1,5}))?$/;
/** Some spreadsheets split cells at semicolons or tabs, so a text with one of these is quoted. */
const needsQuotes = /[",;\t\r\n]/;
/** An apostrophe prevents a spreadsheet from running a text as a formula. */
function cellText(cell) {
	if (cell === null) return "";
	if (typeof cell === "number") return String(cell);
	const safe = formulaStart.test(cell) && !signedNumber.test(cell) ? `'${cell}` : cell;
	return needsQuotes.test(safe) ? `"${safe.replaceAll("\"", "\"\"")}"` : safe;
}
const toCsv = (rows) => rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("");
// server/http/csvFile.ts
/** CSV files that are written while their rows are read, so that only one page of a long table is in memory. */
async function* chunksOf$1({ head, rows }) {
	yield `\uFEFF${toCsv([head])}`;
	for await (const batch of rows) yield toCsv(batch);
}
const csvFile = (table) => ({
	name: table.name,
	type: "text/csv; charset=utf-8",
	bytes: Readable.from(chunksOf$1(table), { objectMode: false })
});
/** Returns a CSV file of rows that are already in memory, because the table is short or bounded. */
const csvFileOfRows = ({ name, head, rows }) => ({
	name,
	type: "text/csv; charset=utf-8",
	bytes: Buffer.from(`\uFEFF${toCsv([head, ...rows])}`)
});
/** Yields all pages of a list, one after the other. */
async function* readAllPages(readPage, cellsOf) {
	let after;
	do {
		const { rows, next } = await readPage(after);
		if (rows.length > 0) yield rows.map(cellsOf);
		after = next ?? void 0;
	} while (after !== void 0);
}
// server/http/providerTime.ts
/** Formats a time in the provider's time zone for reports: "2026-03-13 10:00 CDT". */
function formatProviderTime(moment, timeZone) {
	const date = new Date(moment);
	const inZone = (format, locale) => new Intl.DateTimeFormat(locale, {
		timeZone,
		...format
	});
	const zone = inZone({ timeZoneName: "short" }, "en-US").formatToParts(date).find(({ type }) => type === "timeZoneName");
	return `${inZone({
		dateStyle: "short",
		timeStyle: "short"
	}, "sv-SE").format(date)} ${zone?.value ?? timeZone}`;
}
// server/db/keyset.ts
/** Keyset paging: a page starts at a cursor instead of an offset, so that every page costs the same. */
const newestFirst = ({ moment, keys }) => [moment, ...keys].map((column) => desc(column));
const microsOf = ({ moment }) => sql`(extract(epoch from ${moment}) * 1000000)::bigint::text`;
/** The contract of the list validates the cursors that it receives, see `cursorOfKey`. */
const cursorOf = ({ micros, keys }) => [micros, ...keys].join("_");
/** The last key is the rest of the cursor, because it may contain underscores. */
function parseCursor(cursor, keyCount) {
	const [micros = "", ...parts] = cursor.split("_");
	return {
		micros,
		keys: [...parts.slice(0, keyCount - 1), parts.slice(keyCount - 1).join("_")]
	};
}
const timeOf$1 = ({ micros }) => sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`;
const typeOf = (column) => column instanceof PgColumn ? column.getSQLType() : "";
/** Returns what `column` is compared with: the day of the cursor, or its moment. */
const boundOf = (column, row) => typeOf(column) === "date" ? sql`(${timeOf$1(row)} at time zone 'UTC')::date` : timeOf$1(row);
/** Matches the rows after the cursor, or all rows without one. */
function isAfterCursor({ moment, keys }, after) {
	if (after === void 0) return void 0;
	const row = parseCursor(after, keys.length);
	const values = keys.map((key, index) => sql`${row.keys[index]}::${sql.raw(typeOf(key) || "text")}`);
	return sql`(${sql.join([moment, ...keys], sql`, `)}) < (${sql.join([boundOf(moment, row), ...values], sql`, `)})`;
}
/** Matches rows that are not later than the cursor. `column` has an index that the keys don't have. */
const isNotLater = (column, after) => sql`${column} <= ${boundOf(column, parseCursor(after, 1))}`;
/** Splits off the row that was read beyond the page to learn whether another page follows. */
function toPage(rows, pageSize, keysOf) {
	const pageRows = rows.slice(0, pageSize);
	const last = pageRows.at(-1);
	return {
		pageRows,
		next: rows.length > pageSize && last ? cursorOf({
			micros: last.micros,
			keys: keysOf(last)
		}) : null
	};
}
// server/features/audit/audit.queries.ts
/** Reads the audit log. `http/customerScope.ts` writes it, and the database rejects every change to it. */
/**
* Returns the start of a day plus an offset. PostgreSQL computes it because its calendar continues after the year 9999.
*/
const startOfDay$1 = (day, zone, dayOffset = 0) => sql`(${day}::date + ${dayOffset}::int)::timestamp at time zone ${zone}`;
/** Matches the action itself and every action below it: `role` also finds `role.changed`. */
const isAction = (action) => or(eq(auditRecords.action, action), like(auditRecords.action, `${action.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}.%`));
const matchesFilter$10 = (filter, zone) => and(filter.action ? isAction(filter.action) : void 0, filter.views === "no" ? ne(auditRecords.action, accessAction) : void 0, filter.email ? sql`starts_with(lower(${users.email}), ${filter.email.toLowerCase()})` : void 0, filter.crm_customer_number ? eq(auditRecords.customerNumber, filter.crm_customer_number) : void 0, filter.from_date ? gte(auditRecords.at, startOfDay$1(filter.from_date, zone)) : void 0, filter.to_date ? lt(auditRecords.at, startOfDay$1(filter.to_date, zone, 1)) : void 0);
const order$6 = {
	moment: auditRecords.at,
	keys: [auditRecords.id]
};
/** Returns current names of users, contacts and products, and the numbers of services, for ids in the details. */
async function findNames(db, records) {
	const valuesOf = (matches) => [...new Set(records.flatMap(({ details }) => Object.entries(details).flatMap(([name, value]) => typeof value === "string" && matches(name, value) ? [value] : [])))];
	const [userIds, contactIds, serviceAccountIds, productCodes] = [
		valuesOf((_name, value) => isUuid(value)),
		valuesOf((name) => name === "contact"),
		valuesOf((name) => name === "serviceAccount"),
		valuesOf((name) => name === "from" || name === "to").filter((value) => !isUuid(value))
	];
	const rows = await Promise.all([
		userIds.length === 0 ? [] : db.select({
			id: users.id,
			name: fullName
		}).from(users).innerJoin(contacts, eq(contacts.id, users.contactId)).where(inArray(users.id, userIds)),
		contactIds.length === 0 ? [] : db.select({
			id: contacts.id,
			name: fullName
		}).from(contacts).where(inArray(contacts.id, contactIds)),
		serviceAccountIds.length === 0 ? [] : db.select({
			id: serviceAccounts.id,
			name: serviceAccounts.number
		}).from(serviceAccounts).where(inArray(serviceAccounts.id, serviceAccountIds)),
		productCodes.length === 0 ? [] : db.select({
			id: products.code,
			name: products.name
		}).from(products).where(inArray(products.code, productCodes))
	]);
	return new Map(rows.flat().map(({ id, name }) => [id, name]));
}
const fullName = sql`${contacts.firstName} || ' ' || ${contacts.lastName}`;
async function findAuditRecords(db, filter, { after, page_size, zone }) {
	const { pageRows, next } = toPage(await db.select({
		record: auditRecords,
		micros: microsOf(order$6),
		email: users.email,
		first: contacts.firstName,
		last: contacts.lastName
	}).from(auditRecords).leftJoin(users, eq(users.id, auditRecords.userId)).leftJoin(contacts, eq(contacts.id, users.contactId)).where(and(matchesFilter$10(filter, zone), isAfterCursor(order$6, after))).orderBy(...newestFirst(order$6)).limit(page_size + 1), page_size, ({ record }) => [record.id]);
	const names = await findNames(db, pageRows.map(({ record }) => record));
	return {
		records: pageRows.map(({ record, email, first, last: family }) => ({
			record_id: record.id,
			at: record.at.toISOString(),
			user_name: [first, family].filter(Boolean).join(" "),
			user_email: email ?? "",
			action: record.action,
			crm_customer_number: record.customerNumber,
			address: record.address,
			details: record.details,
			names_by_id: Object.fromEntries(Object.values(record.details).flatMap((value) => {
				const name = names.get(String(value));
				return name === void 0 ? [] : [[value, name]];
			}))
		})),
		next
	};
}
// server/features/audit/routes.ts
/** Serves the audit log. An export is recorded in the log itself. */
const recordsPerRead = 1e3;
function auditRoutes(routeContext, { db, config }) {
	const zone = config.TIME_ZONE;
	serve(routeContext, listAuditRecords, async ({ query }) => {
		const { after, page_size, ...filter } = query;
		return findAuditRecords(db, filter, {
			after,
			page_size,
			zone
		});
	});
	serve(routeContext, exportAuditRecords, async ({ query, actor }, caller) => {
		const details = Object.fromEntries(Object.entries(query).flatMap(([name, value]) => value ? [[name, value]] : []));
		await auditActor(db, {
			actor,
			caller
		}, {
			action: "audit.exported",
			details
		});
		const head = [
			"Time",
			"Name",
			"Email",
			"Event",
			"Customer",
			"Details",
			"From",
			"Time (UTC)",
			"Action",
			"As recorded"
		];
		const readPage = async (after) => {
			const { records, next } = await findAuditRecords(db, query, {
				after,
				page_size: recordsPerRead,
				zone
			});
			return {
				rows: records,
				next
			};
		};
		const rows = readAllPages(readPage, (record) => [
			formatProviderTime(record.at, zone),
			record.user_name,
			record.user_email,
			actionText(record.action),
			record.crm_customer_number,
			detailsText(record, {
				amount: formatCents,
				day: formatDay
			}),
			record.address,
			record.at,
			record.action,
			JSON.stringify(record.details)
		]);
		return csvFile({
			name: "audit-log.csv",
			head,
			rows
		});
	});
}
// server/features/cannedAnswers/cannedAnswers.queries.ts
/** Reads and stores canned answers, which belong to the provider and not to a customer. */
const toCannedAnswer = ({ id, title, body, version }) => ({
	canned_answer_id: id,
	title,
	body,
	version
});
const toFirstAnswer = (rows) => rows[0] ? toCannedAnswer(rows[0]) : null;
async function findCannedAnswers(db) {
	return (await db.select().from(cannedAnswers).orderBy(asc(cannedAnswers.title))).map(toCannedAnswer);
}
/** Locks the answer until the transaction ends. */
const lockCannedAnswer = async (tx, id) => toFirstAnswer(await tx.select().from(cannedAnswers).where(eq(cannedAnswers.id, id)).for("update"));
/** Returns null when the title is taken. */
const insertCannedAnswer = async (tx, input) => toFirstAnswer(await tx.insert(cannedAnswers).values(input).onConflictDoNothing().returning());
const findIdenticalAnswer = async (tx, { title, body }) => toFirstAnswer(await tx.select().from(cannedAnswers).where(and(eq(cannedAnswers.title, title), eq(cannedAnswers.body, body))));
async function isTitleTaken(tx, title, exceptId) {
	return (await tx.select({ id: cannedAnswers.id }).from(cannedAnswers).where(and(eq(cannedAnswers.title, title), sql`${cannedAnswers.id} <> ${exceptId}`))).length > 0;
}
const storeCannedAnswer = async (tx, id, input) => toFirstAnswer(await tx.update(cannedAnswers).set({
	...input,
	version: nextVersion(cannedAnswers.version)
}).where(eq(cannedAnswers.id, id)).returning());
async function removeCannedAnswer(tx, id) {
	await tx.delete(cannedAnswers).where(eq(cannedAnswers.id, id));
}
/** Serializes all changes of titles. There are few, so waiting costs nothing. */
const lockTitles = (tx) => takeLock(tx, "canned answers");
// server/features/cannedAnswers/routes.ts
/** Serves the canned answers of the message queue. Everyone who works in the queue reads them. */
const titleTakenError = () => new AppError("conflict", answerTitleTaken, { title: answerTitleTaken });
const lockVersion$1 = async (tx, id, version) => requireVersion(await lockCannedAnswer(tx, id), version, answerChangedMeanwhile);
const auditChange$2 = (tx, context, { action, answer }) => auditActor(tx, context, {
	action: `cannedAnswer.${action}`,
	details: {
		answer: answer.canned_answer_id,
		title: answer.title
	}
});
function cannedAnswerRoutes(routeContext, { db }) {
	serve(routeContext, listCannedAnswers, () => findCannedAnswers(db));
	serve(routeContext, createCannedAnswer, async ({ body, actor }, caller) => {
		const answer = await db.transaction(async (tx) => {
			await lockTitles(tx);
			return createOnce({
				insert: () => insertCannedAnswer(tx, body),
				findIdentical: () => findIdenticalAnswer(tx, body),
				audit: (created) => auditChange$2(tx, {
					actor,
					caller
				}, {
					action: "created",
					answer: created
				}),
				takenError: titleTakenError
			});
		});
		caller.addMessage(answerAdded);
		return answer;
	});
	serve(routeContext, updateCannedAnswer, async ({ params, body, actor }, caller) => {
		const { version, ...input } = body;
		const answer = await db.transaction(async (tx) => {
			await lockTitles(tx);
			const before = await lockVersion$1(tx, params.canned_answer_id, version);
			if (await isTitleTaken(tx, input.title, before.canned_answer_id)) throw titleTakenError();
			const after = await storeCannedAnswer(tx, before.canned_answer_id, input);
			if (!after) throw notFound$1();
			await auditChange$2(tx, {
				actor,
				caller
			}, {
				action: "changed",
				answer: after
			});
			return after;
		});
		caller.addMessage(answerChanged);
		return answer;
	});
	serve(routeContext, deleteCannedAnswer, async ({ params, query, actor }, caller) => {
		await db.transaction(async (tx) => {
			const answer = await lockVersion$1(tx, params.canned_answer_id, query.version);
			await removeCannedAnswer(tx, answer.canned_answer_id);
			await auditChange$2(tx, {
				actor,
				caller
			}, {
				action: "deleted",
				answer
			});
		});
		caller.addMessage(answerDeleted);
		return null;
	});
}
// server/directory/cases/bulkRequestLots.queries.ts
/** Reads the cases of the single lots that belong to a bulk request. */
async function findBulkRequestLots(db, scope, parentId) {
	return (await db.select({
		row: cases,
		premise: premises
	}).from(cases).innerJoin(premises, eq(premises.number, cases.premiseNumber)).where(and(eq(cases.parentId, parentId), eq(cases.isPart, true), inScope(scope, cases.customerNumber))).orderBy(asc(cases.number))).map(({ row, premise }) => ({
		crm_premise_id: premise.number,
		street_address: addressLine(premise.streetAddress, premise.unit),
		case_id: row.id,
		case_no: row.number,
		status: row.status
	}));
}
// server/directory/cases/messageDeadline.ts
/** Computes by when staff must answer a customer's message, until they answer or set it to wait for the customer. */
/** Returns by when staff must answer a message that arrived now. */
const messageDeadline = ({ now, zone }) => expectedBy(now, messagePromise, zone);
/** Returns whether the customer has sent something since staff last did. */
const isAwaitingAnswer = ({ customerWroteAt, answeredAt }) => answeredAt === null || answeredAt < customerWroteAt;
/** Returns the deadline after an agent has set the status by hand. */
function deadlineAfter(status, before, time) {
	if (status === "waiting") return null;
	const isReopened = before.status === "waiting" || isFinishedCase(before.status);
	if (isFinishedCase(status) || !isReopened || before.answerDueAt !== null) return before.answerDueAt;
	return isAwaitingAnswer(before) ? messageDeadline(time) : null;
}
// server/directory/cases/cases.ledger.ts
/** Contains every write to a case. Each runs in one transaction with its entry in the history. */
/** Opens a case. To open several, call it repeatedly in one transaction. */
async function openCase(tx, { attachmentIds = [], idempotencyRecord, ...fields }, authorship) {
	const [row] = await tx.insert(cases).values({
		...fields,
		...idempotencyRecord,
		number: await nextNumber(tx, authorship.now),
		createdAt: authorship.now,
		updatedAt: authorship.now,
		answeredAt: authorship.author.isStaff ? authorship.now : null,
		customerWroteAt: authorship.now,
		answerDueAt: fields.kind === "message" ? answerDueFor(authorship) : null
	}).onConflictDoNothing({ target: [cases.userId, cases.idempotencyKey] }).returning();
	if (!row) return {
		row: await findFirstCase(tx, fields.userId, idempotencyRecord),
		isNew: false
	};
	await addEvent(tx, {
		caseId: row.id,
		kind: "status",
		status: row.status
	}, authorship);
	await attachPending(tx, {
		caseId: row.id,
		userId: authorship.author.userId,
		ids: attachmentIds
	});
	if (row.kind === "message") await publish(tx, {
		kind: "opened",
		case_id: row.id
	});
	return {
		row,
		isNew: true
	};
}
/** Returns by when staff must answer what was written now; null when staff wrote it. */
const answerDueFor = (authorship) => authorship.author.isStaff ? null : messageDeadline(authorship);
async function nextNumber(tx, now) {
	const { rows } = await tx.execute(sql`select nextval('case_numbers') as count`);
	return caseNumber(now.getUTCFullYear(), Number(rows[0]?.count));
}
async function findFirstCase(tx, userId, idempotencyRecord) {
	const columns = {
		user: cases.userId,
		key: cases.idempotencyKey
	};
	const row = userId && idempotencyRecord ? await findFirstRequest({
		userId,
		...idempotencyRecord
	}, columns, (isFirstRequest) => tx.select().from(cases).where(isFirstRequest)) : null;
	if (!row) throw new Error("A case conflicts with a row that has another key");
	return row;
}
async function attachPending(tx, { caseId, userId, ids }) {
	if (ids.length === 0) return;
	if ((await tx.update(caseAttachments).set({ caseId }).where(and(inArray(caseAttachments.id, ids), eq(caseAttachments.userId, userId), isNull(caseAttachments.caseId))).returning({ id: caseAttachments.id })).length < new Set(ids).size) throw new AppError("not_found", fileGone$1, { attachment_ids: fileGone$1 });
}
async function addEvent(tx, event, { author, now }) {
	await tx.insert(caseEvents).values({
		...event,
		authorName: author.name,
		authorType: author.userType,
		createdAt: now
	});
}
/** Locks the case until the transaction ends, so that changes run one after the other. */
async function lockCase(tx, caseId) {
	const [row] = await tx.select().from(cases).where(eq(cases.id, caseId)).for("update");
	if (!row) throw new Error("A case that was found is gone");
	return row;
}
/** Changes a case if its current state allows it and records the change; `decide` returns null for no change. */
async function changeCase(tx, caseId, { decide, authorship }) {
	const row = await lockCase(tx, caseId);
	const decision = decide(row);
	if (!decision) return {
		row,
		isChanged: false
	};
	return {
		row: await applyChange$2(tx, caseId, {
			...decision,
			authorship
		}),
		isChanged: true
	};
}
/** Assigns a case to an agent, or to no one; the customer isn't notified. Returns false when nothing changed. */
async function assignCase(tx, caseId, { userId, assertAssignable }) {
	const row = await lockCase(tx, caseId);
	await assertAssignable(row);
	if (row.assignedTo === userId) return false;
	await tx.update(cases).set({ assignedTo: userId }).where(eq(cases.id, caseId));
	await publish(tx, {
		kind: "changed",
		case_id: caseId
	});
	return true;
}
async function applyChange$2(tx, caseId, { change, event, isQuiet, authorship }) {
	const answered = authorship.author.isStaff && !isQuiet ? { answeredAt: authorship.now } : {};
	const [changed] = await tx.update(cases).set({
		...change,
		...answered,
		updatedAt: authorship.now
	}).where(eq(cases.id, caseId)).returning();
	if (!changed) throw new Error("A case that was locked is gone");
	await addEvent(tx, {
		caseId,
		...event
	}, authorship);
	if (changed.kind === "message") await publish(tx, {
		kind: "changed",
		case_id: caseId
	});
	return changed;
}
/** Stores the request to cancel a case as a case of its own; `decide` says whether it takes effect immediately. */
async function cancelCase(tx, { caseId, scope }, request) {
	const row = await lockCase(tx, caseId);
	if (await hasCancelRequest(tx, caseId)) throw new AppError("conflict", alreadyAsked);
	const lots = await cancelParts(tx, await lockParts(tx, scope, caseId), request);
	const { cancellation: newCase, change, event } = request.decide(row, lots.requested > 0);
	const opened = await openCase(tx, newCase, request.authorship);
	const changed = await applyChange$2(tx, caseId, {
		change,
		event,
		authorship: request.authorship
	});
	return {
		cancellation: opened.row,
		status: changed.status,
		lots
	};
}
async function hasCancelRequest(tx, caseId) {
	const [waiting] = await tx.select({ id: cases.id }).from(cases).where(and(eq(cases.parentId, caseId), eq(cases.kind, "cancel"), eq(cases.status, "received")));
	return waiting !== void 0;
}
/** Locks the open lots of a bulk request. */
const lockParts = (tx, scope, parentId) => tx.select().from(cases).where(and(eq(cases.parentId, parentId), eq(cases.isPart, true), inArray(cases.status, statusesByTab.open), inScope(scope, cases.customerNumber))).orderBy(cases.number).for("update");
/** A lot that is canceled immediately is covered by the request for the whole and needs none of its own. */
async function cancelParts(tx, parts, { decide, authorship }) {
	const lots = {
		cancelled: 0,
		requested: 0
	};
	for (const part of parts) {
		const { cancellation: partCancellation, change, event } = decide(part, false);
		const isImmediate = change.status === "cancelled";
		lots[isImmediate ? "cancelled" : "requested"] += 1;
		if (!isImmediate && await hasCancelRequest(tx, part.id)) continue;
		if (!isImmediate) await openCase(tx, partCancellation, authorship);
		await applyChange$2(tx, part.id, {
			change,
			event,
			authorship
		});
	}
	return lots;
}
// server/directory/cases/limits.ts
/** Limits what one customer may send in an hour, so that no one can flood the message queue of customer care. */
const casesPerHour = {
	limit: 30,
	windowMinutes: 60
};
const commentsPerHour = {
	limit: 60,
	windowMinutes: 60
};
/** Call it in the transaction that opens a case, so that a retry of the same request does not count again. */
const limitCases = (services, tx, actor) => limit({
	...services,
	db: tx
}, actor, {
	subject: "cases",
	rule: casesPerHour
});
const limitComments = (services, tx, actor) => limit({
	...services,
	db: tx
}, actor, {
	subject: "comments",
	rule: commentsPerHour
});
async function limit(executor, actor, { subject, rule }) {
	if (isStaff(actor.userType)) return;
	await limitAttempts(executor, `${subject}:${actor.userId}`, {
		rule,
		textFor: tooManySent
	});
}
// shared/texts/messages.ts
/** Texts about messages. */
const created$1 = "Message created successfully!";
const commented = "Comments added successfully!";
const answeredMeanwhile = (name) => `${name} replied after you opened this. Read the reply, then send or change yours.`;
// server/directory/cases/conversation.ledger.ts
/** Stores comments and attachments of a case, and updates whether staff or the customer must act next. */
/** Stores a comment. A comment of the customer resumes a waiting case; an answer of staff makes a message wait. */
async function addComment(tx, caseId, { body, idempotencyRecord, assertCommentable, lastSeenId, canTake, authorship }) {
	const { author, now } = authorship;
	const row = await lockCase(tx, caseId);
	assertCommentable(row);
	const [comment] = await tx.insert(caseComments).values({
		caseId,
		userId: author.userId,
		authorName: author.name,
		authorType: author.userType,
		body,
		createdAt: now,
		...idempotencyRecord
	}).onConflictDoNothing({ target: [caseComments.userId, caseComments.idempotencyKey] }).returning();
	if (!comment) return {
		comment: await findFirstComment(tx, {
			userId: author.userId,
			...idempotencyRecord
		}),
		isNew: false,
		isTaken: false
	};
	if (lastSeenId !== void 0) await assertLatestSeen(tx, comment, lastSeenId);
	const isAnswer = row.kind === "message" && author.isStaff && !isFinishedCase(row.status);
	const isTaken = isAnswer && canTake && row.assignedTo === null;
	const waitsForCustomer = isAnswer && row.status !== "waiting";
	await tx.update(cases).set({
		commentCount: sql`${cases.commentCount} + 1`,
		updatedAt: now,
		...author.isStaff ? { answeredAt: now } : { customerWroteAt: now },
		...row.kind === "message" ? { answerDueAt: author.isStaff ? null : row.answerDueAt ?? answerDueFor(authorship) } : {},
		...isTaken && { assignedTo: author.userId },
		...waitsForCustomer && { status: "waiting" }
	}).where(eq(cases.id, caseId));
	if (row.kind === "message" && !author.isStaff) await updateLabelTimes(tx, caseId, now);
	if (waitsForCustomer) await addEvent(tx, {
		caseId,
		kind: "status",
		status: "waiting"
	}, authorship);
	await resumeCase(tx, caseId, {
		row,
		authorship
	});
	await markCaseRead(tx, {
		userId: author.userId,
		caseId,
		now
	});
	if (row.kind === "message") await publish(tx, {
		kind: "commented",
		case_id: caseId
	});
	return {
		comment,
		isNew: true,
		isTaken
	};
}
/** Rejects a comment whose author has not seen the previous one. Runs after the insert, so that a retry passes. */
async function assertLatestSeen(tx, comment, lastSeenId) {
	const [before] = await tx.select().from(caseComments).where(and(eq(caseComments.caseId, comment.caseId), ne(caseComments.id, comment.id))).orderBy(desc(caseComments.createdAt), desc(caseComments.id)).limit(1);
	if (!before || before.id === lastSeenId) return;
	throw new AppError("conflict", answeredMeanwhile(before.authorName), { last_comment_id: before.id });
}
async function findFirstComment(tx, request) {
	const { userId, idempotencyKey } = caseComments;
	const row = await findFirstRequest(request, {
		user: userId,
		key: idempotencyKey
	}, (isFirstRequest) => tx.select().from(caseComments).where(isFirstRequest));
	if (!row) throw new Error("A comment conflicts with a row that has another key");
	return row;
}
async function markCaseRead(db, { userId, caseId, now }) {
	await db.insert(caseReads).values({
		userId,
		caseId,
		readAt: now
	}).onConflictDoUpdate({
		target: [caseReads.userId, caseReads.caseId],
		set: { readAt: sql`greatest(${caseReads.readAt}, excluded.read_at)` }
	});
}
/** Records that a file was added to a case; a file from the customer also resumes a waiting case. */
async function recordAttachment(tx, caseId, { fileName, authorship }) {
	const { kind, answerDueAt } = await lockCase(tx, caseId);
	const isFromCustomer = kind === "message" && !authorship.author.isStaff;
	await resumeCase(tx, caseId, {
		row: await applyChange$2(tx, caseId, {
			change: isFromCustomer ? {
				customerWroteAt: authorship.now,
				answerDueAt: answerDueAt ?? answerDueFor(authorship)
			} : {},
			event: {
				kind: "attached",
				note: fileName
			},
			authorship
		}),
		authorship
	});
	if (isFromCustomer) {
		await updateLabelTimes(tx, caseId, authorship.now);
		await publish(tx, {
			kind: "commented",
			case_id: caseId
		});
	}
}
/** Labels copy the time of a message, because the queue sorts by it within each label. */
async function updateLabelTimes(tx, caseId, customerWroteAt) {
	await tx.update(labeledMessages).set({ customerWroteAt }).where(eq(labeledMessages.caseId, caseId));
}
/** Anything the customer sends resumes a case that waits for them, and reopens a closed message. */
async function resumeCase(tx, caseId, { row, authorship }) {
	const isReopened = row.kind === "message" && isFinishedCase(row.status);
	if (row.status !== "waiting" && !isReopened || authorship.author.isStaff) return;
	const event = {
		kind: "status",
		status: "in_progress"
	};
	await applyChange$2(tx, caseId, {
		change: {
			status: "in_progress",
			closedAt: null,
			...isReopened ? { answerDueAt: answerDueFor(authorship) } : {}
		},
		event,
		authorship
	});
}
// server/features/cases/attachments/attachments.queries.ts
/** Reads and stores the rows of case files. The file store holds the bytes. */
async function findAttachments(db, caseId) {
	return (await db.select().from(caseAttachments).where(eq(caseAttachments.caseId, caseId)).orderBy(asc(caseAttachments.createdAt), asc(caseAttachments.id))).map(toAttachment);
}
/** Returns a file of a case in scope, or one that the user uploaded for a case not yet opened. */
async function findAttachment(db, { scope, userId }, id) {
	const isPending = and(isNull(caseAttachments.caseId), eq(caseAttachments.userId, userId));
	const isOfCase = and(sql`${cases.id} is not null`, inScope(scope, cases.customerNumber));
	const [row] = await db.select({
		attachment: caseAttachments,
		customerNumber: cases.customerNumber,
		kind: cases.kind
	}).from(caseAttachments).leftJoin(cases, eq(cases.id, caseAttachments.caseId)).where(and(eq(caseAttachments.id, id), or(isPending, isOfCase)));
	return row ?? null;
}
/** Stores the row of a file, unless the case or the user's pending uploads have reached their maximum. */
async function insertAttachment(tx, file, authorship) {
	const { caseId = null, userId } = file;
	if (caseId) await lockCase(tx, caseId);
	else await takeLock(tx, `attachments ${userId}`);
	const isInSameSet = caseId ? eq(caseAttachments.caseId, caseId) : and(isNull(caseAttachments.caseId), eq(caseAttachments.userId, userId));
	const [existing] = await tx.select({ count: sql`count(*)::int` }).from(caseAttachments).where(isInSameSet);
	if ((existing?.count ?? 0) >= (caseId ? 5 : 15)) throw new AppError("conflict", tooManyFiles, { file: tooManyFiles });
	const [row] = await tx.insert(caseAttachments).values({
		...file,
		createdAt: authorship.now
	}).returning();
	if (!row) throw new Error("The attachment was not stored");
	if (caseId) await recordAttachment(tx, caseId, {
		fileName: row.fileName,
		authorship
	});
	return row;
}
/** Deletes the user's own pending upload and returns whether it existed. */
async function deletePending(db, userId, id) {
	return (await db.delete(caseAttachments).where(and(eq(caseAttachments.id, id), eq(caseAttachments.userId, userId), isNull(caseAttachments.caseId))).returning({ id: caseAttachments.id })).length === 1;
}
/** Deletes uploads from before that moment that never became part of a case, and returns their ids. */
async function deletePendingBefore(db, before) {
	return (await db.delete(caseAttachments).where(and(isNull(caseAttachments.caseId), lt(caseAttachments.createdAt, before))).returning({ id: caseAttachments.id })).map(({ id }) => id);
}
// server/features/cases/attachments/attachmentType.ts
const supportedTypes = {
	"application/pdf": "application/pdf",
	"image/jpeg": "image/jpeg",
	"image/png": "image/png",
	"image/heic": "image/heic",
	"image/heif": "image/heic"
};
/** Returns one of the types that a case accepts; null for any other. */
async function detectAttachmentType(bytes) {
	const { fileTypeFromBuffer } = await import("file-type");
	const found = await fileTypeFromBuffer(bytes);
	if (found) return supportedTypes[found.mime] ?? null;
	return isPlainText(bytes) ? "text/plain" : null;
}
/** Returns whether the bytes are UTF-8 without control characters other than tabs and line breaks. */
function isPlainText(bytes) {
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		return !/[^\P{Cc}\t\n\r]/u.test(text);
	} catch {
		return false;
	}
}
const extensionsOf = {
	"application/pdf": ["pdf"],
	"image/jpeg": ["jpg", "jpeg"],
	"image/png": ["png"],
	"image/heic": ["heic", "heif"],
	"text/plain": [
		"txt",
		"csv",
		"log",
		"md"
	]
};
const attachmentName = (name, type) => safeFileName(name, extensionsOf[type]);
// server/features/cases/attachments/receiveAttachment.ts
/** Receives a file for a case: checks its type, puts it into the file store and then writes the database row. */
async function receiveAttachment({ db, files }, { file, caseId, writeAlongside, canceled }, authorship) {
	if (file.bytes.length === 0) throw new AppError("invalid_input", emptyFile, { file: emptyFile });
	const mediaType = await detectAttachmentType(file.bytes);
	if (!mediaType) throw new AppError("unsupported_type", wrongType$1, { file: wrongType$1 });
	const id = randomUUID();
	await files.put(attachmentStorageKey(id), file.bytes);
	try {
		const fileName = attachmentName(file.name, mediaType);
		return await db.transaction(async (tx) => {
			const row = {
				id,
				caseId,
				userId: authorship.author.userId,
				fileName,
				mediaType,
				size: file.bytes.length
			};
			const attachment = toAttachment(await insertAttachment(tx, row, authorship));
			await writeAlongside(tx);
			if (canceled?.aborted) throw new AppError("invalid_input", brokenOff);
			return attachment;
		});
	} catch (error) {
		await files.remove(attachmentStorageKey(id));
		throw error;
	}
}
// server/features/cases/attachments/routes.ts
/** Serves case files: upload, download, and deletion of uploads that belong to no case yet. */
function attachmentRoutes(routeContext, services) {
	const { db, files } = services;
	serve(routeContext, uploadAttachment, async ({ body, file, actor }, caller) => {
		const caseId = body.case_id ?? null;
		const found = caseId ? await requireCase(services, {
			actor,
			caller
		}, {
			id: caseId,
			verb: "write"
		}) : null;
		assertAllowed(found !== null || hasCaseRight(actor, "request", "write") || hasCaseRight(actor, "message", "write"));
		if (found && isFinishedCase(found.row.status)) throw new AppError("conflict", isOver, { file: isOver });
		const writeAlongside = async (tx) => {
			if (found) await auditCase(tx, {
				actor,
				caller
			}, {
				row: found.row,
				action: "case.attached"
			});
		};
		const authorship = await authorshipOf(services, actor);
		return receiveAttachment(services, {
			file,
			caseId,
			writeAlongside,
			canceled: caller.disconnectSignal()
		}, authorship);
	});
	serve(routeContext, getAttachment, async ({ query, actor }, caller) => {
		const found = await findAttachment(db, {
			scope: scopeOf(actor),
			userId: actor.userId
		}, query.attachment_id);
		if (!found) throw notFound$1();
		const { attachment, kind, customerNumber } = found;
		if (kind && customerNumber) {
			assertAllowed(hasRightFor(actor, caseRight(kind, "read"), customerNumber));
			await recordAccess(db, actor, {
				customerNumber,
				address: caller.address,
				what: "case file"
			});
		}
		const bytes = await files.get(attachmentStorageKey(attachment.id));
		if (!bytes) throw notFound$1();
		return {
			name: attachment.fileName,
			type: attachment.mediaType,
			bytes
		};
	});
	serve(routeContext, deleteAttachment, async ({ query, actor }) => {
		if (!await deletePending(db, actor.userId, query.attachment_id)) throw notFound$1();
		await files.remove(attachmentStorageKey(query.attachment_id));
		return null;
	});
}
// server/features/cases/changes.routes.ts
/** Serves what a customer does with a service request: cancel, reopen, rate, reschedule. */
const conflict = (text) => new AppError("conflict", text);
function changeRoutes$3(routeContext, services) {
	const { clock } = services;
	serve(routeContext, createCancelRequest, ({ body, actor }, caller) => requestCancellation(services, body, {
		actor,
		caller
	}));
	serve(routeContext, reopenCase, async ({ body, actor }, caller) => {
		await requireCase(services, {
			actor,
			caller
		}, {
			id: body.case_id,
			verb: "write",
			kinds: ["request"]
		});
		await changeRequest(services, body.case_id, {
			actor,
			caller,
			action: "case.reopened",
			decide: (found, authorship) => {
				if (!reopenUntil(found, authorship.now)) throw conflict(reopenTooLate);
				return {
					change: {
						status: "received",
						closedAt: null,
						rating: null,
						ratingComment: ""
					},
					event: {
						kind: "reopened",
						status: "received",
						note: body.reason
					}
				};
			}
		});
		return null;
	});
	serve(routeContext, rateCase, async ({ body, actor }, caller) => {
		await requireCase(services, {
			actor,
			caller
		}, {
			id: body.case_id,
			verb: "write",
			kinds: ["request"]
		});
		await changeRequest(services, body.case_id, {
			actor,
			caller,
			action: "case.rated",
			decide: (found) => {
				if (found.status !== "resolved" && found.status !== "closed") throw conflict(rateLater);
				return {
					change: {
						rating: body.rating,
						ratingComment: body.comment
					},
					event: {
						kind: "rated",
						note: `${body.rating} of 5`
					}
				};
			}
		});
		return null;
	});
	serve(routeContext, rescheduleCase, async ({ body, actor }, caller) => {
		await requireCase(services, {
			actor,
			caller
		}, {
			id: body.case_id,
			verb: "write",
			kinds: ["request"]
		});
		assertAppointmentDay(body.date, clock.today(), "date");
		await changeRequest(services, body.case_id, {
			actor,
			caller,
			action: "case.rescheduled",
			decide: (found) => {
				if (found.status !== "scheduled") throw conflict(notScheduled);
				const { date, window } = body;
				return {
					change: {
						appointmentOn: date,
						appointmentWindow: window
					},
					event: {
						kind: "appointment",
						note: `${date} ${window}`
					}
				};
			}
		});
		return null;
	});
}
async function changeRequest(services, caseId, { actor, caller, action, decide }) {
	const authorship = await authorshipOf(services, actor);
	await services.db.transaction(async (tx) => {
		const { row } = await changeCase(tx, caseId, {
			authorship,
			decide: (found) => decide(found, authorship)
		});
		await auditCase(tx, {
			actor,
			caller
		}, {
			row,
			action
		});
	});
}
async function requestCancellation(services, body, { actor, caller }) {
	const request = {
		id: body.case_id,
		verb: "write",
		kinds: ["request"]
	};
	await requireCase(services, {
		actor,
		caller
	}, request);
	const authorship = await authorshipOf(services, actor);
	const note = [cancelReasonLabels[body.reason], body.comment].filter((text) => text !== "").join(". ");
	const { cancellation, status, lots } = await services.db.transaction(async (tx) => {
		const cancelled = await cancelCase(tx, {
			caseId: body.case_id,
			scope: scopeOf(actor)
		}, {
			authorship,
			decide: (row, mustWait) => {
				if (isFinishedCase(row.status)) throw conflict(isOver);
				const isImmediate = !mustWait && isCancelledImmediately(row.status);
				const cancellation = {
					kind: "cancel",
					customerNumber: row.customerNumber,
					contactId: row.contactId,
					userId: actor.userId,
					premiseNumber: row.premiseNumber,
					serviceAccountId: row.serviceAccountId,
					category: row.category,
					serviceType: row.serviceType,
					serviceSubtype: row.serviceSubtype,
					title: cancelTitle(row.number, row.title),
					description: body.comment,
					cancelReason: body.reason,
					parentId: row.id,
					status: isImmediate ? "closed" : "received",
					closedAt: isImmediate ? authorship.now : null
				};
				return isImmediate ? {
					cancellation,
					change: {
						status: "cancelled",
						closedAt: authorship.now,
						appointmentOn: null,
						appointmentWindow: null
					},
					event: {
						kind: "status",
						status: "cancelled",
						note
					}
				} : {
					cancellation,
					change: {},
					event: {
						kind: "cancel_requested",
						note
					}
				};
			}
		});
		await auditCase(tx, {
			actor,
			caller
		}, {
			row: cancelled.cancellation,
			action: "case.cancelRequested"
		});
		return cancelled;
	});
	if (lots.cancelled > 0) caller.addMessage(lotsCancelled(lots.cancelled));
	if (lots.requested > 0) caller.addMessage(lotsAsked(lots.requested));
	return {
		case_id: cancellation.id,
		case_no: cancellation.number,
		status
	};
}
// server/features/cases/routes.ts
/** Serves service requests: the catalog, the lists, one case with its history, and new requests. */
/** Staff can read the catalog of any user type. */
const catalogUser = (actor, requestedType) => (seesAllCustomers(actor) ? requestedType : void 0) ?? actor.userType;
function caseRoutes(routeContext, services) {
	const { db, clock, config } = services;
	const zone = config.TIME_ZONE;
	serve(routeContext, listServiceTypes, async ({ query, actor }) => serviceKindsFor(catalogUser(actor, query.user_type_code)));
	serve(routeContext, listServiceSubtypes, async ({ query, actor }) => serviceSubtypesFor(catalogUser(actor, query.user_type_code)));
	serve(routeContext, listOpenCases, async ({ body, actor }, caller) => {
		await requirePlaces(services, {
			actor,
			caller
		}, body);
		const { crm_customer_id: number, ...filter } = body;
		const reader = readerOf$1(actor);
		const scope = number === void 0 ? reader.scope : {
			kind: "customers",
			numbers: [number]
		};
		return findCases(db, {
			...reader,
			scope
		}, {
			...filter,
			zone
		});
	});
	serve(routeContext, listCancelCases, async ({ body, actor }, caller) => {
		await requirePlaces(services, {
			actor,
			caller
		}, body);
		return findCancelCases(db, readerOf$1(actor), {
			...body,
			zone
		});
	});
	serve(routeContext, getCase, async ({ query, actor }, caller) => {
		const request = {
			id: query.case_id,
			verb: "read",
			kinds: ["request", "cancel"]
		};
		return detailsOf$1(services, scopeOf(actor), await requireCase(services, {
			actor,
			caller
		}, request));
	});
	serve(routeContext, createServiceRequest, async ({ body, actor }, caller) => {
		const { author, subject } = await resolveSubject(db, actor, body);
		if (body.parent_case_id) await requireCase(services, {
			actor,
			caller
		}, {
			id: body.parent_case_id,
			verb: "write",
			kinds: ["request"]
		});
		const { type, subtype, answers } = validateRequest(actor, body);
		if (body.preferred_date) assertAppointmentDay(body.preferred_date, clock.today(), "preferred_date");
		const now = clock.now();
		const authorship = {
			author,
			now,
			zone
		};
		const row = await db.transaction(async (tx) => {
			const opened = await openCase(tx, {
				...subject,
				kind: "request",
				userId: actor.userId,
				category: type.category,
				serviceType: type.code,
				serviceSubtype: subtype.code,
				title: `${type.label}: ${subtype.label}`,
				description: body.description,
				answers: [...answers, ...body.checks],
				contactPhone: body.contact_phone ?? "",
				contactWindow: body.contact_window ?? null,
				preferredOn: body.preferred_date ?? null,
				preferredWindow: body.preferred_window ?? null,
				priority: subtype.promised === "hour" ? "high" : "normal",
				parentId: body.parent_case_id ?? null,
				expectedBy: expectedBy(now, subtype.promised, zone),
				idempotencyRecord: idempotencyRecordOf(caller.idempotencyKey, {
					kind: "request",
					...body
				}),
				attachmentIds: body.attachment_ids
			}, authorship);
			if (opened.isNew) {
				await limitCases(services, tx, actor);
				await auditCase(tx, {
					actor,
					caller
				}, {
					row: opened.row,
					action: "case.created"
				});
			}
			return opened.row;
		});
		return {
			case_id: row.id,
			case_no: row.number,
			expected_by: (row.expectedBy ?? now).toISOString()
		};
	});
	changeRoutes$3(routeContext, services);
	attachmentRoutes(routeContext, services);
}
/** Rejects services and addresses out of scope; staff must name at least one service, address or customer. */
async function requirePlaces({ db }, { actor, caller }, { crm_customer_id: customerNumber, crm_service_account_id: services = [], crm_premise_id: premiseNumber }) {
	const scope = scopeOf(actor);
	const numbers = /* @__PURE__ */ new Set();
	if (services.length > 0) {
		const found = await findCustomersOfServices(db, scope, services);
		if (!found) throw notFound$1();
		for (const number of found) numbers.add(number);
	}
	if (premiseNumber !== void 0) numbers.add((await openPremise(db, scope, premiseNumber)).customerNumber);
	if (customerNumber !== void 0) {
		await openCustomer(db, actor, {
			customerNumber,
			address: caller.address,
			what: "cases"
		});
		return;
	}
	if (scope.kind === "all" && numbers.size === 0) throw new AppError("invalid_input", staffChoose, { crm_service_account_id: staffChoose });
	for (const customerNumber of numbers) await recordAccess(db, actor, {
		customerNumber,
		address: caller.address,
		what: "cases"
	});
}
function validateRequest(actor, input) {
	const found = (seesAllCustomers(actor) ? userTypes : [actor.userType]).map((userType) => findInCatalog(userType, input)).find((entry) => entry !== null);
	if (!found) throw new AppError("invalid_input", unknownType, { service_subtype: unknownType });
	const { answers, fields } = validateAnswers(found.subtype.questions, input.answers);
	if (!answers) throw new AppError("invalid_input", Object.values(fields)[0] ?? "", fields);
	return {
		...found,
		answers
	};
}
async function detailsOf$1({ db, clock }, scope, found) {
	const { row } = found;
	const [parts, events, attachments, contactName] = await Promise.all([
		findBulkRequestLots(db, scope, row.id),
		findEvents(db, row.id),
		findAttachments(db, row.id),
		findContactName(db, row.contactId)
	]);
	return {
		...toCase(found),
		is_part: row.isPart,
		parts: parts.map(({ case_id, case_no, street_address, status }) => ({
			case_id,
			case_no,
			street_address,
			status
		})),
		description: row.description,
		contact_name: contactName,
		answers: row.answers,
		preferred: appointmentOf(row.preferredOn, row.preferredWindow),
		contact_window: row.contactWindow,
		expected_by: row.expectedBy?.toISOString() ?? null,
		closed_date: row.closedAt?.toISOString() ?? null,
		reopen_until: reopenUntil(row, clock.now())?.toISOString() ?? null,
		rating: row.rating,
		rating_comment: row.ratingComment,
		events,
		attachments
	};
}
// shared/texts/communication.ts
/** Texts about communication. */
const contactAdded = "Contact details added successfully!";
const contactUpdated = "Contact details updated successfully!";
const preferencesUpdated = "Communication preferences updated successfully!";
const addressUpdated = "Communication Address updated successfully!";
const emailSent = "Email sent successfully!";
const emailFailed = "Failed to sent Email!";
const notOnFile = "This address isn’t on file for your account.";
const mailThrottled = (minutes) => `Too many messages were sent. Try again in ${minutesText(minutes)}.`;
const addressChangedSinceCode = "The address changed after this code was sent. Ask for a new code.";
const noEmailOnFile = "No email address is on file.";
const noPhoneOnFile = "No phone number is on file.";
const sentBy = (email, brand) => `Sent by ${email} through the ${brand} account portal.`;
const notYet = (category) => `We don’t send notifications about ${category} yet.`;
const channelUnavailable = (channel) => `${channel} can’t be turned on. We don’t send notifications that way.`;
const wrongSignature = "The signature is missing or wrong.";
// server/directory/contacts/contactId.ts
/** Returns 18 opaque characters, the first three of which name the kind of record. */
const newContactId = () => `003${randomBytes(24).toString("base64").replace(/[^A-Za-z0-9]/g, "").padEnd(15, "0").slice(0, 15)}`;
// server/directory/signIn/codes.queries.ts
/** Stores, finds and uses up one-time codes. */
/** Stores a code and keeps earlier ones valid. */
async function insertCode$2(db, code) {
	await db.insert(oneTimeCodes).values(code);
}
/** Stores a code and voids earlier ones of the same purpose. */
async function replaceCode(tx, code) {
	await tx.delete(oneTimeCodes).where(and(eq(oneTimeCodes.userId, code.userId), eq(oneTimeCodes.purpose, code.purpose)));
	await tx.insert(oneTimeCodes).values(code);
}
const isLiveCode = ({ userId, purposes, now }) => and(eq(oneTimeCodes.userId, userId), inArray(oneTimeCodes.purpose, purposes), isNull(oneTimeCodes.usedAt), gt(oneTimeCodes.expiresAt, now));
const findLiveCodes = (db, filter) => db.select().from(oneTimeCodes).where(isLiveCode(filter));
/** Returns the codes to compare a try with. Counts the try on each first, so that parallel guesses count too. */
const countCodeTries = (db, filter, limit) => db.update(oneTimeCodes).set({ wrongTries: sql`${oneTimeCodes.wrongTries} + 1` }).where(and(isLiveCode(filter), lt(oneTimeCodes.wrongTries, limit))).returning();
/** Returns true only for the one caller who used up the code. */
async function consumeCode(db, id, now) {
	return (await db.update(oneTimeCodes).set({ usedAt: now }).where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt))).returning({ id: oneTimeCodes.id })).length === 1;
}
// server/directory/signIn/oneTimeCode.ts
/** Hashes one-time codes and compares typed ones with them. */
/** Returns whether the typed code matches, with any key of the ring. */
const isCode = (code, typed, keys) => keys.some((key) => timingSafeEqual(code.codeHash, hashOfCode(key, code.id, typed)));
/** The hash includes the code's id, so that equal codes of two people have different hashes. */
const hashOfCode = (key, id, code) => createHmac("sha256", key).update(`${id}:${code}`).digest();
// server/directory/signIn/addressCodes.ts
/** One-time codes with which a signed-in user proves an email address or phone number. */
const isByMail = (purpose) => purpose !== "new_phone" && purpose !== "contact_phone";
/** Sends a code to the address that it proves. */
async function sendAddressCode(services, { explanation, ...code }, caller) {
	const { db, clock, config, notifier } = services;
	const isMail = isByMail(code.purpose);
	if (!notifier.channels[isMail ? "email" : "sms"]) throw new AppError("unavailable", isMail ? noEmailNow : noTextMessagesNow);
	if (!isMail && await isNumberStopped(db, code.target)) throw new AppError("conflict", noCodeToStoppedNumber);
	const textFor = codeThrottled;
	await limitNetworkAttempts(services, "codes", {
		rule: codesByAddress,
		textFor,
		address: caller.address
	});
	await limitAttempts(services, `codes:user:${code.userId}`, {
		rule: codesByAccount,
		textFor
	});
	const id = randomUUID();
	const typed = String(randomInt(1e6)).padStart(6, "0");
	const expiresAt = minutesAfter(clock.now(), 10);
	const text = addressCode(typed, explanation ?? (isMail ? "It confirms that this address is yours." : "It confirms that this number is yours."));
	const title = codeTitle;
	const message = {
		to: code.target,
		category: "security",
		isSecret: true,
		validUntil: expiresAt
	};
	await db.transaction(async (tx) => {
		await replaceCode(tx, {
			id,
			...code,
			codeHash: hashOfCode(newestKey(config.CODE_KEY), id, typed),
			expiresAt
		});
		await (isMail ? enqueueLetter(services, tx, {
			...message,
			firstName: null,
			content: {
				subject: title,
				paragraphs: [text]
			}
		}) : enqueueSms(services, tx, {
			...message,
			title,
			text
		}));
	});
}
/** Uses up a code and returns what it proved. Every kind of wrong code gives the same error. */
async function consumeAddressCode(services, request, caller) {
	const { db, clock, config } = services;
	await limitNetworkAttempts(services, "code-tries", {
		rule: codeTriesByAddress,
		textFor: codeThrottled,
		address: caller.address
	});
	const now = clock.now();
	const code = (await countCodeTries(db, {
		...request,
		now
	}, 5)).find((candidate) => candidate.contactId === request.contactId && isCode(candidate, request.typed, config.CODE_KEY));
	const purpose = request.purposes.find((allowed) => allowed === code?.purpose);
	if (!code || !purpose || !await consumeCode(db, code.id, now)) throw new AppError("invalid_input", codeWrong, { otp: codeWrong });
	return {
		userId: request.userId,
		purpose,
		contactId: request.contactId,
		target: code.target
	};
}
// server/features/communication/communication.queries.ts
/** Reads and stores preferences and mailing addresses of billing groups, limited to customers in scope. */
async function findGroup(db, scope, groupId) {
	const [group] = await db.select({
		groupId: billingAccounts.groupId,
		customerNumber: billingAccounts.customerNumber
	}).from(billingAccounts).where(and(eq(billingAccounts.groupId, groupId), inScope(scope, billingAccounts.customerNumber)));
	return group ?? null;
}
async function findGroupsOf(db, customerNumber) {
	return (await db.select({ groupId: billingAccounts.groupId }).from(billingAccounts).where(eq(billingAccounts.customerNumber, customerNumber))).map(({ groupId }) => groupId);
}
/** Marks an address as verified by a code, unless it has changed since; returns whether it did. */
async function markVerified(db, { contactId, channel, target, now }) {
	const isOnFile = channel === "email" ? eq(contacts.email, target) : eq(contacts.phone, target);
	const verified = await db.update(contacts).set(channel === "email" ? { emailVerifiedAt: now } : { phoneVerifiedAt: now }).where(and(eq(contacts.id, contactId), isOnFile)).returning({ id: contacts.id });
	if (verified.length === 1 && channel === "email") await markDeliverable(db, target);
	return verified.length === 1;
}
async function findChoices(db, groupId) {
	return db.select().from(communicationPreferences).where(eq(communicationPreferences.billingGroupId, groupId));
}
/** Changes only the given fields and merges channels, so that two rows saved immediately do not overwrite each other. */
async function storeChoice(db, { groupId, contactId, channels, ...rest }) {
	const changedColumns = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== void 0));
	await db.insert(communicationPreferences).values({
		billingGroupId: groupId,
		contactId,
		channels,
		...defaultSettings,
		...changedColumns
	}).onConflictDoUpdate({
		target: [communicationPreferences.billingGroupId, communicationPreferences.contactId],
		set: {
			...changedColumns,
			channels: sql`${communicationPreferences.channels} || excluded.channels`
		}
	});
}
async function findPaperless(db, groupId) {
	const [row] = await db.select({ paperless: communicationSettings.paperless }).from(communicationSettings).where(eq(communicationSettings.billingGroupId, groupId));
	return row?.paperless ?? false;
}
async function storeSettings(db, groupId, settings) {
	await db.insert(communicationSettings).values({
		billingGroupId: groupId,
		...settings
	}).onConflictDoUpdate({
		target: communicationSettings.billingGroupId,
		set: settings
	});
}
async function findAddress(db, groupId) {
	const [[settings], [place]] = await Promise.all([db.select().from(communicationSettings).where(eq(communicationSettings.billingGroupId, groupId)), db.select({ premise: premises }).from(premises).innerJoin(serviceAccounts, eq(serviceAccounts.premiseNumber, premises.number)).innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber)).where(eq(billingAccounts.groupId, groupId)).orderBy(asc(serviceAccounts.startedOn), asc(premises.number)).limit(1)]);
	const premise = place?.premise;
	return {
		billing_group_id: groupId,
		same_as_service: settings?.sameAsService ?? true,
		street_address: settings?.streetAddress ?? "",
		unit: settings?.unit ?? "",
		city: settings?.city ?? "",
		state: settings?.state ?? "",
		zip: settings?.zip ?? "",
		service_address: premise ? `${addressLine(premise.streetAddress, premise.unit)}, ${premise.city}, ${premise.state} ${premise.zip}` : ""
	};
}
// server/features/communication/rules.ts
/** Limits the emails that the users of one customer can send through the portal. */
const mailsByCustomer = {
	limit: 5,
	windowMinutes: 60
};
/** Returns why the selection can't be saved; null when it can. */
function choiceProblem(contact, { category, channels, available, group }) {
	const { label, minimumReason, isPlanned } = factsOf$2(category);
	if (isPlanned) return notYet(label);
	for (const channel of notificationChannels) if (channels.includes(channel)) {
		if (!available.includes(channel)) return channelUnavailable(channelNames[channel]);
		const problem = channelProblem(contact, channel);
		if (problem) return `${channelNames[channel]} can’t be turned on. ${problem}`;
	} else if (isLocked(contact, {
		category,
		channel,
		group
	})) return `${channelNames[channel]} can’t be turned off for ${label}. ${lockOf(contact, category, group)?.reason ?? ""}`.trim();
	return minimumReason && channels.length === 0 ? minimumReason : null;
}
/** Returns errors for a contact who signs in: no one may redirect the sign-in codes of another user to themselves. */
function contactFieldErrors(before, { email, phone }) {
	if (!before.signs_in) return {};
	return {
		...email.toLowerCase() !== before.email.toLowerCase() && { email: "They sign in with this address and change it themselves, under Edit Account." },
		...phone !== before.phone && { phone: "We send their sign-in codes to this number. They change it themselves, under Edit Account." }
	};
}
// server/features/communication/preferences.ts
/** Voice calls, push notifications and letters are not sent by the portal. */
const availableChannels = ({ notifier: { channels } }) => ["email", "sms"].filter((channel) => channels[channel]);
async function preferencesOf(services, group) {
	const { db } = services;
	const available = availableChannels(services);
	const [contacts, choices, paperless] = await Promise.all([
		findContacts(db, group),
		findChoices(db, group.groupId),
		findPaperless(db, group.groupId)
	]);
	return {
		billing_group_id: group.groupId,
		paperless,
		available_channels: available,
		contacts: contacts.map((contact) => {
			const choice = choices.find(({ contactId }) => contactId === contact.contact_id);
			const { quietFrom, quietUntil, daysBeforeDue, usageThreshold } = choice ?? defaultSettings;
			return {
				contact_id: contact.contact_id,
				channels: channelsOf(contact, {
					selected: choice?.channels ?? {},
					group: { paperless },
					available
				}),
				quiet_from: quietFrom,
				quiet_until: quietUntil,
				days_before_due: daysBeforeDue,
				usage_threshold: usageThreshold
			};
		})
	};
}
async function changePreferences(services, { group, actor, changes }, caller) {
	const { db } = services;
	const { contact_id: contactId, category, channels, paperless, ...settings } = changes;
	const contact = contactId === void 0 ? void 0 : (await findContacts(db, group)).find(({ contact_id }) => contact_id === contactId);
	if (contactId !== void 0 && !contact) throw notFound$1();
	const problem = contact && category && channels ? choiceProblem(contact, {
		category,
		channels,
		available: availableChannels(services),
		group: { paperless: paperless ?? await findPaperless(db, group.groupId) }
	}) : null;
	if (problem) throw new AppError("invalid_input", problem, { channels: problem });
	await db.transaction(async (tx) => {
		if (contact) await storeChoice(tx, {
			groupId: group.groupId,
			contactId: contact.contact_id,
			channels: category && channels ? { [category]: channels } : {},
			quietFrom: settings.quiet_from,
			quietUntil: settings.quiet_until,
			daysBeforeDue: settings.days_before_due,
			usageThreshold: settings.usage_threshold
		});
		if (paperless !== void 0) await storeSettings(tx, group.groupId, { paperless });
		await auditActor(tx, {
			actor,
			caller
		}, {
			action: "communicationPreferences.changed",
			customerNumber: group.customerNumber,
			details: {
				group: group.groupId,
				...category && { category }
			}
		});
	});
	return preferencesOf(services, group);
}
// server/features/communication/sentMessages.queries.ts
/** Reads the emails and text messages that were sent to a customer. */
const order$5 = {
	moment: sentMessages.createdAt,
	keys: [sentMessages.id]
};
async function findSentMessages(db, { customerNumber, actor, after, page_size }) {
	const { pageRows, next } = toPage(await db.select({
		message: sentMessages,
		micros: microsOf(order$5)
	}).from(sentMessages).where(and(eq(sentMessages.customerNumber, customerNumber), seesAllCustomers(actor) ? void 0 : isVisibleTo(db, actor), isAfterCursor(order$5, after))).orderBy(...newestFirst(order$5)).limit(page_size + 1), page_size, ({ message }) => [message.id]);
	return {
		messages: pageRows.map(({ message }) => toSentMessage(message)),
		next
	};
}
/** What was sent about a login concerns only its user. */
const isVisibleTo = (db, { userId, email }) => or(ne(sentMessages.category, "security"), eq(sentMessages.address, email), inArray(sentMessages.contactId, db.select({ id: users.contactId }).from(users).where(eq(users.id, userId))));
const toSentMessage = (row) => ({
	message_id: row.id,
	created_at: row.createdAt.toISOString(),
	category: row.category,
	channel: row.channel,
	address: row.address,
	subject: row.subject,
	body: row.body,
	status: row.status
});
// server/features/communication/routes.ts
/** Serves contacts, preferences and mailing address of a billing group, and sends mail to its contacts. */
function communicationRoutes(routeContext, services) {
	const { db } = services;
	/** Returns the group and records the access of staff. */
	const openGroup = async (actor, groupId, { address }) => {
		const group = await findGroup(db, scopeOf(actor), groupId);
		if (!group) throw notFound$1();
		await recordAccess(db, actor, {
			customerNumber: group.customerNumber,
			address,
			what: "communication"
		});
		return group;
	};
	serve(routeContext, getCommunicationContacts, async ({ query, actor }, caller) => findContacts(db, await openGroup(actor, query.billing_group_id, caller)));
	serve(routeContext, getCommunicationPreferences, async ({ query, actor }, caller) => preferencesOf(services, await openGroup(actor, query.billing_group_id, caller)));
	serve(routeContext, getCommunicationAddress, async ({ query, actor }, caller) => {
		const { groupId } = await openGroup(actor, query.billing_group_id, caller);
		return findAddress(db, groupId);
	});
	serve(routeContext, listSentMessages, async ({ query, actor }, caller) => {
		const { customerNumber } = await openGroup(actor, query.billing_group_id, caller);
		return findSentMessages(db, {
			customerNumber,
			actor,
			...query
		});
	});
	serve(routeContext, updateCommunicationPreferences, async ({ body, actor }, caller) => {
		const group = await findGroup(db, scopeOf(actor), body.billing_group_id);
		if (!group) throw notFound$1();
		const changed = await changePreferences(services, {
			group,
			actor,
			changes: body
		}, caller);
		caller.addMessage(preferencesUpdated);
		return changed;
	});
	serve(routeContext, updateCommunicationAddress, async ({ query, body, actor }, caller) => {
		const group = await findGroup(db, scopeOf(actor), query.billing_group_id);
		if (!group) throw notFound$1();
		const { same_as_service: sameAsService, street_address: streetAddress, state, ...rest } = body;
		await db.transaction(async (tx) => {
			const settings = {
				sameAsService,
				streetAddress,
				state: state.toUpperCase(),
				...rest
			};
			await storeSettings(tx, group.groupId, sameAsService ? { sameAsService } : settings);
			await audit(tx, auditEntryOf$1(actor, caller, {
				...group,
				action: "mailingAddress.changed"
			}));
		});
		caller.addMessage(addressUpdated);
		return findAddress(db, group.groupId);
	});
	serve(routeContext, sendEmail, async ({ body, actor }, caller) => {
		const group = await findGroup(db, scopeOf(actor), body.billing_group_id);
		if (!group) throw notFound$1();
		await sendToContact(services, {
			group,
			actor,
			...body
		}, caller);
		caller.addMessage(emailSent);
		return null;
	});
	contactRoutes(routeContext, services);
}
function contactRoutes(routeContext, services) {
	const { db, clock } = services;
	const requireContact = async (actor, contactId, executor = db) => {
		const contact = await findContact(executor, scopeOf(actor), contactId);
		if (!contact) throw notFound$1();
		return contact;
	};
	serve(routeContext, addCommunicationContact, async ({ body, actor }, caller) => {
		const { billing_group_id, ...details } = body;
		const group = await findGroup(db, scopeOf(actor), billing_group_id);
		if (!group) throw notFound$1();
		const id = newContactId();
		await db.transaction(async (tx) => {
			const { customerNumber } = group;
			await insertContact$1(tx, {
				id,
				customerNumber,
				details: {
					...details,
					phone: phoneDigits(details.phone)
				}
			});
			await audit(tx, auditEntryOf$1(actor, caller, {
				customerNumber,
				action: "contact.added",
				contact: id
			}));
		});
		caller.addMessage(contactAdded);
		return requireContact(actor, id);
	});
	serve(routeContext, updateCommunicationContact, async ({ query, body, actor }, caller) => {
		const { customerNumber, contact_id } = await requireContact(actor, query.contact_id);
		await db.transaction(async (tx) => {
			await lockCustomer(tx, { number: customerNumber });
			const details = {
				...body,
				phone: phoneDigits(body.phone)
			};
			const fieldErrors = contactFieldErrors(await requireContact(actor, contact_id, tx), details);
			const [firstError] = Object.values(fieldErrors);
			if (firstError) throw new AppError("invalid_input", firstError, fieldErrors);
			await updateContact(tx, contact_id, details);
			await audit(tx, auditEntryOf$1(actor, caller, {
				customerNumber,
				action: "contact.changed",
				contact: contact_id
			}));
		});
		caller.addMessage(contactUpdated);
		return requireContact(actor, query.contact_id);
	});
	serve(routeContext, sendContactCode, async ({ body, actor }, caller) => {
		const contact = await requireContact(actor, body.contact_id);
		const target = contact[body.channel];
		if (target === "") throw new AppError("invalid_input", body.channel === "email" ? noEmailOnFile : noPhoneOnFile);
		const purpose = body.channel === "email" ? "contact_email" : "contact_phone";
		await sendAddressCode(services, {
			userId: actor.userId,
			purpose,
			contactId: contact.contact_id,
			target
		}, caller);
		return null;
	});
	serve(routeContext, confirmContactCode, async ({ body, actor }, caller) => {
		const { contact_id: contactId, customerNumber } = await requireContact(actor, body.contact_id);
		const purpose = body.channel === "email" ? "contact_email" : "contact_phone";
		const { target } = await consumeAddressCode(services, {
			userId: actor.userId,
			purposes: [purpose],
			contactId,
			typed: body.otp
		}, caller);
		await db.transaction(async (tx) => {
			if (!await markVerified(tx, {
				contactId,
				channel: body.channel,
				target,
				now: clock.now()
			})) throw new AppError("conflict", addressChangedSinceCode);
			await audit(tx, auditEntryOf$1(actor, caller, {
				customerNumber,
				action: "contact.verified",
				contact: contactId
			}));
		});
		return requireContact(actor, contactId);
	});
}
const auditEntryOf$1 = (actor, { address }, { customerNumber, action, contact }) => ({
	userId: actor.userId,
	action,
	customerNumber,
	address,
	details: contact === void 0 ? {} : { contact }
});
/**
* Sends only to contacts of the account, at a limited rate and with the sender's name, so that it can't be abused for
* spam.
*/
async function sendToContact(services, mail, caller) {
	const { db, config, notifier } = services;
	const { group, actor } = mail;
	if (!notifier.channels.email) throw new AppError("unavailable", emailFailed);
	const recipient = (await findContacts(db, group)).find(({ email }) => email !== "" && email.toLowerCase() === mail.email.toLowerCase());
	if (!recipient) throw new AppError("invalid_input", notOnFile, { email: notOnFile });
	const textFor = mailThrottled;
	await limitAttempts(services, `mail:customer:${group.customerNumber}`, {
		rule: mailsByCustomer,
		textFor
	});
	const { customerNumber } = group;
	const { contact_id: contactId, first_name: firstName } = recipient;
	const paragraphs = [...mail.message.split(/\n{2,}/), sentBy(actor.email, config.BRAND_NAME)];
	await db.transaction(async (tx) => {
		await enqueueLetter(services, tx, {
			to: recipient.email,
			firstName,
			category: "service",
			customerNumber,
			contactId,
			content: {
				subject: mail.subject,
				paragraphs
			}
		});
		await audit(tx, auditEntryOf$1(actor, caller, {
			customerNumber,
			action: "mail.sent",
			contact: contactId
		}));
	});
}
// server/features/communication/stopEmails.ts
/**
* Turns off the emails of one category for a contact, for all billing groups of the customer. While billing is paperless,
* bills are still emailed.
*/
const stopEmails = ({ db }, { contactId, customerNumber, category }, address) => db.transaction(async (tx) => {
	const contact = (await findNoticeContacts(tx, [customerNumber])).get(customerNumber)?.find(({ contact_id }) => contact_id === contactId);
	const groupIds = await findGroupsOf(tx, customerNumber);
	const choices = await findNoticeChoices(tx, groupIds);
	const paperlessGroups = await findPaperlessGroups(tx, groupIds);
	let isStillSent = false;
	for (const groupId of groupIds) {
		const choice = choices.find((row) => row.groupId === groupId && row.contactId === contactId);
		const terms = { paperless: paperlessGroups.has(groupId) };
		const selected = choice?.channels ?? {};
		const current = contact ? channelsFor(contact, category, {
			selected,
			group: terms
		}) : [];
		if (contact && isLocked(contact, {
			category,
			channel: "email",
			group: terms
		})) isStillSent = true;
		await storeChoice(tx, {
			groupId,
			contactId,
			channels: { [category]: current.filter((channel) => channel !== "email") },
			...unchanged
		});
	}
	await audit(tx, {
		userId: null,
		action: "communicationPreferences.unsubscribed",
		customerNumber,
		address,
		details: {
			contact: contactId,
			category
		}
	});
	return { isStillSent };
});
const unchanged = {
	quietFrom: void 0,
	quietUntil: void 0,
	daysBeforeDue: void 0,
	usageThreshold: void 0
};
// server/features/communication/unsubscribePage.ts
/** Renders the pages of a link in an email, which work without signing in and without scripts. */
const style$1 = `
:root { color-scheme: light dark }
body { font: 16px/1.5 ${fontFamily}; margin: 0; background: light-dark(${light.page}, ${dark.page}); color: light-dark(${light.text}, ${dark.text}) }
main { max-width: 32rem; margin: 10vh auto; padding: 24px; background: light-dark(${light.surface}, ${dark.surface}); border: 1px solid light-dark(${light.line}, ${dark.line}); border-radius: 12px }
h1 { font-size: 20px; line-height: 1.2; margin: 0 0 16px }
button { font: inherit; padding: 12px 24px; border: 0; border-radius: 6px; background: light-dark(${light.accent}, ${dark.accent}); color: light-dark(${light.onAccent}, ${dark.onAccent}) }
a { color: light-dark(${light.link}, ${dark.link}) }`;
const confirmationPage = (frame, category) => document(frame, {
	title: stopEmailsAbout(factsOf$2(category).label),
	body: `<p>${escapeHtml$1(stopEmailsEffect)}</p>
<form method="post"><button>${escapeHtml$1(unsubscribe)}</button></form>`
});
const unsubscribedPage = (frame, { category, isStillSent }) => document(frame, {
	title: isStillSent ? emailsStillSent(factsOf$2(category).label) : emailsStopped(factsOf$2(category).label),
	body: `<p>${escapeHtml$1(isStillSent ? whileBillingIsPaperless : turnBackOn)}</p>
<p><a href="${paths$1.communicationPreference}">${escapeHtml$1(changePreferences$1)}</a></p>`
});
const invalidLinkPage = (frame) => document(frame, {
	title: invalidLink,
	body: `<p><a href="${paths$1.communicationPreference}">${escapeHtml$1(changePreferences$1)}</a></p>`
});
const document = ({ brand, nonce }, { title, body }) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml$1(`${title} – ${brand}`)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style nonce="${nonce}">${style$1}</style></head>
<body><main><h1>${escapeHtml$1(title)}</h1>
${body}
</main></body></html>
`;
// server/features/communication/unsubscribe.routes.ts
/**
* Stops the emails of one category for one contact, by the link in the email. Opening the link shows a page and changes
* nothing, because mail programs open links by themselves. Their one-click request (RFC 8058) is the same POST as the
* page's button.
*/
const bodyLimitBytes$1 = 16384;
async function unsubscribeRoutes(app, services) {
	const { config } = services;
	const readSubscription = ({ url }) => readUnsubscribeToken(config, new URL(url, "http://localhost").searchParams.get("token") ?? "");
	const send = (reply, render) => {
		const nonce = randomBytes(16).toString("base64");
		return reply.type("text/html; charset=utf-8").header("cache-control", "no-store").header("referrer-policy", "same-origin").header("content-security-policy", `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'`).send(render({
			brand: config.BRAND_NAME,
			nonce
		}));
	};
	await app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser("*", {
			parseAs: "string",
			bodyLimit: bodyLimitBytes$1
		}, async () => null);
		scope.get(unsubscribePath, async (request, reply) => {
			const subscription = readSubscription(request);
			if (!subscription) return send(reply.code(404), invalidLinkPage);
			return send(reply, (frame) => confirmationPage(frame, subscription.category));
		});
		scope.post(unsubscribePath, async (request, reply) => {
			const subscription = readSubscription(request);
			if (!subscription) return send(reply.code(404), invalidLinkPage);
			const { isStillSent } = await stopEmails(services, subscription, request.ip);
			return send(reply, (frame) => unsubscribedPage(frame, {
				...subscription,
				isStillSent
			}));
		});
	});
}
// server/features/communication/incomingTexts.ts
/** Handles the words with which customers stop and start text messages, as the rules for text messages require. */
const keywords = new Map([
	...[
		"STOP",
		"STOPALL",
		"UNSUBSCRIBE",
		"CANCEL",
		"END",
		"QUIT"
	].map((word) => [word, "stop"]),
	...[
		"START",
		"UNSTOP",
		"YES"
	].map((word) => [word, "start"]),
	...["HELP", "INFO"].map((word) => [word, "help"])
]);
/** Upper and lower case and spaces make no difference. Other words have no effect. */
const keywordOf = (text) => keywords.get(text.replaceAll(/\s/g, "").toUpperCase()) ?? null;
/** Has an effect once per message. The reply is sent even to a number that is stopped, because its owner waits for it. */
const handleIncomingText = (services, { id, from, text }) => services.db.transaction(async (tx) => {
	const now = services.clock.now();
	const keyword = keywordOf(text);
	if (keyword === null || !await takeIncomingText(tx, id, now)) return;
	if (keyword === "start") await startNumber(tx, from);
	if (keyword === "stop" && !await stopNumber(tx, from, now)) return;
	await enqueueSms(services, tx, {
		to: from,
		category: "service",
		eventKey: `incoming_text:${id}`,
		title: replyTitles[keyword],
		text: replies[keyword],
		isReply: true
	});
});
// server/features/communication/mailReports.ts
/** Handles reports of the mail service about emails that came back. */
/** What became of an email. Other events than a permanent bounce have no effect. */
const MailReport = z.object({
	event: z.string().check(z.maxLength(40)),
	/** Whether every further attempt would fail, too. */
	permanent: z._default(z.boolean(), false),
	email: z.string().check(z.maxLength(254)),
	/** The Message-ID of the email. Without it only the address is marked. */
	message_id: z.optional(z.string().check(z.maxLength(300)))
});
/** Our Message-IDs are `<id@domain>`, with the id of the record. */
const recordIdOf = (messageId) => {
	const id = /^<?([^@<>]+)@/.exec(messageId)?.[1];
	return z.uuid().safeParse(id).data ?? null;
};
const reportedText = "The mail service reported that the address does not work.";
async function handleMailReport(services, report) {
	const { event, permanent, email, message_id: messageId } = report;
	if (event !== "bounced" || !permanent) return;
	await services.db.transaction(async (tx) => {
		if (messageId !== void 0) {
			const id = recordIdOf(messageId);
			if (id === null || !await recordBounced(tx, {
				id,
				email,
				failure: reportedText
			})) return;
		}
		await markUndeliverable(tx, email, services.clock.now());
	});
}
// server/features/communication/webhookSignature.ts
/** Checks that a request comes from our SMS gateway or mail service. */
const signatureHeader = "x-webhook-signature";
/** Returns the signature of a body, as the sender computes it with the shared key. */
const signatureOf = (key, body) => `sha256=${createHmac("sha256", key).update(body).digest("hex")}`;
/** Compares in constant time, so that no one can guess a signature byte by byte. */
function isSignedWith(key, body, signature) {
	const [expected, actual] = [Buffer.from(signatureOf(key, body)), Buffer.from(signature)];
	return expected.length === actual.length && timingSafeEqual(expected, actual);
}
// server/features/communication/webhooks.routes.ts
const paths = {
	incomingText: "/api/v1/communication/incoming-text",
	mailReport: "/api/v1/communication/mail-report"
};
const bodyLimitBytes = 65536;
/** A text message from a customer. */
const IncomingTextReport = z.object({
	id: z.string().check(z.minLength(1), z.maxLength(200)),
	/** Such as +12105550100. */
	from: z.string().check(z.maxLength(40)),
	text: z.string().check(z.maxLength(2e3))
});
async function webhookRoutes(app, services) {
	const key = services.config.WEBHOOK_KEY;
	if (key === void 0) return;
	await app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser("*", {
			parseAs: "buffer",
			bodyLimit: bodyLimitBytes
		}, async (request, body) => {
			assertSigned(key, request, body);
			return body;
		});
		scope.post(paths.incomingText, async (request, reply) => {
			const { id, from, text } = readBody(key, request, IncomingTextReport);
			const phone = phoneDigits(from);
			if (phone.length === 10) await handleIncomingText(services, {
				id,
				from: phone,
				text
			});
			return reply.code(204).send();
		});
		scope.post(paths.mailReport, async (request, reply) => {
			await handleMailReport(services, readBody(key, request, MailReport));
			return reply.code(204).send();
		});
	});
}
function assertSigned(key, request, body) {
	const signature = request.headers[signatureHeader];
	if (typeof signature === "string" && isSignedWith(key, body, signature)) return;
	throw new AppError("not_signed_in", wrongSignature);
}
/** A request without a body never reached the parser that checks its signature. */
function readBody(key, request, schema) {
	const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
	if (body.length === 0) assertSigned(key, request, body);
	const parsed = schema.safeParse(parseJson(body.toString("utf8")));
	if (!parsed.success) throw new AppError("invalid_input", z.prettifyError(parsed.error));
	return parsed.data;
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
// server/features/communities/communities.queries.ts
/** Reads the communities and marks those where the caller has a service or property. */
/** Returns communities with a service or property of a customer in scope. Staff have none of their own. */
async function findOwnCommunities(db, scope) {
	if (scope.kind === "all") return [];
	return (await db.select({ id: premises.communityId }).from(premises).innerJoin(propertyOwners, eq(propertyOwners.premiseNumber, premises.number)).where(inScope(scope, propertyOwners.customerNumber)).union(db.select({ id: premises.communityId }).from(premises).innerJoin(serviceAccounts, eq(serviceAccounts.premiseNumber, premises.number)).innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber)).where(inScope(scope, billingAccounts.customerNumber)))).map(({ id }) => id);
}
const contains = (column, part) => sql`strpos(lower(${column}), ${part.toLowerCase()}) > 0`;
function matchesFilter$9({ search, service_type, state }) {
	return and(search ? or(contains(communities.name, search), contains(communities.city, search), eq(communities.zip, search)) : void 0, service_type ? sql`${service_type} = any(${communities.services})` : void 0, state ? eq(communities.state, state) : void 0);
}
async function findCommunities(db, scope, filter) {
	const ownIds = await findOwnCommunities(db, scope);
	const own = sql`${communities.id} = any(${sql.param(ownIds)}::text[])`;
	const [rows, [matched], states] = await Promise.all([
		db.select({
			community: communities,
			isOwn: own
		}).from(communities).where(matchesFilter$9(filter)).orderBy(desc(own), asc(communities.name)).limit(filter.page_size).offset((filter.page_number - 1) * filter.page_size),
		db.select({ total: count() }).from(communities).where(matchesFilter$9(filter)),
		db.selectDistinct({ state: communities.state }).from(communities).orderBy(asc(communities.state))
	]);
	return {
		rows,
		total: matched?.total ?? 0,
		states: states.map(({ state }) => state)
	};
}
/** Counts the caller's premises per community; for staff, all premises. */
async function countPremises(db, scope) {
	const counted = scope.kind === "all" ? await db.select({
		id: premises.communityId,
		count: count()
	}).from(premises).groupBy(premises.communityId) : await db.select({
		id: premises.communityId,
		count: count()
	}).from(premises).innerJoin(propertyOwners, eq(propertyOwners.premiseNumber, premises.number)).where(inScope(scope, propertyOwners.customerNumber)).groupBy(premises.communityId);
	return new Map(counted.map(({ id, count: premiseCount }) => [id, premiseCount]));
}
/** Returns the plans sold in each community, cheapest first. */
const findPlans = (db, communityIds) => db.select({
	communityId: communityProducts.communityId,
	code: products.code,
	name: products.name,
	serviceType: products.serviceType,
	monthlyPrice: products.monthlyPrice
}).from(communityProducts).innerJoin(products, eq(products.code, communityProducts.productCode)).where(and(inArray(communityProducts.communityId, communityIds), eq(products.kind, "plan"))).orderBy(asc(products.monthlyPrice), asc(products.code));
// server/features/communities/routes.ts
/** Serves the directory of communities. */
function communityRoutes(routeContext, { db }) {
	serve(routeContext, listCommunities, async ({ query, actor }) => {
		const scope = scopeOf(actor);
		const seesCounts = actor.rights.has("PROPERTIES.read");
		const [{ rows, total, states }, counts] = await Promise.all([findCommunities(db, scope, query), seesCounts ? countPremises(db, scope) : null]);
		const plans = await findPlans(db, rows.map(({ community }) => community.id));
		return {
			communities: rows.map(({ community, isOwn }) => ({
				community_id: community.id,
				name: community.name,
				city: community.city,
				state: community.state,
				zip: community.zip,
				homes: community.homes,
				kind: community.kind,
				services: community.services,
				plans: plans.filter(({ communityId }) => communityId === community.id).map(({ code, name, serviceType, monthlyPrice }) => ({
					code,
					name,
					service_type: serviceType,
					monthly_price: monthlyPrice
				})),
				is_own: isOwn,
				association: community.associationName === "" ? null : {
					name: community.associationName,
					email: community.associationEmail,
					phone: community.associationPhone
				},
				premise_count: counts === null ? null : counts.get(community.id) ?? 0
			})),
			total_count: total,
			states
		};
	});
}
// server/directory/connections/rules.ts
/** Derives the dunning stage of a gas account from its debt, orders and holds. */
function toAccountInDunning(facts, days) {
	const { today } = days;
	const since = pastDueSince(facts, today);
	const stage = stageOf({
		isClosed: facts.isClosed,
		pastDueSince: since,
		noticeOn: facts.noticeOn,
		work: facts.work
	}, today);
	const activeHold = activeHoldOf(facts);
	return {
		stage,
		since,
		pastDue: pastDueAmount(facts, today),
		work: facts.work,
		account: {
			account_no: facts.accountNumber,
			crm_customer_number: facts.customerNumber,
			name: facts.name,
			email: facts.email,
			address: facts.address,
			community: facts.community,
			balance: facts.balance,
			past_due: pastDueAmount(facts, today),
			past_due_days: since === null ? 0 : daysBetween(since, today),
			stage,
			last_notice_on: facts.noticeOn,
			hold_reason: activeHold?.reason ?? null,
			hold_id: facts.hold?.id ?? null,
			held_until: activeHold?.until ?? null,
			hold_note: facts.hold?.note ?? "",
			next_action_on: since === null ? null : nextActionOn({
				since,
				noticeOn: facts.noticeOn,
				stage
			}, {
				...days,
				heldUntil: activeHold?.until
			})
		}
	};
}
/** A hold placed by an agent takes precedence over a moratorium. */
function activeHoldOf({ hold, moratorium }) {
	if (hold) return {
		reason: hold.reason,
		until: hold.heldUntil
	};
	return moratorium && {
		reason: moratorium.kind,
		until: moratorium.endsOn
	};
}
const isWithoutGas = ({ stage }) => stage === 9 || stage === 10;
// server/directory/connections/dunningAccounts.queries.ts
/** Reads gas accounts in dunning, with their debt, notices, orders and holds. */
/** The debt lies within this many bills: no customer keeps getting gas for longer without paying. */
const maxBills$1 = 24;
const Bills = z.array(z.object({
	dueOn: z.string(),
	charges: z.int()
}));
const bills = sql`(select coalesce(json_agg(json_build_object('dueOn', latest.due_on, 'charges', latest.charges)), '[]')
  from (select ${statements.dueOn} as due_on, ${statements.charges} as charges from ${statements}
    where ${statements.billingAccountNumber} = ${billingAccounts.number}
    order by ${statements.dueOn} desc limit ${sql.raw(String(maxBills$1))}) latest)`;
const lastNotice = sql`(select max(${dunningNotices.sentOn})::text from ${dunningNotices}
  where ${dunningNotices.billingAccountNumber} = ${billingAccounts.number})`;
/** The address of the account holder, or else of any other contact that wasn't removed. */
const email$1 = sql`coalesce((select ${contacts.email} from ${contacts}
  where ${contacts.customerNumber} = ${billingAccounts.customerNumber} and ${contacts.removedAt} is null
    and ${contacts.email} <> ''
  order by ${contacts.relation} <> '', ${contacts.id} limit 1), '')`;
const isActiveHold = (today) => and(isNull(dunningHolds.endedAt), or(isNull(dunningHolds.heldUntil), gte(dunningHolds.heldUntil, today)));
const matchesFilter$8 = (filter) => {
	if (filter === "without gas") return and(or(isNotNull(disconnections.disconnectedOn), isNotNull(disconnections.reconnectOn)), isNull(disconnections.reconnectedOn));
	return "numbers" in filter ? inArray(billingAccounts.number, [...filter.numbers]) : eq(billingAccounts.customerNumber, filter.customerNumber);
};
async function findDunningAccounts(db, filter, days) {
	const { today } = days;
	const rows = await db.select({
		account: billingAccounts,
		name: customers.name,
		premise: premises,
		community: communities.name,
		communityId: communities.id,
		email: email$1,
		bills,
		lastNotice,
		work: disconnections,
		hold: dunningHolds
	}).from(billingAccounts).innerJoin(customers, eq(customers.number, billingAccounts.customerNumber)).innerJoin(premises, eq(premises.number, firstService(billingAccounts.number))).innerJoin(communities, eq(communities.id, premises.communityId)).leftJoin(disconnections, eq(disconnections.billingAccountNumber, billingAccounts.number)).leftJoin(dunningHolds, and(eq(dunningHolds.billingAccountNumber, billingAccounts.number), isActiveHold(today))).where(and(eq(billingAccounts.serviceGroup, "GAS"), ne(customers.kind, "provider"), matchesFilter$8(filter)));
	const activeMoratoria = new Map((await findActiveMoratoria(db, today)).map((row) => [row.communityId, row]));
	return rows.map((row) => toAccountInDunning({
		accountNumber: row.account.number,
		customerNumber: row.account.customerNumber,
		name: row.name,
		email: row.email,
		address: addressLine(row.premise.streetAddress, row.premise.unit),
		community: row.community,
		isClosed: row.account.status === "closed",
		balance: row.account.balance,
		bills: Bills.parse(row.bills),
		noticeOn: row.lastNotice,
		work: row.work,
		hold: row.hold,
		moratorium: activeMoratoria.get(row.communityId) ?? null
	}, days));
}
const isMoratoriumActive = (today) => and(lte(moratoria.startsOn, today), gte(moratoria.endsOn, today));
/** The moratorium that ends last comes last, so it wins when rows are collected in a map by community. */
const findActiveMoratoria = (db, today) => db.select({
	kind: moratoria.kind,
	communityId: moratoria.communityId,
	community: communities.name,
	startsOn: moratoria.startsOn,
	endsOn: moratoria.endsOn,
	note: moratoria.note
}).from(moratoria).innerJoin(communities, eq(communities.id, moratoria.communityId)).where(isMoratoriumActive(today)).orderBy(moratoria.endsOn, communities.name);
// server/directory/connections/due.queries.ts
/** Finds and sorts the gas accounts due for disconnection in the database, because few of 100,000 debtors are due. */
const numberLiteral = (value) => sql.raw(String(value));
/** An account with an open disconnection order is due as soon as it owes; without one the debt must be old enough. */
const isOrdered = sql`(${disconnections.orderedOn} is not null and ${isNull(disconnections.reconnectedOn)})`;
/** True while the gas is on. */
const hasGas = sql`(${disconnections.reconnectedOn} is not null
  or (${isNull(disconnections.reconnectOn)} and ${isNull(disconnections.disconnectedOn)}))`;
const isActiveGasAccount = sql`${billingAccounts.serviceGroup} = 'GAS' and ${billingAccounts.status} = 'active'
  and ${billingAccounts.customerNumber} not in (select ${customers.number} from ${customers} where ${customers.kind} = 'provider')`;
const debtor = sql`${billingAccounts.number} as number, ${billingAccounts.openSince} as since`;
/**
* The account row stores since when it owes. So only accounts with old enough debt are read, and the few with an order,
* for which the age does not matter.
*/
const lateAccounts = (today) => sql`
  select owing.*, ${firstService(sql`owing.number`)} as premise_number
  from (select ${debtor}, coalesce(${isOrdered}, false) as is_ordered
    from ${billingAccounts}
    left join ${disconnections} on ${disconnections.billingAccountNumber} = ${billingAccounts.number}
    where ${isActiveGasAccount} and ${billingAccounts.openSince} <= ${noticeCutoff(today)}
      and (${disconnections.billingAccountNumber} is null or ${hasGas})
    union all
    select ${debtor}, true as is_ordered
    from ${disconnections}
    join ${billingAccounts} on ${billingAccounts.number} = ${disconnections.billingAccountNumber}
    where ${isActiveGasAccount} and ${billingAccounts.openSince} > ${noticeCutoff(today)} and ${billingAccounts.openSince} <= ${today}::date
      and ${hasGas} and ${isOrdered}) owing`;
const noticeCutoff = (today) => sql`${addDays(today, -disconnectDays.notice)}::date`;
const isHeld = (today) => sql`(
  exists (select 1 from ${dunningHolds} where ${dunningHolds.billingAccountNumber} = late.number and ${isActiveHold(today)})
  or ${premises.communityId} in (select ${moratoria.communityId} from ${moratoria} where ${isMoratoriumActive(today)}))`;
/** Uses the numbers of `stageOf`: 8 ordered, 7 may be disconnected, 6 soon, 5 needs a notice or waits ten days. */
const dueAccounts = (today) => sql`
  with late as materialized (${lateAccounts(today)})
  select late.number, ${communities.name} as community, ${isHeld(today)} as is_held, late.since,
    case when late.is_ordered then 8
      when last_notice.until <= ${today}::date then 7
      when last_notice.until <= ${today}::date + ${numberLiteral(disconnectDays.finalCall)} then 6
      else 5 end as stage
  from late
  join ${premises} on ${premises.number} = late.premise_number
  join ${communities} on ${communities.id} = ${premises.communityId}
  left join lateral (
    select greatest(late.since + ${numberLiteral(disconnectDays.debt)},
      max(${dunningNotices.sentOn}) + ${numberLiteral(disconnectDays.afterNotice)}) as until
    from ${dunningNotices}
    where ${dunningNotices.billingAccountNumber} = late.number and ${dunningNotices.sentOn} > late.since
    having count(*) > 0) last_notice on true`;
const DueGroups = z.array(z.object({
	community: z.string(),
	isHeld: z.boolean(),
	count: z.int()
}));
const sumCounts$1 = (groupedCounts) => groupedCounts.reduce((sum, { count }) => sum + count, 0);
const groupedCounts = sql`(select coalesce(json_agg(json_build_object(
    'community', grouped.community, 'isHeld', grouped.is_held, 'count', grouped.count) order by grouped.community), '[]')
  from (select community, is_held, count(*)::int as count from due group by community, is_held) grouped)`;
const DuePage = z.object({
	numbers: z.array(z.string()),
	groups: DueGroups
});
/** Returns a page by community, most urgent first, and the count per community, held and not held. */
async function findDue(db, { isHeld: isHeldOnly, community, ...page }, today) {
	const { limit, offset } = limitOffsetOf(page);
	const inCommunity = community ? sql` and community = ${community}` : sql``;
	const { rows } = await db.execute(sql`
    with due as materialized (${dueAccounts(today)})
    select ${groupedCounts} as groups, (select coalesce(json_agg(number order by place), '[]')
      from (select number, row_number() over (order by community, stage desc, since, number) as place
        from due where is_held = ${isHeldOnly}${inCommunity} order by place limit ${limit} offset ${offset}) paged) as numbers`);
	return DuePage.parse(rows[0]);
}
async function countDue(db, today) {
	const { rows } = await db.execute(sql`with due as materialized (${dueAccounts(today)}) select ${groupedCounts} as groups`);
	return DuePage.shape.groups.parse(rows[0]?.["groups"]);
}
// server/features/connections/connections.queries.ts
/** Reads moratoria, and places and ends holds on gas accounts. */
async function findMoratoria(db, today) {
	return (await findActiveMoratoria(db, today)).map(({ kind, community, startsOn, endsOn, note }) => ({
		kind,
		community,
		starts_on: startsOn,
		ends_on: endsOn,
		note
	}));
}
/** Returns the customer of an active gas account and locks it until the transaction ends; null when there is none. */
async function lockGasAccount(tx, number) {
	const [account] = await tx.select({ customerNumber: billingAccounts.customerNumber }).from(billingAccounts).where(and(eq(billingAccounts.number, number), eq(billingAccounts.serviceGroup, "GAS"), eq(billingAccounts.status, "active"))).for("no key update");
	return account ?? null;
}
/** Returns null when another hold is still active. An expired hold is ended first. */
async function insertHold(tx, hold, today) {
	await tx.update(dunningHolds).set({ endedAt: hold.placedAt }).where(and(eq(dunningHolds.billingAccountNumber, hold.billingAccountNumber), isNull(dunningHolds.endedAt), sql`${dunningHolds.heldUntil} < ${today}`));
	const [placed] = await tx.insert(dunningHolds).values(hold).onConflictDoNothing().returning({ id: dunningHolds.id });
	return placed?.id ?? null;
}
async function findHold(db, id) {
	const [hold] = await db.select({
		hold: dunningHolds,
		customerNumber: billingAccounts.customerNumber
	}).from(dunningHolds).innerJoin(billingAccounts, eq(billingAccounts.number, dunningHolds.billingAccountNumber)).where(eq(dunningHolds.id, id));
	return hold ?? null;
}
/** Ends a hold and returns whether it was active. */
async function closeHold(tx, id, now) {
	return (await tx.update(dunningHolds).set({ endedAt: now }).where(and(eq(dunningHolds.id, id), isNull(dunningHolds.endedAt))).returning({ id: dunningHolds.id })).length > 0;
}
// server/features/connections/rules.ts
/** Sorts and counts gas accounts in dunning for the reports, and decides which notices and holds are allowed. */
const isDue = ({ stage }) => isDueStage(stage);
/** Compares by community, then by urgency with the most urgent first. */
const byUrgency = (left, right) => left.account.community.localeCompare(right.account.community) || right.stage - left.stage || right.account.past_due_days - left.account.past_due_days || left.account.account_no.localeCompare(right.account.account_no);
function countByCommunity$1(all) {
	const counts = /* @__PURE__ */ new Map();
	for (const { account } of all) counts.set(account.community, (counts.get(account.community) ?? 0) + 1);
	return [...counts].map(([community, count]) => ({
		community,
		count
	}));
}
/** Returns why no notice can be sent to an account; null when it can. */
function noticeProblem(dunned) {
	if (!dunned || !isDue(dunned)) return notDue;
	if (dunned.account.hold_reason !== null) return onHold;
	if (dunned.stage === 8) return ordered;
	return dunned.account.email === "" ? noEmail$1 : null;
}
/** Returns the notice already sent for this debt and the earliest day of disconnection; null without a notice. */
function previousNoticeOf({ since, account }) {
	if (since === null) return null;
	const noticeOn = validNotice({
		since,
		noticeOn: account.last_notice_on
	});
	return noticeOn === null ? null : {
		noticeOn,
		disconnectOn: disconnectDay({
			since,
			noticeOn
		})
	};
}
/** Returns why a hold can't last until that day; null when it can. */
function holdProblem(until, today) {
	if (until === null) return null;
	if (until < today) return holdInPast;
	return until > addDays(today, 365) ? holdTooLong : null;
}
// server/db/schema/jobs.ts
/** What the portal itself stores about jobs. The jobs are in the tables of the job library. */
const dailyJobs = pgTable("daily_jobs", {
	name: text("name").primaryKey(),
	/** The last day in the provider's time zone on which the job was enqueued. */
	lastDay: date("last_day").notNull()
});
// server/jobs/schedule.queries.ts
/** Stores the last local day on which each daily job was enqueued. */
/** Returns true for one caller per job and day. */
async function takeDay(tx, name, day) {
	return (await tx.insert(dailyJobs).values({
		name,
		lastDay: day
	}).onConflictDoUpdate({
		target: dailyJobs.name,
		set: { lastDay: day },
		setWhere: lt(dailyJobs.lastDay, day)
	}).returning({ name: dailyJobs.name })).length === 1;
}
// server/jobs/schedule.ts
/** When jobs start by themselves. Of all processes, one enqueues each of them. */
const NoPayload = z.object({});
const maxAttempts$11 = 25;
/** Defines a job that starts by itself at the times of the list of schedules. One that failed is replaced by the next. */
const defineScheduledJob = (name, run) => defineJob({
	name,
	payload: NoPayload,
	maxAttempts: maxAttempts$11,
	keyOf: () => "by schedule",
	run
});
const cronItemsOf = (intervals) => parseCronItems(intervals.map(({ job, cron }) => ({
	task: job.name,
	identifier: job.name,
	match: cron,
	options: {
		backfillPeriod: 0,
		maxAttempts: maxAttempts$11,
		jobKey: jobKey(job, {}) ?? job.name
	}
})));
/** The first time is when a process starts. */
async function enqueueIntervals({ db }, intervals) {
	for (const { job } of intervals) await enqueue(db, job, {});
}
/**
* Checks every minute which daily jobs are due. The library's patterns are in UTC. Local time has hours that do not exist
* and hours that come twice, so a job is due from its time on, and once per local day.
*/
const defineDailyJob = (daily) => defineScheduledJob("daily jobs", async ({ db, clock, config }) => {
	const today = clock.today();
	const { minutes: now } = wallClock(clock.now(), config.TIME_ZONE);
	for (const { job, minutes } of daily) {
		if (now < minutes) continue;
		await db.transaction(async (tx) => {
			if (await takeDay(tx, job.name, today)) await enqueue(tx, job, {});
		});
	}
});
// server/features/connections/notices/noticeLetter.ts
/** Writes the email that warns of a disconnection. */
function noticeLetter({ account, since, pastDue }, today) {
	const day = disconnectDay({
		since: since ?? today,
		noticeOn: today
	});
	return {
		to: account.email,
		firstName: account.name,
		category: "past_due",
		customerNumber: account.crm_customer_number,
		content: noticeLetter$1({
			account: account.account_no,
			address: account.address,
			amount: formatCents(pastDue),
			day: formatDay(day)
		}),
		path: paths$1.payment
	};
}
// server/features/connections/notices/notices.queries.ts
/** Reads and stores notice runs, the claims on their rows and the results. */
const jobName$2 = "notice run";
const findFirstRun$1 = (db, request) => findFirstRequest(request, {
	user: noticeRuns.startedBy,
	key: noticeRuns.idempotencyKey
}, (isFirstRequest) => db.select().from(noticeRuns).where(isFirstRequest));
/** Returns null when another request under the same key was first. */
async function storeRun$1(tx, run, { accounts, repeatedAccounts }) {
	const [stored] = await tx.insert(noticeRuns).values(run).onConflictDoNothing().returning({ id: noticeRuns.id });
	if (!stored) return null;
	const repeated = new Set(repeatedAccounts);
	await tx.insert(noticeRunRows).values(accounts.map((accountNumber, index) => ({
		runId: stored.id,
		position: index + 1,
		accountNumber,
		isRepeat: repeated.has(accountNumber)
	})));
	return stored.id;
}
const countRows$1 = (status) => sql`(select count(*)::int from ${noticeRunRows}
  where ${noticeRunRows.runId} = ${noticeRuns.id} and ${noticeRunRows.status} = ${status})`;
const selectRuns$1 = (db) => db.select({
	run: noticeRuns,
	first: contacts.firstName,
	last: contacts.lastName,
	sent: countRows$1("sent"),
	failed: countRows$1("failed"),
	unknown: countRows$1("unknown"),
	skipped: countRows$1("skipped")
}).from(noticeRuns).innerJoin(users, eq(users.id, noticeRuns.startedBy)).innerJoin(contacts, eq(contacts.id, users.contactId));
const toRun$1 = ({ run, ...facts }) => ({
	run_id: run.id,
	status: run.status,
	started_by: `${facts.first} ${facts.last}`,
	started_at: run.startedAt.toISOString(),
	finished_at: run.finishedAt?.toISOString() ?? null,
	row_count: run.rowCount,
	sent_count: facts.sent,
	failed_count: facts.failed,
	unknown_count: facts.unknown,
	skipped_count: facts.skipped
});
async function findRun$1(db, id) {
	const [row] = await selectRuns$1(db).where(eq(noticeRuns.id, id));
	return row ? toRun$1(row) : null;
}
async function findRuns$1(db, page) {
	const { limit, offset } = limitOffsetOf(page);
	const [rows, [counted]] = await Promise.all([selectRuns$1(db).orderBy(desc(noticeRuns.startedAt), asc(noticeRuns.id)).limit(limit).offset(offset), db.select({ total: count() }).from(noticeRuns)]);
	return {
		runs: rows.map(toRun$1),
		total_count: counted?.total ?? 0
	};
}
async function findRows(db, id, { status, ...page }) {
	const where = and(eq(noticeRunRows.runId, id), status ? eq(noticeRunRows.status, status) : void 0);
	const { limit, offset } = limitOffsetOf(page);
	const [rows, [counted]] = await Promise.all([db.select({
		row: noticeRunRows,
		name: customers.name
	}).from(noticeRunRows).leftJoin(billingAccounts, eq(billingAccounts.number, noticeRunRows.accountNumber)).leftJoin(customers, eq(customers.number, billingAccounts.customerNumber)).where(where).orderBy(asc(noticeRunRows.position)).limit(limit).offset(offset), db.select({ total: count() }).from(noticeRunRows).where(where)]);
	return {
		rows: rows.map(({ row, name }) => ({
			position: row.position,
			account_no: row.accountNumber,
			name: name ?? "",
			email: row.email,
			status: row.status,
			message: row.message,
			ended_at: row.endedAt?.toISOString() ?? null
		})),
		total_count: counted?.total ?? 0
	};
}
/** Puts rows back to waiting and returns how many. The caller's transaction holds the lock on the run. */
async function reopenRows(tx, runId, status) {
	return (await tx.update(noticeRunRows).set({
		status: "waiting",
		message: "",
		endedAt: null
	}).where(and(eq(noticeRunRows.runId, runId), eq(noticeRunRows.status, status))).returning({ position: noticeRunRows.position })).length;
}
async function resumeRun(tx, id) {
	await tx.update(noticeRuns).set({
		status: "running",
		finishedAt: null
	}).where(eq(noticeRuns.id, id));
}
async function findRunningRuns$1(db) {
	return (await db.select({ id: noticeRuns.id }).from(noticeRuns).where(eq(noticeRuns.status, "running"))).map(({ id }) => id);
}
/** Locks a run, also a finished one. This lock mode still lets rows that refer to the run be inserted. */
async function lockRun$1(tx, id) {
	const [run] = await tx.select().from(noticeRuns).where(eq(noticeRuns.id, id)).for("no key update");
	return run ?? null;
}
const isOpen$3 = (runId) => and(eq(noticeRunRows.runId, runId), inArray(noticeRunRows.status, ["waiting", "sending"]));
/** Returns the attempt that each open row is in, or that it waits for. */
async function findOpenAttempts(db, runId) {
	return (await db.select().from(noticeRunRows).where(isOpen$3(runId)).orderBy(asc(noticeRunRows.position))).map(({ position, status, attempt }) => ({
		runId,
		position,
		attempt: status === "waiting" ? attempt + 1 : attempt
	}));
}
async function lockRow(tx, { runId, position }) {
	const [row] = await tx.select().from(noticeRunRows).where(and(eq(noticeRunRows.runId, runId), eq(noticeRunRows.position, position))).for("update");
	return row ?? null;
}
/** Delays other claims of this account's notices until the transaction ends. */
async function lockNotices(tx, accountNumber) {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notice ${accountNumber}`}, 0))`);
}
async function isBeingSent(tx, accountNumber) {
	const rows = and(eq(noticeRunRows.accountNumber, accountNumber), eq(noticeRunRows.status, "sending"));
	return await tx.$count(noticeRunRows, rows) > 0;
}
/** Records that a process is about to hand over the mail. The caller holds the lock on the row. */
async function claimRow(tx, { runId, position, attempt }) {
	await tx.update(noticeRunRows).set({
		status: "sending",
		attempt
	}).where(and(eq(noticeRunRows.runId, runId), eq(noticeRunRows.position, position)));
}
/** Ends a row that no process is sending. The caller holds the lock on it. */
async function finishLockedRow(tx, { runId, position }, result) {
	await tx.update(noticeRunRows).set(result).where(and(eq(noticeRunRows.runId, runId), eq(noticeRunRows.position, position)));
}
/** Matches only this attempt: a row that was ended as unknown and then retried belongs to another attempt. */
const isSameAttempt$1 = ({ runId, position, attempt }) => and(eq(noticeRunRows.runId, runId), eq(noticeRunRows.position, position), eq(noticeRunRows.attempt, attempt), inArray(noticeRunRows.status, ["sending", "unknown"]));
async function finishAttempt(db, attempt, result) {
	await db.update(noticeRunRows).set(result).where(isSameAttempt$1(attempt));
}
/** The mail was handed over: updates the row and starts the period after which the gas may be turned off. */
async function markSent$2(db, attempt, { accountNumber, customerNumber, email, message, today, now }) {
	const { runId } = attempt;
	await db.transaction(async (tx) => {
		if ((await tx.update(noticeRunRows).set({
			status: "sent",
			message: "",
			email,
			sentAt: now,
			endedAt: now
		}).where(isSameAttempt$1(attempt)).returning({ position: noticeRunRows.position })).length === 0) return;
		await tx.insert(dunningNotices).values({
			billingAccountNumber: accountNumber,
			channel: "email",
			sentOn: today,
			runId
		}).onConflictDoNothing();
		await insertMessages(tx, [message]);
		await audit(tx, {
			userId: await findStarter(tx, runId),
			action: "notice.sent",
			customerNumber,
			address: jobName$2,
			details: {
				account: accountNumber,
				run: runId
			}
		});
	});
}
async function findStarter(tx, runId) {
	const [run] = await tx.select({ userId: noticeRuns.startedBy }).from(noticeRuns).where(eq(noticeRuns.id, runId));
	if (!run) throw new Error("The notice run does not exist");
	return run.userId;
}
/** Finishes a run that has no open row. Of several processes that end its last rows, at least one sees that. */
async function finishRunIfDone(db, runId, now) {
	if (await db.$count(noticeRunRows, isOpen$3(runId)) > 0) return;
	await db.transaction(async (tx) => {
		const run = await lockRun$1(tx, runId);
		if (run?.status !== "running" || await tx.$count(noticeRunRows, isOpen$3(runId)) > 0) return;
		await tx.update(noticeRuns).set({
			status: "finished",
			finishedAt: now
		}).where(eq(noticeRuns.id, runId));
		await audit(tx, {
			userId: run.startedBy,
			action: "notice.runFinished",
			address: jobName$2,
			details: { run: runId }
		});
	});
}
// server/features/connections/notices/noticeLetter.job.ts
/**
* Emails the notice of one row of a run, at most once. A mail can't be taken back, so the row is marked as being sent
* before, in a transaction of its own. An attempt that finds the row marked by itself follows one whose process died:
* no one knows whether the mail was sent.
*/
/** How long a notice waits for one to the same account that is being sent for another run. */
const retryMs$2 = 1e3;
const Attempt = z.object({
	runId: z.uuid(),
	position: z.int(),
	attempt: z.int()
});
const noticeLetterJob = defineJob({
	name: "notice letter",
	payload: Attempt,
	maxAttempts: 25,
	keyOf: ({ runId, position, attempt }) => `${runId} ${position} ${attempt}`,
	isBulk: () => true,
	async run(services, attempt) {
		const dunned = await claim(services, attempt);
		if (dunned === "later") return enqueueLater(services.db, noticeLetterJob, {
			payload: attempt,
			delayMs: retryMs$2
		});
		if (dunned) await send(services, attempt, dunned);
		await finishRunIfDone(services.db, attempt.runId, services.clock.now());
	}
});
/** Returns the account to which this attempt sends a notice; null when it sends none. */
const claim = ({ db, clock }, attempt) => db.transaction(async (tx) => {
	const row = await lockRow(tx, attempt);
	if (row?.status === "sending" && row.attempt === attempt.attempt) {
		const { email } = row;
		await finishLockedRow(tx, row, {
			status: "unknown",
			message: unknown$1,
			email,
			endedAt: clock.now()
		});
		return null;
	}
	if (row?.status !== "waiting" || row.attempt !== attempt.attempt - 1) return null;
	await lockNotices(tx, row.accountNumber);
	if (await isBeingSent(tx, row.accountNumber)) return "later";
	const today = clock.today();
	const [dunned] = await findDunningAccounts(tx, { numbers: [row.accountNumber] }, {
		today,
		firstOrderDay: today
	});
	const problem = noticeProblem(dunned) ?? repeatProblem(dunned, row);
	if (problem === null && dunned) {
		await claimRow(tx, attempt);
		return dunned;
	}
	const email = dunned?.account.email ?? "";
	await finishLockedRow(tx, row, {
		status: "skipped",
		message: problem ?? "This account is no longer due for disconnect.",
		email,
		endedAt: clock.now()
	});
	return null;
});
function repeatProblem(dunned, { isRepeat }) {
	const previousNotice = dunned && !isRepeat ? previousNoticeOf(dunned) : null;
	return previousNotice && noticeSentOn(formatDay(previousNotice.noticeOn));
}
async function send(services, attempt, dunned) {
	const { db, clock, log } = services;
	const { email, account_no: accountNumber, crm_customer_number: customerNumber } = dunned.account;
	const today = clock.today();
	const message = await sendLetterNow(services, noticeLetter(dunned, today)).catch(async (error) => {
		log.error({
			err: error,
			...attempt
		}, "a notice could not be sent");
		const result = isCertainlyUnsent(error) ? {
			status: "failed",
			message: refused
		} : {
			status: "unknown",
			message: unknown$1
		};
		await finishAttempt(db, attempt, {
			...result,
			email,
			endedAt: clock.now()
		});
		return null;
	});
	if (message) await markSent$2(db, attempt, {
		accountNumber,
		customerNumber,
		email,
		message,
		today,
		now: clock.now()
	});
}
// server/features/connections/notices/noticeRun.job.ts
/** Enqueues a job for each open row of a run, and so finishes a run whatever interrupts it. */
const noticeRunJob = defineJob({
	name: "notice run",
	payload: z.object({ runId: z.uuid() }),
	maxAttempts: 25,
	keyOf: ({ runId }) => runId,
	async run({ db, clock }, { runId }) {
		await db.transaction(async (tx) => enqueueMissing(tx, noticeLetterJob, await findOpenAttempts(tx, runId)));
		await finishRunIfDone(db, runId, clock.now());
	}
});
/** Continues runs that have no jobs, because another version of the portal started them. */
const unfinishedNoticeRunsJob = defineScheduledJob("unfinished notice runs", async ({ db }) => {
	const running = await findRunningRuns$1(db);
	await enqueueMissing(db, noticeRunJob, running.map((runId) => ({ runId })));
});
// server/features/connections/notices/createNoticeRun.ts
/** Creates a notice run. A repeated request under the same key returns the same run. */
async function createNoticeRun({ db, clock, notifier }, { actor, caller }, request) {
	const idempotencyRecord = idempotencyRecordOf(caller.idempotencyKey, {
		notices: request.accounts,
		again: request.repeatedAccounts
	});
	return db.transaction(async (tx) => {
		const findFirst = () => findFirstRun$1(tx, {
			userId: actor.userId,
			...idempotencyRecord
		});
		const first = await findFirst();
		if (first) return first.id;
		if (!notifier.channels.email) throw new AppError("unavailable", unavailable);
		const id = await storeRun$1(tx, {
			status: "running",
			rowCount: request.accounts.length,
			startedBy: actor.userId,
			startedAt: clock.now(),
			...idempotencyRecord
		}, request);
		if (id) {
			const details = {
				run: id,
				accounts: request.accounts.length,
				again: request.repeatedAccounts.length
			};
			await auditActor(tx, {
				actor,
				caller
			}, {
				action: "notice.runStarted",
				details
			});
			await enqueue(tx, noticeRunJob, { runId: id });
			return id;
		}
		const other = await findFirst();
		if (!other) throw new Error("The notice run was neither inserted nor found");
		return other.id;
	});
}
// server/features/connections/notices/routes.ts
/** Serves notices of disconnection: staff preview them, and the server sends them by email in a run. */
function noticeRoutes(routeContext, services) {
	const { db, clock, config } = services;
	async function requireRun(id) {
		const run = await findRun$1(db, id);
		if (!run) throw notFound$1();
		return run;
	}
	serve(routeContext, previewNotices, async ({ body: { acct_nos } }) => {
		const today = clock.today();
		const found = new Map((await findDunningAccounts(db, { numbers: acct_nos }, {
			today,
			firstOrderDay: today
		})).map((dunned) => [dunned.account.account_no, dunned]));
		const eligible = acct_nos.flatMap((number) => {
			const dunned = found.get(number);
			return dunned && noticeProblem(dunned) === null ? [{
				...dunned,
				previousNotice: previousNoticeOf(dunned)
			}] : [];
		});
		const recipients = eligible.filter(({ previousNotice }) => previousNotice === null);
		const first = recipients[0] ?? eligible[0];
		return {
			preview: first ? previewLetter(config, noticeLetter(first, today)) : null,
			recipient_count: recipients.length,
			noticed: eligible.flatMap(({ account: { account_no, name }, stage, previousNotice }) => previousNotice ? [{
				account_no,
				name,
				stage,
				last_notice_on: previousNotice.noticeOn,
				disconnect_on: previousNotice.disconnectOn
			}] : []),
			left_out: acct_nos.flatMap((number) => {
				const dunned = found.get(number);
				const message = noticeProblem(dunned);
				return message === null ? [] : [{
					account_no: number,
					name: dunned?.account.name ?? "",
					message
				}];
			})
		};
	});
	serve(routeContext, notifyByEmail, async ({ body, actor }, caller) => requireRun(await createNoticeRun(services, {
		actor,
		caller
	}, {
		accounts: body.acct_nos,
		repeatedAccounts: body.again
	})));
	serve(routeContext, listNoticeRuns, ({ query }) => findRuns$1(db, query));
	serve(routeContext, getNoticeRun, async ({ params, query }) => {
		return {
			run: await requireRun(params.run_id),
			...await findRows(db, params.run_id, query)
		};
	});
	serve(routeContext, retryNotices, async ({ params, body, actor }, caller) => {
		await db.transaction(async (tx) => {
			const run = await lockRun$1(tx, params.run_id);
			if (!run) throw notFound$1();
			const rows = await reopenRows(tx, run.id, body.which);
			if (rows === 0) throw new AppError("conflict", nothingToRetry);
			await resumeRun(tx, run.id);
			await enqueue(tx, noticeRunJob, { runId: run.id });
			const details = {
				run: run.id,
				which: body.which,
				rows
			};
			await auditActor(tx, {
				actor,
				caller
			}, {
				action: "notice.runRetried",
				details
			});
		});
		return requireRun(params.run_id);
	});
}
// server/features/connections/routes.ts
/** Serves the reports of gas accounts due for disconnection or without gas, and the holds on accounts. */
function connectionRoutes(routeContext, services) {
	noticeRoutes(routeContext, services);
	reportRoutes(routeContext, services);
	holdRoutes(routeContext, services);
}
function reportRoutes(routeContext, { db, clock, config }) {
	const days = (today) => ({
		today,
		firstOrderDay: firstOrderDay(today, wallClock(clock.now(), config.TIME_ZONE).minutes)
	});
	serve(routeContext, getDunningReport, async ({ query: { held, ...query } }) => {
		const today = clock.today();
		const isHeld = held === "yes";
		const [{ numbers, groups }, moratoria] = await Promise.all([findDue(db, {
			...query,
			community: query.community,
			isHeld
		}, today), findMoratoria(db, today)]);
		const dunned = await findDunningAccounts(db, { numbers }, days(today));
		const found = new Map(dunned.map(({ account }) => [account.account_no, account]));
		const listed = groups.filter((group) => group.isHeld === isHeld);
		const { community: selectedCommunity } = query;
		return {
			as_of: clock.now().toISOString(),
			accounts: numbers.flatMap((number) => found.get(number) ?? []),
			total_count: sumCounts$1(selectedCommunity ? listed.filter(({ community }) => community === selectedCommunity) : listed),
			communities: listed.map(({ community, count }) => ({
				community,
				count
			})),
			held_count: sumCounts$1(groups.filter((group) => group.isHeld)),
			moratoria
		};
	});
	serve(routeContext, getDisconnectedReport, async ({ query: { community: selectedCommunity, page_number, page_size } }) => {
		const all = (await findDunningAccounts(db, "without gas", days(clock.today()))).filter(isWithoutGas).toSorted(byUrgency);
		const found = selectedCommunity ? all.filter(({ account }) => account.community === selectedCommunity) : all;
		const { limit, offset } = limitOffsetOf({
			page_number,
			page_size
		});
		return {
			as_of: clock.now().toISOString(),
			accounts: found.slice(offset, offset + limit).flatMap(({ account, work }) => work?.disconnectedOn ? [{
				...account,
				disconnected_on: work.disconnectedOn,
				reconnect_on: work.reconnectOn
			}] : []),
			total_count: found.length,
			communities: countByCommunity$1(all)
		};
	});
}
function holdRoutes(routeContext, { db, clock }) {
	serve(routeContext, placeHold, async ({ body, actor }, caller) => {
		const today = clock.today();
		const heldUntil = body.held_until ?? null;
		const problem = holdProblem(heldUntil, today);
		if (problem) throw new AppError("invalid_input", problem, { held_until: problem });
		return db.transaction(async (tx) => {
			const account = await lockGasAccount(tx, body.acct_no);
			if (!account) throw new AppError("not_found", notGas, { acct_no: notGas });
			const { reason, note, acct_no: billingAccountNumber } = body;
			const holdId = await insertHold(tx, {
				billingAccountNumber,
				reason,
				note,
				heldUntil,
				placedBy: actor.userId,
				placedAt: clock.now()
			}, today);
			if (!holdId) throw new AppError("conflict", heldAlready);
			await auditActor(tx, {
				actor,
				caller
			}, {
				action: "dunning.held",
				customerNumber: account.customerNumber,
				details: {
					account: billingAccountNumber,
					reason,
					until: heldUntil ?? "",
					note
				}
			});
			return { hold_id: holdId };
		});
	});
	serve(routeContext, endHold, async ({ params, actor }, caller) => db.transaction(async (tx) => {
		const found = await findHold(tx, params.hold_id);
		if (!found) throw notFound$1();
		if (await closeHold(tx, params.hold_id, clock.now())) await auditActor(tx, {
			actor,
			caller
		}, {
			action: "dunning.released",
			customerNumber: found.customerNumber,
			details: {
				account: found.hold.billingAccountNumber,
				reason: found.hold.reason
			}
		});
		return { hold_id: params.hold_id };
	}));
}
// shared/texts/customers.ts
const fillOne = "Please fill at least one filter field to search.";
const typeMore = "Type at least three letters or digits.";
// server/db/sums.ts
/** Sums of money in the database. They are read as numbers, because PostgreSQL's integer ends at $21 million. */
/** Sums of whole cents stay exact as a number far beyond any amount owed. */
const sumOf$1 = (amount, ...conditions) => sql`coalesce(sum(${amount}) filter (where ${and(sql`true`, ...conditions)}), 0)`.mapWith(Number);
// server/directory/creditCeilings.queries.ts
/** Sums the credits that an agent issued without approval, which count against the agent's ceilings. */
/** Returns the time since when earlier credits count. */
const hoursBefore = (now) => /* @__PURE__ */ new Date(now.getTime() - 864e5);
/**
* Selects unapproved credits of the past 24 hours, and rows of the agent's runs that can still be credited: open ones
* of any age, and failed ones of recent runs.
*/
function unapprovedCredits(db, userId, now) {
	const since = hoursBefore(now);
	const issued = db.select({
		account: credits.billingAccountNumber,
		amount: credits.amount
	}).from(credits).leftJoin(creditRuns, eq(creditRuns.id, credits.runId)).where(and(eq(credits.userId, userId), gt(credits.createdAt, since), or(isNull(credits.runId), eq(creditRuns.needsApproval, false))));
	const pending = db.select({
		account: creditRunRows.accountNumber,
		amount: creditRunRows.amount
	}).from(creditRunRows).innerJoin(creditRuns, eq(creditRuns.id, creditRunRows.runId)).where(and(eq(creditRuns.startedBy, userId), eq(creditRuns.needsApproval, false), or(eq(creditRunRows.status, "not_initiated"), and(eq(creditRunRows.status, "error"), gt(creditRuns.startedAt, since)))));
	return issued.unionAll(pending).as("given");
}
/** Returns what counts against an agent's daily ceiling. */
async function findUsedToday(db, userId, now) {
	const all = unapprovedCredits(db, userId, now);
	const [used] = await db.select({ sum: sumOf$1(all.amount) }).from(all);
	return used?.sum ?? 0;
}
/** Returns the same amounts per account. */
async function findIssuedToday(db, userId, { accounts, now }) {
	const all = unapprovedCredits(db, userId, now);
	const rows = await db.select({
		account: all.account,
		amount: sumOf$1(all.amount)
	}).from(all).where(inArray(all.account, [...accounts])).groupBy(all.account);
	return new Map(rows.map(({ account, amount }) => [account, amount]));
}
/** Returns the current rights of a user; none when the user is no longer active. */
async function findRights(db, userId) {
	const [found] = await db.select({ rights: roles.rights }).from(users).innerJoin(roles, eq(roles.id, users.roleId)).where(and(eq(users.id, userId), eq(users.status, "active")));
	return new Set(found?.rights);
}
async function limitsOf(db, actor, now) {
	const ceiling = ceilingOf(actor.rights);
	return {
		per_account: ceiling.perAccount,
		per_day: ceiling.perDay,
		used_today: await findUsedToday(db, actor.userId, now)
	};
}
// server/features/credits/credits.queries.ts
/** Finds the accounts that a credit search matches, and facts about accounts to credit. */
/** The latest credit of an account since a moment, in PostgreSQL's text format. */
const lastCredit = (since) => sql`(select max(${credits.createdAt}) from ${credits}
    where ${credits.billingAccountNumber} = ${billingAccounts.number} and ${credits.createdAt} > ${since.toISOString()}::timestamptz)`;
/** Matches a contact. The first condition can use the index, which covers all searched fields of a contact together. */
const matchesPerson = (typed, column) => sql`${contacts.personText} like ${containsPattern(plainText(typed))} and ${column} like ${containsPattern(typed.toLowerCase())}`;
const services$3 = sql`${serviceAccounts}
  join ${premises} on ${premises.number} = ${serviceAccounts.premiseNumber}
  join ${communities} on ${communities.id} = ${premises.communityId}`;
/** Returns the FROM and WHERE for the services of an account that match the filter. */
const matchingServices$1 = (filter) => sql`from ${services$3} where ${and(eq(serviceAccounts.billingAccountNumber, billingAccounts.number), matchesPlace(filter))}`;
/** Enough services to cover one more account than is listed. */
const maxServices = 4 * (maxListedAccounts + 1);
/** Starts with the most selective filter: account or contacts if given, else a place, limited to what is listed. */
function matchesCriteria(filter) {
	const { account_no, email, phone } = filter;
	const persons = (condition) => sql`${billingAccounts.customerNumber} in (select ${contacts.customerNumber}
    from ${contacts} where ${contacts.removedAt} is null and ${condition})`;
	if (!account_no && !email && !phone) return sql`${billingAccounts.number} in (select ${serviceAccounts.billingAccountNumber}
      from ${services$3} where ${matchesPlace(filter)} limit ${maxServices})`;
	return and(account_no ? eq(billingAccounts.number, account_no.toUpperCase()) : void 0, email ? persons(matchesPerson(email, sql`lower(${contacts.email})`)) : void 0, phone ? persons(matchesPerson(phone, sql`${contacts.phone}`)) : void 0, sql`exists (select 1 ${matchingServices$1(filter)})`);
}
const matchesFilter$7 = (filter) => and(eq(billingAccounts.status, "active"), ne(customers.kind, "provider"), matchesCriteria(filter));
const serviceOrder = sql`array_position(array['FIBER','VOIP','TV','GAS'], ${serviceAccounts.serviceType})`;
/** Returns a page of billing accounts by customer name, each once, with its first matching service. */
async function findCreditCustomers(db, filter, { now, ...page }) {
	const matchingAccounts = db.$with("fitting").as(db.select({
		number: billingAccounts.number,
		name: customers.name
	}).from(billingAccounts).innerJoin(customers, eq(customers.number, billingAccounts.customerNumber)).where(matchesFilter$7(filter)).limit(maxListedAccounts + 1));
	const byName = (list) => [sql`lower(${list.name})`, sql`${list.number}`];
	const first = (column) => sql`(select ${column} from ${contacts}
    where ${contacts.customerNumber} = ${billingAccounts.customerNumber} and ${contacts.removedAt} is null
    order by ${contacts.relation} <> '', ${contacts.id} limit 1)`;
	const service = sql`(select json_build_object('street', ${premises.streetAddress}, 'unit', ${premises.unit},
      'zip', ${premises.zip}, 'serviceType', ${serviceAccounts.serviceType}, 'community', ${communities.name})
    ${matchingServices$1(filter)} order by ${serviceOrder}, ${serviceAccounts.id} limit 1)`;
	const read = (range) => {
		const { limit, offset } = limitOffsetOf(range);
		const paged = db.select().from(matchingAccounts).orderBy(...byName(matchingAccounts)).limit(limit).offset(offset).as("paged");
		return db.with(matchingAccounts).select({
			number: paged.number,
			name: paged.name,
			service,
			balance: billingAccounts.balance,
			email: first(sql`${contacts.email}`),
			phone: first(sql`${contacts.phone}`),
			lastCreditAt: lastCredit(hoursBefore(now)),
			count: sql`(select count(*)::int from fitting)`
		}).from(paged).innerJoin(billingAccounts, eq(billingAccounts.number, paged.number)).orderBy(...byName(paged));
	};
	const { rows, total_count: total_records, is_exact } = await readBounded(read, {
		maxCount: maxListedAccounts,
		...page
	});
	return {
		customer_details_responses: rows.map(({ number, name, service: { street, unit, zip, serviceType, community }, ...row }) => ({
			name,
			email: row.email ?? "",
			phone: row.phone ?? "",
			account_no: number,
			address: addressLine(street, unit),
			zip_code: zip,
			service_type_code: serviceType,
			community,
			credit_amount: 0,
			credit_status: "not_initiated",
			balance: row.balance,
			last_credit_at: row.lastCreditAt === null ? null : new Date(row.lastCreditAt).toISOString()
		})),
		total_records,
		is_exact
	};
}
/** Returns facts about the billing accounts by number. */
async function findAccounts(db, numbers, now) {
	const rows = await db.select({
		number: billingAccounts.number,
		name: customers.name,
		status: billingAccounts.status,
		serviceType: sql`(select ${serviceAccounts.serviceType} from ${serviceAccounts}
        where ${serviceAccounts.billingAccountNumber} = ${billingAccounts.number} order by ${serviceOrder} limit 1)`,
		lastCreditAt: lastCredit(hoursBefore(now))
	}).from(billingAccounts).innerJoin(customers, eq(customers.number, billingAccounts.customerNumber)).where(inArray(billingAccounts.number, [...numbers]));
	return new Map(rows.map(({ lastCreditAt, ...row }) => [row.number, {
		...row,
		lastCreditAt: lastCreditAt === null ? null : new Date(lastCreditAt)
	}]));
}
// server/jobs/runJob.ts
/** Works on runs of many rows in jobs. When a process dies, another one continues the run at its next row. */
const maxAttempts$10 = 25;
/** After this many rows other jobs have their turn. */
const rowsPerTurn = 100;
/** How long a run waits after a row that failed, or that another process holds. */
const retryMs$1 = 1e3;
function defineRunJob(handler) {
	const job = defineJob({
		name: handler.name,
		payload: z.object({ runId: z.uuid() }),
		maxAttempts: maxAttempts$10,
		keyOf: ({ runId }) => runId,
		async run(services, { runId }, { stopping }) {
			const outcome = await processTurn(handler, {
				services,
				runId,
				stopping
			});
			if (outcome === "finished") return;
			if (outcome === "elsewhere" && !await handler.isRunning(services.db, runId)) return;
			await enqueueLater(services.db, job, {
				payload: { runId },
				delayMs: outcome === "done" ? 0 : retryMs$1
			});
		}
	});
	return job;
}
/** Starts a run once the transaction commits, or continues it. Of several such requests one suffices. */
const startOrContinueRun = (tx, job, runId) => enqueue(tx, job, { runId });
/** Returns the outcome of the last row. */
async function processTurn(handler, { services, runId, stopping }) {
	for (let row = 0; row < rowsPerTurn && !stopping.aborted; row += 1) try {
		const outcome = await handler.processNextRow(services, runId);
		if (outcome !== "done") return outcome;
	} catch (error) {
		services.log.error({
			err: error,
			runId,
			job: handler.name
		}, "a row of a run could not be processed");
		return "failed";
	}
	return "done";
}
// server/features/credits/rules.ts
/** The specification wants "Success", or "Error:" with the message. */
function creditStatusOf({ status, message }) {
	switch (status) {
		case "not_initiated": return "not_initiated";
		case "success": return "Success";
		case "cancelled": return "Canceled";
		case "error": return `Error:${message}`;
	}
}
/** Returns why an account can't be credited; null when it can. */
function accountProblem$1(account) {
	if (!account) return unknownAccount;
	return account.status === "closed" ? closedAccount : null;
}
function checkRow({ acct_no, credit_amount }, account, remaining) {
	return {
		account_no: acct_no,
		name: account?.name ?? "",
		service_type_code: account?.serviceType ?? null,
		credit_amount,
		outcome: !account ? "unknown_account" : account.status === "closed" ? "closed_account" : "credit",
		is_over_ceiling: credit_amount > remaining,
		last_credit_at: account?.lastCreditAt?.toISOString() ?? null
	};
}
// server/features/credits/credits.ledger.ts
/** Writes credits: the entry, the balance it lowers and the row it ends are written in one transaction. */
/** Credits an account in the caller's transaction. Returns the credit, or why the account can't be credited. */
async function writeCredit(tx, { now, address, idempotencyRecord, ...entry }) {
	const [account] = await tx.select({
		status: billingAccounts.status,
		customerNumber: billingAccounts.customerNumber
	}).from(billingAccounts).where(eq(billingAccounts.number, entry.billingAccountNumber)).for("update");
	const problem = accountProblem$1(account);
	if (problem !== null || !account) return { problem: problem ?? "We can’t find this billing account." };
	const [updated] = await tx.update(billingAccounts).set({ balance: sql`${billingAccounts.balance} - ${entry.amount}` }).where(eq(billingAccounts.number, entry.billingAccountNumber)).returning({ balance: billingAccounts.balance });
	if (!updated) throw new Error(`Billing account ${entry.billingAccountNumber} disappeared while it was locked`);
	const [credit] = await tx.insert(credits).values({
		...entry,
		...idempotencyRecord,
		createdAt: now,
		balanceAfter: updated.balance
	}).returning();
	if (!credit) throw new Error("The credit was not written");
	await audit(tx, {
		userId: entry.userId,
		action: "credit.issued",
		customerNumber: account.customerNumber,
		address,
		details: {
			account: entry.billingAccountNumber,
			amount: entry.amount,
			reason: entry.reasonCode,
			...entry.runId === null ? {} : { run: entry.runId }
		}
	});
	return { credit };
}
const findFirstCredit = (db, request) => findFirstRequest(request, {
	user: credits.userId,
	key: credits.idempotencyKey
}, (isFirstRequest) => db.select().from(credits).where(isFirstRequest));
const findFirstRun = (db, request) => findFirstRequest(request, {
	user: creditRuns.startedBy,
	key: creditRuns.idempotencyKey
}, (isFirstRequest) => db.select().from(creditRuns).where(isFirstRequest));
/** Serializes the credits of one issuer, so that two requests at once can't both use the rest of a ceiling. */
const lockIssuer = (tx, userId) => takeLock(tx, `credits ${userId}`);
/** PostgreSQL limits the number of parameters of a statement. */
const rowsPerInsert = 1e3;
async function storeRun(tx, run, rows) {
	const [stored] = await tx.insert(creditRuns).values(run).returning({ id: creditRuns.id });
	if (!stored) throw new Error("The run was not written");
	const all = rows.map((row, index) => ({
		...row,
		runId: stored.id,
		position: index + 1
	}));
	for (let from = 0; from < all.length; from += rowsPerInsert) await tx.insert(creditRunRows).values(all.slice(from, from + rowsPerInsert));
	return stored.id;
}
/** Locks a run until the transaction ends. */
async function lockRun(tx, id) {
	const [run] = await tx.select().from(creditRuns).where(eq(creditRuns.id, id)).for("update");
	return run ?? null;
}
async function updateRun(tx, id, change) {
	await tx.update(creditRuns).set(change).where(eq(creditRuns.id, id));
}
/** Puts the failed rows of a run back to their start and returns their accounts. */
async function reopenFailedRows(tx, id) {
	return (await tx.update(creditRunRows).set({
		status: "not_initiated",
		message: "",
		endedAt: null
	}).where(and(eq(creditRunRows.runId, id), eq(creditRunRows.status, "error"))).returning({ account: creditRunRows.accountNumber })).map(({ account }) => account);
}
/** Cancels the rows of a run that are not credited yet, and returns their number and total. */
async function cancelOpenRows(tx, id, now) {
	const cancelled = await tx.update(creditRunRows).set({
		status: "cancelled",
		endedAt: now
	}).where(and(eq(creditRunRows.runId, id), eq(creditRunRows.status, "not_initiated"))).returning({ amount: creditRunRows.amount });
	return {
		accounts: cancelled.length,
		amount: sumOf$2(cancelled.map(({ amount }) => amount))
	};
}
/** Returns running runs, the oldest first. */
async function findRunningRuns(db) {
	return (await db.select({ id: creditRuns.id }).from(creditRuns).where(eq(creditRuns.status, "running"))).map(({ id }) => id);
}
async function isRunning$1(db, id) {
	return (await db.select({ id: creditRuns.id }).from(creditRuns).where(and(eq(creditRuns.id, id), eq(creditRuns.status, "running")))).length > 0;
}
/**
* Credits the next row of a run. The run stays locked during that time, and the lock ends with the connection: a
* process that dies leaves the row either untouched or credited and marked so, and the run free for the next process.
*/
async function creditNextRow(db, runId, context) {
	let position = null;
	try {
		return await db.transaction(async (tx) => {
			const run = await lockFreeRun(tx, runId);
			if (!run) return "elsewhere";
			const row = await findNextRow(tx, runId);
			if (!row) {
				await finishRun(tx, run, context);
				return "finished";
			}
			position = row.position;
			await creditRow(tx, {
				run,
				row
			}, context);
			return "done";
		});
	} catch (error) {
		if (position === null) throw error;
		await failRow(db, runId, {
			position,
			now: context.now
		});
		throw error;
	}
}
/** Locks a run that no other process works on. Waiting would be useless, because that process does the row. */
async function lockFreeRun(tx, id) {
	const [run] = await tx.select().from(creditRuns).where(and(eq(creditRuns.id, id), eq(creditRuns.status, "running"))).for("update", { skipLocked: true });
	return run ?? null;
}
async function findNextRow(tx, runId) {
	const [row] = await tx.select().from(creditRunRows).where(and(eq(creditRunRows.runId, runId), eq(creditRunRows.status, "not_initiated"))).orderBy(asc(creditRunRows.position)).limit(1);
	return row ?? null;
}
async function creditRow(tx, { run, row }, { now, address }) {
	const outcome = await writeCredit(tx, {
		billingAccountNumber: row.accountNumber,
		amount: row.amount,
		reasonCode: run.reasonCode,
		comments: run.comments,
		runId: run.id,
		userId: run.startedBy,
		now,
		address
	});
	const result = "problem" in outcome ? {
		status: "error",
		message: outcome.problem
	} : {
		status: "success",
		message: ""
	};
	await tx.update(creditRunRows).set({
		...result,
		endedAt: now
	}).where(and(eq(creditRunRows.runId, run.id), eq(creditRunRows.position, row.position)));
}
async function finishRun(tx, run, { now, address }) {
	await updateRun(tx, run.id, {
		status: "finished",
		finishedAt: now
	});
	await audit(tx, {
		userId: run.startedBy,
		action: "credit.runFinished",
		address,
		details: { run: run.id }
	});
}
/** Marks a row as failed, unless its credit exists: the commit can succeed although its confirmation was lost. */
async function failRow(db, runId, { position, now }) {
	await db.transaction(async (tx) => {
		await lockRun(tx, runId);
		const [row] = await tx.select({ accountNumber: creditRunRows.accountNumber }).from(creditRunRows).where(and(eq(creditRunRows.runId, runId), eq(creditRunRows.position, position)));
		const [credit] = await tx.select({ id: credits.id }).from(credits).where(and(eq(credits.runId, runId), eq(credits.billingAccountNumber, row?.accountNumber ?? "")));
		await tx.update(creditRunRows).set(credit ? {
			status: "success",
			endedAt: now
		} : {
			status: "error",
			message: rowFailed,
			endedAt: now
		}).where(and(eq(creditRunRows.runId, runId), eq(creditRunRows.position, position), eq(creditRunRows.status, "not_initiated")));
	});
}
// server/features/credits/creditRun.job.ts
const creditRunJob = defineRunJob({
	name: "credit run",
	isRunning: isRunning$1,
	processNextRow: ({ db, clock }, id) => creditNextRow(db, id, {
		now: clock.now(),
		address: "credit run"
	})
});
/** Continues runs that have no job, because another version of the portal started them. */
const unfinishedCreditRunsJob = defineScheduledJob("unfinished credit runs", async ({ db }) => {
	const running = await findRunningRuns(db);
	await enqueueMissing(db, creditRunJob, running.map((runId) => ({ runId })));
});
// server/features/credits/issueCredits.ts
/** Issues a single credit or creates a run. Whatever exceeds the agent's ceilings needs approval by a second person. */
const recordOf$1 = (idempotencyKey, { rows, reasonCode, comments }) => idempotencyRecordOf(idempotencyKey, [
	reasonCode,
	comments,
	rows.map(({ acct_no, credit_amount }) => [acct_no, credit_amount])
]);
/**
* Returns which ceiling these credits would exceed; null for none. A caller that then writes must hold the issuer's
* lock.
*/
async function findBreach(db, actor, { rows, now }) {
	const amounts = rows.map(({ credit_amount }) => credit_amount);
	const issued = await findIssuedToday(db, actor.userId, {
		accounts: rows.map(({ acct_no }) => acct_no),
		now
	});
	return breachOf(amounts, {
		ceiling: ceilingOf(actor.rights),
		usedToday: await findUsedToday(db, actor.userId, now),
		perAccount: rows.map(({ acct_no, credit_amount }) => credit_amount + (issued.get(acct_no) ?? 0))
	});
}
/** Credits one account immediately. A repeated request under the same key has no second effect. */
async function issueSingleCredit({ db, clock }, { actor, caller }, request) {
	const [row] = request.rows;
	if (!row) throw new AppError("invalid_input", noRows);
	const idempotencyRecord = recordOf$1(caller.idempotencyKey, request);
	return db.transaction(async (tx) => {
		await lockIssuer(tx, actor.userId);
		const first = await findFirstCredit(tx, {
			userId: actor.userId,
			...idempotencyRecord
		});
		if (first) return first;
		const now = clock.now();
		if (await findBreach(tx, actor, {
			rows: [row],
			now
		})) throw new AppError("not_allowed", needsApproval, { credit_amount: needsApproval });
		const outcome = await writeCredit(tx, {
			billingAccountNumber: row.acct_no,
			amount: row.credit_amount,
			reasonCode: request.reasonCode,
			comments: request.comments,
			runId: null,
			userId: actor.userId,
			idempotencyRecord,
			now,
			address: caller.address
		});
		if ("problem" in outcome) throw new AppError("not_found", outcome.problem, { acct_no: outcome.problem });
		return outcome.credit;
	});
}
/** Creates a run and returns its id. A repeated request under the same key returns the same run. */
async function createRun({ db, clock }, { actor, caller }, request) {
	const idempotencyRecord = recordOf$1(caller.idempotencyKey, request);
	return db.transaction(async (tx) => {
		await lockIssuer(tx, actor.userId);
		const first = await findFirstRun(tx, {
			userId: actor.userId,
			...idempotencyRecord
		});
		if (first) return first.id;
		const now = clock.now();
		const needsApproval = await findBreach(tx, actor, {
			rows: request.rows,
			now
		}) !== null;
		const total = sumOf$2(request.rows.map(({ credit_amount }) => credit_amount));
		const id = await storeRun(tx, {
			status: needsApproval ? "waiting" : "running",
			reasonCode: request.reasonCode,
			comments: request.comments,
			rowCount: request.rows.length,
			total,
			needsApproval,
			startedBy: actor.userId,
			startedAt: now,
			...idempotencyRecord
		}, request.rows.map(({ acct_no, credit_amount }) => ({
			accountNumber: acct_no,
			amount: credit_amount
		})));
		await auditActor(tx, {
			actor,
			caller
		}, {
			action: "credit.runStarted",
			details: {
				run: id,
				accounts: request.rows.length,
				amount: total,
				needsApproval
			}
		});
		if (!needsApproval) await startOrContinueRun(tx, creditRunJob, id);
		return id;
	});
}
// server/features/credits/recent.queries.ts
/** Finds accounts that were credited within a day, to warn the agent who issues or approves the next credit. */
async function findRecentCredits(db, filter, now) {
	const matchesFilter = "runId" in filter ? and(inArray(credits.billingAccountNumber, db.select({ number: creditRunRows.accountNumber }).from(creditRunRows).where(eq(creditRunRows.runId, filter.runId))), or(isNull(credits.runId), ne(credits.runId, filter.runId))) : inArray(credits.billingAccountNumber, [...filter.accounts]);
	const recent = db.$with("recent").as(db.select({
		id: credits.id,
		number: credits.billingAccountNumber,
		amount: credits.amount,
		userId: credits.userId,
		at: credits.createdAt
	}).from(credits).where(and(gt(credits.createdAt, hoursBefore(now)), matchesFilter)));
	const rows = await db.with(recent).select({
		number: recent.number,
		name: customers.name,
		amount: recent.amount,
		first: contacts.firstName,
		last: contacts.lastName,
		at: recent.at,
		credits: sql`(select count(*)::int from recent)`,
		accounts: sql`(select count(distinct ${recent.number})::int from recent)`
	}).from(recent).innerJoin(billingAccounts, eq(billingAccounts.number, recent.number)).innerJoin(customers, eq(customers.number, billingAccounts.customerNumber)).innerJoin(users, eq(users.id, recent.userId)).innerJoin(contacts, eq(contacts.id, users.contactId)).orderBy(desc(recent.at), desc(recent.id)).limit(20);
	return {
		credits: rows.map(({ number, name, amount, first, last, at }) => ({
			account_no: number,
			name,
			credit_amount: amount,
			issued_by: `${first} ${last}`,
			issued_at: at.toISOString()
		})),
		credit_count: rows[0]?.credits ?? 0,
		account_count: rows[0]?.accounts ?? 0
	};
}
// server/features/credits/runControl.ts
const actionEvents = {
	pause: "runPaused",
	resume: "runResumed",
	retry_failed: "runRetried",
	cancel: "runCancelled"
};
const decisionEvents = {
	approve: "runApproved",
	reject: "runRejected"
};
/** Repeating an action is not an error, because the user may click twice. */
async function controlRun({ db, clock }, { actor, caller }, { id, action }) {
	await db.transaction(async (tx) => {
		const run = await lockRun(tx, id);
		if (!run) throw notFound$1();
		const details = await applyAction(tx, run, {
			action,
			now: clock.now()
		});
		if (!details) return;
		await auditActor(tx, {
			actor,
			caller
		}, {
			action: `credit.${actionEvents[action]}`,
			details: {
				run: id,
				...details
			}
		});
	});
}
/** Returns the details to audit; null when nothing changed. */
async function applyAction(tx, run, { action, now }) {
	switch (action) {
		case "pause":
			if (run.status === "paused") return null;
			if (run.status !== "running") throw new AppError("conflict", notRunning);
			await updateRun(tx, run.id, { status: "paused" });
			return {};
		case "resume":
			if (run.status === "running") return null;
			if (run.status !== "paused") throw new AppError("conflict", notPaused);
			await updateRun(tx, run.id, { status: "running" });
			await startOrContinueRun(tx, creditRunJob, run.id);
			return {};
		case "retry_failed":
			if (run.status === "cancelled") throw new AppError("conflict", runCancelled);
			await reopenWithinCeiling(tx, run, now);
			if (run.status === "finished") {
				await updateRun(tx, run.id, {
					status: "running",
					finishedAt: null
				});
				await startOrContinueRun(tx, creditRunJob, run.id);
			}
			return {};
		case "cancel": {
			if (run.status === "cancelled") return null;
			if (run.status === "finished" || run.status === "rejected") throw new AppError("conflict", runOver);
			const { accounts, amount } = await cancelOpenRows(tx, run.id, now);
			await updateRun(tx, run.id, {
				status: "cancelled",
				finishedAt: now
			});
			return {
				accounts,
				amount
			};
		}
	}
}
/** A retry counts the failed rows again against the creator's ceiling, unless a second person approved the run. */
async function reopenWithinCeiling(tx, { id, startedBy, needsApproval }, now) {
	if (!needsApproval) await lockIssuer(tx, startedBy);
	const accounts = await reopenFailedRows(tx, id);
	if (accounts.length === 0) throw new AppError("conflict", nothingFailed);
	if (needsApproval) return;
	const issued = await findIssuedToday(tx, startedBy, {
		accounts,
		now
	});
	if (breachOf([], {
		ceiling: ceilingOf(await findRights(tx, startedBy)),
		usedToday: await findUsedToday(tx, startedBy, now),
		perAccount: [...issued.values()]
	})) throw new AppError("conflict", retryNeedsApproval);
}
/** The creator of a run can't decide on it: two people answer for what exceeds a ceiling. */
async function decideRun({ db, clock }, { actor, caller }, { id, decision }) {
	await db.transaction(async (tx) => {
		const run = await lockRun(tx, id);
		if (!run) throw notFound$1();
		if (run.startedBy === actor.userId) throw new AppError("not_allowed", ownRun);
		if (run.status === "cancelled") throw new AppError("conflict", runCancelled);
		if (run.status !== "waiting") throw new AppError("conflict", decided);
		const status = decision === "approve" ? "running" : "rejected";
		await updateRun(tx, id, {
			status,
			decidedBy: actor.userId,
			decidedAt: clock.now()
		});
		if (status === "running") await startOrContinueRun(tx, creditRunJob, id);
		await auditActor(tx, {
			actor,
			caller
		}, {
			action: `credit.${decisionEvents[decision]}`,
			details: {
				run: id,
				accounts: run.rowCount,
				amount: run.total
			}
		});
	});
}
// server/features/credits/runs.queries.ts
/** Reads credit runs with their progress and rows. */
const rowCount = sql`count(*)`;
/** Aggregates the rows of a run that have a status, such as their count or sum. */
const aggregateRows = (aggregate, status) => sql`(select ${aggregate} from ${creditRunRows}
    where ${creditRunRows.runId} = ${creditRuns.id} and ${creditRunRows.status} = ${status})`.mapWith(Number);
const creator = alias(users, "beginner");
const creatorContact = alias(contacts, "beginner_contact");
const decider$1 = alias(users, "decider");
const deciderContact$1 = alias(contacts, "decider_contact");
const selectRuns = (db) => db.select({
	run: creditRuns,
	startedFirst: creatorContact.firstName,
	startedLast: creatorContact.lastName,
	decidedFirst: deciderContact$1.firstName,
	decidedLast: deciderContact$1.lastName,
	credited: aggregateRows(rowCount, "success"),
	failed: aggregateRows(rowCount, "error"),
	amount: aggregateRows(sumOf$1(creditRunRows.amount), "success")
}).from(creditRuns).innerJoin(creator, eq(creator.id, creditRuns.startedBy)).innerJoin(creatorContact, eq(creatorContact.id, creator.contactId)).leftJoin(decider$1, eq(decider$1.id, creditRuns.decidedBy)).leftJoin(deciderContact$1, eq(deciderContact$1.id, decider$1.contactId));
const toRun = ({ run, ...facts }, userId) => ({
	run_id: run.id,
	status: run.status,
	credit_reason_cd: run.reasonCode,
	comments: run.comments,
	started_by: `${facts.startedFirst} ${facts.startedLast}`,
	started_at: run.startedAt.toISOString(),
	is_own: run.startedBy === userId,
	needs_approval: run.needsApproval,
	decided_by: facts.decidedFirst === null ? null : `${facts.decidedFirst} ${facts.decidedLast ?? ""}`,
	decided_at: run.decidedAt?.toISOString() ?? null,
	finished_at: run.finishedAt?.toISOString() ?? null,
	row_count: run.rowCount,
	credited_count: facts.credited,
	failed_count: facts.failed,
	total_amount: run.total,
	credited_amount: facts.amount
});
/** Returns a run as the user sees it; null when there is none. */
async function findRun(db, id, userId) {
	const [row] = await selectRuns(db).where(eq(creditRuns.id, id));
	return row ? toRun(row, userId) : null;
}
async function findRuns(db, userId, { status, ...page }) {
	const where = status ? eq(creditRuns.status, status) : void 0;
	const { limit, offset } = limitOffsetOf(page);
	const [rows, [counted]] = await Promise.all([selectRuns(db).where(where).orderBy(desc(creditRuns.startedAt), asc(creditRuns.id)).limit(limit).offset(offset), db.select({ total: count() }).from(creditRuns).where(where)]);
	return {
		runs: rows.map((row) => toRun(row, userId)),
		total_count: counted?.total ?? 0
	};
}
/** Returns the rows of a run in order; all of them without a page. */
async function findRunRows(db, id, { status, page }) {
	const query = db.select({
		row: creditRunRows,
		customerNumber: customers.number,
		name: customers.name,
		balance: billingAccounts.balance
	}).from(creditRunRows).leftJoin(billingAccounts, eq(billingAccounts.number, creditRunRows.accountNumber)).leftJoin(customers, eq(customers.number, billingAccounts.customerNumber)).where(and(eq(creditRunRows.runId, id), status ? eq(creditRunRows.status, status) : void 0)).orderBy(asc(creditRunRows.position)).$dynamic();
	return (await (page ? query.limit(limitOffsetOf(page).limit).offset(limitOffsetOf(page).offset) : query)).map(({ row, customerNumber, name, balance }) => ({
		position: row.position,
		account_no: row.accountNumber,
		crm_customer_number: customerNumber,
		name: name ?? "",
		balance,
		credit_amount: row.amount,
		status: row.status,
		credit_status: creditStatusOf(row),
		ended_at: row.endedAt?.toISOString() ?? null
	}));
}
async function countRunRows(db, id, status) {
	const [counted] = await db.select({ total: count() }).from(creditRunRows).where(and(eq(creditRunRows.runId, id), status ? eq(creditRunRows.status, status) : void 0));
	return counted?.total ?? 0;
}
// server/features/credits/routes.ts
/** Serves credit adjustments: the search for accounts, single credits, and runs that the server works on. */
function creditRoutes(routeContext, services) {
	const { db, clock, config } = services;
	async function requireRun(actor, id) {
		const run = await findRun(db, id, actor.userId);
		if (!run) throw notFound$1();
		return run;
	}
	serve(routeContext, listCreditCustomers, async ({ body: { page_number, page_size, ...filter } }) => {
		if (!Object.values(filter).some((value) => value !== "" && value !== void 0)) throw new AppError("invalid_input", fillOne);
		return findCreditCustomers(db, filter, {
			page_number,
			page_size,
			now: clock.now()
		});
	});
	const issueAtOnce = async ({ body, actor }, caller) => {
		const { credit_reason_cd: reasonCode, comments, ...row } = body;
		const credit = await issueSingleCredit(services, {
			actor,
			caller
		}, {
			rows: [row],
			reasonCode,
			comments
		});
		const foundAccounts = await findAccounts(db, [row.acct_no], clock.now());
		caller.addMessage(updated$2);
		return {
			account_no: credit.billingAccountNumber,
			service_type_code: foundAccounts.get(row.acct_no)?.serviceType ?? null,
			credit_amount: credit.amount,
			credit_status: "Success",
			balance: credit.balanceAfter
		};
	};
	serve(routeContext, issueCredit, issueAtOnce);
	serve(routeContext, applyCashCredit, issueAtOnce);
	serve(routeContext, checkCreditRun, ({ body, actor }) => previewRun(services, actor, body.rows));
	serve(routeContext, createCreditRun, async ({ body, actor }, caller) => {
		const { rows, credit_reason_cd: reasonCode, comments } = body;
		return requireRun(actor, await createRun(services, {
			actor,
			caller
		}, {
			rows,
			reasonCode,
			comments
		}));
	});
	serve(routeContext, listCreditRuns, async ({ query, actor }) => {
		const [found, limits] = await Promise.all([findRuns(db, actor.userId, query), limitsOf(db, actor, clock.now())]);
		return {
			...found,
			limits
		};
	});
	serve(routeContext, getCreditRun, async ({ params, query: { status, ...page }, actor }) => {
		const run = await requireRun(actor, params.run_id);
		const [rows, total_count] = await Promise.all([findRunRows(db, params.run_id, {
			status,
			page
		}), countRunRows(db, params.run_id, status)]);
		return {
			run,
			rows,
			total_count
		};
	});
	serve(routeContext, listRecentCredits, async ({ params, actor }) => {
		const { run_id: runId } = await requireRun(actor, params.run_id);
		return findRecentCredits(db, { runId }, clock.now());
	});
	serve(routeContext, controlCreditRun, async ({ params, body, actor }, caller) => {
		await controlRun(services, {
			actor,
			caller
		}, {
			id: params.run_id,
			action: body.action
		});
		return requireRun(actor, params.run_id);
	});
	serve(routeContext, decideCreditRun, async ({ params, body, actor }, caller) => {
		await decideRun(services, {
			actor,
			caller
		}, {
			id: params.run_id,
			decision: body.decision
		});
		return requireRun(actor, params.run_id);
	});
	serve(routeContext, getCreditReport, async ({ params, actor }) => {
		const run = await requireRun(actor, params.run_id);
		const head = [
			"No.",
			"Billing account",
			"Customer",
			"Amount",
			"Status",
			"Ended",
			"Reason",
			"Comment"
		];
		const rows = (await findRunRows(db, run.run_id, {})).map((row) => [
			row.position,
			row.account_no,
			row.name,
			row.credit_amount / 100,
			rowStatusLabel(row),
			row.ended_at && formatProviderTime(row.ended_at, config.TIME_ZONE),
			creditReasons[run.credit_reason_cd],
			run.comments
		]);
		const day = wallClock(new Date(run.started_at), config.TIME_ZONE).day;
		return csvFileOfRows({
			name: creditReportName(day, run.run_id),
			head,
			rows
		});
	});
}
/** Previews a run with these rows without writing anything. */
async function previewRun({ db, clock }, actor, input) {
	const now = clock.now();
	const accounts = input.map(({ acct_no }) => acct_no);
	const [foundAccounts, issued, limits] = await Promise.all([
		findAccounts(db, accounts, now),
		findIssuedToday(db, actor.userId, {
			accounts,
			now
		}),
		limitsOf(db, actor, now)
	]);
	const rows = input.map((row) => checkRow(row, foundAccounts.get(row.acct_no), limits.per_account - (issued.get(row.acct_no) ?? 0)));
	const creditable = rows.filter(({ outcome }) => outcome === "credit").map(({ account_no, credit_amount }) => ({
		acct_no: account_no,
		credit_amount
	}));
	return {
		rows,
		recent: await findRecentCredits(db, { accounts: creditable.map(({ acct_no }) => acct_no) }, now),
		total_amount: sumOf$2(creditable.map(({ credit_amount }) => credit_amount)),
		needs_approval: await findBreach(db, actor, {
			rows: creditable,
			now
		}),
		limits
	};
}
// server/db/schema/presence.ts
/** Staff who have a customer's account or a message open. */
/** The row expires unless it is renewed. */
const presence = pgTable("presence", {
	subject: text("subject").$type().notNull(),
	/** The customer's number or the id of the case. */
	subjectId: text("subject_id").notNull(),
	userId: uuid("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
	until: moment("until").notNull()
}, (table) => [primaryKey({ columns: [
	table.subject,
	table.subjectId,
	table.userId
] })]);
// server/directory/presence.queries.ts
/** Stores which staff have a customer or a message open. Each screen renews its row, which expires when it stops. */
const isOn = ({ subject, subjectId }) => and(eq(presence.subject, subject), eq(presence.subjectId, subjectId));
const isOf = (viewer) => and(isOn(viewer), eq(presence.userId, viewer.userId));
/** Stores that a user came, stays or left. Returns whether that changes who is viewing. */
async function storePresence(tx, viewer, { isViewing, now, viewerMs }) {
	if (!isViewing) return (await tx.delete(presence).where(isOf(viewer)).returning()).length > 0;
	const until = new Date(now.getTime() + viewerMs);
	const current = await tx.select({ until: presence.until }).from(presence).where(and(isOf(viewer), gt(presence.until, now)));
	await tx.insert(presence).values({
		...viewer,
		until
	}).onConflictDoUpdate({
		target: [
			presence.subject,
			presence.subjectId,
			presence.userId
		],
		set: { until }
	});
	await tx.delete(presence).where(and(isOn(viewer), lt(presence.until, now)));
	return current.length === 0;
}
/** Returns the other users who have the same open now. */
async function findOtherViewers(db, viewer, now) {
	return (await db.select({
		userId: users.id,
		firstName: contacts.firstName,
		lastName: contacts.lastName
	}).from(presence).innerJoin(users, eq(users.id, presence.userId)).innerJoin(contacts, eq(contacts.id, users.contactId)).where(and(isOn(viewer), gt(presence.until, now), ne(presence.userId, viewer.userId))).orderBy(asc(contacts.firstName), asc(contacts.lastName))).map((row) => ({
		user_id: row.userId,
		name: `${row.firstName} ${row.lastName}`
	}));
}
// server/db/schema/notes.ts
/** Internal notes of staff about customers and messages. No call that customers can make reads these tables. */
/** Columns that both kinds of notes have. */
const noteColumns = () => ({
	userId: uuid("user_id").notNull().references(() => users.id),
	/** The author's name at the time of writing. */
	authorName: text("author_name").notNull(),
	body: text("body").notNull(),
	createdAt: moment("created_at").notNull(),
	idempotencyKey: text("idempotency_key"),
	/** Tells a retry under the key from a different note. */
	requestHash: bytes("request_hash")
});
const customerNotes = pgTable("customer_notes", {
	id: uuid("id").primaryKey().defaultRandom(),
	customerNumber: text("customer_number").notNull().references(() => customers.number),
	...noteColumns()
}, (table) => [index("customer_notes_newest").on(table.customerNumber, table.createdAt), uniqueIndex("customer_notes_idempotency").on(table.userId, table.idempotencyKey)]);
const internalNotes = pgTable("internal_notes", {
	id: uuid("id").primaryKey().defaultRandom(),
	caseId: uuid("case_id").notNull().references(() => cases.id, { onDelete: "cascade" }),
	...noteColumns()
}, (table) => [index("internal_notes_newest").on(table.caseId, table.createdAt), uniqueIndex("internal_notes_idempotency").on(table.userId, table.idempotencyKey)]);
// server/features/customers/notes.queries.ts
/** Stores notes of staff about customers; a retried request stores no second note. */
async function isCustomer(db, number) {
	return (await db.select({ number: customers.number }).from(customers).where(and(eq(customers.number, number), ne(customers.kind, "provider")))).length > 0;
}
async function storeNote$1(tx, note) {
	const { userId, idempotencyKey } = customerNotes;
	const [stored] = await tx.insert(customerNotes).values(note).onConflictDoNothing({ target: [userId, idempotencyKey] }).returning({ id: customerNotes.id });
	if (stored) return {
		id: stored.id,
		isNew: true
	};
	const first = await findFirstRequest(note, {
		user: userId,
		key: idempotencyKey
	}, (isFirstRequest) => tx.select().from(customerNotes).where(isFirstRequest));
	if (!first) throw new Error("The note was neither inserted nor found");
	return {
		id: first.id,
		isNew: false
	};
}
// server/features/customers/timeline/rules.ts
/** One of these rights is enough to see a part. Notes come with the right to read accounts. */
const rightsFor = {
	payments: ["PAYMENTHISTORY.read"],
	bills: ["BILLINGHISTORY.read"],
	credits: ["CREDITS.read"],
	refunds: ["REFUNDS.read"],
	requests: ["SERVICETICKET.read"],
	messages: ["MESSAGEBOX.read", "QUEUE.read"],
	notes: ["ACCOUNTS.read"],
	"sign-ins": ["USERLOGINS.read", "AUDIT.read"]
};
const canSee = (part, rights) => rightsFor[part].some((right) => rights.has(right));
const leftOutFor = (rights) => leftOutParts.filter((part) => !canSee(part, rights));
/** Returns all parts that the rights cover, or only the requested one if they cover it. */
const partsFor = (rights, selected) => timelineParts.filter((part) => canSee(part, rights) && (selected === void 0 || part === selected));
// server/features/customers/timeline/entries.queries.ts
/** Reads the timeline entries of each kind by id and converts them to the contract. */
/** Returns the entries in the order of the keys. */
async function readEntries(db, keys) {
	const idsOf = (kind) => keys.filter((key) => key.kind === kind).map(({ id }) => id);
	const read = async (kind) => {
		const ids = idsOf(kind);
		return ids.length === 0 ? [] : readers[kind](db, ids);
	};
	const found = await Promise.all([
		read("payment"),
		read("credit"),
		read("statement"),
		read("case"),
		read("comment"),
		read("note"),
		read("refund"),
		read("signin")
	]);
	const byId = new Map(found.flat());
	return keys.flatMap(({ id }) => byId.get(id) ?? []);
}
const readers = {
	async payment(db, ids) {
		return (await db.select().from(payments$1).where(inArray(payments$1.id, ids))).map((row) => [row.id, {
			kind: "payment",
			at: row.createdAt.toISOString(),
			confirmation_number: row.confirmationNumber,
			amount: row.amount,
			status: row.status,
			method_type: row.methodType,
			method_last4: row.methodLast4
		}]);
	},
	async credit(db, ids) {
		return (await db.select().from(credits).where(inArray(credits.id, ids))).map((row) => [row.id, {
			kind: "credit",
			at: row.createdAt.toISOString(),
			credit_id: row.id,
			amount: row.amount,
			credit_reason_cd: row.reasonCode,
			comments: row.comments,
			crm_billing_account_number: row.billingAccountNumber
		}]);
	},
	async statement(db, ids) {
		return (await db.select().from(statements).where(inArray(statements.id, ids))).map((row) => [row.id, {
			kind: "statement",
			at: `${row.issuedOn}T12:00:00.000Z`,
			charges: row.charges,
			due_date: row.dueOn,
			crm_billing_account_number: row.billingAccountNumber
		}]);
	},
	async case(db, ids) {
		return (await db.select({
			row: cases,
			writtenBy: writtenByStaff
		}).from(cases).innerJoin(contacts, eq(contacts.id, cases.contactId)).where(inArray(cases.id, ids))).map(({ row, writtenBy }) => [row.id, {
			kind: "case",
			at: row.createdAt.toISOString(),
			case_id: row.id,
			case_no: row.number,
			title: row.title,
			is_message: row.kind === "message",
			written_by: writtenBy
		}]);
	},
	async comment(db, ids) {
		return (await db.select({
			comment: caseComments,
			number: cases.number,
			title: cases.title,
			kind: cases.kind
		}).from(caseComments).innerJoin(cases, eq(cases.id, caseComments.caseId)).where(inArray(caseComments.id, ids))).map(({ comment, number, title, kind }) => [comment.id, {
			kind: "comment",
			at: comment.createdAt.toISOString(),
			comment_id: comment.id,
			case_id: comment.caseId,
			case_no: number,
			title,
			is_message: kind === "message",
			author: comment.authorName
		}]);
	},
	async refund(db, ids) {
		return (await db.select().from(refunds).where(inArray(refunds.id, ids))).map((row) => [row.id, {
			kind: "refund",
			at: `${row.requestedOn}T12:00:00.000Z`,
			refund_id: row.id,
			amount: row.amount,
			reason: row.reason,
			status: row.status,
			refund_method: row.refundMethod,
			method: row.method,
			crm_billing_account_number: row.billingAccountNumber
		}]);
	},
	async signin(db, ids) {
		return (await db.select({
			record: auditRecords,
			first: contacts.firstName,
			last: contacts.lastName
		}).from(auditRecords).innerJoin(users, eq(users.id, auditRecords.userId)).innerJoin(contacts, eq(contacts.id, users.contactId)).where(inArray(auditRecords.id, ids))).map(({ record, first, last }) => [record.id, {
			kind: "signin",
			at: record.at.toISOString(),
			sign_in_id: record.id,
			name: `${first} ${last}`,
			outcome: signInOutcomeOf[record.action] ?? "succeeded",
			device: deviceOf(String(record.details["userAgent"] ?? ""))
		}]);
	},
	async note(db, ids) {
		return (await db.select().from(customerNotes).where(inArray(customerNotes.id, ids))).map((row) => [row.id, {
			kind: "note",
			at: row.createdAt.toISOString(),
			note_id: row.id,
			note: row.body,
			author: row.authorName
		}]);
	}
};
// server/features/customers/timeline/sources.queries.ts
/** Builds the timeline queries: for each kind, the newest rows after a cursor, read by index for one page. */
/**
* Returns the newest rows of a source for a customer who may have thousands of accounts. One index step finds the
* newest row of each account. Then only as many accounts as rows are requested are read, those with the newest rows,
* because no row of another account can be among the result.
*/
function newestOf({ kind, owners, table, isOwned, at, isDay, id }, { after, limit }) {
	const moment = isDay ? sql`((${at}::timestamp + interval '12 hours') at time zone 'UTC')` : at;
	const isAfter = isAfterCursor({
		moment,
		keys: [sql`${kind}::text`, id]
	}, after);
	const isInRange = after === void 0 ? sql`true` : and(isNotLater(at, after), isAfter);
	const first = (count) => sql`select ${at} as place, ${moment} as at, ${id} as id from ${table}
      where ${isOwned} and ${isInRange} order by ${at} desc, ${id} desc limit ${count}`;
	return sql`select happened.at, ${kind}::text as kind, happened.id from (
      select owned.owner from (${owners}) owned cross join lateral (${first(1)}) newest
      order by newest.place desc, newest.id desc limit ${limit}
    ) owned cross join lateral (${first(limit)}) happened
    order by happened.place desc, happened.id desc limit ${limit}`;
}
const accountsOf = (customerNumber) => sql`select ${billingAccounts.number} as owner from ${billingAccounts} where ${billingAccounts.customerNumber} = ${customerNumber}`;
const ofAccount = (column) => sql`${column} = owned.owner`;
/** Returns the sources of a part. */
function sourcesOf(part, customerNumber) {
	const owners = accountsOf(customerNumber);
	switch (part) {
		case "payments": {
			const isOwned = ofAccount(payments$1.billingAccountNumber);
			return [{
				kind: "payment",
				owners,
				table: payments$1,
				isOwned,
				at: payments$1.createdAt,
				id: payments$1.id
			}];
		}
		case "credits": {
			const isOwned = ofAccount(credits.billingAccountNumber);
			return [{
				kind: "credit",
				owners,
				table: credits,
				isOwned,
				at: credits.createdAt,
				id: credits.id
			}];
		}
		case "refunds": {
			const isOwned = ofAccount(refunds.billingAccountNumber);
			return [{
				kind: "refund",
				owners,
				table: refunds,
				isOwned,
				at: refunds.requestedOn,
				isDay: true,
				id: refunds.id
			}];
		}
		case "bills": {
			const isOwned = ofAccount(statements.billingAccountNumber);
			const { issuedOn: at, id } = statements;
			return [{
				kind: "statement",
				owners,
				table: statements,
				isOwned,
				at,
				isDay: true,
				id
			}];
		}
		case "requests": return casesOf(customerNumber, ["request", "cancel"]);
		case "messages": return casesOf(customerNumber, ["message"]);
		case "notes": {
			const isOwned = sql`${customerNotes.customerNumber} = owned.owner`;
			const { createdAt: at, id } = customerNotes;
			return [{
				kind: "note",
				owners: sql`select ${customerNumber}::text as owner`,
				table: customerNotes,
				isOwned,
				at,
				id
			}];
		}
		case "sign-ins": {
			const people = sql`select ${userCustomers.userId} as owner from ${userCustomers}
        where ${userCustomers.customerNumber} = ${customerNumber} and ${userCustomers.roleId} is null`;
			const isOwned = sql`${auditRecords.userId} = owned.owner and ${isSignIn(auditRecords)}`;
			return [{
				kind: "signin",
				owners: people,
				table: auditRecords,
				isOwned,
				at: auditRecords.at,
				id: auditRecords.id
			}];
		}
	}
}
/** Returns the cases, a bulk request only once, and the comments on all of them. */
function casesOf(customerNumber, kinds) {
	const kindsParam = sql`${sql.param(kinds)}::text[]`;
	return [{
		kind: "case",
		owners: sql`select unnest(${kindsParam}) as owner`,
		table: cases,
		isOwned: sql`${cases.customerNumber} = ${customerNumber} and ${cases.kind} = owned.owner and not ${cases.isPart}`,
		at: cases.createdAt,
		id: cases.id
	}, {
		kind: "comment",
		owners: sql`select ${cases.id} as owner from ${cases}
        where ${cases.customerNumber} = ${customerNumber} and ${cases.kind} = any(${kindsParam})`,
		table: caseComments,
		isOwned: sql`${caseComments.caseId} = owned.owner`,
		at: caseComments.createdAt,
		id: caseComments.id
	}];
}
// server/features/customers/timeline/timeline.queries.ts
/** Reads a customer's timeline, newest first: first the keys of the page across all kinds, then the rows. */
async function findTimeline(db, customerNumber, { parts, after, page_size }) {
	const limit = page_size + 1;
	const branches = parts.flatMap((part) => sourcesOf(part, customerNumber)).map((source) => sql`(${newestOf(source, {
		after,
		limit
	})})`);
	if (branches.length === 0) return {
		entries: [],
		next: null
	};
	const { rows } = await db.execute(sql`select ${microsOf(order$4)} as micros, kind, id from (${sql.join(branches, sql` union all `)}) events
      order by ${sql.join(newestFirst(order$4), sql`, `)} limit ${limit}`);
	const { pageRows, next } = toPage(rows, page_size, ({ kind, id }) => [kind, id]);
	return {
		entries: await readEntries(db, pageRows),
		next
	};
}
const order$4 = {
	moment: sql`at`,
	keys: [sql`kind`, sql`id`]
};
// server/features/customers/overview/rules.ts
/** Returns the earliest of the days (`YYYY-MM-DD`); null when there is none. */
const firstDayOf = (days) => days.reduce((first, day) => first === null || day !== null && day < first ? day : first, null);
// server/features/customers/overview/overview.queries.ts
/** Reads the overview of a customer: contact, balances and recent events. */
/** Returns only the parts that the caller's rights cover, each with the right of the feature it belongs to. */
async function findOverview(db, customerNumber, { now, today, rights }) {
	const [customer] = await db.select().from(customers).where(and(eq(customers.number, customerNumber), ne(customers.kind, "provider")));
	if (!customer || !isManaged(customer)) return null;
	const [person, { billingAccounts: bills, locations, ...accounts }, since, counts, timeline, dunning, legacyId, audience] = await Promise.all([
		findPerson(db, customerNumber, customer.kind),
		findAccountsOfCustomer(db, customerNumber),
		findFirstDay(db, customerNumber),
		countCases$1(db, customerNumber),
		findTimeline(db, customerNumber, {
			parts: partsFor(rights),
			page_size: 20
		}),
		rights.has("DUNNING.read") ? findDunning(db, customerNumber, today) : null,
		findLegacyId(db, customerNumber),
		findAudience(db, [customerNumber], userTypeOf[customer.kind])
	]);
	const [contactInfo, announcements] = await Promise.all([findContactInfoOf(db, person.details.crm_contact_id), findActiveAnnouncements(db, {
		audience,
		now,
		reader: null,
		channels: null
	})]);
	const overdue = bills.filter(({ due_date }) => due_date !== null && due_date < today);
	return {
		crm_customer_number: customer.number,
		name: customer.name,
		kind: customer.kind,
		customer_since: since,
		user_details: {
			...person.details,
			...accounts
		},
		contact_info: contactInfo,
		last_sign_in_at: person.lastSignInAt?.toISOString() ?? null,
		migration_account_parent_id: legacyId,
		owed: bills.reduce((sum, { balance }) => sum + Math.max(0, balance), 0),
		credit: bills.reduce((sum, { balance }) => sum + Math.max(0, -balance), 0),
		past_due: overdue.reduce((sum, { balance }) => sum + balance, 0),
		past_due_since: firstDayOf(overdue.map(({ due_date }) => due_date)),
		...counts,
		dunning,
		announcements: announcements.map(toAnnouncement),
		billing_accounts: bills,
		locations,
		timeline: timeline.entries,
		left_out: leftOutFor(rights)
	};
}
async function findDunning(db, customerNumber, today) {
	const [furthest] = (await findDunningAccounts(db, { customerNumber }, {
		today,
		firstOrderDay: today
	})).map(({ account }) => account).toSorted((left, right) => right.stage - left.stage);
	if (!furthest || furthest.stage === 0) return null;
	return {
		stage: furthest.stage,
		past_due_days: furthest.past_due_days,
		is_held: furthest.hold_reason !== null
	};
}
/** Returns the first account holder who can sign in; without one, the contact that represents the customer. */
async function findPerson(db, customerNumber, kind) {
	const user = (await findSignInsFor(db, customerNumber)).find(({ isOwn, isHolder }) => isOwn || isHolder);
	if (user) return {
		details: {
			user_id: user.userId,
			userTypeCode: user.userType,
			first_name: user.firstName,
			last_name: user.lastName,
			email_id: user.email,
			crm_contact_id: user.contactId,
			phone_number: user.phone
		},
		lastSignInAt: user.lastSignInAt
	};
	const [contact] = await db.select({
		first_name: contacts.firstName,
		last_name: contacts.lastName,
		email_id: contacts.email,
		crm_contact_id: contacts.id,
		phone_number: contacts.phone
	}).from(contacts).where(and(eq(contacts.customerNumber, customerNumber), isNull(contacts.removedAt))).orderBy(sql`${contacts.relation} <> ''`, asc(contacts.id)).limit(1);
	return {
		details: {
			...contact ?? {
				first_name: "",
				last_name: "",
				crm_contact_id: "",
				phone_number: "",
				email_id: ""
			},
			user_id: "",
			userTypeCode: userTypeOf[kind]
		},
		lastSignInAt: null
	};
}
async function findLegacyId(db, customerNumber) {
	const [legacy] = await db.select({ id: legacyAccounts.migrationAccountParentId }).from(legacyAccounts).where(and(eq(legacyAccounts.customerNumber, customerNumber), isNull(legacyAccounts.registeredAt)));
	return legacy?.id ?? null;
}
async function findFirstDay(db, customerNumber) {
	const [first] = await db.select({ day: min(serviceAccounts.startedOn) }).from(serviceAccounts).innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber)).where(eq(billingAccounts.customerNumber, customerNumber));
	return first?.day ?? null;
}
async function countCases$1(db, customerNumber) {
	const [counted] = await db.select({
		open_cases: sql`count(*) filter (where ${isOpenRequest(cases)})::int`,
		unanswered_messages: sql`count(*) filter (where ${isUnansweredMessage(cases)})::int`
	}).from(cases).where(eq(cases.customerNumber, customerNumber));
	return counted ?? {
		open_cases: 0,
		unanswered_messages: 0
	};
}
// server/features/customers/search/caseNumber.queries.ts
/** Finds a case by its number, so that the search can open the case itself and not only its customer. */
/** Returns null when there is none or the caller may not read it. */
async function findCaseByNumber(db, { number, rights }) {
	const [row] = await db.select().from(cases).where(eq(cases.number, number));
	if (!row) return null;
	const isMessage = row.kind === "message";
	if (partsFor(rights, isMessage ? "messages" : "requests").length === 0) return null;
	const found = {
		case_id: row.id,
		case_no: row.number,
		title: row.title,
		is_message: isMessage
	};
	return {
		customerNumber: row.customerNumber,
		found
	};
}
// server/features/customers/search/rules.ts
/** Parses a customer search: a number, a phone number, or words of a name, email or address. */
/** Matches `CU-`, `BA-` and similar numbers, and cases such as `C-2025-000123`; the hyphen is optional. */
const numberFormat = /^(cu|ba|bg|sa|pr)-?(\d+)$/i;
const caseFormat = /^c-?(\d{4})(?:-(\d+)?)?$/i;
const phoneCharacters = /^[\d\s().+-]+$/;
/** Returns null when the text is too short to search for. */
function parseCustomerQuery(typed) {
	const text = typed.trim();
	const numberMatch = numberFormat.exec(text);
	if (numberMatch) return {
		kind: "number",
		beginning: `${numberMatch[1]?.toUpperCase()}-${numberMatch[2]}`
	};
	const caseMatch = caseFormat.exec(text);
	if (caseMatch) return {
		kind: "number",
		beginning: `C-${caseMatch[1]}-${caseMatch[2] ?? ""}`
	};
	if (phoneCharacters.test(text)) {
		const digits = phoneDigits(text);
		return digits.length >= 3 ? {
			kind: "digits",
			digits
		} : null;
	}
	const spelled = wordsOf$1(text.toLowerCase());
	const words = wordsOf$1(plainText(text));
	return words.some((word) => word.length >= 3) ? {
		kind: "words",
		words,
		spelled
	} : null;
}
const wordsOf$1 = (text) => text.replaceAll(",", " ").split(/\s+/).filter((word) => word !== "");
/** Normalizes the criteria; returns null when none is left. */
function parseCriteria({ address, email, phone }) {
	const criteria = {
		address: address || void 0,
		email: plainText(email ?? "") || void 0,
		phone: phone || void 0
	};
	return criteria.address || criteria.email || criteria.phone ? criteria : null;
}
// server/features/customers/search/search.queries.ts
/** Searches customers by any fact about them. Each branch uses its own index and reads no more than needed. */
/** Users narrow a longer result down, so more than this are neither counted nor sorted. */
const maxCounted$1 = 1e3;
const selectNumbers = (table, condition, number) => sql`select ${number} as number from ${table} where ${condition ?? sql`true`}`;
const ofContacts = (condition) => selectNumbers(sql`${contacts}`, and(condition, isNull(contacts.removedAt)), sql`${contacts.customerNumber}`);
/** Searches the phone numbers besides the main one. */
const ofOtherPhones = (condition) => selectNumbers(sql`${contactPhones} join ${contacts} on ${contacts.id} = ${contactPhones.contactId}`, and(condition, isNull(contacts.removedAt)), sql`${contacts.customerNumber}`);
const ofCustomers = (condition) => selectNumbers(sql`${customers}`, condition, sql`${customers.number}`);
const ofBills = (condition) => selectNumbers(sql`${billingAccounts}`, condition, sql`${billingAccounts.customerNumber}`);
const servicesOfBills = sql`${serviceAccounts} join ${billingAccounts} on ${billingAccounts.number} = ${serviceAccounts.billingAccountNumber}`;
const ofServices = (condition) => selectNumbers(servicesOfBills, condition, sql`${billingAccounts.customerNumber}`);
const ofCases = (condition) => selectNumbers(sql`${cases}`, condition, sql`${cases.customerNumber}`);
/** Finds customers served at an address and customers who own it. */
const ofPremises = (condition) => [selectNumbers(sql`${premises} join ${serviceAccounts} on ${serviceAccounts.premiseNumber} = ${premises.number}
      join ${billingAccounts} on ${billingAccounts.number} = ${serviceAccounts.billingAccountNumber}`, condition, sql`${billingAccounts.customerNumber}`), selectNumbers(sql`${premises} join ${propertyOwners} on ${propertyOwners.premiseNumber} = ${premises.number}`, condition, sql`${propertyOwners.customerNumber}`)];
const containsAll = (text, words) => and(...words.map((word) => sql`${text} like ${containsPattern(word)}`));
/** Returns the queries that can match the search text. */
function searchBranches(query) {
	switch (query.kind) {
		case "number": return numberBranches((column) => like(column, `${escapeLike(query.beginning)}%`));
		case "digits": return [
			ofContacts(like(contacts.personText, containsPattern(query.digits))),
			ofOtherPhones(like(contactPhones.number, containsPattern(query.digits))),
			...ofPremises(sql`${premises.addressText} like ${`${query.digits}%`}`),
			...exactNumberBranches(numbersOf(query.digits))
		];
		case "words": return [
			ofContacts(containsAll(contacts.personText, query.words)),
			ofCustomers(like(customers.plainName, `${escapeLike(query.words.join(" "))}%`)),
			ofCustomers(containsAll(customers.plainName, query.words) ?? sql`true`),
			...ofPremises(containsAll(premises.addressText, query.spelled))
		];
	}
}
const numberBranches = (matches) => [
	ofCustomers(matches(customers.number)),
	ofBills(matches(billingAccounts.number)),
	ofBills(matches(billingAccounts.groupId)),
	ofServices(matches(serviceAccounts.number)),
	...ofPremises(matches(premises.number)),
	ofCases(matches(cases.number))
];
const exactNumberBranches = (numbers) => numbers.flatMap((number) => numberBranches((column) => eq(column, number)));
/** Returns the numbers that digits without a prefix can stand for. */
const numbersOf = (digits) => [
	"CU",
	"BA",
	"SA"
].map((letters) => `${letters}-${digits}`);
/** Ranks an exact number or name first, then names that begin with the text, then names in which a later word does. */
function rankOf(query) {
	const hasNumber = (numbers) => sql`case when ${customers.number} in (${unionAll(exactNumberBranches(numbers))}) then 0 else 3 end`;
	switch (query.kind) {
		case "number": return hasNumber([query.beginning]);
		case "digits": return hasNumber(numbersOf(query.digits));
		case "words": {
			const [name, start] = [customers.plainName, escapeLike(query.words.join(" "))];
			return sql`case when ${name} = ${query.words.join(" ")} then 0 when ${name} like ${`${start}%`} then 1
        when ${name} like ${`% ${start}%`} then 2 else 3 end`;
		}
	}
}
const unionAll = (branches) => sql.join(branches.map((branch) => sql`(${branch})`), sql` union all `);
/**
* Returns the customers that match the search text, best matches first, then by name. Each branch stops after a limit.
*/
const searchCustomers = (db, query, page) => readCustomers(db, {
	branches: searchBranches(query),
	rank: rankOf(query),
	street: null,
	page
});
/** Recent customers are searched in this many of the user's latest access records. */
const maxRecentAccesses = 500;
const maxRecentCustomers = 8;
/** Returns the customers that the user opened last, the latest first. */
async function findRecentCustomers(db, userId) {
	const accesses = db.select({
		customerNumber: auditRecords.customerNumber,
		at: auditRecords.at
	}).from(auditRecords).where(and(eq(auditRecords.userId, userId), eq(auditRecords.action, accessAction))).orderBy(desc(auditRecords.at)).limit(maxRecentAccesses).as("looks");
	const numbers = (await db.select({ number: accesses.customerNumber }).from(accesses).where(isNotNull(accesses.customerNumber)).groupBy(accesses.customerNumber).orderBy(desc(max(accesses.at))).limit(maxRecentCustomers)).map(({ number }) => number);
	return (await readCustomers(db, {
		branches: [sql`select unnest(${sql.param(numbers)}::text[]) as number`],
		street: null,
		page: {
			page_number: 1,
			page_size: maxRecentCustomers
		}
	})).customers.toSorted((left, right) => numbers.indexOf(left.crm_customer_number) - numbers.indexOf(right.crm_customer_number));
}
/** Finds contacts by part of the email address and by phone number, including additional numbers. */
function personsWith({ email, phone }) {
	const matchesEmail = email ? and(like(contacts.personText, containsPattern(email)), sql`${plainTextOf(sql`${contacts.email}`)} like ${containsPattern(email)}`) : void 0;
	if (!phone) return email ? ofContacts(matchesEmail) : null;
	return unionAll([ofContacts(and(like(contacts.personText, containsPattern(phone)), like(contacts.phone, containsPattern(phone)), matchesEmail)), ofOtherPhones(and(like(contactPhones.number, containsPattern(phone)), matchesEmail))]);
}
/** Returns the customers that match all criteria; email address and phone number must belong to one contact. */
function findKnownCustomers(db, { address, email, phone }, page) {
	const street = address ? addressPattern(address) : null;
	const persons = personsWith({
		email,
		phone
	});
	const atAddress = street === null ? null : unionAll(ofPremises(sql`${premises.addressText} like ${street}`));
	return readCustomers(db, {
		branches: [(atAddress && persons && sql`select number from (${persons}) persons where number in (${atAddress})`) ?? atAddress ?? persons].filter((branch) => branch !== null),
		street,
		page
	});
}
async function readCustomers(db, { branches, rank, street, page }) {
	const hits = db.$with("hits", {
		place: sql`place`.as("place"),
		number: sql`number`.as("number")
	}).as(unionAll(branches.map((branch, index) => sql`select ${index}::int as place, number from (${branch} limit ${1001}) found`)));
	const found = db.$with("found").as(db.select({ number: customers.number }).from(customers).where(and(sql`${customers.number} in (select number from hits)`, ne(customers.kind, "provider"))).orderBy(...rank ? [rank] : []).limit(1001));
	const read = (range) => db.with(hits, found).select({
		customer: customers,
		count: sql`(select count(*)::int from found)`,
		isCut: sql`exists (select 1 from hits group by place having count(*) > ${maxCounted$1})`,
		...factsOf$1(sql`${customers.number}`, street)
	}).from(found).innerJoin(customers, eq(customers.number, found.number)).orderBy(...rank ? [rank] : [], asc(sql`lower(${customers.name})`), asc(customers.number)).limit(limitOffsetOf(range).limit).offset(limitOffsetOf(range).offset);
	const { rows, total_count, is_exact } = await readBounded(read, {
		maxCount: maxCounted$1,
		...page
	});
	return {
		customers: rows.flatMap(({ customer, ...facts }) => isManaged(customer) ? [toFoundCustomer(customer, facts)] : []),
		total_count,
		is_exact: is_exact && rows[0]?.isCut !== true
	};
}
/** Selects what a row shows of a customer besides the name. */
function factsOf$1(number, street) {
	const own = sql`from ${billingAccounts}
    join ${serviceAccounts} on ${serviceAccounts.billingAccountNumber} = ${billingAccounts.number}
    join ${premises} on ${premises.number} = ${serviceAccounts.premiseNumber}
    where ${billingAccounts.customerNumber} = ${number}`;
	const contact = (column) => sql`(select ${column} from ${contacts}
    where ${contacts.customerNumber} = ${number} and ${contacts.removedAt} is null
    order by ${contacts.relation} <> '', ${contacts.id} limit 1)`;
	const matchingFirst = street === null ? sql`` : sql`${premises.addressText} not like ${street}, `;
	return {
		email: sql`${contact(sql`${contacts.email}`)}`.as("email"),
		phone: sql`${contact(sql`${contacts.phone}`)}`.as("phone"),
		address: sql`(select json_build_object('number', ${premises.number}, 'street', ${premises.streetAddress},
      'unit', ${premises.unit}, 'city', ${premises.city}, 'state', ${premises.state}, 'zip', ${premises.zip})
      ${own} order by ${matchingFirst}${sql.join(byStreet, sql`, `)}, ${premises.number} limit 1)`.as("address"),
		addressCount: sql`(select count(distinct ${premises.number})::int ${own})`.as("address_count"),
		services: sql`array(select distinct ${serviceAccounts.serviceType} ${own}
      and ${serviceAccounts.status} = 'active')`.as("services"),
		hasLogin: sql`exists (select 1 from ${userCustomers} join ${users} on ${users.id} = ${userCustomers.userId}
      where ${userCustomers.customerNumber} = ${number} and ${users.status} = 'active')`.as("has_login")
	};
}
const toFoundCustomer = ({ number, name, kind }, { address, ...facts }) => ({
	crm_customer_number: number,
	name,
	kind,
	email: facts.email ?? "",
	phone: facts.phone ?? "",
	address: address && {
		crm_premise_id: address.number,
		street_address: addressLine(address.street, address.unit),
		city: address.city,
		state: address.state,
		zip: address.zip
	},
	address_count: facts.addressCount,
	services: serviceTypes.filter((type) => facts.services.includes(type)),
	has_login: facts.hasLogin,
	case: null
});
// server/features/customers/care.routes.ts
/** Serves the search for customers and the customer overview to staff. */
function customerCareRoutes(routeContext, { db, clock }) {
	serve(routeContext, searchCustomers$1, async ({ query: { search, ...page }, actor }) => {
		const customerQuery = parseCustomerQuery(search);
		if (!customerQuery) throw new AppError("invalid_input", typeMore, { search: typeMore });
		const found = await searchCustomers(db, customerQuery, page);
		if (customerQuery.kind !== "number") return found;
		const namedCase = await findCaseByNumber(db, {
			number: customerQuery.beginning,
			rights: actor.rights
		});
		const customers = found.customers.map((customer) => customer.crm_customer_number === namedCase?.customerNumber ? {
			...customer,
			case: namedCase.found
		} : customer);
		return {
			...found,
			customers
		};
	});
	serve(routeContext, listRecentCustomers, ({ actor }) => findRecentCustomers(db, actor.userId));
	serve(routeContext, findAddressUsers, async ({ query: { address, email, phone, ...page } }) => {
		const criteria = parseCriteria({
			address,
			email,
			phone: phone && phoneDigits(phone)
		});
		if (!criteria) throw new AppError("invalid_input", fillOne);
		return findKnownCustomers(db, criteria, page);
	});
	serve(routeContext, getCustomerOverview, async ({ query: { crm_customer_id: number }, actor }, caller) => {
		const overview = await findOverview(db, number, {
			now: clock.now(),
			today: clock.today(),
			rights: actor.rights
		});
		if (!overview) throw notFound$1();
		await recordAccess(db, actor, {
			customerNumber: number,
			address: caller.address,
			what: "customer overview"
		});
		return overview;
	});
	serve(routeContext, listTimeline, async ({ query, actor }, caller) => {
		const { crm_customer_id: number, part, ...page } = query;
		if (!await isCustomer(db, number)) throw notFound$1();
		await recordAccess(db, actor, {
			customerNumber: number,
			address: caller.address,
			what: "timeline"
		});
		return {
			...await findTimeline(db, number, {
				...page,
				parts: partsFor(actor.rights, part)
			}),
			left_out: leftOutFor(actor.rights)
		};
	});
	serve(routeContext, reportCustomerViewer, async ({ body: { crm_customer_id: customerNumber, is_viewing }, actor }) => {
		if (!await isCustomer(db, customerNumber)) throw notFound$1();
		const now = clock.now();
		const viewer = {
			subject: "customer",
			subjectId: customerNumber,
			userId: actor.userId
		};
		await db.transaction((tx) => storePresence(tx, viewer, {
			isViewing: is_viewing,
			now,
			viewerMs: accountViewerMs
		}));
		return findOtherViewers(db, viewer, now);
	});
	serve(routeContext, writeCustomerNote, async ({ body, actor }, caller) => {
		const { crm_customer_id: customerNumber, note } = body;
		const authorName = await findNameOf(db, actor.userId);
		return db.transaction(async (tx) => {
			if (!await isCustomer(tx, customerNumber)) throw notFound$1();
			const storedNote = await storeNote$1(tx, {
				customerNumber,
				userId: actor.userId,
				authorName,
				body: note,
				createdAt: clock.now(),
				...idempotencyRecordOf(caller.idempotencyKey, {
					customerNumber,
					note
				})
			});
			if (storedNote.isNew) await auditActor(tx, {
				actor,
				caller
			}, {
				action: "customer.noted",
				customerNumber,
				details: { note: storedNote.id }
			});
			return { note_id: storedNote.id };
		});
	});
}
// server/directory/notifications/producers/reminders.queries.ts
/** Finds billing accounts whose bills are due soon or past due. */
/** Leaves out accounts for which a payment is scheduled already. */
async function findAccountsDue(db, { from, to }) {
	const scheduled = db.select({ one: sql`1` }).from(scheduledPayments).where(and(eq(scheduledPayments.billingAccountNumber, billingAccounts.number), eq(scheduledPayments.status, "scheduled"), lte(scheduledPayments.payOn, billingAccounts.dueOn)));
	return (await db.select({
		accountNumber: billingAccounts.number,
		dueOn: billingAccounts.dueOn,
		isOnAutopay: isNotNull(billingAccounts.autopayToken).mapWith(Boolean)
	}).from(billingAccounts).where(and(eq(billingAccounts.status, "active"), gt(billingAccounts.balance, 0), between(billingAccounts.dueOn, from, to), notExists(scheduled)))).flatMap(({ dueOn, ...row }) => dueOn === null ? [] : {
		...row,
		dueOn
	});
}
/** Gas has a stored start of the debt; for other accounts it is the last bill. */
const debtSince = sql`coalesce(${billingAccounts.openSince}, ${billingAccounts.dueOn})`;
/** Leaves out accounts on hold, such as those in bankruptcy. */
function findAccountsPastDue(db, { today, dueAfter, accountNumbers }) {
	const hold = db.select({ one: sql`1` }).from(dunningHolds).where(and(eq(dunningHolds.billingAccountNumber, billingAccounts.number), isActiveHold(today)));
	return db.select({
		account: billingAccounts,
		since: sql`${debtSince}::text`
	}).from(billingAccounts).where(and(eq(billingAccounts.status, "active"), gte(billingAccounts.balance, minDunnedDebt), lt(debtSince, today), dueAfter === void 0 ? void 0 : gt(debtSince, dueAfter), accountNumbers && inArray(billingAccounts.number, [...accountNumbers]), notExists(hold)));
}
// server/directory/notifications/alerts/alerts.queries.ts
/** Finds what a customer has to resolve: declined payments, expiring cards, requests that wait, addresses that fail. */
/** Returns the last payment of each account that owes money, if it is not older than the given moment. */
function findLastPayments(db, { accountNumbers, since }) {
	return db.selectDistinctOn([payments$1.billingAccountNumber], {
		accountNumber: payments$1.billingAccountNumber,
		amount: payments$1.amount,
		status: payments$1.status,
		createdAt: payments$1.createdAt
	}).from(payments$1).innerJoin(billingAccounts, eq(billingAccounts.number, payments$1.billingAccountNumber)).where(and(inArray(payments$1.billingAccountNumber, accountNumbers), gte(payments$1.createdAt, since), gt(billingAccounts.balance, 0))).orderBy(payments$1.billingAccountNumber, desc(payments$1.createdAt), desc(payments$1.id));
}
/** A card that autopay no longer uses does not matter. */
const findExpiringCards = (db, accountNumbers) => db.select({
	accountNumber: billingAccounts.number,
	method: expiringAutopayCards.method,
	expiresOn: expiringAutopayCards.expiresOn
}).from(expiringAutopayCards).innerJoin(billingAccounts, and(eq(billingAccounts.number, expiringAutopayCards.billingAccountNumber), eq(billingAccounts.autopayToken, expiringAutopayCards.token))).where(and(inArray(billingAccounts.number, accountNumbers), eq(billingAccounts.status, "active"))).orderBy(expiringAutopayCards.expiresOn);
/** Messages are left out, because each of them waits for the customer once staff have replied. */
const findWaitingRequests = (db, filter) => db.select({
	id: cases.id,
	number: cases.number,
	title: cases.title
}).from(cases).where(and(inArray(cases.customerNumber, filter.customerNumbers), eq(cases.kind, "request"), eq(cases.isPart, false), eq(cases.status, "waiting"))).orderBy(desc(cases.updatedAt), desc(cases.id)).limit(filter.limit);
/** Returns the day of the last notice of a disconnect for each account that got one. */
async function findLastNotices(db, accountNumbers) {
	if (accountNumbers.length === 0) return /* @__PURE__ */ new Map();
	const rows = await db.select({
		accountNumber: dunningNotices.billingAccountNumber,
		sentOn: sql`max(${dunningNotices.sentOn})::text`
	}).from(dunningNotices).where(inArray(dunningNotices.billingAccountNumber, [...accountNumbers])).groupBy(dunningNotices.billingAccountNumber);
	return new Map(rows.map(({ accountNumber, sentOn }) => [accountNumber, sentOn]));
}
/** Returns those of the user's own addresses that a mail server rejected: to sign in with, and as a contact. */
async function findUndeliverableEmails(db, userId) {
	return (await db.select({ address: undeliverableEmails.address }).from(users).innerJoin(contacts, eq(contacts.id, users.contactId)).innerJoin(undeliverableEmails, sql`${undeliverableEmails.address} in (lower(${users.email}), lower(${contacts.email}))`).where(eq(users.id, userId))).map(({ address }) => address);
}
// server/directory/notifications/alerts/accountAlerts.ts
/**
* Alerts about a user's accounts: what the emails told them and is not resolved yet. Each condition is that of the event
* with the same meaning, so an alert disappears when the event no longer matters.
*/
/** A bill that was not paid by then is past due, which is an alert of its own. */
const declinedDays = 30;
const dayMs = 864e5;
/** The page of requests lists the others. */
const maxRequests = 3;
/** Returns the alerts of a user, about accounts that the caller has found in their scope. */
async function findAccountAlerts(services, { userId, actor, accounts }) {
	const withRight = (right) => accounts.filter(({ customerNumber }) => hasRightFor(actor, right, customerNumber));
	const accountNumbers = withRight("MANAGEPAYMENT.read").map(({ accountNumber }) => accountNumber);
	const customerNumbers = [...new Set(withRight("SERVICETICKET.read").map(({ customerNumber }) => customerNumber))];
	const { db } = services;
	return [
		...await emailAlerts(db, userId),
		...accountNumbers.length > 0 ? await paymentAlerts(services, accountNumbers) : [],
		...customerNumbers.length > 0 ? await requestAlerts(db, customerNumbers) : []
	];
}
async function emailAlerts(db, userId) {
	return (await findUndeliverableEmails(db, userId)).map((address) => ({
		kind: "email_undeliverable",
		email: maskEmail(address)
	}));
}
async function paymentAlerts(services, accountNumbers) {
	const [pastDue, declined, cards] = await Promise.all([
		pastDueAlerts(services, accountNumbers),
		declinedAlerts(services, accountNumbers),
		findExpiringCards(services.db, accountNumbers)
	]);
	return [
		...pastDue,
		...declined,
		...cards.map(({ accountNumber, method, expiresOn }) => ({
			kind: "card_expiring",
			crm_billing_account_number: accountNumber,
			method,
			expires_on: expiresOn
		}))
	];
}
async function pastDueAlerts({ db, clock }, accountNumbers) {
	const today = clock.today();
	const pastDue = await findAccountsPastDue(db, {
		today,
		accountNumbers
	});
	const notices = await findLastNotices(db, pastDue.map(({ account }) => account.number));
	return pastDue.map(({ account, since }) => {
		const noticeOn = validNotice({
			since,
			noticeOn: notices.get(account.number) ?? null
		});
		const step = noticeOn ? {
			step: "disconnect",
			stepOn: disconnectDay({
				since,
				noticeOn
			})
		} : nextStepOf(account, {
			since,
			days: daysBetween(since, today)
		});
		return {
			kind: "past_due",
			crm_billing_account_number: account.number,
			amount: account.balance,
			due_date: since,
			next_step: step?.step ?? null,
			next_step_on: step?.stepOn ?? null
		};
	});
}
/** A later payment that was not declined resolves it, and so does an account that owes nothing. */
async function declinedAlerts({ db, clock, config }, accountNumbers) {
	return (await findLastPayments(db, {
		accountNumbers,
		since: /* @__PURE__ */ new Date(clock.now().getTime() - declinedDays * dayMs)
	})).filter(({ status }) => outcomeOf(status) === "DECLINED").map(({ accountNumber, amount, createdAt }) => ({
		kind: "payment_declined",
		crm_billing_account_number: accountNumber,
		amount,
		declined_on: wallClock(createdAt, config.TIME_ZONE).day
	}));
}
async function requestAlerts(db, customerNumbers) {
	return (await findWaitingRequests(db, {
		customerNumbers,
		limit: maxRequests
	})).map(({ id, number, title }) => ({
		kind: "request_waiting",
		case_id: id,
		case_no: number,
		title
	}));
}
// server/features/customers/accountDetails.ts
/** Returns the accounts of a user and what they have to resolve, or null if there is no such user. */
async function accountDetailsOf(services, actor, userId) {
	const contact = await findContactInfo(services.db, userId);
	if (!contact) return null;
	const { billingAccounts, locations } = await findAccountDetails(services.db, scopeOf(actor), userId);
	return {
		user_id: userId,
		contact,
		billing_accounts: billingAccounts,
		locations,
		alerts: await findAccountAlerts(services, {
			userId,
			actor,
			accounts: billingAccounts.map(({ crm_billing_account_number: accountNumber, crm_customer_number: customerNumber }) => ({
				accountNumber,
				customerNumber
			}))
		})
	};
}
// shared/customers/selection.ts
const findById = (accounts, id) => accounts.find(({ crm_service_account_id }) => crm_service_account_id === id);
/**
* Resolves the selection: the user's choice if it is still valid, else their preferred service, else the first address
* with its fiber service.
*/
function resolveSelection(user, choice, preferredId = null) {
	const addresses = user.user_address_details;
	const preferred = findById(user.user_accounts, preferredId);
	const address = addresses.find(({ crm_premise_id }) => crm_premise_id === choice.premiseId) ?? addresses.find(({ crm_premise_id }) => crm_premise_id === preferred?.crm_premise_id) ?? addresses[0] ?? null;
	const accounts = user.user_accounts.filter(({ crm_premise_id }) => crm_premise_id === address?.crm_premise_id);
	return {
		address,
		accounts,
		account: findById(accounts, choice.serviceAccountId) ?? findById(accounts, preferredId) ?? defaultAccountOf(accounts)
	};
}
/** Returns the fiber service, or the first one where there is none. */
const defaultAccountOf = (accounts) => accounts.find(({ service_type_code }) => service_type_code === "FIBER") ?? accounts[0] ?? null;
// server/directory/users/appFeatures.ts
/** Converts a role's rights to the list of features that the portal reads. */
/** Only features with at least one right are listed. */
const appFeaturesOf = (rights) => features.map((name) => ({
	name,
	read: rights.has(`${name}.read`),
	write: rights.has(`${name}.write`),
	approve: rights.has(`${name}.approve`)
})).filter(({ read, write, approve }) => read || write || approve);
// server/directory/users/preferences.queries.ts
/** Queries preferences, stored in one row for each user who changed any. */
async function findPreferences(db, userId) {
	const [row] = await db.select().from(userPreferences).where(eq(userPreferences.userId, userId));
	return row ? toPreferences(row) : defaultPreferences;
}
const toPreferences = (row) => ({
	theme: row.theme,
	text_size: row.textSize,
	day_format: row.dayFormat,
	number_format: row.numberFormat,
	reduced_motion: row.reducedMotion,
	spoken_confirmations: row.spokenConfirmations,
	crm_service_account_id: row.defaultServiceAccountId,
	tile_order: row.tileOrder,
	hidden_tiles: row.hiddenTiles
});
/** Updates only the given fields, so two devices may change different ones at once. */
async function storePreferences(db, userId, changes) {
	const updatedColumns = {
		theme: changes.theme,
		textSize: changes.text_size,
		dayFormat: changes.day_format,
		numberFormat: changes.number_format,
		reducedMotion: changes.reduced_motion,
		spokenConfirmations: changes.spoken_confirmations,
		defaultServiceAccountId: changes.crm_service_account_id,
		tileOrder: changes.tile_order,
		hiddenTiles: changes.hidden_tiles
	};
	const newRow = {
		theme: changes.theme ?? defaultPreferences.theme,
		textSize: changes.text_size ?? defaultPreferences.text_size,
		dayFormat: changes.day_format ?? defaultPreferences.day_format,
		numberFormat: changes.number_format ?? defaultPreferences.number_format,
		reducedMotion: changes.reduced_motion ?? defaultPreferences.reduced_motion,
		spokenConfirmations: changes.spoken_confirmations ?? defaultPreferences.spoken_confirmations,
		defaultServiceAccountId: changes.crm_service_account_id ?? null,
		tileOrder: changes.tile_order ?? [],
		hiddenTiles: changes.hidden_tiles ?? []
	};
	const hasChanges = Object.values(updatedColumns).some((value) => value !== void 0);
	const insert = db.insert(userPreferences).values({
		userId,
		...newRow
	});
	await (hasChanges ? insert.onConflictDoUpdate({
		target: userPreferences.userId,
		set: updatedColumns
	}) : insert.onConflictDoNothing());
	return findPreferences(db, userId);
}
// server/features/customers/firstView.ts
/** The balance must not wait for a long list of accounts. */
const maxAccounts = 20;
/** Collects what the first view of the portal shows, so that it needs one call instead of five. */
function prepareFirstView(services) {
	const { db } = services;
	const findBalance = prepareFindBalance(db);
	async function balanceOf(actor, account) {
		if (!account || seesAllCustomers(actor)) return null;
		const found = await findBalance(scopeWithRight(actor, "MANAGEPAYMENT.read"), {
			service_type: account.service_type_code,
			service_account_id: account.crm_service_account_id,
			billing_group_id: account.crm_billing_group_id
		});
		if (!found) return null;
		const { customerNumber: _number, ...balance } = found;
		return {
			crm_service_account_id: account.crm_service_account_id,
			account_balance: balance
		};
	}
	async function accountsOf(actor, details) {
		if (details.user_accounts.length > maxAccounts || seesAllCustomers(actor) || !actor.rights.has("ACCOUNTS.read")) return null;
		return accountDetailsOf(services, narrowedToRight("ACCOUNTS.read", actor), actor.userId);
	}
	return async (actor, choice) => {
		const [details, preferences] = await Promise.all([findUserDetails(db, { userId: actor.userId }), findPreferences(db, actor.userId)]);
		if (!details) throw notFound$1();
		const { account } = resolveSelection(details, choice, preferences.crm_service_account_id);
		const [balance, accounts] = await Promise.all([balanceOf(actor, account), accountsOf(actor, details)]);
		return {
			user_details: details,
			app_features: appFeaturesOf(actor.rights),
			preferences,
			balance,
			account_details: accounts
		};
	};
}
// server/features/customers/routes.ts
/** Serves portal users with their details and accounts. */
function customerRoutes(routeContext, services) {
	const { db } = services;
	const findFirstView = prepareFirstView(services);
	serve(routeContext, getFirstView, ({ query, actor }) => findFirstView(actor, {
		premiseId: query.selected_premise ?? null,
		serviceAccountId: query.selected_service ?? null
	}));
	serve(routeContext, getUserDetails, async ({ query, actor }, caller) => {
		const key = seesAllCustomers(actor) ? query : {
			...query,
			userId: actor.userId
		};
		const details = await findUserDetails(db, key);
		if (!details) throw notFound$1();
		const isSelf = details.user_id === actor.userId;
		if (!isSelf && !seesAllCustomers(actor)) throw notFound$1();
		if (!isSelf) {
			const customerNumber = details.user_accounts[0]?.crm_customer_number;
			await recordAccess(db, actor, {
				customerNumber,
				address: caller.address,
				what: "user details",
				userId: details.user_id
			});
		}
		return details;
	});
	serve(routeContext, getAccountDetails, async ({ query, actor }, caller) => {
		const isSelf = query.user_id === actor.userId;
		if (!isSelf && !seesAllCustomers(actor)) throw notFound$1();
		const details = await accountDetailsOf(services, actor, query.user_id);
		if (!details) throw notFound$1();
		if (!isSelf) {
			const customerNumber = details.billing_accounts[0]?.crm_customer_number;
			await recordAccess(db, actor, {
				customerNumber,
				address: caller.address,
				what: "account details",
				userId: query.user_id
			});
		}
		return details;
	});
}
// server/features/deposits/refunds/refundCells.ts
/** The columns of the refunds in a spreadsheet. */
const refundHead = [
	"Billing account",
	"Name",
	"Community",
	"Reason",
	"Amount",
	"Method",
	"Status",
	"Requested",
	"Requested by",
	"Decided by",
	"Sent",
	"Check",
	"Failure reason"
];
const refundCells = (row) => [
	row.account_no,
	row.name,
	row.community,
	refundReasonLabels[row.reason],
	row.refund_amount / 100,
	refundMethodText(row),
	refundStatusLabels[row.status],
	row.requested_on,
	row.requested_by === "" ? "Billing system" : row.requested_by,
	row.decided_by,
	row.sent_on,
	row.check_number,
	row.problem
];
// server/directory/communities.queries.ts
/** Conditions that limit rows to a community. */
const inNamedCommunity = ({ community }) => sql`${premises.communityId} in (select ${communities.id} from ${communities} where ${communities.name} = ${community})`;
const inCommunity$1 = (premiseNumber, filter) => filter.community === "" ? void 0 : sql`${premiseNumber} in (select ${premises.number} from ${premises} where ${inNamedCommunity(filter)})`;
const servicesWithPremises = sql`${serviceAccounts} join ${premises} on ${premises.number} = ${serviceAccounts.premiseNumber}`;
const billedInCommunity = (accountNumber, filter) => filter.community === "" ? void 0 : sql`${accountNumber} in (select ${serviceAccounts.billingAccountNumber} from ${servicesWithPremises} where ${inNamedCommunity(filter)})`;
const customerInCommunity = (customerNumber, filter) => filter.community === "" ? void 0 : sql`${customerNumber} in (select ${billingAccounts.customerNumber} from ${billingAccounts}
        where ${inArray(billingAccounts.number, sql`(select ${serviceAccounts.billingAccountNumber} from ${servicesWithPremises} where ${inNamedCommunity(filter)})`)})`;
// server/directory/deposits.queries.ts
/** Conditions that several lists of deposits share. */
/** A held deposit is due from its review date on, before its status changes. The summary counts by the same rule. */
const isReviewDue = (today) => sql`${inArray(deposits.status, heldStatuses)} and (${deposits.status} = 'review_due' or ${deposits.reviewOn} <= ${today})`;
// server/features/deposits/deposits.queries.ts
/** Reads deposits. */
/** The name of the community where the first service of a billing account is. */
const communityOfAccount$1 = sql`coalesce((select ${communities.name} from ${premises}
  join ${communities} on ${communities.id} = ${premises.communityId} where ${premises.number} = ${firstService(sql`${billingAccounts.number}`)}), '')`;
const interest = sql`(select ${sumOf$1(depositTransactions.amount)} from ${depositTransactions}
  where ${depositTransactions.depositId} = ${deposits.id} and ${depositTransactions.code} = 'DEPI')`.mapWith(Number);
const lastPostedOn = sql`(select max(${depositTransactions.postedOn}) from ${depositTransactions}
  where ${depositTransactions.depositId} = ${deposits.id})`;
/** Orders deposits by their last transaction. The moment of a day is its start in UTC. */
const depositOrder = {
	moment: sql`(coalesce(${lastPostedOn}, ${deposits.billedOn})::timestamp at time zone 'UTC')`,
	keys: [deposits.id]
};
function conditionOf(filter, today) {
	if ("customerNumber" in filter) return eq(billingAccounts.customerNumber, filter.customerNumber);
	if ("billingAccountNumber" in filter) return eq(deposits.billingAccountNumber, filter.billingAccountNumber);
	const inCommunity = billedInCommunity(deposits.billingAccountNumber, filter);
	if ("since" in filter) return and(inCommunity, sql`exists (select 1 from ${depositTransactions}
        where ${depositTransactions.depositId} = ${deposits.id} and ${depositTransactions.postedOn} >= ${filter.since})`);
	return and(inCommunity, filter.status === "review_due" ? isReviewDue(today) : eq(deposits.status, filter.status));
}
const selectDeposits = (db) => db.select({
	deposit: deposits,
	customerNumber: customers.number,
	name: customers.name,
	community: communityOfAccount$1,
	interest,
	micros: microsOf(depositOrder)
}).from(deposits).innerJoin(billingAccounts, eq(billingAccounts.number, deposits.billingAccountNumber)).innerJoin(customers, eq(customers.number, billingAccounts.customerNumber));
async function findDeposits(db, filter, { today, zone, ...page }) {
	const { limit, offset } = limitOffsetOf(page);
	const where = conditionOf(filter, today);
	const rows = await selectDeposits(db).where(where).orderBy(...newestFirst(depositOrder)).limit(limit).offset(offset);
	const [sums] = await db.select({
		total: count(),
		deposit: sumOf$1(deposits.amount),
		interest: sumOf$1(interest)
	}).from(deposits).innerJoin(billingAccounts, eq(billingAccounts.number, deposits.billingAccountNumber)).where(where);
	return {
		deposits: await toDeposits(db, rows, {
			today,
			zone
		}),
		total_count: sums?.total ?? 0,
		total_deposit: sums?.deposit ?? 0,
		total_interest: sums?.interest ?? 0
	};
}
/** Returns a part of the deposits for an export, which starts after a cursor. */
async function findDepositsAfter(db, filter, { after, page_size, ...providerDay }) {
	const { pageRows, next } = toPage(await selectDeposits(db).where(and(conditionOf(filter, providerDay.today), isAfterCursor(depositOrder, after))).orderBy(...newestFirst(depositOrder)).limit(page_size + 1), page_size, ({ deposit }) => [deposit.id]);
	return {
		rows: await toDeposits(db, pageRows, providerDay),
		next
	};
}
async function toDeposits(db, rows, providerDay) {
	const onTime = await findMonthsOnTime(db, rows.filter(({ deposit }) => isHeld$1(deposit.status)).map(({ deposit }) => deposit.billingAccountNumber), providerDay);
	return rows.map(({ deposit, ...row }) => {
		const months = onTime.get(deposit.billingAccountNumber) ?? 0;
		return {
			deposit_id: deposit.id,
			account_no: deposit.billingAccountNumber,
			crm_customer_number: row.customerNumber,
			name: row.name,
			community: row.community,
			deposit_kind: deposit.kind,
			deposit_amount: deposit.amount,
			interest_amount: row.interest,
			billed_on: deposit.billedOn,
			held_since: deposit.heldSince,
			review_on: deposit.reviewOn,
			status: deposit.status,
			months_on_time: months,
			is_refund_candidate: isRefundCandidate({
				status: deposit.status,
				months
			})
		};
	});
}
/** Two years of bills are enough for the decision. */
const maxBills = 24;
/** Returns how many of the latest bills in a row each account paid on time. */
async function findMonthsOnTime(db, accounts, { today, zone }) {
	const numbers = [...new Set(accounts)];
	if (numbers.length === 0) return /* @__PURE__ */ new Map();
	const dayOf = (moment) => sql`(${moment} at time zone ${zone})::date::text`;
	const since = sql`(${today}::date - interval '26 months')`;
	const bills = await db.select({
		account: statements.billingAccountNumber,
		issuedOn: statements.issuedOn,
		dueOn: statements.dueOn,
		owed: sql`${statements.previousBalance} + ${statements.charges}`
	}).from(statements).where(and(inArray(statements.billingAccountNumber, numbers), gte(statements.issuedOn, since)));
	const paid = await db.select({
		account: payments$1.billingAccountNumber,
		day: dayOf(sql`${payments$1.createdAt}`),
		amount: payments$1.amount
	}).from(payments$1).where(and(inArray(payments$1.billingAccountNumber, numbers), eq(payments$1.status, "posted"), gte(payments$1.createdAt, since)));
	const credited = await db.select({
		account: credits.billingAccountNumber,
		day: dayOf(sql`${credits.createdAt}`),
		amount: credits.amount
	}).from(credits).where(and(inArray(credits.billingAccountNumber, numbers), gte(credits.createdAt, since)));
	const billsOf = groupByAccount(bills);
	const receivedOf = groupByAccount([...paid, ...credited]);
	return new Map(numbers.map((number) => {
		const latest = (billsOf.get(number) ?? []).toSorted((left, right) => left.issuedOn < right.issuedOn ? 1 : -1);
		return [number, countMonthsOnTime(latest.slice(0, maxBills), receivedOf.get(number) ?? [], today)];
	}));
}
function groupByAccount(rows) {
	const groups = /* @__PURE__ */ new Map();
	for (const row of rows) {
		const group = groups.get(row.account);
		if (group) group.push(row);
		else groups.set(row.account, [row]);
	}
	return groups;
}
async function hasDeposit(db, id) {
	return (await db.select({ id: deposits.id }).from(deposits).where(eq(deposits.id, id))).length > 0;
}
async function findTransactions(db, depositId, { code, ...page }) {
	const where = and(eq(depositTransactions.depositId, depositId), code ? eq(depositTransactions.code, code) : void 0);
	const { limit, offset } = limitOffsetOf(page);
	const [rows, [counted]] = await Promise.all([db.select().from(depositTransactions).where(where).orderBy(desc(depositTransactions.postedOn), desc(depositTransactions.id)).limit(limit).offset(offset), db.select({ total: count() }).from(depositTransactions).where(where)]);
	return {
		transactions: rows.map((row) => ({
			transaction_id: row.id,
			txnTypeCode: row.code,
			amount: row.amount,
			posted_on: row.postedOn,
			note: row.note
		})),
		total_count: counted?.total ?? 0
	};
}
// server/features/deposits/refunds/refunds.queries.ts
/** Reads refunds for staff and for customers, and the facts needed to request one. */
const requester = alias(users, "requester");
const requesterContact = alias(contacts, "requester_contact");
const decider = alias(users, "decider");
const deciderContact = alias(contacts, "decider_contact");
const refundOrder = {
	moment: refunds.requestedOn,
	keys: [refunds.id]
};
const selectRefunds = (db) => db.select({
	refund: refunds,
	customerNumber: customers.number,
	name: customers.name,
	community: communityOfAccount$1,
	requesterFirst: requesterContact.firstName,
	requesterLast: requesterContact.lastName,
	deciderFirst: deciderContact.firstName,
	deciderLast: deciderContact.lastName,
	micros: microsOf(refundOrder)
}).from(refunds).innerJoin(billingAccounts, eq(billingAccounts.number, refunds.billingAccountNumber)).innerJoin(customers, eq(customers.number, billingAccounts.customerNumber)).leftJoin(requester, eq(requester.id, refunds.requestedBy)).leftJoin(requesterContact, eq(requesterContact.id, requester.contactId)).leftJoin(decider, eq(decider.id, refunds.decidedBy)).leftJoin(deciderContact, eq(deciderContact.id, decider.contactId));
const toRefund = ({ refund, customerNumber, name, community, ...people }, userId) => ({
	refund_id: refund.id,
	account_no: refund.billingAccountNumber,
	crm_customer_number: customerNumber,
	name,
	community,
	reason: refund.reason,
	status: refund.status,
	refund_amount: refund.amount,
	requested_on: refund.requestedOn,
	sent_on: refund.sentOn,
	check_number: refund.checkNumber,
	refund_method: refund.refundMethod,
	method: refund.method,
	comments: refund.comments,
	requested_by: people.requesterFirst === null ? "" : `${people.requesterFirst} ${people.requesterLast ?? ""}`,
	is_own: refund.requestedBy === userId,
	decided_by: people.deciderFirst === null ? null : `${people.deciderFirst} ${people.deciderLast ?? ""}`,
	decided_at: refund.decidedAt?.toISOString() ?? null,
	problem: refund.problem,
	send_on: refund.sendOn
});
const matchesFilter$6 = ({ since, status }) => and(gte(refunds.requestedOn, since), status && eq(refunds.status, status));
async function findRefunds(db, filter, page) {
	const where = matchesFilter$6(filter);
	const { limit, offset } = limitOffsetOf(page);
	const [rows, [sums]] = await Promise.all([selectRefunds(db).where(where).orderBy(...newestFirst(refundOrder)).limit(limit).offset(offset), db.select({
		total: count(),
		amount: sumOf$1(refunds.amount)
	}).from(refunds).where(where)]);
	return {
		refunds: rows.map((row) => toRefund(row, filter.userId)),
		total_count: sums?.total ?? 0,
		total_refund: sums?.amount ?? 0
	};
}
/** Returns a part of the refunds for an export, which starts after a cursor. */
async function findRefundsAfter(db, filter, { after, page_size }) {
	const { pageRows, next } = toPage(await selectRefunds(db).where(and(matchesFilter$6(filter), isAfterCursor(refundOrder, after))).orderBy(...newestFirst(refundOrder)).limit(page_size + 1), page_size, ({ refund }) => [refund.id]);
	return {
		rows: pageRows.map((row) => toRefund(row, filter.userId)),
		next
	};
}
/** Returns a refund as an agent sees it; null when there is none. */
async function findRefund(db, id, userId) {
	const [row] = await selectRefunds(db).where(eq(refunds.id, id));
	return row ? toRefund(row, userId) : null;
}
/** Returns the account to refund from; null when there is none. */
async function findAccount(db, number) {
	const [account] = await db.select({
		number: billingAccounts.number,
		customerNumber: billingAccounts.customerNumber,
		name: customers.name,
		status: billingAccounts.status,
		balance: billingAccounts.balance
	}).from(billingAccounts).innerJoin(customers, eq(customers.number, billingAccounts.customerNumber)).where(eq(billingAccounts.number, number));
	return account ?? null;
}
/** Returns what already has an open refund: deposits by id, and null for the account's credit. */
async function findOpenRefunds(db, number) {
	const rows = await db.select({ depositId: refunds.depositId }).from(refunds).where(and(eq(refunds.billingAccountNumber, number), inArray(refunds.status, [...openRefundStatuses])));
	return new Set(rows.map(({ depositId }) => depositId));
}
/** Returns how much of a deposit's interest was paid out before. */
async function findInterestPaid(db, depositId) {
	const [paid] = await db.select({ sum: sumOf$1(depositTransactions.amount) }).from(depositTransactions).where(and(eq(depositTransactions.depositId, depositId), eq(depositTransactions.code, "DEPX")));
	return paid?.sum ?? 0;
}
/** Returns the recipient of a refund and the mailing address, which is the service address unless they set another. */
async function findPayee(db, number) {
	const [row] = await db.select({
		customerNumber: billingAccounts.customerNumber,
		name: customers.name,
		settings: communicationSettings,
		premise: premises
	}).from(billingAccounts).innerJoin(customers, eq(customers.number, billingAccounts.customerNumber)).leftJoin(communicationSettings, eq(communicationSettings.billingGroupId, billingAccounts.groupId)).leftJoin(premises, eq(premises.number, firstService(billingAccounts.number))).where(eq(billingAccounts.number, number));
	if (!row) throw new Error(`Billing account ${number} does not exist`);
	const mailing = row.settings?.sameAsService === false ? row.settings : row.premise;
	const address = mailing ? `${addressLine(mailing.streetAddress, mailing.unit)}, ${mailing.city}, ${mailing.state} ${mailing.zip}` : null;
	return {
		customerNumber: row.customerNumber,
		name: row.name,
		address
	};
}
const day = sql`coalesce(${refunds.sentOn}, ${refunds.sendOn}, ${refunds.requestedOn})::text`;
/** Returns sent and approved refunds in scope, newest first; of one billing group when it is given. */
async function findReceivedRefunds(db, scope, { groupId, ...page }) {
	const where = and(inScope(scope, billingAccounts.customerNumber), groupId === void 0 ? void 0 : eq(billingAccounts.groupId, groupId), inArray(refunds.status, [...visibleRefundStatuses]));
	const isOfAccount = eq(billingAccounts.number, refunds.billingAccountNumber);
	const { limit, offset } = limitOffsetOf(page);
	const [rows, [counted]] = await Promise.all([db.select({
		refund: refunds,
		day
	}).from(refunds).innerJoin(billingAccounts, isOfAccount).where(where).orderBy(desc(day), desc(refunds.id)).limit(limit).offset(offset), db.select({ total: count() }).from(refunds).innerJoin(billingAccounts, isOfAccount).where(where)]);
	return {
		refunds: rows.flatMap(({ refund, day: refundDay }) => {
			const status = visibleRefundStatuses.find((visible) => visible === refund.status);
			if (!status) return [];
			return [{
				refund_id: refund.id,
				day: refundDay,
				amount: refund.amount,
				reason: refund.reason,
				status,
				refund_method: refund.refundMethod,
				method: refund.method,
				check_number: refund.checkNumber,
				crm_billing_account_number: refund.billingAccountNumber
			}];
		}),
		total_count: counted?.total ?? 0
	};
}
const findFirstRefund = (db, request) => findFirstRequest(request, {
	user: refunds.requestedBy,
	key: refunds.idempotencyKey
}, (isFirstRequest) => db.select({
	id: refunds.id,
	requestHash: refunds.requestHash
}).from(refunds).where(isFirstRequest));
const notifyJob = defineJob({
	name: "notify",
	payload: z.object({ events: z.array(NotificationEvent) }),
	maxAttempts: 16,
	isUrgent: ({ events }) => events.some(isUrgentEvent),
	isBulk: ({ events }) => isBulk(events),
	async run(services, { events }) {
		try {
			await services.db.transaction((tx) => storeNotifications(services, tx, events));
		} catch (error) {
			if (events.length === 1) throw error;
			services.log.warn({
				err: error,
				events: events.length
			}, "events failed together and are processed one by one");
			await services.db.transaction(async (tx) => {
				for (const event of events) await enqueue(tx, notifyJob, { events: [event] });
			});
		}
	}
});
// server/directory/notifications/notify.ts
/** Notifies everyone who chose to hear of the event, once the transaction commits. */
const notify = (tx, event) => enqueue(tx, notifyJob, { events: [event] });
/**
* One job processes this many events, so that it reads contacts and settings once for all of them, and still pauses
* often enough for requests in between.
*/
const eventsPerJob = 25;
/** Notifies of any number of events, such as all bills of a day. */
async function notifyAll(tx, events) {
	const payloads = [];
	for (let start = 0; start < events.length; start += eventsPerJob) payloads.push({ events: events.slice(start, start + eventsPerJob) });
	await enqueueMissing(tx, notifyJob, payloads);
}
// server/features/deposits/refunds/refunds.ledger.ts
/** Writes refunds: approval reserves the money, sending ends it once, and each moves the books in one transaction. */
/** Locks the account until the transaction ends, so that refund requests run one after the other. */
async function lockAccount(tx, number) {
	await tx.select({ number: billingAccounts.number }).from(billingAccounts).where(eq(billingAccounts.number, number)).for("update");
}
async function insertRefund(tx, refund) {
	const [row] = await tx.insert(refunds).values(refund).returning({ id: refunds.id });
	if (!row) throw new Error("The refund was not written");
	return row.id;
}
async function lockRefund(tx, id) {
	const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for("update");
	return row ?? null;
}
async function declineRefund(tx, refund, { userId, address, at, reason }) {
	await tx.update(refunds).set({
		status: "declined",
		decidedBy: userId,
		decidedAt: at,
		problem: reason
	}).where(eq(refunds.id, refund.id));
	await auditRefund(tx, refund, {
		userId,
		address,
		action: "declined",
		reason
	});
}
/** Approves a refund and reserves its money, so that nothing else can use it. Returns why it can't; null on success. */
async function approveRefund(tx, refund, decision) {
	const { userId, address, at, today } = decision;
	if (!(refund.depositId === null ? await withdrawCredit(tx, refund) : await isDepositHeld(tx, refund.depositId))) return refundChanged;
	await tx.update(refunds).set({
		status: "approved",
		decidedBy: userId,
		decidedAt: at,
		sendOn: sendDay(refund.refundMethod, today)
	}).where(eq(refunds.id, refund.id));
	await auditRefund(tx, refund, {
		userId,
		address,
		action: "approved"
	});
	if (refund.refundMethod === "credit") await applyAsCredit(tx, refund, decision);
	return null;
}
/** Takes the amount off the account's credit; false when the credit is no longer sufficient. */
async function withdrawCredit(tx, { billingAccountNumber, amount }) {
	return (await tx.update(billingAccounts).set({ balance: sql`${billingAccounts.balance} + ${amount}` }).where(and(eq(billingAccounts.number, billingAccountNumber), lte(billingAccounts.balance, -amount))).returning({ number: billingAccounts.number })).length > 0;
}
const lowerBalance = (tx, { billingAccountNumber, amount }) => tx.update(billingAccounts).set({ balance: sql`${billingAccounts.balance} - ${amount}` }).where(eq(billingAccounts.number, billingAccountNumber));
async function isDepositHeld(tx, id) {
	const [deposit] = await tx.select({ status: deposits.status }).from(deposits).where(eq(deposits.id, id)).for("update");
	return deposit !== void 0 && isHeld$1(deposit.status);
}
async function applyAsCredit(tx, refund, { userId, address, today }) {
	await lowerBalance(tx, refund);
	await tx.update(refunds).set({
		status: "sent",
		sentOn: today
	}).where(eq(refunds.id, refund.id));
	await returnDeposit(tx, refund, today);
	await auditRefund(tx, refund, {
		userId,
		address,
		action: "sent"
	});
}
/** Posts the transactions that return a deposit: its interest and the deposit itself. */
async function returnDeposit(tx, { depositId, amount, refundMethod }, today) {
	if (depositId === null) return;
	const [deposit] = await tx.update(deposits).set({
		status: "refunded",
		reviewOn: null
	}).where(eq(deposits.id, depositId)).returning({ amount: deposits.amount });
	if (!deposit) throw new Error(`Deposit ${depositId} does not exist`);
	const interest = amount - deposit.amount;
	const transaction = {
		depositId,
		postedOn: today
	};
	if (interest > 0) await tx.insert(depositTransactions).values({
		...transaction,
		code: "DEPX",
		amount: interest
	});
	await tx.insert(depositTransactions).values({
		...transaction,
		code: refundMethod === "credit" ? "DEPC" : "DEPK",
		amount: deposit.amount,
		note: refundMethod === "credit" ? "Credited to the account" : "Check to the mailing address"
	});
}
/** Returns approved refunds that are due and that no process has claimed. */
const findRefundsToSend = (db, { now, today }) => db.select({ id: refunds.id }).from(refunds).where(and(eq(refunds.status, "approved"), lte(refunds.sendOn, today), isUnclaimed$1(now))).orderBy(asc(refunds.sendOn), asc(refunds.id));
async function isApproved(db, id) {
	const [refund] = await db.select({ status: refunds.status }).from(refunds).where(eq(refunds.id, id));
	return refund?.status === "approved";
}
const isUnclaimed$1 = (now) => or(isNull(refunds.leaseEndsAt), lt(refunds.leaseEndsAt, now));
/**
* Claims a refund before the provider is called, so that a later process looks up the outcome. Null when it is taken.
*/
async function claimRefund(db, id, { now, until }) {
	return db.transaction(async (tx) => {
		const [row] = await tx.select().from(refunds).where(and(eq(refunds.id, id), eq(refunds.status, "approved"), isUnclaimed$1(now))).for("update", { skipLocked: true });
		if (!row) return null;
		const change = {
			leaseEndsAt: until,
			submittedAt: row.submittedAt ?? now
		};
		await tx.update(refunds).set(change).where(eq(refunds.id, id));
		return {
			refund: {
				...row,
				...change
			},
			isFirst: row.submittedAt === null
		};
	});
}
/** Matches only this attempt, so that a late answer to an earlier one changes nothing. */
const isSameAttempt = ({ id, attempt }) => and(eq(refunds.id, id), eq(refunds.status, "approved"), eq(refunds.attempt, attempt));
const jobName$1 = "refunds";
async function markSent$1(db, refund, { payoutId, checkNumber, today }) {
	await db.transaction(async (tx) => {
		if ((await tx.update(refunds).set({
			status: "sent",
			sentOn: today,
			checkNumber,
			providerPayoutId: payoutId,
			leaseEndsAt: null
		}).where(isSameAttempt(refund)).returning({ id: refunds.id })).length === 0) return;
		await returnDeposit(tx, refund, today);
		await auditRefund(tx, refund, {
			userId: refund.decidedBy,
			address: jobName$1,
			action: "sent"
		});
		await notify(tx, {
			kind: "refund_sent",
			refundId: refund.id
		});
	});
}
/** Nothing was sent and nothing will be, so the amount goes back to the account. */
async function markFailed(db, refund, reason) {
	await db.transaction(async (tx) => {
		if ((await tx.update(refunds).set({
			status: "failed",
			problem: reason,
			leaseEndsAt: null
		}).where(isSameAttempt(refund)).returning({ id: refunds.id })).length === 0) return;
		if (refund.depositId === null) await lowerBalance(tx, refund);
		await auditRefund(tx, refund, {
			userId: refund.decidedBy,
			address: jobName$1,
			action: "failed",
			reason
		});
	});
}
/** The provider has closed the reference unpaid, so the next attempt uses a new one. */
async function startNextAttempt(db, refund) {
	await db.update(refunds).set({
		attempt: refund.attempt + 1,
		submittedAt: null,
		leaseEndsAt: null
	}).where(isSameAttempt(refund));
}
/** The provider was not reached, so the same reference can be used again once the lease has ended. */
async function releaseReference(db, refund) {
	await db.update(refunds).set({ submittedAt: null }).where(and(isSameAttempt(refund), eq(refunds.leaseEndsAt, refund.leaseEndsAt ?? /* @__PURE__ */ new Date(0))));
}
/** Marks checks that were not cashed in time. */
async function markStale(db, today) {
	await db.transaction(async (tx) => {
		const stale = await tx.update(refunds).set({ status: "stale" }).where(and(eq(refunds.status, "sent"), eq(refunds.refundMethod, "check"), lte(refunds.sentOn, addDays(today, -180)))).returning();
		for (const refund of stale) await auditRefund(tx, refund, {
			userId: null,
			address: jobName$1,
			action: "stale"
		});
	});
}
async function auditRefund(tx, refund, { userId, address, action, reason }) {
	const [account] = await tx.select({ customerNumber: billingAccounts.customerNumber }).from(billingAccounts).where(eq(billingAccounts.number, refund.billingAccountNumber));
	await audit(tx, {
		userId,
		action: `refund.${action}`,
		customerNumber: account?.customerNumber,
		address,
		details: {
			refund: refund.id,
			account: refund.billingAccountNumber,
			amount: refund.amount,
			refund_method: refund.refundMethod,
			...reason === void 0 ? {} : { reason }
		}
	});
}
// server/features/deposits/refunds/refund.job.ts
/**
* Sends each approved refund once. Before the provider is called, the refund's row says so. A
* process that finds such an abandoned row asks the provider for the outcome. Asking closes a reference that was never
* paid, so that no late payout can follow.
*/
/** The time that sending a refund is expected to take at most. */
const leaseMs$1 = 2e4;
const maxAttempts$8 = 5;
/** Any number of processes may run it for the same refund: the first to claim it sends it, or asks for the outcome. */
const refundJob = defineJob({
	name: "send refund",
	payload: z.object({ id: z.uuid() }),
	maxAttempts: 25,
	keyOf: ({ id }) => id,
	async run(services, { id }) {
		await sendRefund(services, id);
		if (await isApproved(services.db, id)) await enqueueLater(services.db, refundJob, {
			payload: { id },
			delayMs: leaseMs$1
		});
	}
});
const dueRefundsJob = defineScheduledJob("find due refunds", async ({ db, clock }) => {
	await markStale(db, clock.today());
	await enqueueMissing(db, refundJob, await findRefundsToSend(db, {
		now: clock.now(),
		today: clock.today()
	}));
});
async function sendRefund(services, id) {
	const { db, clock, cards, log } = services;
	const now = clock.now();
	const refundClaim = await claimRefund(db, id, {
		now,
		until: new Date(now.getTime() + leaseMs$1)
	});
	if (!refundClaim) return;
	const { refund, isFirst } = refundClaim;
	const reference = `${refund.id}.${refund.attempt}`;
	let outcome = isFirst ? await payOut(services, refund, reference) : await cards.settlePayout(reference);
	if (outcome.kind === "unknown" && isFirst) {
		log.warn({
			refundId: id,
			cause: outcome.cause
		}, "the outcome of a refund is not known");
		outcome = await cards.settlePayout(reference);
	}
	await storeOutcome$1(services, refund, outcome);
}
async function payOut({ db, cards }, refund, reference) {
	const { customerNumber, name, address } = await findPayee(db, refund.billingAccountNumber);
	const request = {
		reference,
		customerNumber,
		amount: refund.amount
	};
	if (refund.refundMethod === "method") return refund.token === null ? {
		kind: "refused",
		reason: refundUnknownMethod
	} : cards.payOut({
		...request,
		to: {
			kind: "method",
			token: refund.token
		}
	});
	return address === null ? {
		kind: "refused",
		reason: refundNoAddress
	} : cards.payOut({
		...request,
		to: {
			kind: "check",
			payee: name,
			address
		}
	});
}
async function storeOutcome$1({ db, clock, log }, refund, outcome) {
	switch (outcome.kind) {
		case "paid": return markSent$1(db, refund, {
			...outcome,
			today: clock.today()
		});
		case "refused": return markFailed(db, refund, outcome.reason);
		case "never_paid": return refund.attempt < maxAttempts$8 ? startNextAttempt(db, refund) : markFailed(db, refund, refundTooManyTries);
		case "not_sent": return releaseReference(db, refund);
		case "unknown": log.warn({
			refundId: refund.id,
			cause: outcome.cause
		}, "the outcome of a refund is not known yet");
	}
}
// server/features/deposits/refunds/requestRefund.ts
/** Requests refunds and decides on them. Two people are involved, and each step checks the current books. */
const allDeposits = {
	page_number: 1,
	page_size: 500
};
/** Returns what can be refunded from an account and why the rest can't; null for an unknown account. */
async function refundableOf(db, number, providerDay) {
	const account = await findAccount(db, number);
	if (!account) return null;
	const openRefunds = await findOpenRefunds(db, number);
	const isClosed = account.status === "closed";
	const { balance } = account;
	const { deposits } = await findDeposits(db, { billingAccountNumber: number }, {
		...allDeposits,
		...providerDay
	});
	const ofDeposits = [];
	for (const deposit of deposits.filter(({ status }) => isHeld$1(status))) {
		const interestPaid = await findInterestPaid(db, deposit.deposit_id);
		ofDeposits.push({
			deposit_id: deposit.deposit_id,
			refund_amount: deposit.deposit_amount + Math.max(0, deposit.interest_amount - interestPaid),
			refund_methods: [...refundMethodsFor("deposit", isClosed)],
			problem: depositProblem({
				isHeld: isHeld$1(deposit.status),
				isCandidate: deposit.is_refund_candidate,
				isClosed,
				balance,
				hasOpenRefund: openRefunds.has(deposit.deposit_id)
			})
		});
	}
	return {
		account_no: number,
		crm_customer_number: account.customerNumber,
		name: account.name,
		balance,
		refundable: [{
			deposit_id: null,
			refund_amount: Math.max(0, -balance),
			refund_methods: [...refundMethodsFor("credit", isClosed)],
			problem: creditProblem({
				isClosed,
				balance,
				hasOpenRefund: openRefunds.has(null)
			})
		}, ...ofDeposits]
	};
}
const methodText = ({ description, last4 }) => last4 === "" || description.includes(last4) ? description : `${description} ending in ${last4}`;
const recordOf = (idempotencyKey, request) => idempotencyRecordOf(idempotencyKey, [
	request.acct_no,
	request.deposit_id,
	request.refund_method,
	request["payment-token"] ?? null,
	request.comments
]);
/** Requests a refund and returns its id. A repeated request under the same key returns the same refund. */
async function createRefund(services, { actor, caller }, request) {
	const { db, clock, config } = services;
	const idempotencyRecord = recordOf(caller.idempotencyKey, request);
	const method = request.refund_method === "method" ? await findMethod$1(services, request) : null;
	return db.transaction(async (tx) => {
		await lockAccount(tx, request.acct_no);
		const first = await findFirstRefund(tx, {
			userId: actor.userId,
			...idempotencyRecord
		});
		if (first) return first.id;
		const account = await refundableOf(tx, request.acct_no, {
			today: clock.today(),
			zone: config.TIME_ZONE
		});
		if (!account) throw new AppError("not_found", refundUnknownAccount, { acct_no: refundUnknownAccount });
		const refundable = account.refundable.find(({ deposit_id }) => deposit_id === request.deposit_id);
		if (!refundable) throw new AppError("not_found", refundUnknownDeposit, { deposit_id: refundUnknownDeposit });
		if (refundable.problem !== null) throw new AppError("conflict", refundable.problem);
		if (!refundable.refund_methods.includes(request.refund_method)) throw new AppError("invalid_input", refundMethodNotPossible, { refund_method: refundMethodNotPossible });
		const refund = {
			billingAccountNumber: request.acct_no,
			depositId: request.deposit_id,
			reason: request.deposit_id === null ? "closed_account" : "deposit",
			status: "requested",
			amount: refundable.refund_amount,
			requestedOn: clock.today(),
			refundMethod: request.refund_method,
			token: method?.token ?? null,
			method: method ? methodText(method) : "",
			comments: request.comments,
			requestedBy: actor.userId,
			...idempotencyRecord
		};
		const id = await insertRefund(tx, refund);
		await auditRefund(tx, {
			...refund,
			id
		}, {
			userId: actor.userId,
			address: caller.address,
			action: "requested"
		});
		return id;
	});
}
async function findMethod$1({ db, cards }, request) {
	const token = request["payment-token"];
	if (token === void 0) throw new AppError("invalid_input", refundChooseMethod, { "payment-token": refundChooseMethod });
	const account = await findAccount(db, request.acct_no);
	const method = (account ? await cards.listProfiles(account.customerNumber) : []).find((profile) => profile.token === token);
	if (!method) throw new AppError("not_found", refundUnknownMethod, { "payment-token": refundUnknownMethod });
	return method;
}
/** Anyone with the right to approve can decide, except the requester. */
async function decideOnRefund({ db, clock }, { actor, caller }, { id, decision, reason }) {
	await db.transaction(async (tx) => {
		const refund = await lockRefund(tx, id);
		if (!refund) throw notFound$1();
		if (refund.requestedBy === actor.userId) throw new AppError("not_allowed", refundOwnRefund);
		if (refund.status !== "requested") throw new AppError("conflict", refundDecided);
		const decider = {
			userId: actor.userId,
			address: caller.address,
			at: clock.now(),
			today: clock.today()
		};
		if (decision === "decline") return declineRefund(tx, refund, {
			...decider,
			reason
		});
		const problem = await approveRefund(tx, refund, decider);
		if (problem !== null) throw new AppError("conflict", problem);
		await enqueue(tx, dueRefundsJob, {});
	});
}
// server/features/deposits/refunds/routes.ts
/** Serves refunds: lists, requests and decisions for staff, and the refunds of a customer. */
const refundsPerRead = 1e3;
function refundRoutes(routeContext, services) {
	const { db, clock, cards, config } = services;
	const since = (days) => firstDayOf$1(clock.today(), days);
	const requireRefund = async (userId, id) => {
		const refund = await findRefund(db, id, userId);
		if (!refund) throw notFound$1();
		return refund;
	};
	serve(routeContext, listRefunds, ({ body: { days, status, ...page }, actor: { userId } }) => findRefunds(db, {
		userId,
		since: since(days),
		status
	}, page));
	serve(routeContext, exportRefunds, async ({ query: { days }, actor }, caller) => {
		const filter = {
			userId: actor.userId,
			since: since(days)
		};
		await auditActor(db, {
			actor,
			caller
		}, {
			action: "refund.exported",
			details: { days }
		});
		const readPage = (after) => findRefundsAfter(db, filter, {
			after,
			page_size: refundsPerRead
		});
		return csvFile({
			name: `Refunds of ${days} days.csv`,
			head: refundHead,
			rows: readAllPages(readPage, refundCells)
		});
	});
	serve(routeContext, getRefundable, async ({ query: { acct_no }, actor }, { address }) => {
		const account = await refundableOf(db, acct_no, {
			today: clock.today(),
			zone: config.TIME_ZONE
		});
		if (!account) throw new AppError("not_found", refundUnknownAccount, { acct_no: refundUnknownAccount });
		const customerNumber = account.crm_customer_number;
		await openCustomer(db, actor, {
			customerNumber,
			address,
			what: "refundable"
		});
		const profiles = await cards.listProfiles(customerNumber);
		return {
			...account,
			methods: profiles.map((profile) => ({
				"payment-token": profile.token,
				method: methodText(profile)
			}))
		};
	});
	serve(routeContext, requestRefund, async ({ body, actor }, caller) => {
		const id = await createRefund(services, {
			actor,
			caller
		}, body);
		caller.addMessage(refundRequested);
		return requireRefund(actor.userId, id);
	});
	serve(routeContext, decideRefund, async ({ params, body, actor }, caller) => {
		await decideOnRefund(services, {
			actor,
			caller
		}, {
			id: params.refund_id,
			...body
		});
		caller.addMessage(body.decision === "approve" ? refundApproved : refundDeclined);
		return requireRefund(actor.userId, params.refund_id);
	});
	serve(routeContext, listReceivedRefunds, async ({ query: { billing_group_id: groupId, ...page }, actor }, caller) => {
		const scope = scopeOf(actor);
		if (groupId === void 0) {
			if (scope.kind === "all") throw new AppError("invalid_input", oneGroup, { billing_group_id: oneGroup });
			return findReceivedRefunds(db, scope, page);
		}
		const account = await findBillingGroup(db, scope, groupId);
		if (!account) throw notFound$1();
		await recordAccess(db, actor, {
			customerNumber: account.customerNumber,
			address: caller.address,
			what: "refunds"
		});
		return findReceivedRefunds(db, scope, {
			groupId,
			...page
		});
	});
}
// server/features/deposits/routes.ts
/** Serves deposits to staff. */
/** Each read sorts all matching deposits, so few large ones are faster. */
const depositsPerRead = 5e3;
function depositRoutes(routeContext, { db, clock, config }) {
	const providerDay = () => ({
		today: clock.today(),
		zone: config.TIME_ZONE
	});
	function filterOf({ days, status, community = "" }) {
		if (status !== void 0) return {
			status,
			community
		};
		return {
			since: firstDayOf$1(clock.today(), days ?? 3650),
			community
		};
	}
	serve(routeContext, listDeposits, ({ body: { days, status, community, ...page } }) => findDeposits(db, filterOf({
		days,
		status,
		community
	}), {
		...page,
		...providerDay()
	}));
	serve(routeContext, listDepositsOfCustomer, async ({ query, actor }, { address }) => {
		const { crm_customer_id: customerNumber, ...page } = query;
		await openCustomer(db, actor, {
			customerNumber,
			address,
			what: "deposits"
		});
		return findDeposits(db, { customerNumber }, {
			...page,
			...providerDay()
		});
	});
	serve(routeContext, listDepositTransactions, async ({ params, query: { txnTypeCode, ...page } }) => {
		if (!await hasDeposit(db, params.depositId)) throw notFound$1();
		return findTransactions(db, params.depositId, {
			code: txnTypeCode || void 0,
			...page
		});
	});
	serve(routeContext, exportDeposits, async ({ query, actor }, caller) => {
		const page = {
			page_size: depositsPerRead,
			...providerDay()
		};
		await auditActor(db, {
			actor,
			caller
		}, {
			action: "deposit.exported",
			details: query
		});
		const head = [
			"Billing account",
			"Name",
			"Community",
			"Kind",
			"Deposit",
			"Interest",
			"Held since",
			"Review date",
			"Status",
			"Months on time",
			"Refund candidate"
		];
		const filter = filterOf(query);
		const readPage = (after) => findDepositsAfter(db, filter, {
			after,
			...page
		});
		const rows = readAllPages(readPage, (row) => [
			row.account_no,
			row.name,
			row.community,
			depositKindLabels[row.deposit_kind],
			row.deposit_amount / 100,
			row.interest_amount / 100,
			row.held_since,
			row.review_on,
			depositStatusLabels[row.status],
			row.months_on_time,
			row.is_refund_candidate ? "yes" : "no"
		]);
		const name = query.status ? depositStatusLabels[query.status] : `${query.days} days`;
		return csvFile({
			name: `Deposits ${name}.csv`,
			head,
			rows
		});
	});
}
// shared/texts/devices.ts
/** Texts about devices. */
const noWifi = "This device doesn’t have its own Wi-Fi.";
const noRestart = "This device can’t be restarted from here.";
const noSpeedTest = "Speed tests run only on the gateway.";
const noSpeed = "There’s no active internet plan on this line right now, so there’s no speed to test.";
const underWay = "The device is still busy with the last change. Wait until it’s done, then try again.";
const notSent$1 = "The network didn’t accept this. Nothing was changed; try again in a moment.";
const nameAndPassword = "Guest Wi-Fi needs a name and a password when it’s on";
// server/features/devices/devices.queries.ts
/** Reads devices of service accounts in scope, and reads and stores their orders. */
/** Returns a device in scope with its customer and service status; null when there is none. */
async function findDevice(db, scope, id) {
	const [row] = await db.select({
		device: devices,
		customerNumber: billingAccounts.customerNumber,
		status: serviceAccounts.status
	}).from(devices).innerJoin(serviceAccounts, eq(serviceAccounts.id, devices.serviceAccountId)).innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber)).where(and(eq(devices.id, id), inScope(scope, billingAccounts.customerNumber)));
	return row ?? null;
}
/** Returns the devices of a service account; the caller has already checked the scope. */
const findDevicesOf = (db, serviceAccountId) => db.select().from(devices).where(eq(devices.serviceAccountId, serviceAccountId)).orderBy(asc(devices.kind), asc(devices.model));
/** Returns the orders of devices that are queued or were applied since a date, newest first. */
async function findActions(db, deviceIds, appliedSince) {
	return db.select().from(deviceActions).where(and(inArray(deviceActions.deviceId, [...deviceIds]), or(eq(deviceActions.status, "queued"), gte(deviceActions.appliedAt, appliedSince)))).orderBy(desc(deviceActions.requestedAt));
}
/** Returns every pending order that the network has accepted, of any customer, with its device. */
const findQueued = (db, deviceIds) => db.select({
	action: deviceActions,
	device: devices
}).from(deviceActions).innerJoin(devices, eq(devices.id, deviceActions.deviceId)).where(and(eq(deviceActions.status, "queued"), isNotNull(deviceActions.sentAt), deviceIds ? inArray(deviceActions.deviceId, [...deviceIds]) : void 0));
/** Stores an order for a device; returns null while the same action is pending. */
async function insertAction(db, action) {
	const [row] = await db.insert(deviceActions).values({
		...action,
		status: "queued"
	}).onConflictDoNothing().returning();
	return row ?? null;
}
/** Records that the network has accepted an order. */
async function markSent(db, { id, action, deviceId, userId }, { now, ...trail }) {
	await db.transaction(async (tx) => {
		await tx.update(deviceActions).set({ sentAt: now }).where(eq(deviceActions.id, id));
		await audit(tx, {
			...trail,
			userId,
			action: `device.${action}`,
			details: { device: deviceId }
		});
	});
}
/** Deletes an order that the network did not accept. */
async function deleteUnsent(db, id) {
	await db.delete(deviceActions).where(and(eq(deviceActions.id, id), isNull(deviceActions.sentAt)));
}
/**
* Deletes orders of a process that died before sending them: their passwords were never stored, so no one can resend.
*/
async function deleteAbandoned(db, requestedBefore) {
	await db.delete(deviceActions).where(and(eq(deviceActions.status, "queued"), isNull(deviceActions.sentAt), lt(deviceActions.requestedAt, requestedBefore)));
}
/** Returns the columns of a device that an applied order changes. */
function changesAfter({ action, settings }, { now, speeds }) {
	if (action === "restart") return { since: now };
	return speeds ? {
		testedDownMbps: speeds.downMbps,
		testedUpMbps: speeds.upMbps,
		testedAt: now
	} : settings;
}
/** Records once that a device has applied an order, and updates the device. */
async function markApplied(db, action, outcome) {
	const { id, deviceId } = action;
	await db.transaction(async (tx) => {
		if ((await tx.update(deviceActions).set({
			status: "applied",
			appliedAt: outcome.now
		}).where(and(eq(deviceActions.id, id), eq(deviceActions.status, "queued"))).returning({ id: deviceActions.id })).length === 0) return;
		const changed = changesAfter(action, outcome);
		if (Object.keys(changed).length > 0) await tx.update(devices).set(changed).where(eq(devices.id, deviceId));
	});
}
const toDeviceAction = ({ id, action, status, requestedAt, appliedAt }) => ({
	action_id: id,
	action,
	status,
	requested_date: requestedAt.toISOString(),
	applied_date: appliedAt?.toISOString() ?? null
});
function toSpeedTest({ testedDownMbps, testedUpMbps, testedAt }) {
	if (testedDownMbps === null || testedUpMbps === null || testedAt === null) return null;
	return {
		download_mbps: testedDownMbps,
		upload_mbps: testedUpMbps,
		tested_date: testedAt.toISOString()
	};
}
/** Converts a device with its newest action of each kind. */
function toDevice(device, actions) {
	const own = actions.filter(({ deviceId }) => deviceId === device.id);
	return {
		device_id: device.id,
		kind: device.kind,
		model: device.model,
		serial_number: device.serialNumber,
		is_online: device.isOnline,
		since: device.since.toISOString(),
		wifi: device.wifiName === null ? null : {
			name: device.wifiName,
			guest_name: device.guestName,
			is_guest_on: device.isGuestOn
		},
		speed_test: toSpeedTest(device),
		actions: own.filter((action, index) => own.findIndex((other) => other.action === action.action) === index).map(toDeviceAction)
	};
}
// server/features/devices/deviceOrders.ts
const noGatewayTexts = {
	wifi: noWifi,
	guest_wifi: noWifi,
	restart: noRestart,
	speed_test: noSpeedTest
};
/** Returns the speed of the plan that runs on a service account. */
async function provisionedSpeed({ db, clock }, serviceAccountId) {
	const running = await findActiveProducts(db, [serviceAccountId], clock.today());
	const speed = findPlan(running.get(serviceAccountId) ?? [])?.product.speedMbps;
	if (!speed) throw new AppError("conflict", noSpeed);
	return speed;
}
/** Stores an order, then hands it to the network. If the network does not accept it, the order is deleted. */
async function placeOrder(services, { actor, address, deviceId, order, settings }) {
	const { db, network, clock } = services;
	const found = await findDevice(db, scopeOf(actor), deviceId);
	if (!found) throw notFound$1();
	const { device, customerNumber, status } = found;
	if (status === "closed") throw new AppError("conflict", closed);
	const { action } = order;
	if (device.wifiName === null) throw new AppError("conflict", noGatewayTexts[action]);
	const provisionedMbps = action === "speed_test" ? await provisionedSpeed(services, device.serviceAccountId) : void 0;
	const { userId } = actor;
	const storedAction = await insertAction(db, {
		deviceId,
		action,
		settings,
		provisionedMbps,
		userId,
		requestedAt: clock.now()
	});
	if (!storedAction) throw new AppError("conflict", underWay);
	try {
		await network.sendOrder({
			...order,
			provisionedMbps,
			id: storedAction.id,
			serialNumber: device.serialNumber
		});
	} catch (error) {
		await deleteUnsent(db, storedAction.id);
		services.log.error({
			err: error,
			deviceId
		}, "the network rejected an order");
		throw new AppError("provider_failed", notSent$1);
	}
	await markSent(db, storedAction, {
		now: clock.now(),
		customerNumber,
		address
	});
	return storedAction;
}
/** Returns what the speed tests among the applied orders measured. */
async function speedsOf(network, applied) {
	const tests = applied.flatMap(({ id, provisionedMbps }) => provisionedMbps === null ? [] : [{
		id,
		provisionedMbps
	}]);
	return tests.length === 0 ? /* @__PURE__ */ new Map() : network.findSpeedTestResults(tests);
}
/** Asks the network for the outcome of pending orders, of some devices or of all. */
async function settleOrders({ db, network, clock }, deviceIds) {
	const queued = await findQueued(db, deviceIds);
	if (queued.length === 0) return;
	const now = clock.now();
	const appliedIds = await network.findExecutedOrders(queued.map(({ action, device }) => ({
		id: action.id,
		serialNumber: device.serialNumber,
		action: action.action,
		isOnline: device.isOnline,
		sentAt: action.sentAt ?? action.requestedAt
	})), now);
	const applied = queued.map(({ action }) => action).filter(({ id }) => appliedIds.has(id));
	const speeds = await speedsOf(network, applied);
	for (const action of applied) await markApplied(db, action, {
		now,
		speeds: speeds.get(action.id)
	});
}
// server/features/devices/routes.ts
/** Serves the devices in a home: state, Wi-Fi settings, restart and speed test. */
/** An applied action stays visible for this long. */
const appliedShownMs = 12e4;
function deviceRoutes(routeContext, services) {
	const { db, clock } = services;
	serve(routeContext, listDevices, async ({ query, actor }, { address }) => {
		const { customerNumber } = await openServiceAccount(db, scopeOf(actor), { id: query.crm_service_account_id });
		await recordAccess(db, actor, {
			customerNumber,
			address,
			what: "devices"
		});
		const ids = (await findDevicesOf(db, query.crm_service_account_id)).map(({ id }) => id);
		if (ids.length === 0) return [];
		await settleOrders(services, ids);
		const rows = await findDevicesOf(db, query.crm_service_account_id);
		const actions = await findActions(db, ids, /* @__PURE__ */ new Date(clock.now().getTime() - appliedShownMs));
		return rows.map((row) => toDevice(row, actions));
	});
	serve(routeContext, updateWifi, async ({ body, actor }, { address }) => {
		const name = body.wifi_name.trim();
		const order = {
			action: "wifi",
			wifi: {
				name,
				password: body.wifi_password
			}
		};
		const request = {
			actor,
			address,
			deviceId: body.device_id,
			order,
			settings: { wifiName: name }
		};
		return toDeviceAction(await placeOrder(services, request));
	});
	serve(routeContext, updateGuestWifi, async ({ body, actor }, { address }) => {
		const { is_on: isOn, guest_name, guest_password: password } = body;
		const name = guest_name?.trim();
		if (isOn && (!name || !password)) throw new AppError("invalid_input", nameAndPassword, { [name ? "guest_password" : "guest_name"]: nameAndPassword });
		const order = {
			action: "guest_wifi",
			guest: {
				isOn,
				name,
				password
			}
		};
		const settings = {
			isGuestOn: isOn,
			...isOn && name && { guestName: name }
		};
		return toDeviceAction(await placeOrder(services, {
			actor,
			address,
			deviceId: body.device_id,
			order,
			settings
		}));
	});
	serve(routeContext, restartDevice, async ({ body, actor }, { address }) => {
		return toDeviceAction(await placeOrder(services, {
			actor,
			address,
			deviceId: body.device_id,
			order: { action: "restart" },
			settings: {}
		}));
	});
	serve(routeContext, testSpeed, async ({ body, actor }, { address }) => {
		return toDeviceAction(await placeOrder(services, {
			actor,
			address,
			deviceId: body.device_id,
			order: { action: "speed_test" },
			settings: {}
		}));
	});
}
// server/features/documents/routes.ts
/** Serves the document library. */
function documentRoutes(routeContext, { db, files, log }) {
	const readerOf = async (actor, access) => {
		if (access?.customerNumber !== void 0) {
			const { customerNumber, address } = access;
			const scope = seesAllCustomers(actor) ? scopeOf(actor) : scopeWithRight(actor, "ACCOUNTS.read");
			const kind = await findCustomerKind$1(db, scope, customerNumber);
			if (kind === null) throw notFound$1();
			await recordAccess(db, actor, {
				customerNumber,
				address,
				what: "documents"
			});
			const userType = userTypeOf[kind];
			const { communities } = await findAudience(db, [customerNumber], userType);
			return {
				kind: "customer",
				userType,
				communities
			};
		}
		return ownReaderOf(db, actor);
	};
	serve(routeContext, listDocumentFolders, async ({ query, actor }, { address }) => findFolders(db, await readerOf(actor, {
		customerNumber: query.crm_customer_id,
		address
	})));
	serve(routeContext, listDocuments, async ({ body, actor }, { address }) => findDocuments(db, await readerOf(actor, {
		customerNumber: body.crm_customer_id,
		address
	}), body));
	serve(routeContext, openDocument, async ({ query, actor }) => {
		const file = await findDocumentFile(db, await readerOf(actor), query.document_id);
		if (!file) throw notFound$1();
		const bytes = await files.open(file.key);
		if (!bytes) {
			log.error({ documentId: query.document_id }, "the file of a document is missing");
			throw new AppError("unavailable", fileGone);
		}
		return {
			name: file.name,
			type: file.type,
			bytes
		};
	});
}
// shared/texts/help.ts
/** Texts about help. */
const callbackRequested = "Callback requested.";
const callbackCancelled = "The callback was canceled.";
const callbackNotPassedOn = "We couldn’t pass on your request. Try again in a few minutes, or call us.";
const callbackOneAtATime = "You’re already waiting for a call. Cancel it first to request another time.";
const callbackTimeGone = "This time is no longer available. Choose another one.";
const callbackStaff = "Callbacks are for customers. Staff can’t request one.";
const callbackThrottled = (minutes) => `You’ve requested several calls in a short time. Try again in ${minutesText(minutes)}, or call us.`;
const feedbackThrottled = (minutes) => `You’ve given a lot of feedback in a short time. Try again in ${minutesText(minutes)}.`;
const helpCodeStaff = "Support codes are for customers. Staff enter them.";
const helpCodeThrottled = (minutes) => `Too many codes were created. Try again in ${minutesText(minutes)}.`;
const helpCodeTriesThrottled = (minutes) => `Too many codes were tried. Try again in ${minutesText(minutes)}.`;
const helpCodeWrong = "No customer has this code right now. Ask for it again, or for a new one.";
const helpCodeEnded = "The code is no longer valid.";
const otherCodeInProgress = "Another code is being created. Try again.";
/** The email to customer care: whom to call, when, and about what. */
const careCallback = ({ isRequested, topic, time, ...caller }) => ({
	subject: isRequested ? `Call back: ${topic}, ${time}` : `Do not call back: ${topic}, ${time}`,
	text: [
		isRequested ? `Call back ${caller.name}` : `Do not call back ${caller.name}`,
		`Number: ${caller.phone}`,
		`Time: ${time}`,
		`Topic: ${topic}`,
		`Customer: ${caller.customerNumber ?? "none yet"}`,
		`Email: ${caller.email}`
	].join("\n")
});
// server/db/schema/help.ts
/** FAQ feedback, callback requests and help codes. */
/** Whether an FAQ answer helped, once per user and question. Users can change it. */
const faqFeedback = pgTable("faq_feedback", {
	userId: uuid("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
	slug: text("slug").notNull(),
	isHelpful: boolean("is_helpful").notNull(),
	updatedAt: moment("updated_at").notNull()
}, (table) => [primaryKey({ columns: [table.userId, table.slug] }), index("faq_feedback_slug").on(table.slug)]);
/** Callback requests. Day and minutes are in the provider's time zone. */
const callbackRequests = pgTable("callback_requests", {
	id: uuid("id").primaryKey().defaultRandom(),
	userId: uuid("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
	topic: text("topic", { enum: callbackTopics }).notNull(),
	/** Ten digits. */
	phone: text("phone").notNull(),
	day: date("day").notNull(),
	fromMinutes: integer("from_minutes").notNull(),
	toMinutes: integer("to_minutes").notNull(),
	/** `past`: its time went by, so the user may request another callback. */
	status: text("status", { enum: [
		"open",
		"cancelled",
		"past"
	] }).notNull().default("open"),
	createdAt: moment("created_at").notNull().defaultNow()
}, (table) => [uniqueIndex("callback_requests_one_open").on(table.userId).where(sql`${table.status} = 'open'`)]);
/** Codes that customers read out to customer care. A user has one open code at a time. */
const helpCodes = pgTable("help_codes", {
	id: uuid("id").primaryKey().defaultRandom(),
	userId: uuid("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
	/** A keyed hash without the row's id, because staff know the digits only. */
	codeHash: bytes("code_hash").notNull(),
	createdAt: moment("created_at").notNull(),
	expiresAt: moment("expires_at").notNull(),
	endedAt: moment("ended_at"),
	redeemedAt: moment("redeemed_at"),
	redeemedBy: uuid("redeemed_by").references(() => users.id)
}, (table) => [uniqueIndex("help_codes_digits").on(table.codeHash).where(sql`${table.endedAt} is null`), uniqueIndex("help_codes_one_open").on(table.userId).where(sql`${table.endedAt} is null`)]);
// server/features/help/help.queries.ts
/** Reads and stores feedback on help answers, and call-back requests. */
const findFeedback = (db, userId) => db.select({
	slug: faqFeedback.slug,
	helpful: faqFeedback.isHelpful
}).from(faqFeedback).where(eq(faqFeedback.userId, userId)).orderBy(faqFeedback.slug);
async function storeFeedback(db, row) {
	const { isHelpful, updatedAt } = row;
	await db.insert(faqFeedback).values(row).onConflictDoUpdate({
		target: [faqFeedback.userId, faqFeedback.slug],
		set: {
			isHelpful,
			updatedAt
		}
	});
}
const toCallback = (row) => ({
	callback_id: row.id,
	topic: row.topic,
	phone: row.phone,
	day: row.day,
	from_minutes: row.fromMinutes,
	to_minutes: row.toMinutes,
	created_at: row.createdAt.toISOString()
});
/** Marks a user's open call-back request as past once its time is over. */
async function expirePastCallback(db, userId, now) {
	await db.update(callbackRequests).set({ status: "past" }).where(and(eq(callbackRequests.userId, userId), eq(callbackRequests.status, "open"), or(lt(callbackRequests.day, now.day), and(eq(callbackRequests.day, now.day), lte(callbackRequests.toMinutes, now.minutes)))));
}
async function findOpenCallback(db, userId) {
	const [row] = await db.select().from(callbackRequests).where(and(eq(callbackRequests.userId, userId), eq(callbackRequests.status, "open")));
	return row ? toCallback(row) : null;
}
/** Returns null when the user already waits for a call. */
async function storeCallback(db, request) {
	const { userId, topic, phone, window, now } = request;
	const { day, from: fromMinutes, to: toMinutes } = window;
	const [row] = await db.insert(callbackRequests).values({
		userId,
		topic,
		phone,
		day,
		fromMinutes,
		toMinutes,
		createdAt: now
	}).onConflictDoNothing().returning();
	return row ? toCallback(row) : null;
}
/** Returns null when the user has no such request open. */
async function cancelOpenCallback(db, userId, callbackId) {
	const [row] = await db.update(callbackRequests).set({ status: "cancelled" }).where(and(eq(callbackRequests.id, callbackId), eq(callbackRequests.userId, userId), eq(callbackRequests.status, "open"))).returning();
	return row ? toCallback(row) : null;
}
/** Returns the user's name for the agent who calls. */
async function findName(db, userId) {
	const [row] = await db.select({
		first: contacts.firstName,
		last: contacts.lastName
	}).from(users).innerJoin(contacts, eq(contacts.id, users.contactId)).where(eq(users.id, userId));
	return row ? `${row.first} ${row.last}` : "";
}
// server/features/help/rules.ts
const callbacksByUser = {
	limit: 5,
	windowMinutes: 60
};
/** No one reads this many answers; without a limit one user could fill the table. */
const feedbackByUser = {
	limit: 60,
	windowMinutes: 15
};
/** Returns the requested window if the desk can still call then; null otherwise. */
const windowAt = ({ topic, day, from_minutes: from }, now) => callbackWindows(topic, now).find((window) => window.day === day && window.from === from) ?? null;
const timeOf = ({ day, from_minutes, to_minutes }) => `${formatDay(day)}, ${timeText(from_minutes)} to ${timeText(to_minutes)}`;
/** Builds the mail for customer care: whom to call, when, and about what. */
const careMail = (callback, kind, caller) => careCallback({
	...caller,
	isRequested: kind === "requested",
	topic: callback.topic,
	time: timeOf(callback),
	phone: formatPhoneNumber(callback.phone)
});
// server/features/help/routes.ts
/** Serves feedback on help answers and call-back requests. */
function helpRoutes(routeContext, services) {
	const { db, clock, config, notifier } = services;
	const localNow = () => wallClock(clock.now(), config.TIME_ZONE);
	const mailToCare = async (callback, kind, actor) => {
		const [customerNumber] = actor.customerNumbers;
		const caller = {
			name: await findName(db, actor.userId),
			email: actor.email,
			customerNumber
		};
		return {
			to: config.CARE_EMAIL,
			...careMail(callback, kind, caller)
		};
	};
	const auditCallback = (tx, action, { actor, caller }) => auditActor(tx, {
		actor,
		caller
	}, {
		action,
		customerNumber: actor.customerNumbers[0]
	});
	serve(routeContext, listFaqFeedback, ({ actor }) => findFeedback(db, actor.userId));
	serve(routeContext, giveFaqFeedback, async ({ body, actor }) => {
		await limitAttempts(services, `faq-feedback:${actor.userId}`, {
			rule: feedbackByUser,
			textFor: feedbackThrottled
		});
		const { slug, helpful: isHelpful } = body;
		await storeFeedback(db, {
			userId: actor.userId,
			slug,
			isHelpful,
			updatedAt: clock.now()
		});
		return null;
	});
	serve(routeContext, getCallback, async ({ actor }) => {
		await expirePastCallback(db, actor.userId, localNow());
		return findOpenCallback(db, actor.userId);
	});
	serve(routeContext, requestCallback, async ({ body, actor }, caller) => {
		if (isStaff(actor.userType)) throw new AppError("not_allowed", callbackStaff);
		if (!notifier.channels.email) throw new AppError("unavailable", callbackNotPassedOn);
		const window = windowAt(body, localNow());
		if (!window) throw new AppError("invalid_input", callbackTimeGone, { from_minutes: callbackTimeGone });
		await limitAttempts(services, `callback:${actor.userId}`, {
			rule: callbacksByUser,
			textFor: callbackThrottled
		});
		await expirePastCallback(db, actor.userId, localNow());
		const { userId } = actor;
		const request = {
			userId,
			phone: phoneDigits(body.phone),
			topic: body.topic,
			window,
			now: clock.now()
		};
		const callback = await db.transaction(async (tx) => {
			const stored = await storeCallback(tx, request);
			if (!stored) throw new AppError("conflict", callbackOneAtATime);
			await auditCallback(tx, "callback.requested", {
				actor,
				caller
			});
			await enqueueMail(services, tx, await mailToCare(stored, "requested", actor));
			return stored;
		});
		caller.addMessage(callbackRequested);
		return callback;
	});
	serve(routeContext, cancelCallback, async ({ body, actor }, caller) => {
		await db.transaction(async (tx) => {
			const callback = await cancelOpenCallback(tx, actor.userId, body.callback_id);
			if (!callback) throw notFound$1();
			await auditCallback(tx, "callback.cancelled", {
				actor,
				caller
			});
			await enqueueMail(services, tx, await mailToCare(callback, "cancelled", actor));
		});
		caller.addMessage(callbackCancelled);
		return null;
	});
}
// server/features/internalUsers/rules.ts
/** Decides who may change the sign-in of a colleague. */
const staffInvitations = {
	limit: 20,
	windowMinutes: 60
};
/**
* Returns whether rights exceed the user's own. A user who may change roles could get any right, so none exceed theirs.
*/
const hasRightsBeyond = (rights, own) => !own.has("ACCESSCONTROL.write") && [...rights].some((right) => !own.has(right));
/** Returns why the change is not allowed, or null when it is. */
function staffChangeProblem({ change, isSelf, own, targetRights }) {
	if (isSelf && change !== "role") return notYourself;
	return hasRightsBeyond(targetRights, own) ? above : null;
}
/** Returns why the role may not be assigned, or null when it may. */
function roleAssignmentProblem({ isForStaff, rights }, own) {
	if (!isForStaff) return roleOfCustomers;
	return hasRightsBeyond(rights, own) ? roleAbove : null;
}
// server/features/internalUsers/internalUsers.queries.ts
/** Queries staff: the users who sign in and the people who are invited. */
const email = sql`coalesce(${users.email}, ${invitations.email})`;
const status = sql`case when ${users.id} is null then 'invited' else ${users.status} end`;
const selectStaff = (db) => db.select({
	contact: contacts,
	email,
	status,
	userId: users.id,
	lastSignInAt: users.lastSignInAt,
	totpSince: users.totpSince,
	invitedUntil: invitations.expiresAt,
	role: roles,
	providerNumber: customers.number
}).from(contacts).innerJoin(customers, and(eq(customers.number, contacts.customerNumber), eq(customers.kind, "provider"))).leftJoin(users, and(eq(users.contactId, contacts.id), eq(users.userType, "CENTRIC"), ne(users.status, "removed"))).leftJoin(invitations, and(eq(invitations.contactId, contacts.id), isNull(users.id))).innerJoin(roles, eq(roles.id, sql`coalesce(${users.roleId}, ${invitations.roleId})`)).$dynamic();
const toInternalUser = (row, { viewer, now }) => ({
	contact_id: row.contact.id,
	name: `${row.contact.firstName} ${row.contact.lastName}`,
	email: row.email,
	user_role_id: row.role.id,
	role_name: row.role.name,
	status: row.status,
	invited_until: row.invitedUntil?.toISOString() ?? null,
	is_expired: row.invitedUntil !== null && row.invitedUntil <= now,
	last_sign_in_at: row.lastSignInAt?.toISOString() ?? null,
	has_two_step: row.totpSince !== null,
	is_self: row.userId === viewer.userId,
	is_administrator: row.status === "active" && isAdministrator(row.role.rights),
	can_change: !hasRightsBeyond(row.role.rights, viewer.rights)
});
const matchesFilter$5 = (filter) => and(isNull(contacts.removedAt), filter.status ? sql`${status} = ${filter.status}` : void 0, filter.search === "" ? void 0 : sql`lower(${contacts.firstName} || ' ' || ${contacts.lastName} || ' ' || ${email}) like ${containsPattern(filter.search.toLowerCase())}`);
async function findStaff(db, filter, { page, ...viewContext }) {
	const condition = matchesFilter$5(filter);
	const { limit, offset } = limitOffsetOf(page);
	const [rows, [counted]] = await Promise.all([selectStaff(db).where(condition).orderBy(asc(contacts.lastName), asc(contacts.firstName), asc(contacts.id)).limit(limit).offset(offset), db.select({ total: count() }).from(selectStaff(db).where(condition).as("staff"))]);
	return {
		users: rows.map((row) => toInternalUser(row, viewContext)),
		total_count: counted?.total ?? 0
	};
}
async function findStaffMember(db, contactId) {
	const [row] = await selectStaff(db).where(and(eq(contacts.id, contactId), isNull(contacts.removedAt)));
	return row ?? null;
}
/** Returns the caller's current rights and their provider's number, or null when they can no longer sign in. */
async function findCaller(db, userId) {
	const [row] = await db.select({
		rights: roles.rights,
		providerNumber: contacts.customerNumber
	}).from(users).innerJoin(roles, eq(roles.id, users.roleId)).innerJoin(contacts, eq(contacts.id, users.contactId)).where(and(eq(users.id, userId), eq(users.status, "active"), eq(users.userType, "CENTRIC")));
	return row ? {
		rights: new Set(row.rights),
		providerNumber: row.providerNumber
	} : null;
}
const findStaffRoles = (db) => db.select().from(roles).where(eq(roles.isForStaff, true)).orderBy(asc(roles.name));
async function findRole$1(db, roleId) {
	const [role] = await db.select().from(roles).where(eq(roles.id, roleId)).for("share");
	return role ?? null;
}
async function storeStatus(db, userId, next) {
	await db.update(users).set({ status: next }).where(eq(users.id, userId));
}
/** Returns whether the address has a staff invitation that has not expired. */
async function isInvited(db, address, now) {
	return (await db.select({ id: invitations.id }).from(invitations).innerJoin(customers, and(eq(customers.number, invitations.customerNumber), eq(customers.kind, "provider"))).where(and(eq(sql`lower(${invitations.email})`, address.toLowerCase()), gt(invitations.expiresAt, now))).limit(1)).length > 0;
}
// server/directory/signIn/token.ts
/** Creates the tokens of sessions, links and resets. */
/** Returns 256 random bits in characters that need no escaping. */
const createToken = () => randomBytes(32).toString("base64url");
// server/features/internalUsers/staffChanges.ts
/** Reads the caller's current rights: of two users who disable each other, the second is no longer allowed to. */
async function requireCaller(db, { actor }) {
	const own = await findCaller(db, actor.userId);
	if (!own) throw new AppError("not_signed_in", signInAgain);
	if (!own.rights.has("INTERNALUSERS.write")) throw new AppError("not_allowed", notAllowed);
	return own;
}
async function requireColleague(tx, context, { contactId, change }) {
	const own = await requireCaller(tx, context);
	const row = await findStaffMember(tx, contactId);
	if (!row) throw notFound$1();
	const problem = staffChangeProblem({
		change,
		isSelf: row.userId === context.actor.userId,
		own: own.rights,
		targetRights: new Set(row.role.rights)
	});
	if (problem) throw new AppError("conflict", problem);
	return {
		row,
		own
	};
}
async function requireAssignableRole(tx, roleId, own) {
	const role = await findRole$1(tx, roleId);
	const problem = role ? roleAssignmentProblem(role, own) : roleOfCustomers;
	if (!role || problem) throw new AppError("invalid_input", problem ?? "", { user_role_id: problem ?? "" });
	return role;
}
/** Rejects an address that someone already signs in with, or that has an open invitation. */
async function assertInvitable$2({ clock }, tx, { person, providerNumber }) {
	const createError = (text) => new AppError("conflict", text, { email: text });
	await lockCustomer(tx, { number: providerNumber });
	const user = await findUserByEmail$1(tx, person.email);
	if (user && user.status !== "removed") throw createError(signsInAlready$1);
	if (await isInvited(tx, person.email, clock.now())) throw createError(invitedAlready);
}
/** Assigns the role, unless the colleague got another one since the caller saw the list, and records the change. */
async function assignRole(tx, context, { row, role, seen }) {
	const change = {
		from: seen,
		to: role.id
	};
	if (!(row.userId === null ? await changeInvitedRole(tx, row.contact.id, change) : await changeRole$1(tx, row.userId, change))) throw new AppError("conflict", changedMeanwhile$2);
	const details = {
		user: row.userId ?? "",
		email: row.email,
		role: role.name,
		before: row.role.name
	};
	await auditStaffChange(tx, context, {
		action: "staff.roleChanged",
		contactId: row.contact.id,
		details
	});
}
/** Disables a colleague's sign-in, which ends their sessions, or enables it, and records the change. */
async function setStatus(tx, context, { userId, row, status }) {
	await storeStatus(tx, userId, status);
	if (status === "disabled") {
		await deleteSessionsOf(tx, userId);
		await voidCodesAndResets(tx, userId);
	}
	await auditStaffChange(tx, context, {
		action: status === "disabled" ? "staff.disabled" : "staff.enabled",
		contactId: row.contact.id,
		details: {
			user: userId,
			email: row.email
		}
	});
}
const auditStaffChange = (tx, { actor, caller }, { action, contactId, details }) => auditActor(tx, {
	actor,
	caller
}, {
	action,
	details: {
		contact: contactId,
		...details
	}
});
// server/features/internalUsers/invitations.ts
/** Invites people to staff: the link goes to one address, expires after some days, and creates the user only once. */
/** Stores an invitation, replacing an earlier one. It is sent once the transaction commits. */
async function inviteToStaff(services, tx, { providerNumber, contactId, email, firstName, role, invitedBy }) {
	const { clock, config } = services;
	const token = createToken();
	await storeInvitation(tx, {
		id: randomUUID(),
		customerNumber: providerNumber,
		contactId,
		email,
		roleId: role.id,
		tokenHash: hashOfToken(token),
		invitedBy,
		expiresAt: minutesAfter(clock.now(), 10080)
	});
	const inviter = await findNameOf(tx, invitedBy);
	await enqueueLetter(services, tx, {
		to: email,
		firstName,
		category: "staff",
		isSecret: true,
		content: invitedToStaff({
			inviter,
			brand: config.BRAND_NAME,
			days: 7,
			role: role.name
		}),
		path: `/invitation?token=${token}`
	});
}
/** Stores a new colleague, invites them and records it. Returns the contact id. */
async function inviteNewColleague(services, tx, { context, person, providerNumber, role, invitedBy }) {
	await assertInvitable$2(services, tx, {
		person,
		providerNumber
	});
	const contactId = newContactId();
	const details = {
		...person,
		phone: "",
		relation: ""
	};
	await insertContact$1(tx, {
		id: contactId,
		customerNumber: providerNumber,
		details
	});
	await auditStaffChange(tx, context, {
		action: "staff.invited",
		contactId,
		details: {
			email: person.email,
			role: role.name
		}
	});
	await inviteToStaff(services, tx, {
		providerNumber,
		contactId,
		email: person.email,
		firstName: person.first_name,
		role,
		invitedBy
	});
	return contactId;
}
// server/features/internalUsers/approvedChanges.ts
/**
* Applies an approved change of a colleague's sign-in. It checks everything again, because people and roles may have
* changed since the request.
*/
const createStaleError = () => new AppError("conflict", stale);
const createLostRightError = () => new AppError("conflict", requesterLostRight);
const applyApprovedStaffChange = async (services, tx, { payload, ...approval }) => {
	switch (payload.kind) {
		case "staff_role": return changeRole(tx, {
			...approval,
			payload
		});
		case "staff_status": return changeStatus(tx, {
			...approval,
			payload
		});
		case "invitation": await inviteNewColleague(services, tx, await buildInvitation(tx, {
			...approval,
			payload
		}));
	}
};
async function changeRole(tx, { approver, requestedBy, payload }) {
	const requester = await requireRequester(tx, requestedBy);
	const row = await findStaffMember(tx, payload.contact_id);
	if (row?.role.id !== payload.seen_user_role_id || row.role.version !== payload.seen_role_version) throw createStaleError();
	if (staffChangeProblem({
		change: "role",
		isSelf: row.userId === requestedBy,
		own: requester.rights,
		targetRights: new Set(row.role.rights)
	})) throw createLostRightError();
	await assignRole(tx, approver, {
		row,
		role: await requireAssignedRole(tx, payload, requester.rights),
		seen: payload.seen_user_role_id
	});
}
async function changeStatus(tx, { approver, requestedBy, payload }) {
	const requester = await requireRequester(tx, requestedBy);
	const row = await findStaffMember(tx, payload.contact_id);
	const { status } = payload;
	if (row?.role.id !== payload.user_role_id || row.role.version !== payload.role_version) throw createStaleError();
	if (staffChangeProblem({
		change: status === "disabled" ? "disable" : "enable",
		isSelf: false,
		own: requester.rights,
		targetRights: new Set(row.role.rights)
	})) throw createLostRightError();
	if (row.userId === null || row.status === status) throw createStaleError();
	await setStatus(tx, approver, {
		userId: row.userId,
		row,
		status
	});
}
async function buildInvitation(tx, { approver: context, requestedBy, payload }) {
	const { rights, providerNumber } = await requireRequester(tx, requestedBy);
	const role = await requireAssignedRole(tx, payload, rights);
	const { first_name, last_name, email } = payload;
	return {
		context,
		person: {
			first_name,
			last_name,
			email
		},
		providerNumber,
		role,
		invitedBy: requestedBy
	};
}
async function requireRequester(tx, userId) {
	const requester = await findCaller(tx, userId);
	if (!requester?.rights.has("INTERNALUSERS.write")) throw createLostRightError();
	return requester;
}
async function requireAssignedRole(tx, { user_role_id, role_version }, rights) {
	const role = await findRole$1(tx, user_role_id);
	if (role?.version !== role_version) throw createStaleError();
	if (roleAssignmentProblem(role, rights)) throw createLostRightError();
	return role;
}
// server/directory/signIn/passwords.ts
/** Hashes passwords with argon2id. Few run at a time, so that many sign-ins at once don't starve the process. */
/** OWASP's second recommendation: 19 MiB, two passes. argon2id is the library's default algorithm. */
const cost = {
	memoryCost: 19456,
	timeCost: 2,
	parallelism: 1
};
const maxConcurrent = 3;
const maxQueued = 60;
/** Verified when the address is unknown, so that it takes as long as a wrong password. */
const dummyHash = "$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$0HVYRnGv3Jg8ZrUqCGtmFp4hVGmoGtLDQwHhBb7lFDc";
let runningCount = 0;
const queue = [];
const hashPassword = (password) => runQueued(() => hash(password, cost));
const passwordMatches = (password, passwordHash) => runQueued(async () => {
	const matches = await verify(passwordHash ?? dummyHash, password);
	return passwordHash !== void 0 && matches;
});
async function runQueued(work) {
	if (queue.length >= maxQueued) throw new AppError("too_many_attempts", busy);
	if (runningCount >= maxConcurrent) await new Promise((resolve) => queue.push(resolve));
	runningCount += 1;
	try {
		return await work();
	} finally {
		runningCount -= 1;
		queue.shift()?.();
	}
}
// server/directory/signIn/secondStep.queries.ts
/** Queries the second step of a user: the secret of the app and the recovery codes. */
async function findSecondStep(db, userId) {
	const [user] = await db.select({
		email: users.email,
		passwordHash: users.passwordHash,
		secret: users.totpSecret,
		since: users.totpSince
	}).from(users).where(eq(users.id, userId));
	return user ?? null;
}
/** Replaces the secret with the same one sealed with another key, unless it changed since it was read. */
async function replaceSecret(db, { userId, before, after }) {
	await db.update(users).set({ totpSecret: after }).where(and(eq(users.id, userId), eq(users.totpSecret, before)));
}
/** Returns true only for the one caller who used up the time step. */
async function consumeTimeStep(db, userId, step) {
	return (await db.update(users).set({ totpLastStep: step }).where(and(eq(users.id, userId), or(isNull(users.totpLastStep), lt(users.totpLastStep, step)))).returning({ id: users.id })).length === 1;
}
async function removeSecondStep(db, userId) {
	await db.update(users).set({
		totpSecret: null,
		totpSince: null,
		totpLastStep: null
	}).where(eq(users.id, userId));
	await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
async function replaceRecoveryCodes(db, userId, codeHashes) {
	await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
	await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({
		codeHash,
		userId
	})));
}
/** Returns true only for the one caller who used up the code. */
async function consumeRecoveryCode(db, { userId, codeHashes, now }) {
	return (await db.update(recoveryCodes).set({ usedAt: now }).where(and(inArray(recoveryCodes.codeHash, codeHashes), eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))).returning({ userId: recoveryCodes.userId })).length === 1;
}
// server/directory/signIn/provePassword.ts
/** Asks a signed-in user for their password again, because another person may be using a screen that was left open. */
/** Rejects a wrong password and counts it. Call it outside a transaction, whose rollback would undo the count. */
async function provePassword(services, actor, { field, typed, wrongText }) {
	const key = `password-proof:${actor.userId}`;
	await limitAttempts(services, key, {
		rule: passwordTries,
		textFor: triedTooOften
	});
	const user = await findSecondStep(services.db, actor.userId);
	if (!user) throw notFound$1();
	if (!await passwordMatches(typed, user.passwordHash)) throw new AppError("invalid_input", wrongText, { [field]: wrongText });
	await clearAttempts(services.db, key);
}
// server/directory/accessChanges/approval.ts
/** Decides whether an access change takes effect now, waits for a second administrator, or needs a password. */
/**
* Returns whether the request carries the correct password. Takes no transaction, so that a failed try stays counted.
*/
async function isConfirmed(services, actor, password) {
	if (password === void 0) return false;
	await provePassword(services, actor, {
		field: "password",
		typed: password,
		wrongText: wrongPassword
	});
	return true;
}
/** The result for a change that needs no approval. */
const noApproval = { waiting: null };
/** Must run before any change of staff rights, in the same transaction. */
async function authorizeChange(services, tx, { isForRequester, ...request }) {
	await lockAdministrators(tx);
	const administrators = await findAdministrators(tx);
	const { actor, change } = request;
	const isAdministrator = administrators.some(({ userId }) => userId === actor.userId);
	if (change.kind === "role_rights" && !isAdministrator) throw new AppError("not_allowed", notAllowed);
	const removedAdministrators = removedAdministratorsOf(change, administrators, actor.userId);
	const effect = effectOfChange({
		granted: change.granted,
		isForRequester,
		isByAdministrator: isAdministrator,
		administratorCount: administrators.length,
		removedCount: removedAdministrators.length
	});
	if (effect === "now") return noApproval;
	await limitAttempts({
		db: tx,
		clock: services.clock
	}, `access-changes:${actor.userId}`, {
		rule: changesPerRequester,
		textFor: throttled$1
	});
	const authorized = {
		...request,
		change: {
			...change,
			removed_administrators: removedAdministrators
		}
	};
	switch (effect) {
		case "password": return confirmAlone(services, tx, authorized);
		case "announced": return removeImmediately(services, tx, authorized);
		case "approval": return waitForApproval(services, tx, {
			...authorized,
			administrators
		});
	}
}
const auditChange$1 = (tx, { actor, caller, change }, action) => auditActor(tx, {
	actor,
	caller
}, {
	action,
	details: auditDetailsOf(change)
});
/** The only administrator confirms with their password, unless they removed the other administrator recently. */
async function confirmAlone(services, tx, request) {
	const blockedUntil = await findBlockedUntil(services, tx, request.change);
	if (blockedUntil !== null) throw new AppError("conflict", closedUntil(blockedUntil));
	if (!request.hasConfirmed) {
		const text = onlyAdministrator;
		throw new AppError("conflict", text, { password: text });
	}
	await auditChange$1(tx, request, "accessChange.confirmed");
	await emailAdministrators(services, tx, {
		to: await findRecipients(services, tx),
		...accessChangeConfirmed(await findNameOf(tx, request.actor.userId)),
		effect: effectText(request.change)
	});
	return noApproval;
}
/** One of two administrators removes the other. No one is left to approve, so it takes effect and is emailed. */
async function removeImmediately(services, tx, request) {
	const { actor, change } = request;
	await storeImmediate(tx, change, {
		requestedBy: actor.userId,
		now: services.clock.now()
	});
	await auditChange$1(tx, request, "accessChange.immediate");
	await emailAdministrators(services, tx, {
		to: await findRecipients(services, tx),
		...administratorRemoved(await findNameOf(tx, actor.userId), blockedUntilDay(services)),
		effect: effectText(change)
	});
	return noApproval;
}
async function waitForApproval(services, tx, { administrators, ...request }) {
	const { actor, change } = request;
	const stored = await storeWaiting(tx, change, {
		requestedBy: actor.userId,
		now: services.clock.now()
	});
	await auditChange$1(tx, request, "accessChange.requested");
	await emailAdministrators(services, tx, {
		to: await findRecipients(services, tx),
		...accessChangeRequested(await findNameOf(tx, actor.userId)),
		effect: effectText(change)
	});
	return { waiting: toAccessChange(stored, {
		userId: actor.userId,
		administrators
	}) };
}
// server/features/internalUsers/requestedChanges.ts
const assignedRoleFields = ({ id, name, version }) => ({
	user_role_id: id,
	role_name: name,
	role_version: version
});
const roleChange = ({ contact, role: previous }, role) => ({
	kind: "staff_role",
	contact_id: contact.id,
	name: `${contact.firstName} ${contact.lastName}`,
	seen_user_role_id: previous.id,
	seen_role_version: previous.version,
	previous_role_name: previous.name,
	...assignedRoleFields(role),
	granted: addedRights(previous.rights, role.rights),
	withdrawn: addedRights(role.rights, previous.rights)
});
const statusChange = ({ contact, role }, status) => ({
	kind: "staff_status",
	contact_id: contact.id,
	name: `${contact.firstName} ${contact.lastName}`,
	status,
	...assignedRoleFields(role),
	granted: status === "active" ? addedRights([], role.rights) : [],
	withdrawn: status === "disabled" ? addedRights([], role.rights) : []
});
const invitationChange = (person, role) => ({
	kind: "invitation",
	...person,
	...assignedRoleFields(role),
	granted: addedRights([], role.rights),
	withdrawn: []
});
// server/features/internalUsers/routes.ts
/** Routes for staff sign-ins: list, invite, change role or status, sign out, and reset two-step sign-in. */
function internalUserRoutes(routeContext, services) {
	const { db, clock } = services;
	serve(routeContext, listInternalUsers, async ({ query: { search, status, ...page }, actor }, { address }) => {
		await recordAccess(db, actor, {
			address,
			what: "internal users"
		});
		return findStaff(db, {
			search,
			status
		}, {
			page,
			viewer: actor,
			now: clock.now()
		});
	});
	serve(routeContext, listStaffRoles, async ({ actor }) => (await findStaffRoles(db)).map(({ id, name, rights }) => ({
		user_role_id: id,
		name,
		can_issue: !hasRightsBeyond(rights, actor.rights)
	})));
	invitationRoutes(routeContext, services);
	changeRoutes$2(routeContext, services);
}
function invitationRoutes(routeContext, services) {
	const { db } = services;
	const assertMailAllowed = (providerNumber) => limitAttempts(services, `invitations:${providerNumber}`, {
		rule: staffInvitations,
		textFor: mailThrottled
	});
	serve(routeContext, inviteInternalUser, async ({ body: { user_role_id, password, ...person }, actor }, caller) => {
		const context = {
			actor,
			caller
		};
		const { providerNumber } = await requireCaller(db, context);
		const hasConfirmed = await isConfirmed(services, actor, password);
		await assertMailAllowed(providerNumber);
		const { contactId, waiting: waiting$3 } = await db.transaction(async (tx) => {
			await lockAdministrators(tx);
			const role = await requireAssignableRole(tx, user_role_id, (await requireCaller(tx, context)).rights);
			await assertInvitable$2(services, tx, {
				person,
				providerNumber
			});
			const change = invitationChange(person, role);
			const { waiting } = await authorizeChange(services, tx, {
				...context,
				change,
				hasConfirmed,
				isForRequester: false
			});
			if (waiting) return {
				contactId: null,
				waiting
			};
			return {
				contactId: await inviteNewColleague(services, tx, {
					context,
					person,
					providerNumber,
					role,
					invitedBy: actor.userId
				}),
				waiting
			};
		});
		caller.addMessage(waiting$3 ? waiting : invited$2);
		return {
			user: contactId === null ? null : await toResponse(services, context, contactId),
			waiting: waiting$3
		};
	});
	serve(routeContext, resendInternalInvitation, async ({ body, actor }, caller) => {
		const context = {
			actor,
			caller
		};
		await assertMailAllowed((await requireCaller(db, context)).providerNumber);
		await db.transaction(async (tx) => {
			const { row } = await requireColleague(tx, context, {
				contactId: body.contact_id,
				change: "invitation"
			});
			if (row.status !== "invited") throw notFound$1();
			const { contact, role, email, providerNumber } = row;
			await auditStaffChange(tx, context, {
				action: "staff.invitedAgain",
				contactId: contact.id,
				details: { email }
			});
			await inviteToStaff(services, tx, {
				providerNumber,
				contactId: contact.id,
				email,
				firstName: contact.firstName,
				role,
				invitedBy: actor.userId
			});
		});
		caller.addMessage(invitedAgain$1);
		return toResponse(services, context, body.contact_id);
	});
	serve(routeContext, cancelInternalInvitation, async ({ body, actor }, caller) => {
		const context = {
			actor,
			caller
		};
		await db.transaction(async (tx) => {
			const { row } = await requireColleague(tx, context, {
				contactId: body.contact_id,
				change: "invitation"
			});
			if (!await deleteInvitation(tx, body.contact_id)) throw notFound$1();
			await removeContact(tx, body.contact_id, services.clock.now());
			await auditStaffChange(tx, context, {
				action: "staff.uninvited",
				contactId: body.contact_id,
				details: { email: row.email }
			});
		});
		caller.addMessage(cancelled$1);
		return null;
	});
}
function changeRoutes$2(routeContext, services) {
	const { db } = services;
	serve(routeContext, changeInternalRole, async ({ body, actor }, caller) => {
		const context = {
			actor,
			caller
		};
		const hasConfirmed = await isConfirmed(services, actor, body.password);
		const { waiting: waiting$2 } = await db.transaction((tx) => runWithAdministratorCheck(tx, async () => {
			const { row, own } = await requireColleague(tx, context, {
				contactId: body.contact_id,
				change: "role"
			});
			const role = await requireAssignableRole(tx, body.user_role_id, own.rights);
			if (row.role.id === role.id) return noApproval;
			if (row.role.id !== body.seen_user_role_id) throw new AppError("conflict", changedMeanwhile$2);
			const change = roleChange(row, role);
			const isForRequester = row.userId === actor.userId;
			const approval = await authorizeChange(services, tx, {
				...context,
				change,
				hasConfirmed,
				isForRequester
			});
			if (!approval.waiting) await assignRole(tx, context, {
				row,
				role,
				seen: body.seen_user_role_id
			});
			return approval;
		}));
		caller.addMessage(waiting$2 ? waiting : roleChanged);
		return {
			...await toResponse(services, context, body.contact_id),
			waiting: waiting$2
		};
	});
	serve(routeContext, changeInternalStatus, async ({ body: { contact_id: contactId, status, password }, actor }, caller) => {
		const context = {
			actor,
			caller
		};
		const hasConfirmed = await isConfirmed(services, actor, password);
		const { waiting: waiting$1 } = await db.transaction((tx) => runWithAdministratorCheck(tx, async () => {
			const { userId, row } = await requireUser(tx, context, {
				contactId,
				change: status === "disabled" ? "disable" : "enable"
			});
			if (row.status === status) return noApproval;
			const approval = await authorizeChange(services, tx, {
				...context,
				change: statusChange(row, status),
				hasConfirmed,
				isForRequester: false
			});
			if (!approval.waiting) await setStatus(tx, context, {
				userId,
				row,
				status
			});
			return approval;
		}));
		const doneText = status === "disabled" ? disabled$1 : enabled;
		caller.addMessage(waiting$1 ? waiting : doneText);
		return {
			...await toResponse(services, context, contactId),
			waiting: waiting$1
		};
	});
	serve(routeContext, endInternalSessions, async ({ body: { contact_id: contactId }, actor }, caller) => {
		const context = {
			actor,
			caller
		};
		await db.transaction(async (tx) => {
			const { userId, email } = await requireUser(tx, context, {
				contactId,
				change: "signOut"
			});
			await deleteSessionsOf(tx, userId);
			await auditStaffChange(tx, context, {
				action: "staff.signedOut",
				contactId,
				details: {
					user: userId,
					email
				}
			});
		});
		caller.addMessage(signedOut);
		return toResponse(services, context, contactId);
	});
	serve(routeContext, resetInternalTwoStep, async ({ body: { contact_id: contactId }, actor }, caller) => {
		const context = {
			actor,
			caller
		};
		await db.transaction(async (tx) => {
			const user = await requireUser(tx, context, {
				contactId,
				change: "twoStep"
			});
			await removeSecondStep(tx, user.userId);
			await deleteSessionsOf(tx, user.userId);
			const details = {
				user: user.userId,
				email: user.email
			};
			await auditStaffChange(tx, context, {
				action: "staff.twoStepReset",
				contactId,
				details
			});
			await notifyReset(services, tx, user.email);
		});
		caller.addMessage(twoStepReset);
		return toResponse(services, context, contactId);
	});
}
/** Returns a colleague who has a user. Only the role of an invited colleague can change. */
async function requireUser(...args) {
	const { row } = await requireColleague(...args);
	if (row.userId === null) throw notFound$1();
	return {
		userId: row.userId,
		email: row.email,
		row
	};
}
async function toResponse({ db, clock }, { actor }, contactId) {
	const row = await findStaffMember(db, contactId);
	if (!row) throw notFound$1();
	return toInternalUser(row, {
		viewer: actor,
		now: clock.now()
	});
}
/** Notifies the colleague, in case they did not ask for the reset. */
const notifyReset = (services, tx, to) => enqueueLetter(services, tx, {
	to,
	firstName: null,
	category: "staff",
	content: twoStepReset$1,
	path: paths$1.securitySettings
});
// server/features/jobs/rules.ts
const patterns = [
	{
		error: "sealed",
		pattern: /^A message was sealed with a key/
	},
	{
		error: "sms",
		pattern: /^The SMS gateway returned/
	},
	{
		error: "mail",
		pattern: /^(Invalid login|Mail command failed|Message failed|Can't send mail|Data command failed|Invalid greeting)/
	},
	{
		error: "database",
		pattern: /^Failed query|deadlock detected|canceling statement|terminating connection/
	},
	{
		error: "timeout",
		pattern: /ETIMEDOUT|time[d ]?-?out|Greeting never received/i
	},
	{
		error: "connection",
		pattern: /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|fetch failed|socket hang up|Connection closed/
	},
	{
		error: "payload",
		pattern: /^\[\s*\{\s*"/
	}
];
/** A process that died during the last attempt left no error. */
function jobErrorOf(lastError) {
	if (lastError === null) return "interrupted";
	return patterns.find(({ pattern }) => pattern.test(lastError))?.error ?? "other";
}
// server/features/jobs/failedJobs.queries.ts
/** Counts stored jobs, and retries or discards failed ones, through the view and the functions of the job library. */
const jobs = pgSchema("graphile_worker").view("jobs", {
	id: bigint("id", { mode: "bigint" }).notNull(),
	kind: text("task_identifier").notNull(),
	attempts: integer("attempts").notNull(),
	maxAttempts: integer("max_attempts").notNull(),
	lastError: text("last_error"),
	createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
	lockedAt: timestamp("locked_at", { withTimezone: true })
}).existing();
const isRunning = isNotNull(jobs.lockedAt);
const isWaiting = and(isNull(jobs.lockedAt), lt(jobs.attempts, jobs.maxAttempts));
const isFailed$1 = and(isNull(jobs.lockedAt), gte(jobs.attempts, jobs.maxAttempts));
const countOf$1 = (condition) => sql`count(*) filter (where ${condition})`.mapWith(Number);
const oldestWaiting = sql`min(${jobs.createdAt}) filter (where ${isWaiting})`.mapWith(jobs.createdAt);
/** Returns the kinds of which there are jobs. */
async function countJobs(db) {
	return (await db.select({
		kind: jobs.kind,
		waiting: countOf$1(isWaiting),
		oldest: oldestWaiting,
		running: countOf$1(isRunning),
		failed: countOf$1(isFailed$1)
	}).from(jobs).groupBy(jobs.kind).orderBy(asc(jobs.kind))).map(({ kind, waiting, oldest, running, failed }) => ({
		kind,
		waiting_count: waiting,
		oldest_waiting_at: oldest?.toISOString() ?? null,
		running_count: running,
		failed_count: failed
	}));
}
const id = sql`${jobs.id}::text`;
const order$3 = {
	moment: jobs.createdAt,
	keys: [id]
};
async function findFailedJobs(db, { after, page_size: pageSize }) {
	const { pageRows, next } = toPage(await db.select({
		id,
		kind: jobs.kind,
		createdAt: jobs.createdAt,
		attempts: jobs.attempts,
		lastError: jobs.lastError,
		micros: microsOf(order$3)
	}).from(jobs).where(and(isFailed$1, isAfterCursor(order$3, after))).orderBy(...newestFirst(order$3)).limit(pageSize + 1), pageSize, (row) => [row.id]);
	return {
		jobs: pageRows.map((row) => ({
			job_id: row.id,
			kind: row.kind,
			created_at: row.createdAt.toISOString(),
			attempts: row.attempts,
			last_error: jobErrorOf(row.lastError)
		})),
		next
	};
}
/** Returns the kind of a failed job; null when the job is not there or has not failed. */
async function findFailedKind(db, jobId) {
	const [job] = await db.select({ kind: jobs.kind }).from(jobs).where(and(eq(jobs.id, BigInt(jobId)), isFailed$1));
	return job?.kind ?? null;
}
const retry = async (tx, condition) => {
	const { rows } = await tx.execute(sql`
    select retried.id from (select array_agg(${jobs.id}) as ids from ${jobs} where ${and(isFailed$1, condition)}) failed,
      graphile_worker.reschedule_jobs(failed.ids, run_at => now(), attempts => 0) retried`);
	return rows.length;
};
/** Returns how many jobs start again with their first attempt. */
const retryFailedJob = (tx, jobId) => retry(tx, eq(jobs.id, BigInt(jobId)));
const retryFailedJobs = (tx, kind) => retry(tx, eq(jobs.kind, kind));
/** Returns how many jobs were deleted. */
async function discardFailedJob(tx, jobId) {
	const { rows } = await tx.execute(sql`
    select discarded.id from (
      select array_agg(${jobs.id}) as ids from ${jobs} where ${and(isFailed$1, eq(jobs.id, BigInt(jobId)))}
    ) failed, graphile_worker.complete_jobs(failed.ids) discarded`);
	return rows.length;
}
// server/features/jobs/routes.ts
/** Serves the state of background jobs to administrators, who retry or discard those that failed for the last time. */
const jobIsGone = () => new AppError("not_found", jobIsGone$1);
async function requireFailedKind(tx, jobId) {
	const kind = await findFailedKind(tx, jobId);
	if (kind === null) throw jobIsGone();
	return kind;
}
function jobRoutes(routeContext, { db, clock }) {
	serve(routeContext, listJobKinds, async () => ({
		as_of: clock.now().toISOString(),
		kinds: await countJobs(db)
	}));
	serve(routeContext, listFailedJobs, ({ query }) => findFailedJobs(db, query));
	serve(routeContext, retryJob, async ({ params, actor }, caller) => {
		await db.transaction(async (tx) => {
			const kind = await requireFailedKind(tx, params.job_id);
			if (await retryFailedJob(tx, params.job_id) === 0) throw jobIsGone();
			const details = {
				type: kind,
				number: params.job_id
			};
			await auditActor(tx, {
				actor,
				caller
			}, {
				action: "job.retried",
				details
			});
		});
		caller.addMessage(jobTriedAgain);
		return null;
	});
	serve(routeContext, retryJobsOfKind, async ({ body, actor }, caller) => {
		const count = await db.transaction(async (tx) => {
			const retried = await retryFailedJobs(tx, body.kind);
			if (retried === 0) throw jobIsGone();
			const details = {
				type: body.kind,
				count: retried
			};
			await auditActor(tx, {
				actor,
				caller
			}, {
				action: "job.retriedAll",
				details
			});
			return retried;
		});
		caller.addMessage(jobsTriedAgain(count));
		return { count };
	});
	serve(routeContext, discardJob, async ({ params, actor }, caller) => {
		await db.transaction(async (tx) => {
			const kind = await requireFailedKind(tx, params.job_id);
			if (await discardFailedJob(tx, params.job_id) === 0) throw jobIsGone();
			const details = {
				type: kind,
				number: params.job_id
			};
			await auditActor(tx, {
				actor,
				caller
			}, {
				action: "job.discarded",
				details
			});
		});
		caller.addMessage(jobDiscarded);
		return null;
	});
}
// shared/texts/registrations.ts
const codeSent = "If this matches an account, a code is on its way to the email or phone number on file.";
const proofExpired = "This registration timed out for your safety. Start again with a new code.";
const alreadyRegistered = "This account is already registered. Sign in, or reset your password.";
const emailTaken$2 = "Someone already signs in with this email. Sign in, or use another email.";
const emailNeeded = "Use the email on file for this account.";
const noneChosen = "Choose at least one service.";
const wrongAccount$1 = "This isn’t one of your account numbers.";
const welcome$1 = "You’re registered.";
const methodUnknown = "The payment provider doesn’t have this method. Add it again.";
const invited$1 = "Invitation sent.";
const invitedTooOften = (minutes) => `They’ve already been sent several invitations. You can send it again in ${minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`}.`;
const noEmail = "No email is on file for this account. Call the customer instead.";
const emailGiven = "This email is already used to sign in.";
const emailMissing = "No email is on file. Enter the one the customer gave you.";
const emailDiffers = "Another email is on file for this account. The link can only go to that one.";
const wrongPostback = "The postback address must be the portal’s own postback page";
// server/directory/legacy/legacy.queries.ts
/** Marks legacy accounts as registered, and carries over their settings. */
/** Stores only the first opening. A link that was never sent matches no account. */
async function recordInvitationOpened(db, identifier, now) {
	const condition = "link" in identifier ? eq(legacyAccounts.invitationHash, identifier.link) : eq(legacyAccounts.contactId, identifier.contactId);
	await db.update(legacyAccounts).set({ invitationOpenedAt: now }).where(and(condition, isNull(legacyAccounts.invitationOpenedAt)));
}
async function markRegistered(db, parentId, { userId, now }) {
	await db.update(legacyAccounts).set({
		registeredAt: now,
		registeredBy: userId,
		lastStep: "done",
		lastStepAt: now,
		lastFailure: ""
	}).where(eq(legacyAccounts.migrationAccountParentId, parentId));
}
async function countContacts(db, customerNumber) {
	const [row] = await db.select({ total: count() }).from(contacts).where(and(eq(contacts.customerNumber, customerNumber), isNull(contacts.removedAt)));
	return row?.total ?? 0;
}
const isSelected = ({ customerNumber, groups }) => and(eq(billingAccounts.customerNumber, customerNumber), inArray(billingAccounts.serviceGroup, groups), eq(billingAccounts.status, "active"));
/** Turns autopay on where it is off, and returns every selected billing account with its autopay token. */
async function carryAutopay(db, selected, token) {
	if (token !== null) await db.update(billingAccounts).set({ autopayToken: token }).where(and(isSelected(selected), isNull(billingAccounts.autopayToken)));
	return db.select({
		number: billingAccounts.number,
		groupId: billingAccounts.groupId,
		autopayToken: billingAccounts.autopayToken
	}).from(billingAccounts).where(isSelected(selected)).orderBy(asc(billingAccounts.number));
}
async function carryPaperless(db, groupIds) {
	if (groupIds.length === 0) return;
	await db.insert(communicationSettings).values(groupIds.map((billingGroupId) => ({
		billingGroupId,
		paperless: true
	}))).onConflictDoUpdate({
		target: communicationSettings.billingGroupId,
		set: { paperless: true }
	});
}
const selectOpenAccount = (db, contactId) => db.select().from(legacyAccounts).where(and(eq(legacyAccounts.contactId, contactId), isNull(legacyAccounts.registeredAt))).limit(1).$dynamic();
/** Finds the legacy account of a contact who has not registered. */
async function findOpenAccountOf(db, contactId) {
	return (await selectOpenAccount(db, contactId))[0] ?? null;
}
/** Finds the same account and locks it until the transaction ends. */
async function lockOpenAccountOf(db, contactId) {
	return (await selectOpenAccount(db, contactId).for("update"))[0] ?? null;
}
// server/directory/legacy/transferLegacyAccount.ts
const selectedGroups = (selection) => [...selection.fiber_account ? ["FIBER"] : [], ...selection.gas_account ? ["GAS"] : []];
/**
* Moves the saved methods to the customer's own number. This runs before anything is stored, because it can be
* repeated.
*/
async function transferMethods({ cards }, account) {
	await cards.transferProfiles(account.migrationAccountParentId, account.customerNumber);
	return cards.listProfiles(account.customerNumber);
}
/** Returns a full description, to tell methods with the same last digits apart, or an empty string without a method. */
const methodDescription = (method) => method ? describeMethod({
	...method,
	accountNumber: method.last4
}) : "";
async function transferLegacyAccount(tx, { account, selection }, { methods, today }) {
	const { customerNumber, autopayToken, addedTokens, isPaperless } = account;
	const method = methods.find(({ token }) => token === autopayToken);
	const usable = method && !isExpired(method.expiry, today) ? method.token : null;
	const bills = await carryAutopay(tx, {
		customerNumber,
		groups: selectedGroups(selection)
	}, usable);
	if (isPaperless) await carryPaperless(tx, bills.map(({ groupId }) => groupId));
	const addedMethods = methods.filter(({ token }) => addedTokens.includes(token));
	const autopayBills = bills.filter((bill) => bill.autopayToken !== null);
	return {
		autopay: autopayStateOf(account, {
			isOn: autopayBills.length > 0,
			isUsable: usable !== null
		}),
		autopay_accounts: autopayBills.map(({ number }) => number),
		autopay_method: autopayBills.length > 0 ? methodDescription(methods.find(({ token }) => token === autopayBills[0]?.autopayToken)) : "",
		paperless: isPaperless,
		contacts: await countContacts(tx, customerNumber),
		payment_methods: methods.length - addedMethods.length,
		added_methods: addedMethods.length
	};
}
function autopayStateOf({ autopayToken, addedTokens }, { isOn, isUsable }) {
	if (autopayToken === null) return isOn ? "carried" : "off";
	if (!isOn) return isUsable ? "off" : "expired";
	return addedTokens.includes(autopayToken) ? "chosen" : "carried";
}
// server/directory/payments/toPaymentProfile.ts
const toPaymentProfile = (profile, autopayGroups) => ({
	token: profile.token,
	type: profile.type,
	"payment-category": profile.category,
	"profile-account-number": `****${profile.last4.slice(-4)}`,
	"card-holder-name": profile.holderName,
	"profile-description": profile.description,
	"credit-card-expiry-date": profile.expiry,
	"autopay-billing-groups": autopayGroups
});
// server/directory/signIn/spacedMessages.ts
/**
* Sends a message unless the recipient recently got enough of its kind, and returns whether it was sent. The caller
* gets no error: a recent code still works, because the interval is shorter than a code's life.
*/
const sendSpaced = ({ db, clock }, subject, enqueueMessage) => db.transaction(async (tx) => {
	if (!await reserveSlot(tx, spacingKey(subject), {
		rule: messageSpacing,
		now: clock.now()
	})) return false;
	await enqueueMessage(tx);
	return true;
});
/** A code was used, so its owner may need another one immediately. */
const allowNextMessage = ({ db }, subject) => releaseSlot(db, spacingKey(subject), messageSpacing);
// server/directory/signIn/wrongCodes.ts
/**
* Guards one-time codes against guesses from many networks: after many wrong ones, only longer codes work for an
* account.
*/
const wrongCodesKey = (account) => `wrong-codes:${account}`;
/**
* Counts a try before it is compared, so that parallel guesses count too, and returns which codes still work. A long
* code always works: it can't be guessed, so no attacker can keep the owner from using it.
*/
async function countCodeTry({ db, clock }, account) {
	const { isAllowed } = await countAttempt(db, wrongCodesKey(account), {
		rule: wrongCodesByAccount,
		now: clock.now()
	});
	return (typed) => isAllowed || typed.length === 16;
}
/** Reverts the count of a code that was correct. */
const revertCodeTry = ({ db }, account) => revertAttempt(db, wrongCodesKey(account));
/** Returns whether a code sent now must be a long one. */
const needsLongCode = async ({ db, clock }, account) => !await hasAttemptsLeft(db, wrongCodesKey(account), {
	rule: wrongCodesByAccount,
	now: clock.now()
});
const randomDigits = (count) => Array.from({ length: count }, () => randomInt(10)).join("");
const createCode = (isLong) => randomDigits(isLong ? 16 : 6);
/** Returns the sentence with the code in a message, and the reason when it is a long one. */
function codeSentence(code) {
	if (code.length < 16) return codeSentence$1(code);
	const groups = code.match(/\d{4}/g) ?? [];
	return longCodeSentence(groups.join(" "));
}
// server/features/legacy/legacy.queries.ts
/** Queries legacy accounts, their codes and proofs. Callers need a proof; an account id alone gives no access. */
/** The criterion of an account search. When a caller gives several, the first one counts. */
const AccountSearch = z.union([
	z.object({ accountDigits: z.string() }),
	z.object({ email: z.string() }),
	z.object({ mobile: z.string() })
]);
function findByIdentifier(db, search) {
	const condition = "accountDigits" in search ? or(eq(legacyAccounts.fiberAccountNumber, search.accountDigits), eq(legacyAccounts.gasAccountNumber, search.accountDigits)) : "email" in search ? eq(legacyAccounts.email, search.email) : eq(legacyAccounts.mobile, search.mobile);
	return db.select().from(legacyAccounts).where(condition).orderBy(asc(legacyAccounts.migrationAccountParentId)).limit(50);
}
async function findLegacyAccount(db, parentId) {
	const [account] = await db.select().from(legacyAccounts).where(eq(legacyAccounts.migrationAccountParentId, parentId));
	return account ?? null;
}
/**
* Locks the account until the transaction ends, so two registrations of it run one after the other.
* Locks the customer first, in the same order as accepting an invitation, to avoid a deadlock.
*/
async function lockLegacyAccount(db, parentId) {
	const unlocked = await findLegacyAccount(db, parentId);
	if (!unlocked) return null;
	await lockCustomer(db, { number: unlocked.customerNumber });
	const [account] = await db.select().from(legacyAccounts).where(eq(legacyAccounts.migrationAccountParentId, parentId)).for("update");
	return account ?? null;
}
/** The code hash of a request that sent no message because the recipient had reached the limit. */
const noCode = Buffer.alloc(0);
async function insertCode$1(db, code) {
	await db.insert(registrationCodes).values(code);
}
/** Returns the unexpired codes that were sent for the same account over the same channel. */
function findSentCodes(db, { migrationAccountParentId, channel }, now) {
	return db.select().from(registrationCodes).where(and(eq(registrationCodes.migrationAccountParentId, migrationAccountParentId), eq(registrationCodes.channel, channel), ne(registrationCodes.codeHash, noCode), gt(registrationCodes.expiresAt, now)));
}
/** Returns the code row. Counts the attempt first, so that parallel guesses count too. */
async function countCodeAttempt(db, id, now) {
	const [code] = await db.update(registrationCodes).set({ wrongTries: sql`${registrationCodes.wrongTries} + 1` }).where(and(eq(registrationCodes.id, id), gt(registrationCodes.expiresAt, now), lt(registrationCodes.wrongTries, 5))).returning();
	return code ?? null;
}
/** Returns true only for the one caller who used up the code. */
async function useCode(db, id) {
	return (await db.delete(registrationCodes).where(eq(registrationCodes.id, id)).returning({ id: registrationCodes.id })).length === 1;
}
async function insertProof(db, proof) {
	await db.insert(registrationProofs).values(proof);
}
async function findProof(db, tokenHash, now) {
	const [proof] = await db.select({
		channel: registrationProofs.channel,
		account: legacyAccounts
	}).from(registrationProofs).innerJoin(legacyAccounts, eq(legacyAccounts.migrationAccountParentId, registrationProofs.migrationAccountParentId)).where(and(eq(registrationProofs.tokenHash, tokenHash), gt(registrationProofs.expiresAt, now)));
	return proof ?? null;
}
async function deleteProofsOf(db, parentId) {
	await db.delete(registrationProofs).where(eq(registrationProofs.migrationAccountParentId, parentId));
}
async function recordStep(db, parentId, { step, now }) {
	await db.update(legacyAccounts).set({
		lastStep: step,
		lastStepAt: now
	}).where(and(eq(legacyAccounts.migrationAccountParentId, parentId), isNull(legacyAccounts.registeredAt)));
}
async function recordFailure(db, parentId, lastFailure) {
	await db.update(legacyAccounts).set({ lastFailure }).where(eq(legacyAccounts.migrationAccountParentId, parentId));
}
async function selectAutopayMethod(db, parentId, autopayToken) {
	await db.update(legacyAccounts).set({ autopayToken }).where(and(eq(legacyAccounts.migrationAccountParentId, parentId), isNull(legacyAccounts.registeredAt)));
}
/** Adds the token of a method saved during registration, without duplicates. */
async function recordAddedMethod(db, parentId, token) {
	await db.update(legacyAccounts).set({ addedTokens: sql`(${legacyAccounts.addedTokens} - ${token}::text) || to_jsonb(${token}::text)` }).where(and(eq(legacyAccounts.migrationAccountParentId, parentId), isNull(legacyAccounts.registeredAt)));
}
async function findLegacyServices(db, customerNumber) {
	return (await db.select({
		service: serviceAccounts,
		billing: billingAccounts,
		premise: premises
	}).from(billingAccounts).innerJoin(serviceAccounts, eq(serviceAccounts.billingAccountNumber, billingAccounts.number)).innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber)).where(and(eq(billingAccounts.customerNumber, customerNumber), eq(serviceAccounts.status, "active"))).orderBy(sql`array_position(array['FIBER','VOIP','TV','GAS'], ${serviceAccounts.serviceType})`, asc(serviceAccounts.id))).map(({ service, billing, premise }) => ({
		service_type_code: service.serviceType,
		service_group: billing.serviceGroup,
		crm_billing_account_number: billing.number,
		street_address: addressLine(premise.streetAddress, premise.unit),
		city: premise.city,
		state: premise.state,
		zip: premise.zip
	}));
}
async function findCustomerKind(db, customerNumber) {
	const [customer] = await db.select({ kind: customers.kind }).from(customers).where(eq(customers.number, customerNumber));
	return customer && customer.kind !== "provider" ? customer.kind : null;
}
/** Updates the contact of a new user with the sign-in address and, where a code proved it, the phone number. */
async function updateContactOf(db, contactId, { email, phoneProvedAt }) {
	await db.update(contacts).set({
		email,
		...phoneProvedAt && { phoneVerifiedAt: phoneProvedAt }
	}).where(eq(contacts.id, contactId));
}
// server/features/legacy/rules.ts
/** Registration rules: which account a search matches, the order of steps, and how many attempts are allowed. */
const callsByAddress = {
	limit: 120,
	windowMinutes: 15
};
const callsByAccount = {
	limit: 60,
	windowMinutes: 15
};
/** Limits how often staff may invite one customer to register. */
const invitationsByAccount = {
	limit: 3,
	windowMinutes: 1440
};
const openingTries = {
	limit: 30,
	windowMinutes: 15
};
const existTries = {
	limit: 30,
	windowMinutes: 15
};
const wordsOf = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean);
/** People shorten and misspell streets, so only the house number and the start of one word of the name must match. */
function isSameStreet(typed, onFile) {
	const [number, ...words] = wordsOf(typed);
	const [numberOnFile, ...wordsOnFile] = wordsOf(onFile);
	if (number !== numberOnFile) return false;
	return words.some((word) => word.length >= 3 && wordsOnFile.some((wordOnFile) => wordOnFile.startsWith(word.slice(0, 3))));
}
const LegacyAddress = z.object({
	line1: z.string(),
	postalCode: z.string()
});
/** Returns the match at that address, preferring an account that is not registered. */
function selectMatch(accounts, { line1, postalCode }) {
	const matchesAtAddress = accounts.filter(({ address }) => address.postalCode === postalCode && isSameStreet(line1, address.line1));
	return matchesAtAddress.find(({ registeredAt }) => registeredAt === null) ?? matchesAtAddress[0] ?? null;
}
/** A registration never goes back a step: requesting a second code does not undo progress. */
const laterStep = (first, second) => registrationSteps.indexOf(first) >= registrationSteps.indexOf(second) ? first : second;
/** Interprets a typed or pasted text. Typed numbers may contain spaces, hyphens or other separators. */
function parseParentIdentifier(typed) {
	const text = typed.trim();
	const [, prefix = ""] = /^(MP|CU|BA)-\d{4,12}$/i.exec(text) ?? [];
	switch (prefix.toUpperCase()) {
		case "MP": return {
			kind: "parent",
			value: text.toUpperCase()
		};
		case "CU": return {
			kind: "customer",
			value: text.toUpperCase()
		};
		case "BA": return {
			kind: "bill",
			value: text.toUpperCase()
		};
	}
	if (text.includes("@")) return {
		kind: "email",
		value: text.toLowerCase()
	};
	const digits = text.replaceAll(/[\s().+-]/g, "");
	if (/^\d{8}$/.test(digits)) return {
		kind: "oldNumber",
		value: digits
	};
	if (/^1?\d{10}$/.test(digits)) return {
		kind: "mobile",
		value: digits.slice(-10)
	};
	return { kind: "unknown" };
}
/** Predicts the outcome of creating the account. `givenEmail` is the email from staff, or an empty string. */
function parentOutcomeOf(givenEmail, { isRegistered, onFile, isTaken, isInvited }) {
	if (isRegistered) return "registered";
	if (givenEmail !== "" && !emailFormat.test(givenEmail)) return "email_invalid";
	if (givenEmail !== "" && onFile !== "" && givenEmail.toLowerCase() !== onFile) return "email_differs";
	if (givenEmail === "" && onFile === "") return "email_missing";
	if (isTaken) return "email_taken";
	return isInvited ? "invited" : "ready";
}
const registrationCodeJob = defineJob({
	name: "registration code",
	payload: z.object({
		requestId: z.uuid(),
		search: AccountSearch,
		address: LegacyAddress,
		requestedAt: z.optional(z.iso.datetime())
	}),
	maxAttempts: 16,
	isUrgent: () => true,
	async run(services, { requestId: id, search, address, requestedAt }) {
		const { db, clock, notifier } = services;
		if (hasVisitorLeft(requestedAt, clock.now())) return;
		const account = selectMatch((await findByIdentifier(db, search)).map((account) => ({
			...account,
			address: {
				line1: account.serviceAddressLine1,
				postalCode: account.serviceAddressPostalCode
			}
		})), address);
		if (!account) return remindExistingUser(services, search);
		const channel = channelOf(account, search);
		if (!channel || !notifier.channels[channel]) return;
		const { migrationAccountParentId } = account;
		const code = createCode(await needsLongCode(services, migrationAccountParentId));
		if (await sendSpaced(services, sendSpacingKey$1({
			migrationAccountParentId,
			channel,
			code
		}), (tx) => issueCode$1(services, tx, {
			id,
			account,
			channel,
			code
		}))) return;
		const expiresAt = minutesAfter(clock.now(), 10);
		await insertCode$1(db, {
			id,
			migrationAccountParentId,
			channel,
			codeHash: noCode,
			expiresAt
		});
	}
});
/**
* Returns the key by which messages are spaced. Long codes are spaced separately, because short ones may just have
* stopped working.
*/
const sendSpacingKey$1 = (message) => `registration:${message.code.length}:${message.channel}:${message.migrationAccountParentId}`;
async function issueCode$1(services, tx, { id, account, channel, code }) {
	const { clock, config } = services;
	const { migrationAccountParentId, firstName } = account;
	const now = clock.now();
	const validUntil = minutesAfter(now, 10);
	await insertCode$1(tx, {
		id,
		migrationAccountParentId,
		channel,
		codeHash: hashOfCode(newestKey(config.CODE_KEY), id, code),
		expiresAt: validUntil
	});
	await recordStep(tx, migrationAccountParentId, {
		step: laterStep(account.lastStep, "code"),
		now
	});
	const text = registrationCode(codeSentence(code));
	const { customerNumber } = account;
	const message = {
		category: "security",
		customerNumber,
		isSecret: true,
		validUntil
	};
	if (channel === "sms") {
		const title = registrationCodeTitle;
		await enqueueSms(services, tx, {
			...message,
			to: account.mobile,
			title,
			text
		});
		return;
	}
	const content = {
		subject: registrationCodeTitle,
		paragraphs: [text]
	};
	await enqueueLetter(services, tx, {
		...message,
		to: account.email,
		firstName,
		content
	});
}
/**
* Someone who already has a sign-in would wait for a code in vain. The mail goes only to their own address, so no one
* else learns of it.
*/
async function remindExistingUser(services, search) {
	const { db } = services;
	if (!("email" in search)) return;
	if ((await findUserByEmail$1(db, search.email))?.status !== "active") return;
	const letter = {
		to: search.email,
		firstName: null,
		category: "security",
		content: alreadyRegistered$1,
		path: paths$1.login
	};
	await sendSpaced(services, `reminder:${search.email}`, (tx) => enqueueLetter(services, tx, letter));
}
/** Uses the channel of the search. A search by account number prefers email to text message. */
function channelOf({ email, mobile }, search) {
	if ("mobile" in search) return "sms";
	if (email !== "") return "email";
	return mobile === "" ? null : "sms";
}
// server/features/legacy/codes.ts
/**
* Takes requests for registration codes, and exchanges a code for a token that proves access to the account.
*/
/** Responds immediately and identically, whether the account exists or not. */
async function sendRegistrationCode(services, { search, address }, caller) {
	const throttleInput = {
		textFor: codeThrottled,
		address: caller.address
	};
	await limitNetworkAttempts(services, "registration-codes", {
		rule: codesByAddress,
		...throttleInput
	});
	const account = `registration-codes:account:${Object.values(search).join()}`;
	await limitNetworkAttempts(services, account, {
		rule: codesByAccount,
		...throttleInput
	});
	const requestId = randomUUID();
	await enqueue(services.db, registrationCodeJob, {
		requestId,
		search,
		address,
		requestedAt: services.clock.now().toISOString()
	});
	return requestId;
}
/** Exchanges a code. Every kind of wrong code gives the same error. */
async function exchangeRegistrationCode(services, { requestId, typed }, caller) {
	const { db, clock } = services;
	await limitNetworkAttempts(services, "registration-tries", {
		rule: codeTriesByAddress,
		textFor: codeThrottled,
		address: caller.address
	});
	const now = clock.now();
	const request = await countCodeAttempt(db, requestId, now);
	const code = request && await findMatchingCode$1(services, request, typed);
	if (!code || !await useCode(db, code.row.id)) {
		const field = typed.otp1 === void 0 ? "otp2" : "otp1";
		throw new AppError("invalid_input", codeWrong, { [field]: codeWrong });
	}
	await useCode(db, requestId);
	const { migrationAccountParentId, channel } = code.row;
	await revertCodeTry(services, migrationAccountParentId);
	await allowNextMessage(services, sendSpacingKey$1({
		...code.row,
		code: code.typed
	}));
	const account = await findLegacyAccount(db, migrationAccountParentId);
	if (!account) throw notFound$1();
	if (account.registeredAt) return {
		status: "already_registered",
		email: account.email
	};
	const token = createToken();
	const expiresAt = minutesAfter(now, 30);
	await db.transaction(async (tx) => {
		await insertProof(tx, {
			tokenHash: hashOfToken(token),
			migrationAccountParentId,
			channel,
			expiresAt
		});
		await recordStep(tx, migrationAccountParentId, {
			step: laterStep(account.lastStep, "proved"),
			now
		});
		await audit(tx, {
			userId: null,
			action: "registration.proved",
			customerNumber: account.customerNumber,
			address: caller.address,
			details: { channel }
		});
	});
	return {
		status: "proved",
		registration_token: token,
		expires_at: expiresAt.toISOString(),
		migration_account_parent_id: migrationAccountParentId
	};
}
/** Finds the typed code among all recently sent ones, because a request may have produced no message of its own. */
async function findMatchingCode$1(services, request, { otp1, otp2 }) {
	const { db, clock, config } = services;
	const canMatch = await countCodeTry(services, request.migrationAccountParentId);
	const sentCodes = await findSentCodes(db, request, clock.now());
	for (const typed of [otp1, otp2]) {
		if (typed === void 0 || !canMatch(typed)) continue;
		const row = sentCodes.find((candidate) => isCode(candidate, typed, config.CODE_KEY));
		if (row) return {
			row,
			typed
		};
	}
	return null;
}
/** Returns the account that the caller has proved, and rejects a missing proof or a token of another account. */
async function requireProvedAccount(services, caller, parentId) {
	const { db, clock } = services;
	const textFor = codeThrottled;
	await limitNetworkAttempts(services, "registration", {
		rule: callsByAddress,
		textFor,
		address: caller.address
	});
	const proof = caller.bearer ? await findProof(db, hashOfToken(caller.bearer), clock.now()) : null;
	if (!proof) throw new AppError("not_signed_in", proofExpired);
	const { account } = proof;
	if (parentId !== null && account.migrationAccountParentId !== parentId) throw notFound$1();
	await limitAttempts(services, `registration:account:${account.migrationAccountParentId}`, {
		rule: callsByAccount,
		textFor
	});
	return proof;
}
// server/directory/users/invite.ts
/** Invites people to sign in for an account. */
/** Customers don't know staff by name, so the mail names customer care. */
async function inviterNameOf(db, invitedBy, { BRAND_NAME }) {
	const { name, isStaff } = await findInviter(db, invitedBy);
	return isStaff ? `${BRAND_NAME} customer care` : name;
}
/** Stores an invitation, which is sent once the transaction commits. */
async function invite(services, tx, invitation) {
	const { clock, config } = services;
	const { customer, contactId, email, firstName, level, invitedBy } = invitation;
	const token = createToken();
	await storeInvitation(tx, {
		id: randomUUID(),
		customerNumber: customer.number,
		contactId,
		email,
		roleId: await findRoleId(tx, roleNameOf(level, customer.kind)),
		tokenHash: hashOfToken(token),
		invitedBy,
		expiresAt: minutesAfter(clock.now(), 10080)
	});
	const inviter = await inviterNameOf(tx, invitedBy, config);
	await enqueueLetter(services, tx, {
		to: email,
		firstName,
		category: "security",
		customerNumber: customer.number,
		contactId,
		isSecret: true,
		content: invitedToAccount({
			inviter,
			brand: config.BRAND_NAME,
			days: 7,
			customer: customer.name,
			level: levelLabels$1[level]
		}),
		path: `/invitation?token=${token}`
	});
}
// server/features/legacy/reports/reports.queries.ts
/** Queries registrations for staff. */
/** Returns the community of a customer's first service. */
const communityOf = (customerNumber) => sql`(select ${communities.name} from ${services$2}
  where ${billingAccounts.customerNumber} = ${customerNumber} order by ${serviceAccounts.id} limit 1)`;
const services$2 = sql`${billingAccounts}
  join ${serviceAccounts} on ${serviceAccounts.billingAccountNumber} = ${billingAccounts.number}
  join ${premises} on ${premises.number} = ${serviceAccounts.premiseNumber}
  join ${communities} on ${communities.id} = ${premises.communityId}`;
/** Returns the same for every legacy customer in one read. */
const firstCommunities = sql`select distinct on (${billingAccounts.customerNumber})
    ${billingAccounts.customerNumber} as customer_number, ${communities.name} as name
  from ${services$2} where ${billingAccounts.customerNumber} in (select ${legacyAccounts.customerNumber} from ${legacyAccounts})
  order by ${billingAccounts.customerNumber}, ${serviceAccounts.id}`;
const matchesFilter$4 = ({ includeRegistered, search = "" }) => and(includeRegistered ? void 0 : isNull(legacyAccounts.registeredAt), search === "" ? void 0 : sql`lower(${legacyAccounts.firstName} || ' ' || ${legacyAccounts.lastName} || ' ' || ${legacyAccounts.email}
          || ' ' || ${legacyAccounts.migrationAccountParentId}) like ${containsPattern(search.toLowerCase())}`);
const toRegistration = ({ account, community }) => ({
	migration_account_parent_id: account.migrationAccountParentId,
	crm_customer_number: account.customerNumber,
	name: `${account.firstName} ${account.lastName}`,
	email: account.email,
	mobile: account.mobile,
	service_address: addressLine(account.serviceAddressLine1, account.serviceAddressLine2),
	community: community ?? "",
	fiber_account_number: account.fiberAccountNumber ?? "",
	gas_account_number: account.gasAccountNumber ?? "",
	last_step: account.lastStep,
	last_step_at: account.lastStepAt?.toISOString() ?? null,
	last_failure: account.lastFailure,
	invited_at: account.invitedAt?.toISOString() ?? null,
	opened_at: account.invitationOpenedAt?.toISOString() ?? null,
	registered_at: account.registeredAt?.toISOString() ?? null
});
const selectRegistrations = (db) => db.select({
	account: legacyAccounts,
	community: communityOf(sql`${legacyAccounts.customerNumber}`)
}).from(legacyAccounts).innerJoin(customers, eq(customers.number, legacyAccounts.customerNumber)).$dynamic();
async function findRegistrations(db, filter, page) {
	const matchingIds = db.$with("fitting").as(db.select({ id: legacyAccounts.migrationAccountParentId }).from(legacyAccounts).where(matchesFilter$4(filter)).limit(maxListedAccounts + 1));
	const readPage = (range) => db.with(matchingIds).select({
		account: legacyAccounts,
		community: communityOf(sql`${legacyAccounts.customerNumber}`),
		count: sql`(select count(*)::int from fitting)`
	}).from(matchingIds).innerJoin(legacyAccounts, eq(legacyAccounts.migrationAccountParentId, matchingIds.id)).orderBy(asc(legacyAccounts.lastName), asc(legacyAccounts.firstName), asc(matchingIds.id)).limit(limitOffsetOf(range).limit).offset(limitOffsetOf(range).offset);
	const { rows, ...counted } = await readBounded(readPage, {
		maxCount: maxListedAccounts,
		...page
	});
	return {
		accounts: rows.map(toRegistration),
		...counted
	};
}
const batchSize$2 = 500;
/** Reads all accounts in batches by key, so that no cursor or lock is held between batches. */
async function* readRegistrations(db, filter) {
	let after = "";
	for (;;) {
		const rows = await selectRegistrations(db).where(and(matchesFilter$4(filter), gt(legacyAccounts.migrationAccountParentId, after))).orderBy(asc(legacyAccounts.migrationAccountParentId)).limit(batchSize$2);
		const last = rows.at(-1);
		if (!last) return;
		yield rows.map(toRegistration);
		after = last.account.migrationAccountParentId;
	}
}
async function findRegistration(db, parentId) {
	const [row] = await selectRegistrations(db).where(eq(legacyAccounts.migrationAccountParentId, parentId));
	return row ? toRegistration(row) : null;
}
/**
* `link` is the hash of a link in the mail. A new link replaces the earlier one, which records no openings from then
* on.
*/
async function recordInvited(db, parentId, { now, link }) {
	await db.update(legacyAccounts).set({
		invitedAt: now,
		...link && { invitationHash: link }
	}).where(eq(legacyAccounts.migrationAccountParentId, parentId));
}
const countWhere = (condition) => sql`(count(*) filter (where ${condition}))::int`;
const isOpen$2 = isNull(legacyAccounts.registeredAt);
const isRegistered = sql`${legacyAccounts.registeredAt} is not null`;
const dayCount = 30;
/** Counts the registrations of each day in the provider's time zone, including days without any. */
async function countByDay(db, { today, zone }) {
	const first = addDays(today, -29);
	const day = sql`(${legacyAccounts.registeredAt} at time zone ${zone})::date::text`.as("day");
	const rows = await db.select({
		day,
		count: sql`count(*)::int`
	}).from(legacyAccounts).where(sql`${legacyAccounts.registeredAt} >= ${first}::date::timestamp at time zone ${zone}`).groupBy(sql`1`);
	const counts = new Map(rows.map(({ day: rowDay, count }) => [rowDay, count]));
	return Array.from({ length: dayCount }, (_, index) => {
		const currentDay = addDays(first, index);
		return {
			day: currentDay,
			count: counts.get(currentDay) ?? 0
		};
	});
}
async function countRegistrations$1(db, today) {
	const [[row], steps, by_day, communityRows] = await Promise.all([
		db.select({
			total: sql`count(*)::int`,
			registered: countWhere(isRegistered),
			started: countWhere(sql`${isOpen$2} and ${legacyAccounts.lastStep} <> 'none'`),
			invited: countWhere(sql`${legacyAccounts.invitedAt} is not null`),
			invited_waiting: countWhere(sql`${isOpen$2} and ${legacyAccounts.invitedAt} is not null`),
			opened: countWhere(sql`${legacyAccounts.invitationOpenedAt} is not null`),
			failed: countWhere(sql`${isOpen$2} and ${legacyAccounts.lastFailure} <> ''`)
		}).from(legacyAccounts),
		db.select({
			step: legacyAccounts.lastStep,
			accounts: sql`count(*)::int`
		}).from(legacyAccounts).where(isOpen$2).groupBy(legacyAccounts.lastStep),
		countByDay(db, today),
		db.execute(sql`
      select coalesce(place.name, '') as community, count(*)::int as total, count(place.registered_at)::int as registered
      from (select ${legacyAccounts.registeredAt} as registered_at, first.name from ${legacyAccounts}
        left join (${firstCommunities}) first on first.customer_number = ${legacyAccounts.customerNumber}) place
      group by place.name order by place.name`)
	]);
	const { total = 0, registered = 0, started = 0, invited = 0, invited_waiting = 0, opened = 0, failed = 0 } = row ?? {};
	const countAtStep = (wantedStep) => steps.find(({ step }) => step === wantedStep)?.accounts ?? 0;
	return {
		total,
		registered,
		started,
		not_started: total - registered - started,
		invited,
		invited_waiting,
		opened,
		failed,
		by_step: registrationSteps.filter((step) => step !== "done").map((step) => ({
			step,
			accounts: countAtStep(step)
		})),
		by_day,
		by_community: communityRows.rows
	};
}
// server/features/legacy/creation/creation.queries.ts
/** Queries legacy accounts for staff who create portal accounts. */
function matchesName(db, name) {
	switch (name.kind) {
		case "parent": return eq(legacyAccounts.migrationAccountParentId, name.value);
		case "customer": return eq(legacyAccounts.customerNumber, name.value);
		case "bill": return inArray(legacyAccounts.customerNumber, db.select({ number: billingAccounts.customerNumber }).from(billingAccounts).where(eq(billingAccounts.number, name.value)));
		case "email": return eq(legacyAccounts.email, name.value);
		case "mobile": return eq(legacyAccounts.mobile, name.value);
		case "oldNumber": return or(eq(legacyAccounts.fiberAccountNumber, name.value), eq(legacyAccounts.gasAccountNumber, name.value));
		case "unknown": return sql`false`;
	}
}
/** Two rows are enough to know that the name is ambiguous. */
const findByName = (db, name) => db.select().from(legacyAccounts).where(matchesName(db, name)).orderBy(asc(legacyAccounts.migrationAccountParentId)).limit(2);
/** Returns when the contact's invitation expires, or null without a valid one. */
async function findInvitedUntil(db, contactId, now) {
	const [row] = await db.select({ until: invitations.expiresAt }).from(invitations).innerJoin(contacts, and(eq(contacts.id, invitations.contactId), isNull(contacts.removedAt))).where(and(eq(invitations.contactId, contactId), gt(invitations.expiresAt, now), eq(sql`lower(${invitations.email})`, sql`lower(${contacts.email})`)));
	return row?.until ?? null;
}
/** Stores an email for an account that had none on file. */
async function storeEmail(db, { migrationAccountParentId }, email) {
	await db.update(legacyAccounts).set({ email: email.toLowerCase() }).where(eq(legacyAccounts.migrationAccountParentId, migrationAccountParentId));
}
// server/features/legacy/creation/checkParents.ts
const unresolvedParent = ({ account }, outcome) => ({
	account,
	outcome,
	migration_account_parent_id: "",
	crm_customer_number: "",
	name: "",
	service_address: "",
	email: "",
	services: [],
	signs_in: false,
	invited_until: null
});
async function describeParent(db, account, { request, now }) {
	const email = account.email === "" ? request.email : account.email;
	const user = email === "" ? null : await findUserByEmail$1(db, email);
	const invitedUntil = await findInvitedUntil(db, account.contactId, now);
	const services = await findLegacyServices(db, account.customerNumber);
	const isTaken = user !== null && user.status !== "removed";
	return {
		account: request.account,
		outcome: parentOutcomeOf(request.email, {
			isRegistered: account.registeredAt !== null,
			onFile: account.email,
			isTaken,
			isInvited: invitedUntil !== null
		}),
		migration_account_parent_id: account.migrationAccountParentId,
		crm_customer_number: account.customerNumber,
		name: `${account.firstName} ${account.lastName}`,
		service_address: addressLine(account.serviceAddressLine1, account.serviceAddressLine2),
		email,
		services: services.map(({ service_type_code, crm_billing_account_number }) => ({
			service_type_code,
			crm_billing_account_number
		})),
		signs_in: isTaken,
		invited_until: invitedUntil?.toISOString() ?? null
	};
}
/** Checks the rows in list order. A second row for the same account is reported as repeated. */
async function checkRows(db, rows, now) {
	const checked = [];
	const seen = /* @__PURE__ */ new Set();
	for (const request of rows) {
		const [account, secondMatch] = await findByName(db, parseParentIdentifier(request.account));
		if (!account) checked.push(unresolvedParent(request, "not_found"));
		else if (secondMatch) checked.push(unresolvedParent(request, "several"));
		else if (seen.has(account.migrationAccountParentId)) checked.push(unresolvedParent(request, "repeated"));
		else {
			seen.add(account.migrationAccountParentId);
			checked.push(await describeParent(db, account, {
				request,
				now
			}));
		}
	}
	return checked;
}
// server/features/legacy/creation/routes.ts
/** Routes with which staff create portal accounts for legacy customers: first a check, then one account per call. */
function creationRoutes(routeContext, services) {
	const { db, clock } = services;
	serve(routeContext, checkParents, async ({ body, actor }, { address }) => {
		const rows = await checkRows(db, body.rows, clock.now());
		for (const { crm_customer_number: customerNumber } of rows) if (customerNumber !== "") await recordAccess(db, actor, {
			customerNumber,
			address,
			what: "account creation"
		});
		return { rows };
	});
	serve(routeContext, createPortalAccount, async ({ body, actor }, caller) => {
		const parentId = body.migration_account_parent_id;
		const request = {
			account: parentId,
			email: body.email
		};
		if (body.send_again) {
			const rule = invitationsByAccount;
			await limitAttempts(services, `portal-accounts:${parentId}`, {
				rule,
				textFor: invitedTooOften
			});
		}
		const { isSent, customerNumber } = await db.transaction(async (tx) => {
			const account = await lockLegacyAccount(tx, parentId);
			if (!account) throw notFound$1();
			const { customerNumber } = account;
			const found = await describeParent(tx, account, {
				request,
				now: clock.now()
			});
			if (!shouldSend(found, body.send_again)) return {
				isSent: false,
				customerNumber
			};
			const customer = await findCustomer(tx, scopeOf(actor), customerNumber);
			if (!customer) throw notFound$1();
			await updateContactOf(tx, account.contactId, {
				email: found.email,
				phoneProvedAt: null
			});
			if (account.email === "") await storeEmail(tx, account, found.email);
			await recordInvited(tx, parentId, { now: clock.now() });
			await auditActor(tx, {
				actor,
				caller
			}, {
				action: body.send_again ? "registration.linkSentAgain" : "registration.accountCreated",
				customerNumber,
				details: {
					parent: parentId,
					email: found.email
				}
			});
			const { contactId, firstName } = account;
			await invite(services, tx, {
				customer,
				contactId,
				email: found.email,
				firstName,
				level: "holder",
				invitedBy: actor.userId
			});
			return {
				isSent: true,
				customerNumber
			};
		});
		const account = await findByName(db, {
			kind: "customer",
			value: customerNumber
		});
		if (!account[0]) throw notFound$1();
		return {
			is_sent: isSent,
			...await describeParent(db, account[0], {
				request,
				now: clock.now()
			})
		};
	});
}
/** Returns false when the invitation was already sent, so a retry or a second click sends nothing. */
function shouldSend({ outcome }, isResend) {
	if (outcome === "registered") return false;
	if (outcome === "invited") return isResend;
	const text = problemTexts[outcome];
	if (text !== void 0) throw new AppError("conflict", text, { email: text });
	return true;
}
const problemTexts = {
	email_taken: emailGiven,
	email_invalid: "Email is invalid",
	email_missing: emailMissing,
	email_differs: emailDiffers
};
// server/features/legacy/registration.ts
/** Rejects a selection that is empty or contains an account that is not the customer's. */
function assertSelectable(account, selection) {
	if (selectedGroups(selection).length === 0) throw new AppError("invalid_input", noneChosen, { fiber_account: noneChosen });
	const pairs = [[
		"fiber_account_number",
		selection.fiber_account,
		selection.fiber_account_number,
		account.fiberAccountNumber
	], [
		"gas_account_number",
		selection.gas_account,
		selection.gas_account_number,
		account.gasAccountNumber
	]];
	for (const [field, isSelected, typedNumber, onFile] of pairs) if (isSelected && (onFile === null || typedNumber !== "" && typedNumber.replace(/\D/g, "") !== onFile)) throw new AppError("invalid_input", wrongAccount$1, { [field]: wrongAccount$1 });
}
/** Rejects an email other than the one on file. Without one on file, any unused email is accepted. */
async function assertRegistrable(db, account, email) {
	if (account.registeredAt) throw new AppError("conflict", alreadyRegistered);
	if (account.email !== "" && account.email !== email.toLowerCase()) throw new AppError("invalid_input", emailNeeded, { email: emailNeeded });
	const user = await findUserByEmail$1(db, email);
	if (user && user.status !== "removed") throw new AppError("conflict", emailTaken$2, { email: emailTaken$2 });
}
async function registerUser(tx, { proof, email, passwordHash, now }) {
	const parentId = proof.account.migrationAccountParentId;
	const account = await lockLegacyAccount(tx, parentId);
	if (!account) throw notFound$1();
	await assertRegistrable(tx, account, email);
	const kind = await findCustomerKind(tx, account.customerNumber);
	if (!kind) throw notFound$1();
	const roleId = await findRoleId(tx, roleNameOf("holder", kind));
	const { contactId, customerNumber } = account;
	const isEmailProved = proof.channel === "email";
	const userId = await createOrRestoreUser(tx, {
		email,
		passwordHash,
		userType: userTypeOf[kind],
		contactId,
		roleId
	}, {
		number: customerNumber,
		emailProvedAt: isEmailProved ? now : null
	});
	if (!userId) throw new AppError("conflict", emailTaken$2, { email: emailTaken$2 });
	await updateContactOf(tx, contactId, {
		email,
		phoneProvedAt: isEmailProved ? null : now
	});
	await markRegistered(tx, parentId, {
		userId,
		now
	});
	return userId;
}
/**
* Creates the user and carries over the selected accounts in one transaction. Moved payment methods are not rolled
* back, which is safe.
*/
async function finishRegistration(services, { proof, email, password, selection }, { address }) {
	const { db, clock } = services;
	const { account } = proof;
	if (selection) assertSelectable(account, selection);
	await assertRegistrable(db, account, email);
	const passwordHash = await hashPassword(password);
	const methods = await transferMethods(services, account);
	return db.transaction(async (tx) => {
		const userId = await registerUser(tx, {
			proof,
			email,
			passwordHash,
			now: clock.now()
		});
		const carriedOver = selection && await transferLegacyAccount(tx, {
			account,
			selection
		}, {
			methods,
			today: clock.today()
		});
		const { customerNumber } = account;
		await audit(tx, {
			userId,
			action: "registration.ended",
			customerNumber,
			address
		});
		await enqueueLetter(services, tx, welcomeLetter$1(services.config, account, email));
		return {
			userId,
			carriedOver
		};
	});
}
const welcomeLetter$1 = ({ BRAND_NAME }, { firstName, customerNumber }, to) => ({
	to,
	firstName,
	category: "security",
	customerNumber,
	content: registered(BRAND_NAME, to),
	path: paths$1.login
});
// shared/customers/registrationStepLabels.ts
const registrationStepLabels = {
	none: "Not started",
	code: "Code requested",
	proved: "Identity verified",
	services: "Services selected",
	payment: "At payment method",
	done: "Registered"
};
// server/http/spreadsheet.ts
/** Writes an Excel workbook with one sheet while its rows are read, so that only a few rows are in memory. */
const spreadsheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const xmlDeclaration = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
const mainNamespace = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const officeNamespace = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageNamespace = "http://schemas.openxmlformats.org/package/2006";
/**
* The parts of a workbook beside its sheet (ECMA-376, part 1). Style 1 is bold for the header row, style 2 is a date
* with time.
*/
const workbookParts = (sheet) => [
	["[Content_Types].xml", `<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheetType}.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`],
	["_rels/.rels", `<Relationships xmlns="${packageNamespace}/relationships"><Relationship Id="rId1" Type="${officeNamespace}/officeDocument" Target="xl/workbook.xml"/></Relationships>`],
	["xl/workbook.xml", `<workbook xmlns="${mainNamespace}" xmlns:r="${officeNamespace}"><sheets><sheet name="${escapeXml(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`],
	["xl/_rels/workbook.xml.rels", `<Relationships xmlns="${packageNamespace}/relationships"><Relationship Id="rId1" Type="${officeNamespace}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${officeNamespace}/styles" Target="styles.xml"/></Relationships>`],
	["xl/styles.xml", `<styleSheet xmlns="${mainNamespace}"><numFmts count="1"><numFmt numFmtId="164" formatCode="mm/dd/yyyy h:mm AM/PM"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`]
];
/** XML 1.0 allows neither most control characters nor lone surrogates. */
function escapeXml(text) {
	return text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;");
}
const msPerDay = 864e5;
/** Returns days since December 30, 1899, which is how spreadsheets store dates. They have no time zones. */
function dateSerialOf(moment, zone) {
	const parts = new Intl.DateTimeFormat("en-US", {
		timeZone: zone,
		hourCycle: "h23",
		year: "numeric",
		month: "numeric",
		day: "numeric",
		hour: "numeric",
		minute: "numeric",
		second: "numeric"
	}).formatToParts(moment);
	const part = (type) => Number(parts.find((found) => found.type === type)?.value);
	return (Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second")) - Date.UTC(1899, 11, 30)) / msPerDay;
}
/** Text is written as an inline string, so that a spreadsheet never runs it as a formula. */
function cellOf(cell, style) {
	if (typeof cell === "object") return cell.moment === null ? `<c${style}/>` : `<c s="2"><v>${dateSerialOf(cell.moment, cell.zone)}</v></c>`;
	if (typeof cell === "number") return `<c${style}><v>${cell}</v></c>`;
	return cell === "" ? `<c${style}/>` : `<c${style} t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
}
const rowOf = (cells, style = "") => `<row>${cells.map((cell) => cellOf(cell, style)).join("")}</row>`;
async function* chunksOf({ name, columns, rows }) {
	let written = [];
	const zip = new Zip((error, chunk) => {
		if (error) throw error;
		written.push(chunk);
	});
	const takeWritten = () => {
		const chunks = written;
		written = [];
		return chunks;
	};
	for (const [path, xml] of workbookParts(name)) {
		const part = new ZipDeflate(path);
		zip.add(part);
		part.push(strToU8(xmlDeclaration + xml), true);
	}
	const sheet = new ZipDeflate("xl/worksheets/sheet1.xml");
	zip.add(sheet);
	const widths = columns.map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`);
	const titles = rowOf(columns.map(({ title }) => title), " s=\"1\"");
	sheet.push(strToU8(`${xmlDeclaration}<worksheet xmlns="${mainNamespace}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><cols>${widths.join("")}</cols><sheetData>${titles}`));
	yield* takeWritten();
	for await (const batch of rows) {
		sheet.push(strToU8(batch.map((row) => rowOf(row)).join("")));
		yield* takeWritten();
	}
	sheet.push(strToU8("</sheetData></worksheet>"), true);
	zip.end();
	yield* takeWritten();
}
/** The stream reads rows only as fast as the client consumes it. */
const spreadsheetOf = (sheet) => Readable.from(chunksOf(sheet), { objectMode: false });
// server/features/legacy/reports/routes.ts
/** Routes for staff about registrations: counts, list, spreadsheet export, and invitations to register. */
/** Times are in the provider's time zone, which the column titles name. */
const columnsIn = (zone) => [
	{
		title: "Parent account",
		width: 16
	},
	{
		title: "Customer",
		width: 14
	},
	{
		title: "Name",
		width: 24
	},
	{
		title: "Email",
		width: 32
	},
	{
		title: "Mobile",
		width: 14
	},
	{
		title: "Service address",
		width: 30
	},
	{
		title: "Community",
		width: 24
	},
	{
		title: "Fiber account",
		width: 14
	},
	{
		title: "Gas account",
		width: 14
	},
	{
		title: "Last step",
		width: 20
	},
	{
		title: `Last step on (${zone})`,
		width: 30
	},
	{
		title: "Last failure",
		width: 30
	},
	{
		title: `Invited (${zone})`,
		width: 26
	},
	{
		title: `Opened (${zone})`,
		width: 26
	},
	{
		title: `Registered (${zone})`,
		width: 28
	}
];
function cellsOf(row, zone) {
	const toCell = (moment) => ({
		moment: moment === null ? null : new Date(moment),
		zone
	});
	return [
		row.migration_account_parent_id,
		row.crm_customer_number,
		row.name,
		row.email,
		row.mobile,
		row.service_address,
		row.community,
		row.fiber_account_number,
		row.gas_account_number,
		registrationStepLabels[row.last_step],
		toCell(row.last_step_at),
		row.last_failure,
		toCell(row.invited_at),
		toCell(row.opened_at),
		toCell(row.registered_at)
	];
}
async function* rowsOf(db, includeRegistered, zone) {
	for await (const batch of readRegistrations(db, { includeRegistered })) yield batch.map((row) => cellsOf(row, zone));
}
function registrationRoutes(routeContext, services) {
	const { db, clock, config } = services;
	serve(routeContext, getRegistrationCount, () => countRegistrations$1(db, {
		today: clock.today(),
		zone: config.TIME_ZONE
	}));
	serve(routeContext, listRegistrations, async ({ query: { includeRegistered, search, ...page }, actor }, { address }) => {
		await recordAccess(db, actor, {
			address,
			what: "registrations"
		});
		return findRegistrations(db, {
			includeRegistered: includeRegistered === "true",
			search
		}, page);
	});
	serve(routeContext, exportRegistrations, async ({ query: { includeRegistered }, actor }, caller) => {
		await auditActor(db, {
			actor,
			caller
		}, {
			action: "registration.exported",
			details: { includeRegistered }
		});
		return {
			name: `Registrations ${clock.today()}.xlsx`,
			type: spreadsheetType,
			bytes: spreadsheetOf({
				name: "Registrations",
				columns: columnsIn(config.TIME_ZONE),
				rows: rowsOf(db, includeRegistered === "true", config.TIME_ZONE)
			})
		};
	});
	serve(routeContext, inviteToRegister, async ({ body: { migration_account_parent_id: parentId }, actor }, caller) => {
		const existing = await findRegistration(db, parentId);
		if (!existing) throw notFound$1();
		assertInvitable$1(existing);
		await limitAttempts(services, `registration-invitations:${parentId}`, {
			rule: invitationsByAccount,
			textFor: invitedTooOften
		});
		const link = createToken();
		const invited = await db.transaction(async (tx) => {
			await lockLegacyAccount(tx, parentId);
			const account = await findRegistration(tx, parentId);
			if (!account) throw notFound$1();
			assertInvitable$1(account);
			await recordInvited(tx, parentId, {
				now: clock.now(),
				link: hashOfToken(link)
			});
			await auditActor(tx, {
				actor,
				caller
			}, {
				action: "registration.invited",
				customerNumber: account.crm_customer_number,
				details: {
					parent: parentId,
					email: account.email
				}
			});
			await enqueueLetter(services, tx, invitationLetter(config, account, link));
			return account;
		});
		caller.addMessage(invited$1);
		return {
			...invited,
			invited_at: clock.now().toISOString()
		};
	});
}
function assertInvitable$1({ registered_at, email }) {
	if (registered_at !== null) throw new AppError("conflict", alreadyRegistered);
	if (email === "") throw new AppError("conflict", noEmail);
}
const invitationLetter = ({ BRAND_NAME }, { name, email, crm_customer_number: customerNumber }, link) => ({
	to: email,
	firstName: name,
	category: "security",
	customerNumber,
	isSecret: true,
	content: invitedToRegister(BRAND_NAME),
	path: `/register?letter=${link}`
});
// server/features/legacy/routes.ts
/** Public registration routes. Each is throttled and, after a code proved the caller, bound to one account. */
function legacyRoutes(routeContext, services) {
	searchRoutes$1(routeContext, services);
	methodRoutes(routeContext, services);
	completionRoutes(routeContext, services);
	staffRoutes(routeContext, services);
	registrationRoutes(routeContext, services);
	creationRoutes(routeContext, services);
}
function searchRoutes$1(routeContext, services) {
	const { db, cards, clock } = services;
	serve(routeContext, sendRegistrationCode$1, async ({ body }, caller) => {
		const requestId = await sendRegistrationCode(services, {
			search: body.account_number ? { accountDigits: phoneDigits(body.account_number) } : body.email_search_field ? { email: body.email_search_field.toLowerCase() } : { mobile: phoneDigits(body.mobile_search_field ?? "") },
			address: {
				line1: body.service_address_line1,
				postalCode: body.service_address_postal_code
			}
		}, caller);
		caller.addMessage(codeSent);
		return { request_id: requestId };
	});
	serve(routeContext, validateRegistrationCode, async ({ body: { request_id: requestId, ...typed } }, caller) => exchangeRegistrationCode(services, {
		requestId,
		typed
	}, caller));
	serve(routeContext, noteInvitationOpened, async ({ body }, caller) => {
		const rule = openingTries;
		await limitNetworkAttempts(services, "invitation-opened", {
			address: caller.address,
			rule,
			textFor: triedTooOften
		});
		await recordInvitationOpened(db, { link: hashOfToken(body.token) }, clock.now());
		return null;
	});
	serve(routeContext, getActiveServices, async ({ body }, caller) => {
		const { account } = await requireProvedAccount(services, caller, body.migration_account_parent_id);
		const parentId = account.migrationAccountParentId;
		const [found, contacts, methods] = await Promise.all([
			findLegacyServices(db, account.customerNumber),
			countContacts(db, account.customerNumber),
			cards.listProfiles(parentId)
		]);
		await recordStep(db, parentId, {
			step: laterStep(account.lastStep, "services"),
			now: clock.now()
		});
		return {
			firstName: account.firstName,
			lastName: account.lastName,
			email: account.email,
			mobile: account.mobile,
			fiber_account: account.fiberAccountNumber !== null,
			fiber_account_number: account.fiberAccountNumber ?? "",
			gas_account: account.gasAccountNumber !== null,
			gas_account_number: account.gasAccountNumber ?? "",
			services: found,
			autopay: account.autopayToken !== null,
			autopay_method: methodDescription(methods.find(({ token }) => token === account.autopayToken)),
			paperless: account.isPaperless,
			contacts,
			payment_methods: methods.filter(({ token }) => !account.addedTokens.includes(token)).length
		};
	});
}
function methodRoutes(routeContext, services) {
	const { db, cards, clock, config } = services;
	serve(routeContext, createLegacyPaymentLink, async ({ query }, caller) => {
		const { account } = await requireProvedAccount(services, caller, query.migration_account_parent_id ?? null);
		if (query.email !== void 0 && query.email.toLowerCase() !== account.email) throw notFound$1();
		if (!isOwnPage(config, caller.host, {
			url: query.postback_url,
			path: "/payment/postback"
		})) {
			const message = wrongPostback;
			throw new AppError("invalid_input", message, { postback_url: message });
		}
		const { url } = await cards.openPage({
			customerNumber: account.migrationAccountParentId,
			category: query.payment_category,
			returnUrl: query.postback_url
		});
		const step = laterStep(account.lastStep, "payment");
		await recordStep(db, account.migrationAccountParentId, {
			step,
			now: clock.now()
		});
		return { "payment-url": url };
	});
	serve(routeContext, listLegacyPaymentProfiles, async ({ params }, caller) => {
		const { account } = await requireProvedAccount(services, caller, params.migration_account_parent_id);
		return (await cards.listProfiles(account.migrationAccountParentId)).map((profile) => toPaymentProfile(profile, []));
	});
	serve(routeContext, submitPaymentResponse, async ({ body }, caller) => {
		const { account } = await requireProvedAccount(services, caller, body.migration_account_parent_id);
		const parentId = account.migrationAccountParentId;
		if (body.Token === void 0) {
			await recordFailure(db, parentId, body.Message ?? "The provider sent no token.");
			return { Message: body.Message ?? "" };
		}
		const saved = (await cards.listProfiles(parentId)).find(({ token }) => token === body.Token);
		if (!saved) throw new AppError("invalid_input", methodUnknown, { Token: methodUnknown });
		await db.transaction(async (tx) => {
			await recordAddedMethod(tx, parentId, saved.token);
			if (body.use_for_autopay) await selectAutopayMethod(tx, parentId, saved.token);
			await recordFailure(tx, parentId, "");
			await audit(tx, {
				userId: null,
				action: "registration.methodAdded",
				customerNumber: account.customerNumber,
				address: caller.address,
				details: { autopay: body.use_for_autopay }
			});
		});
		return { Token: saved.token };
	});
}
function completionRoutes(routeContext, services) {
	const { db, clock } = services;
	serve(routeContext, createLegacyAccount, async ({ body }, caller) => {
		const { userId, carriedOver } = await finishRegistration(services, {
			proof: await requireProvedAccount(services, caller, body.migration_account_parent_id),
			...body,
			selection: body
		}, caller);
		await deleteProofsOf(db, body.migration_account_parent_id);
		if (!carriedOver) throw new Error("A registration with chosen accounts has settings to transfer");
		caller.addMessage(welcome$1);
		return {
			user_id: userId,
			email: body.email,
			...carriedOver
		};
	});
	serve(routeContext, createAccount, async ({ body }, caller) => {
		const { account } = await requireProvedAccount(services, caller, body.migration_account_parent_id);
		assertSelectable(account, body);
		const methods = await transferMethods(services, account);
		return db.transaction(async (tx) => {
			const { customerNumber } = account;
			await audit(tx, {
				userId: null,
				action: "registration.accountsMade",
				customerNumber,
				address: caller.address
			});
			return transferLegacyAccount(tx, {
				account,
				selection: body
			}, {
				methods,
				today: clock.today()
			});
		});
	});
}
function staffRoutes(routeContext, services) {
	const { db, clock } = services;
	serve(routeContext, getAccountByEmail, async ({ params }, caller) => {
		const rule = existTries;
		await limitNetworkAttempts(services, "exists", {
			address: caller.address,
			rule,
			textFor: triedTooOften
		});
		if (!caller.bearer) return { user_id: null };
		const tokenHash = hashOfToken(caller.bearer);
		const [actor, proof] = await Promise.all([routeContext.findActor(tokenHash), findProof(db, tokenHash, clock.now())]);
		const isProved = proof?.channel === "email" && proof.account.email === params.email.toLowerCase();
		const isStaff = actor !== null && seesAllCustomers(actor);
		if (!isStaff && !isProved) return { user_id: null };
		const user = await findUserByEmail$1(db, params.email);
		if (user && isStaff) await recordAccess(db, actor, {
			userId: user.id,
			address: caller.address,
			what: "user"
		});
		return { user_id: user?.id ?? null };
	});
}
// server/features/messages/routes.ts
/** Routes for messages to the provider, and for comments on any case. */
function messageRoutes(routeContext, services) {
	const { db, clock } = services;
	messageListRoutes(routeContext, services);
	writingRoutes(routeContext, services);
	serve(routeContext, listComments, async ({ query, actor }, caller) => {
		const { crm_contact_id: contactId, case_id: caseId, ...page } = query;
		const kinds = caseKinds.filter((kind) => hasCaseRight(actor, kind, "read"));
		assertAllowed(kinds.length > 0);
		if (caseId) {
			const { row } = await requireCase(services, {
				actor,
				caller
			}, {
				id: caseId,
				verb: "read"
			});
			if (row.contactId !== contactId) throw notFound$1();
		} else {
			const { customerNumber } = await requireContact(db, actor, contactId);
			await recordAccess(db, actor, {
				customerNumber,
				address: caller.address,
				what: "comments"
			});
		}
		const readable = kinds.map((kind) => ({
			kind,
			scope: scopeWithRight(actor, caseRight(kind, "read"))
		}));
		return findComments(db, readable, {
			filter: {
				contactId,
				caseId,
				...page
			},
			userId: actor.userId
		});
	});
	serve(routeContext, markRead, async ({ body, actor }, caller) => {
		await requireCase(services, {
			actor,
			caller
		}, {
			id: body.case_id,
			verb: "read",
			skipsAccessRecord: true
		});
		await markCaseRead(db, {
			userId: actor.userId,
			caseId: body.case_id,
			now: clock.now()
		});
		return null;
	});
	serve(routeContext, countUnread, ({ actor }) => countUnreadFor(db, actor));
}
function messageListRoutes(routeContext, { db }) {
	serve(routeContext, listMessages, async ({ query, actor }, caller) => {
		const { customerNumber } = await requireContact(db, actor, query.crm_contact_id);
		await recordAccess(db, actor, {
			customerNumber,
			address: caller.address,
			what: "messages"
		});
		const found = await findMessages(db, readerOf$1(actor), {
			filter: query,
			userId: actor.userId
		});
		if (query.case_id && !query.search && found.total_count === 0) throw notFound$1();
		return found;
	});
	serve(routeContext, listCustomerMessages, async ({ query, actor }, caller) => {
		await openCustomer(db, actor, {
			customerNumber: query.crm_customer_id,
			address: caller.address,
			what: "messages"
		});
		const found = await findMessages(db, readerOf$1(actor), {
			filter: query,
			userId: actor.userId
		});
		if (query.case_id && !query.search && found.total_count === 0) throw notFound$1();
		return found;
	});
}
/** Serves the writing of messages, and of comments on any case. */
function writingRoutes(routeContext, services) {
	const { db, clock, config } = services;
	serve(routeContext, createMessage, async ({ body, actor }, caller) => {
		const { author, subject } = await resolveSubject(db, actor, body);
		const content = {
			title: body.title,
			description: body.description,
			attachmentIds: body.attachment_ids
		};
		const row = await db.transaction(async (tx) => {
			const opened = await openCase(tx, {
				...subject,
				kind: "message",
				userId: actor.userId,
				...content,
				idempotencyRecord: idempotencyRecordOf(caller.idempotencyKey, {
					kind: "message",
					...subject,
					...content
				})
			}, {
				author,
				now: clock.now(),
				zone: config.TIME_ZONE
			});
			if (opened.isNew) {
				await limitCases(services, tx, actor);
				await auditCase(tx, {
					actor,
					caller
				}, {
					row: opened.row,
					action: "message.created"
				});
			}
			return opened.row;
		});
		caller.addMessage(created$1);
		return {
			case_id: row.id,
			case_no: row.number
		};
	});
	serve(routeContext, createCaseComment, async ({ body, actor }, caller) => {
		const { row } = await requireCase(services, {
			actor,
			caller
		}, {
			id: body.case_id,
			verb: "write"
		});
		const authorship = await authorshipOf(services, actor);
		const comment = await db.transaction(async (tx) => {
			const added = await addComment(tx, row.id, {
				body: body.comment,
				idempotencyRecord: idempotencyRecordOf(caller.idempotencyKey, {
					kind: "comment",
					caseId: row.id,
					comment: body.comment
				}),
				authorship,
				lastSeenId: body.last_comment_id,
				canTake: actor.rights.has("QUEUE.write"),
				assertCommentable: ({ kind, status }) => {
					if (kind !== "message" && isFinishedCase(status) && !seesAllCustomers(actor)) throw new AppError("conflict", overForComments, { comment: overForComments });
				}
			});
			if (added.isNew) {
				await limitComments(services, tx, actor);
				await auditCase(tx, {
					actor,
					caller
				}, {
					row,
					action: "case.commented"
				});
				if (added.isTaken) await auditCase(tx, {
					actor,
					caller
				}, {
					row,
					action: "message.assigned",
					details: { to: actor.userId }
				});
				if (authorship.author.isStaff) await notify(tx, {
					kind: "reply",
					commentId: added.comment.id
				});
			}
			return added.comment;
		});
		caller.addMessage(commented);
		return toComment(comment, actor.userId);
	});
}
// shared/payments/paymentPending.ts
/** The portal shows this text while the bank hasn't answered. */
const paymentPending = "The bank hasn’t answered yet. We’re checking, so please don’t pay again.";
// server/directory/payments/payments.ledger.ts
/**
* The payments ledger: a payment is accepted once and finished once, and posting moves the balance in the same
* transaction.
*/
/**
* Records a payment before anyone is charged. A second request with the same key is a retry; an equal payload within
* the window, on any process, is a duplicate. A closed key accepts no payment.
*/
async function acceptPayment(db, payment, { arrivedAt, onTaken }) {
	try {
		return await db.transaction(async (tx) => {
			const result = await acceptInTransaction(tx, payment, arrivedAt);
			if (result.kind === "taken") await onTaken(tx, result.payment);
			return result;
		});
	} catch (error) {
		if (error instanceof KeyClosedError) return { kind: "closed" };
		throw error;
	}
}
/**
* Rolls back everything a rejected payment wrote, including its guard, so an equal one with another key may follow at
* once.
*/
var KeyClosedError = class extends Error {};
async function acceptInTransaction(tx, payment, arrivedAt) {
	const row = await insertAndLockKey(tx, payment);
	if (!row) {
		const original = await findPaymentByKey(tx, payment.userId ?? null, payment.idempotencyKey ?? "");
		if (!original) throw new Error("A payment conflicts with a row that has another key");
		return {
			kind: "retry",
			payment: original
		};
	}
	const isFirst = await passGuard(tx, payment, arrivedAt);
	const { isClosed, isUnderWay: isPending } = await findObstacles(tx, row);
	if (isClosed) throw new KeyClosedError();
	if (isFirst && !isPending) return {
		kind: "taken",
		payment: row
	};
	await tx.delete(payments$1).where(eq(payments$1.id, row.id));
	return { kind: "duplicate" };
}
async function insertAndLockKey(tx, payment) {
	const lock = keyLock(payment.userId ?? "", payment.idempotencyKey ?? "");
	const [inserted] = await tx.insert(payments$1).values(payment).onConflictDoNothing().returning({
		...getTableColumns(payments$1),
		lock
	});
	if (!inserted) return null;
	const { lock: _, ...row } = inserted;
	return row;
}
/** Inserting a payment holds this lock until its transaction ends, so that closing the key can wait for the outcome. */
const keyLock = (userId, key) => sql`pg_advisory_xact_lock(hashtextextended(${`payment key ${userId} ${key}`}, 0))`;
/**
* Finds the payment of a key, or closes the key so that no payment can arrive with it anymore. Closing is committed
* first: a payment that did not see it already held the lock, and is found after the wait.
*/
async function findOrCloseKey(db, { userId, key, now }) {
	const existing = await findPaymentByKey(db, userId, key);
	if (existing) return existing;
	await db.insert(closedPaymentKeys).values({
		userId,
		idempotencyKey: key,
		closedAt: now
	}).onConflictDoNothing();
	return db.transaction(async (tx) => {
		await tx.execute(sql`select ${keyLock(userId, key)}`);
		return findPaymentByKey(tx, userId, key);
	});
}
/**
* Returns true for one caller per window and payload: the row lock makes the others wait and then see the new time. It
* compares the earliest possible arrival of this request with the latest possible start of the previous payment, so
* neither a request that a busy process reads late nor one that follows closely counts as a separate click.
*/
async function passGuard(db, { requestHash: key, createdAt }, arrivedAt) {
	return (await db.insert(paymentGuards).values({
		key,
		lastAt: createdAt
	}).onConflictDoUpdate({
		target: paymentGuards.key,
		set: { lastAt: createdAt },
		setWhere: lte(paymentGuards.lastAt, new Date(arrivedAt.getTime() - duplicatePaymentWindowMs))
	}).returning({ key: paymentGuards.key })).length === 1;
}
const DuplicateChecks = z.tuple([z.object({
	isClosed: z.boolean(),
	isUnderWay: z.boolean()
})]);
/**
* Returns what prevents a recorded payment: its key was closed in the meantime, or an equal payment is still pending,
* however long ago it started.
*/
async function findObstacles(db, payment) {
	const { id, userId, idempotencyKey, billingAccountNumber, requestHash } = payment;
	const { rows } = await db.execute(sql`
    select
      exists (
        select from closed_payment_keys where user_id = ${userId} and idempotency_key = ${idempotencyKey}
      ) as "isClosed",
      exists (
        select from payments
        where billing_account_number = ${billingAccountNumber} and request_hash = ${requestHash}
        and status = 'pending' and id <> ${id}
      ) as "isUnderWay"
  `);
	return DuplicateChecks.parse(rows)[0];
}
async function findPaymentByKey(db, userId, idempotencyKey) {
	const [row] = await db.select().from(payments$1).where(and(userId ? eq(payments$1.userId, userId) : isNull(payments$1.userId), eq(payments$1.idempotencyKey, idempotencyKey)));
	return row ?? null;
}
async function findPayment(db, id) {
	const [row] = await db.select().from(payments$1).where(eq(payments$1.id, id));
	return row ?? null;
}
/**
* Finishes a pending payment; posting moves the balance in the same transaction. A second caller changes nothing and
* reads what the first wrote, so any number of processes may report the same outcome.
*/
async function finishPayment(tx, id, outcome) {
	const [pending] = await tx.select({
		billingAccountNumber: payments$1.billingAccountNumber,
		amount: payments$1.amount
	}).from(payments$1).where(and(eq(payments$1.id, id), eq(payments$1.status, "pending"))).for("update");
	if (!pending) return {
		payment: await requirePayment(tx, id),
		customerNumber: null
	};
	const isPosted = outcome.status === "posted";
	const account = await moveBalance(tx, pending.billingAccountNumber, isPosted ? pending.amount : 0);
	const [payment] = await tx.update(payments$1).set({
		status: outcome.status,
		reason: outcome.status === "posted" ? "" : outcome.reason,
		providerChargeId: outcome.status === "failed" ? null : outcome.chargeId,
		postedAt: isPosted ? outcome.endedAt : null,
		balanceAfter: isPosted ? account.balance : null,
		leaseEndsAt: null
	}).where(eq(payments$1.id, id)).returning();
	if (!payment) throw new Error(`Payment ${id} disappeared while it was locked`);
	await audit(tx, {
		userId: payment.userId,
		action: `payment.${outcome.status}`,
		customerNumber: account.customerNumber,
		address: outcome.address,
		details: {
			confirmationNumber: payment.confirmationNumber,
			amount: payment.amount,
			fee: payment.fee
		}
	});
	return {
		payment,
		customerNumber: account.customerNumber
	};
}
async function requirePayment(db, id) {
	const payment = await findPayment(db, id);
	if (!payment) throw new Error(`Payment ${id} does not exist`);
	return payment;
}
/** Subtracts the payment and returns the new balance, which no other transaction can change before the commit. */
async function moveBalance(db, billingAccountNumber, paid) {
	const [account] = await db.update(billingAccounts).set({ balance: sql`${billingAccounts.balance} - ${paid}` }).where(eq(billingAccounts.number, billingAccountNumber)).returning({
		customerNumber: billingAccounts.customerNumber,
		balance: billingAccounts.balance
	});
	if (!account) throw new Error(`Billing account ${billingAccountNumber} does not exist`);
	return account;
}
/** Finds pending payments whose lease has expired: the process died, or the provider did not respond. */
function findAbandonedPayments(db, now) {
	return db.select({ paymentId: payments$1.id }).from(payments$1).where(and(eq(payments$1.status, "pending"), lt(payments$1.leaseEndsAt, now))).orderBy(payments$1.leaseEndsAt);
}
/** Stores a payment that failed before anyone could be charged. Returns null when another process was first. */
async function insertFailedPayment(db, payment) {
	const [row] = await db.insert(payments$1).values(payment).onConflictDoNothing().returning();
	return row ?? null;
}
// server/directory/payments/notifyOfOutcome.ts
/** A scheduled payment has a notice of its own, which says what becomes of the schedule. */
async function notifyOfOutcome(tx, payment) {
	const outcome = outcomeOf(payment.status);
	if (outcome === "ACCEPTED") await notify(tx, {
		kind: "payment_posted",
		paymentId: payment.id
	});
	if (outcome !== "DECLINED" || payment.channel === "scheduled") return;
	await notify(tx, {
		kind: payment.channel === "autopay" ? "autopay_declined" : "payment_declined",
		paymentId: payment.id
	});
}
// server/directory/payments/settle.ts
/** Stores the outcome of a charge, and asks the provider for an outcome that is not known. */
/**
* Asks the provider for the outcome of a payment. Asking closes a reference that was never charged, so no late charge
* can follow.
*/
async function settle(services, payment, address) {
	const settledOutcome = await services.cards.settle(payment.id);
	if (settledOutcome.kind === "unknown") return payment;
	return storeOutcome(services, payment.id, {
		...outcomeFor(settledOutcome),
		address
	});
}
async function storeOutcome(services, id, outcome) {
	return services.db.transaction(async (tx) => {
		const { payment, customerNumber } = await finishPayment(tx, id, {
			...outcome,
			endedAt: services.clock.now()
		});
		if (customerNumber !== null) await notifyOfOutcome(tx, payment);
		return payment;
	});
}
function outcomeFor(providerOutcome) {
	switch (providerOutcome.kind) {
		case "captured": return {
			status: "posted",
			chargeId: providerOutcome.chargeId
		};
		case "declined": return {
			status: "declined",
			chargeId: providerOutcome.chargeId,
			reason: providerOutcome.reason
		};
		case "refused": return {
			status: "failed",
			reason: providerOutcome.reason
		};
		case "never_charged": return {
			status: "failed",
			reason: neverCharged
		};
	}
}
/**
* Is enqueued with each payment, and runs when the process that accepted it should have finished. Two processes may
* settle the same payment at once without harm.
*/
const settlePaymentJob = defineJob({
	name: "settle payment",
	payload: z.object({ paymentId: z.uuid() }),
	maxAttempts: 25,
	keyOf: ({ paymentId }) => paymentId,
	async run(services, { paymentId }) {
		const payment = await requirePayment(services.db, paymentId);
		if (payment.status !== "pending") return;
		const settled = await settle(services, payment, "settler");
		if (settled.status === "pending") await enqueueLater(services.db, settlePaymentJob, {
			payload: { paymentId },
			delayMs: leaseMs$2
		});
		else services.log.info({
			paymentId,
			status: settled.status
		}, "an abandoned payment was settled");
	}
});
/** Finds payments whose job has ended without an outcome. */
const abandonedPaymentsJob = defineScheduledJob("find abandoned payments", async ({ db, clock }) => {
	const payloads = await findAbandonedPayments(db, clock.now());
	await enqueueMissing(db, settlePaymentJob, payloads);
});
// server/directory/payments/pay.ts
/**
* Executes a payment once. It is stored before the provider is called, under a reference that the provider charges at
* most once. The first process to learn the outcome stores it. A crash at any line costs time, never money.
*/
/** Pays with a saved method and returns the payment in its current status: posted, declined, failed or pending. */
async function payOnceWith(services, attempt) {
	const requestHash = hashOfRequest(identityOf(attempt));
	const original = await findPaymentByKey(services.db, attempt.userId, attempt.idempotencyKey);
	if (original) return answerRetry(services, original, {
		requestHash,
		address: attempt.address
	});
	const method = await findMethod(services, attempt);
	const accepted = await acceptPayment(services.db, newPayment(services, attempt, {
		method,
		requestHash
	}), {
		arrivedAt: attempt.arrivedAt,
		onTaken: enqueueSettling
	});
	switch (accepted.kind) {
		case "duplicate": throw new AppError("duplicate_payment", duplicate$1);
		case "closed": throw new AppError("conflict", arrivedTooLate);
		case "retry": return answerRetry(services, accepted.payment, {
			requestHash,
			address: attempt.address
		});
		case "taken": return charge(services, accepted.payment, attempt);
	}
}
/** Settles the payment if this process does not live to learn its outcome. */
const enqueueSettling = (tx, { id }) => enqueueLater(tx, settlePaymentJob, {
	payload: { paymentId: id },
	delayMs: leaseMs$2
});
async function findMethod(services, { customerNumber, token }) {
	const method = (await services.cards.listProfiles(customerNumber)).find((profile) => profile.token === token);
	if (!method) throw new AppError("not_found", unknownMethod);
	if (isExpired(method.expiry, services.clock.today())) throw new AppError("invalid_input", expiredMethod, { "payment-token": expiredMethod });
	return method;
}
/** Builds the fields that are known before the payment method is. */
const buildPlannedPayment = (attempt, now) => ({
	id: randomUUID(),
	confirmationNumber: buildConfirmationNumber(randomBytes(8)),
	billingAccountNumber: attempt.billingAccountNumber,
	serviceType: attempt.serviceType,
	userId: attempt.userId,
	amount: attempt.amount,
	methodType: "unknown",
	channel: attempt.channel,
	idempotencyKey: attempt.idempotencyKey,
	createdAt: now
});
function newPayment({ clock }, attempt, { method, requestHash }) {
	const now = clock.now();
	return {
		...buildPlannedPayment(attempt, now),
		fee: feeOf(method.category, attempt.amount),
		category: method.category,
		methodType: method.type,
		methodLast4: method.last4,
		status: "pending",
		requestHash,
		leaseEndsAt: new Date(now.getTime() + leaseMs$2)
	};
}
async function charge(services, payment, { customerNumber, token, address }) {
	const amount = payment.amount + payment.fee;
	const chargeOutcome = await services.cards.charge({
		reference: payment.id,
		customerNumber,
		token,
		amount
	});
	if (chargeOutcome.kind === "unknown") {
		services.log.warn({
			paymentId: payment.id,
			cause: chargeOutcome.cause
		}, "the outcome of a charge is not known");
		return settle(services, payment, address);
	}
	try {
		return await storeOutcome(services, payment.id, {
			...outcomeFor(chargeOutcome),
			address
		});
	} catch (error) {
		services.log.error({
			err: error,
			paymentId: payment.id
		}, "the outcome of a charge could not be stored; it is settled later");
		return payment;
	}
}
/** Returns the outcome of the original request: waits while it may still be running, then settles in its place. */
async function answerRetry(services, original, { requestHash, address }) {
	assertSameRequest(original, { requestHash });
	const deadline = Date.now() + retryWaitMs;
	let payment = original;
	while (payment.status === "pending" && Date.now() < deadline) {
		await new Promise((resolve) => setTimeout(resolve, 100));
		payment = await findPayment(services.db, original.id) ?? payment;
	}
	return payment.status === "pending" ? settle(services, payment, address) : payment;
}
const reasonOf = (payment) => payment.status === "pending" ? paymentPending : payment.reason;
// server/directory/payments/scheduledPayments.ledger.ts
/** Cancels scheduled payments, and records their changes in the audit trail. */
/** Cancels all payments with a deleted method. A payment that a process has started is left to that process. */
async function cancelScheduledWith(tx, { customerNumber, token }, change) {
	const accounts = tx.select({ number: billingAccounts.number }).from(billingAccounts).where(eq(billingAccounts.customerNumber, customerNumber));
	return cancelWhere(tx, and(eq(scheduledPayments.token, token), inArray(scheduledPayments.billingAccountNumber, accounts)), change);
}
async function cancelWhere(tx, condition, { author, now }) {
	const rows = await tx.update(scheduledPayments).set({
		status: "cancelled",
		endedAt: now
	}).where(and(condition, eq(scheduledPayments.status, "scheduled"))).returning();
	for (const row of rows) await auditScheduled(tx, row, author);
	return rows;
}
/** Records an action such as `scheduledPayment.cancelled`. */
const auditScheduled = (tx, row, author) => audit(tx, {
	...author,
	action: `scheduledPayment.${row.status}`,
	details: {
		scheduledPayment: row.id,
		amount: row.amount,
		payOn: row.payOn
	}
});
// server/directory/payments/scheduleNotices.ts
/**
* Sends the notice once the transaction commits. The confirmation goes to the user who scheduled the payment, or to the
* account holder if that user no longer belongs to the customer.
*/
async function enqueueScheduleNotice(services, tx, { customerNumber, row }) {
	if (row.status === "failed" || row.status === "not_needed") return notify(tx, {
		kind: "scheduled_payment_not_made",
		scheduledPaymentId: row.id
	});
	const content = confirmationOf(row);
	if (!content) return;
	const recipient = await findPayer(tx, row.userId, customerNumber) ?? await findHolderEmail(tx, customerNumber);
	if (!recipient) return;
	await enqueueLetter(services, tx, {
		to: recipient.email,
		firstName: recipient.firstName,
		category: "service",
		customerNumber,
		content,
		path: paths$1.managePayment
	});
}
function confirmationOf({ status, amount, billingAccountNumber: account, payOn, ...row }) {
	const scheduled = {
		amount,
		account,
		payOn
	};
	switch (status) {
		case "scheduled": return paymentScheduled({
			...scheduled,
			fee: feeOf(row.category, amount),
			method: methodName(row.methodType, row.methodLast4)
		});
		case "cancelled": return scheduledCanceled(scheduled);
		case "failed":
		case "not_needed":
		case "paying":
		case "paid": return null;
	}
}
// server/features/payments/autopayNotice.ts
/**
* Mails the customer the authorization when autopay is turned on, or a confirmation when it is turned off. The law
* requires the authorization in writing, so no one can choose not to get it.
*/
/** Sends the notice once the transaction commits. */
async function enqueueAutopayNotice(services, tx, change) {
	const recipient = await findHolderEmail(tx, change.customerNumber);
	if (!recipient) return;
	const { customerNumber, billingAccountNumber, method } = change;
	await enqueueLetter(services, tx, {
		to: recipient.email,
		firstName: recipient.firstName,
		category: "service",
		customerNumber,
		content: method ? autopayOn(billingAccountNumber, methodName(method.type, method.last4)) : autopayOff(billingAccountNumber),
		path: paths$1.managePayment
	});
}
// server/features/payments/payments.queries.ts
/** Queries received credits and autopay. */
/** Finds credits received in scope, newest first, optionally for one billing group. */
async function findReceivedCredits(db, scope, { groupId, ...page }) {
	const where = and(inScope(scope, billingAccounts.customerNumber), groupId === void 0 ? void 0 : eq(billingAccounts.groupId, groupId));
	const isOfAccount = eq(billingAccounts.number, credits.billingAccountNumber);
	const { limit, offset } = limitOffsetOf(page);
	const [rows, [counted]] = await Promise.all([db.select({ credit: credits }).from(credits).innerJoin(billingAccounts, isOfAccount).where(where).orderBy(desc(credits.createdAt), desc(credits.id)).limit(limit).offset(offset), db.select({ total: count() }).from(credits).innerJoin(billingAccounts, isOfAccount).where(where)]);
	return {
		credits: rows.map(({ credit }) => ({
			credit_id: credit.id,
			created_date: credit.createdAt.toISOString(),
			amount: credit.amount,
			credit_reason_cd: credit.reasonCode,
			crm_billing_account_number: credit.billingAccountNumber
		})),
		total_count: counted?.total ?? 0
	};
}
/** Returns the billing groups that each of a customer's payment methods pays with autopay. */
async function findAutopayGroups(db, customerNumber) {
	const rows = await db.select({
		groupId: billingAccounts.groupId,
		token: billingAccounts.autopayToken
	}).from(billingAccounts).where(eq(billingAccounts.customerNumber, customerNumber));
	const groups = /* @__PURE__ */ new Map();
	for (const { groupId, token } of rows) if (token) groups.set(token, [...groups.get(token) ?? [], groupId]);
	return groups;
}
async function updateAutopayToken(db, groupId, token) {
	await db.update(billingAccounts).set({ autopayToken: token }).where(eq(billingAccounts.groupId, groupId));
}
async function hasServiceAccount(db, billingAccountNumber, serviceAccountId) {
	return (await db.select({ id: serviceAccounts.id }).from(serviceAccounts).where(and(eq(serviceAccounts.id, serviceAccountId), eq(serviceAccounts.billingAccountNumber, billingAccountNumber)))).length > 0;
}
/** Turns autopay off wherever it charges a method that no longer exists. */
async function stopAutopayWithMethod(db, customerNumber, token) {
	await db.update(billingAccounts).set({ autopayToken: null }).where(and(eq(billingAccounts.customerNumber, customerNumber), eq(billingAccounts.autopayToken, token)));
}
/**
* Finds billing accounts that autopay must pay now: a positive balance, due tomorrow or earlier, on an active account.
* Payments scheduled for today run first; autopay then pays the rest.
*/
async function findBillsDueForAutopay(db, today, groupId) {
	const duePaymentsScheduled = db.select({ id: scheduledPayments.id }).from(scheduledPayments).where(and(eq(scheduledPayments.billingAccountNumber, billingAccounts.number), inArray(scheduledPayments.status, ["scheduled", "paying"]), lte(scheduledPayments.payOn, today)));
	return db.selectDistinctOn([billingAccounts.number], {
		billingAccountNumber: billingAccounts.number,
		groupId: billingAccounts.groupId,
		customerNumber: billingAccounts.customerNumber,
		serviceAccountNumber: serviceAccounts.number,
		serviceType: serviceAccounts.serviceType,
		token: billingAccounts.autopayToken,
		amount: billingAccounts.balance,
		dueOn: billingAccounts.dueOn
	}).from(billingAccounts).innerJoin(serviceAccounts, eq(serviceAccounts.billingAccountNumber, billingAccounts.number)).where(and(groupId ? eq(billingAccounts.groupId, groupId) : void 0, isNotNull(billingAccounts.autopayToken), eq(billingAccounts.status, "active"), gt(billingAccounts.balance, 0), lte(billingAccounts.dueOn, addDays(today, 1)), notExists(duePaymentsScheduled))).orderBy(asc(billingAccounts.number), asc(serviceAccounts.id));
}
/** Finds the customer of a payment by the confirmation number on its receipt. */
async function findCustomerOfPayment(db, confirmationNumber) {
	const [found] = await db.select({ customerNumber: billingAccounts.customerNumber }).from(payments$1).innerJoin(billingAccounts, eq(billingAccounts.number, payments$1.billingAccountNumber)).where(eq(payments$1.confirmationNumber, confirmationNumber));
	return found?.customerNumber ?? null;
}
// server/features/payments/autopay.ts
function autopayOf(group) {
	const dueOn = dueDayOf(group.balance, group.dueOn);
	const isOn = group.autopayToken !== null;
	return {
		autopay_enabled: isOn,
		token: group.autopayToken,
		next_date: isOn && dueOn ? autopayDayOf(dueOn) : null
	};
}
/** Turns autopay on with a saved method of the customer, or off with an empty token. */
async function changeAutopay(services, { actor, caller }, request) {
	const { db } = services;
	const group = await findBillingGroup(db, scopeOf(actor), request.crm_billing_group_id);
	if (!group || group.customerNumber !== request.crm_customer_id) throw notFound$1();
	if (!await hasServiceAccount(db, group.number, request.crm_service_account_id)) throw notFound$1();
	const method = request.token ? await findUsableMethod(services, group.customerNumber, request.token) : null;
	const autopayToken = request.token || null;
	await db.transaction(async (tx) => {
		await updateAutopayToken(tx, group.groupId, autopayToken);
		const action = autopayToken ? "autopay.on" : "autopay.off";
		const { customerNumber, groupId, number: billingAccountNumber } = group;
		await auditActor(tx, {
			actor,
			caller
		}, {
			action,
			customerNumber,
			details: { group: groupId }
		});
		if (autopayToken === group.autopayToken) return;
		await enqueueAutopayNotice(services, tx, {
			customerNumber,
			billingAccountNumber,
			method
		});
	});
	return autopayOf({
		...group,
		autopayToken
	});
}
async function findUsableMethod({ cards, clock }, customerNumber, requestedToken) {
	const method = (await cards.listProfiles(customerNumber)).find(({ token }) => token === requestedToken);
	if (!method) throw notFound$1();
	if (isExpired(method.expiry, clock.today())) throw new AppError("invalid_input", autopayCardExpired, { token: cardExpired });
	return method;
}
// server/features/payments/routes.ts
/** Routes for balances, payment history, saved methods, payments and autopay. */
function paymentRoutes(routeContext, services) {
	const { db } = services;
	historyRoutes(routeContext, services);
	oneTimePaymentRoutes(routeContext, services);
	paymentMethodRoutes(routeContext, services);
	serve(routeContext, getAutopay, async ({ query, actor }, caller) => {
		const group = await findBillingGroup(db, scopeOf(actor), query.crm_billing_group_id);
		if (!group) throw notFound$1();
		await recordAccess(db, actor, {
			customerNumber: group.customerNumber,
			address: caller.address,
			what: "autopay"
		});
		return autopayOf(group);
	});
	serve(routeContext, updateAutopay, async ({ query, actor }, caller) => changeAutopay(services, {
		actor,
		caller
	}, query));
}
/** Serves balances, payment history and received credits. */
function historyRoutes(routeContext, { db, clock, config }) {
	const findBalance = prepareFindBalance(db);
	const findPayments = prepareFindPayments(db, config.TIME_ZONE);
	serve(routeContext, viewBalance, async ({ body, actor }, caller) => {
		const found = await findBalance(scopeOf(actor), body);
		if (!found) throw notFound$1();
		const { customerNumber, ...balance } = found;
		await recordAccess(db, actor, {
			customerNumber,
			address: caller.address,
			what: "balance"
		});
		return balance;
	});
	serve(routeContext, listPayments, async ({ body, actor }, caller) => {
		const scope = body.billing_group_id ? scopeOf(actor) : await scopeWithoutGroup(db, body.confirmation_number, actor);
		if (!scope) throw new AppError("invalid_input", oneGroup, { billing_group_id: oneGroup });
		const { customerNumber, ...found } = await findPayments(scope, body, clock.today());
		if (body.billing_group_id && customerNumber === null) throw notFound$1();
		if (customerNumber !== null) await recordAccess(db, actor, {
			customerNumber,
			address: caller.address,
			what: "payments"
		});
		return found;
	});
	serve(routeContext, listReceivedCredits, async ({ query: { billing_group_id: groupId, ...page }, actor }, caller) => {
		const scope = scopeOf(actor);
		if (groupId === void 0) {
			if (scope.kind === "all") throw new AppError("invalid_input", oneGroup, { billing_group_id: oneGroup });
			return findReceivedCredits(db, scope, page);
		}
		const account = await findBillingGroup(db, scope, groupId);
		if (!account) throw notFound$1();
		await recordAccess(db, actor, {
			customerNumber: account.customerNumber,
			address: caller.address,
			what: "credits"
		});
		return findReceivedCredits(db, scope, {
			groupId,
			...page
		});
	});
}
/**
* Staff must name a billing group or one payment, whose customer is then the scope. Returns null when they name
* neither.
*/
async function scopeWithoutGroup(db, confirmation, actor) {
	const scope = scopeOf(actor);
	if (scope.kind !== "all") return scope;
	if (confirmation === void 0) return null;
	const customerNumber = await findCustomerOfPayment(db, confirmation);
	return {
		kind: "customers",
		numbers: customerNumber === null ? [] : [customerNumber]
	};
}
function oneTimePaymentRoutes(routeContext, services) {
	const { db, clock } = services;
	serve(routeContext, payOnce, async ({ body, actor }, caller) => {
		const payable = await findPayableAccount(db, scopeOf(actor), {
			customer: body["parent-account-number"],
			billingAccount: body["billing-account-number"],
			serviceAccount: body["service-account-number"]
		});
		if (!payable || serviceGroupOf(payable.serviceType) !== serviceGroupOf(body["service-type"])) throw notFound$1();
		const payment = await payOnceWith(services, {
			userId: actor.userId,
			billingAccountNumber: payable.number,
			customerNumber: payable.customerNumber,
			serviceAccountNumber: body["service-account-number"],
			serviceType: payable.serviceType,
			token: body["payment-token"],
			amount: body.amount,
			channel: "portal",
			idempotencyKey: caller.idempotencyKey ?? randomUUID(),
			arrivedAt: caller.arrivedAt,
			address: caller.address
		});
		const answer = toOneTimePayment(payment);
		if (answer["payment-status"] === "ACCEPTED") caller.addMessage(accepted(payment.amount));
		return answer;
	});
	serve(routeContext, resolveOneTimePayment, async ({ body, actor }, caller) => {
		const { userId } = actor;
		const payment = await findOrCloseKey(db, {
			userId,
			key: body.idempotency_key,
			now: clock.now()
		});
		if (!payment) return { payment: null };
		const customerNumber = await findCustomerOfPayment(db, payment.confirmationNumber);
		if (!customerNumber || !isInScope(scopeOf(actor), customerNumber)) throw notFound$1();
		await recordAccess(db, actor, {
			customerNumber,
			address: caller.address,
			what: "payments"
		});
		return { payment: toOneTimePayment(payment) };
	});
}
/** Serves the saved payment methods and the link to the page that adds one. */
function paymentMethodRoutes(routeContext, services) {
	const { db, cards, clock, config } = services;
	serve(routeContext, listPaymentProfiles, async ({ query, actor }, caller) => {
		await openCustomer(db, actor, {
			customerNumber: query.crm_customer_id,
			address: caller.address,
			what: "payment methods"
		});
		const [profiles, groups] = await Promise.all([cards.listProfiles(query.crm_customer_id), findAutopayGroups(db, query.crm_customer_id)]);
		return profiles.map((profile) => toPaymentProfile(profile, groups.get(profile.token) ?? []));
	});
	serve(routeContext, deletePaymentProfile, async ({ query, actor }, caller) => {
		const customerNumber = query.crm_customer_id;
		await openCustomer(db, actor, {
			customerNumber,
			address: caller.address,
			what: "payment methods"
		});
		if ((await findAutopayGroups(db, customerNumber)).has(query.token)) throw new AppError("conflict", methodUsedByAutopay);
		if (await cards.deleteProfile(customerNumber, query.token) === "unknown") throw notFound$1();
		await stopAutopayWithMethod(db, customerNumber, query.token);
		const context = {
			userId: actor.userId,
			customerNumber,
			address: caller.address
		};
		const methodSelector = {
			customerNumber,
			token: query.token
		};
		await db.transaction(async (tx) => {
			for (const row of await cancelScheduledWith(tx, methodSelector, {
				author: context,
				now: clock.now()
			})) await enqueueScheduleNotice(services, tx, {
				customerNumber,
				row
			});
			await audit(tx, {
				...context,
				action: "paymentMethod.deleted"
			});
		});
		caller.addMessage(deleted$3);
		return null;
	});
	serve(routeContext, createPaymentLink, async ({ body, actor }, caller) => {
		await openCustomer(db, actor, {
			customerNumber: body.parent_account_number,
			address: caller.address,
			what: "payment methods"
		});
		if (!isOwnPage(config, caller.host, {
			url: body.postback_url,
			path: "/payment/postback"
		})) {
			const message = wrongPostback;
			throw new AppError("invalid_input", message, { postback_url: message });
		}
		const { url } = await cards.openPage({
			customerNumber: body.parent_account_number,
			category: body.payment_category,
			returnUrl: body.postback_url
		});
		await auditActor(db, {
			actor,
			caller
		}, {
			action: "paymentMethod.pageOpened",
			customerNumber: body.parent_account_number
		});
		return { "payment-url": url };
	});
}
const toOneTimePayment = (payment) => ({
	"payment-status": outcomeOf(payment.status),
	"confirmation-number": payment.confirmationNumber,
	amount: payment.amount,
	fee: payment.fee,
	reason: reasonOf(payment)
});
// shared/texts/people.ts
/** Texts about people. */
const phoneTwice = "This number is already on file.";
const phonesFull = `You can have up to 4 numbers besides the main one. Remove one first.`;
const invited = "Invitation sent.";
const invitedAgain = "A new invitation is on its way. The earlier link no longer works.";
const cancelled = "The invitation was canceled.";
const removed$1 = "Removed. They can no longer sign in to this account.";
const lastHolder = "An account needs an account holder. Make someone else one first.";
const isHereAlready = "This person can already sign in to your account. Find them in the list to change what they can do.";
const signsInAlready = "Someone already signs in with this email. Ask for a different one, or call us to link the two accounts.";
const invitationGone = "This invitation has expired, was canceled or has already been used. Ask for a new one.";
const welcome = "Your password is set. Sign in to see the account.";
const alreadyInvited = "They’ve already been invited.";
const emailTaken$1 = "Someone already signs in with this email.";
const contactUnchanged = "This is already what we have on file.";
// server/directory/legacy/finishRegistration.ts
/**
* Returns the saved methods of a person who has not registered. Call it before anything is stored: it asks the
* provider.
*/
async function transferOpenMethods(services, contactId) {
	const account = await findOpenAccountOf(services.db, contactId);
	return account ? transferMethods(services, account) : [];
}
async function finishOpenRegistration({ clock }, tx, { contactId, userId, methods, address, source }) {
	const account = await lockOpenAccountOf(tx, contactId);
	if (!account) return;
	const { migrationAccountParentId, customerNumber, fiberAccountNumber, gasAccountNumber } = account;
	await markRegistered(tx, migrationAccountParentId, {
		userId,
		now: clock.now()
	});
	await transferLegacyAccount(tx, {
		account,
		selection: {
			fiber_account: fiberAccountNumber !== null,
			fiber_account_number: "",
			gas_account: gasAccountNumber !== null,
			gas_account_number: ""
		}
	}, {
		methods,
		today: clock.today()
	});
	await audit(tx, {
		userId,
		action: "registration.ended",
		customerNumber,
		address,
		details: { by: source }
	});
}
// server/features/people/invitations.ts
/** Shows and accepts invitations, and rejects those to addresses in use. */
/** Rejects an address that someone already signs in with. */
async function assertInvitable(db, { email, customerNumber }) {
	const user = await findUserByEmail$1(db, email);
	if (user && user.status !== "removed") {
		const text = await canAccessCustomer(db, {
			userId: user.id,
			customerNumber
		}) ? isHereAlready : signsInAlready;
		throw new AppError("conflict", text, { email: text });
	}
}
const createGoneError = () => new AppError("not_found", invitationGone);
async function viewInvitation({ db, clock, config }, token) {
	const found = await findInvitation(db, hashOfToken(token), clock.now());
	if (!found) throw createGoneError();
	await recordInvitationOpened(db, { contactId: found.invitation.contactId }, clock.now());
	const { invitedBy } = found.invitation;
	const isColleague = found.customer.kind === "provider";
	return {
		first_name: found.contact.firstName,
		email: found.invitation.email,
		invited_by: isColleague ? await findNameOf(db, invitedBy) : await inviterNameOf(db, invitedBy, config),
		level: isColleague ? "staff" : levelOf(found.role.rights),
		role_name: found.role.name,
		expires_at: found.invitation.expiresAt.toISOString()
	};
}
/** Creates the user that the invitation was sent to. */
async function acceptInvite(services, { token, password }, { address }) {
	const { db, clock } = services;
	const tokenHash = hashOfToken(token);
	const initial = await findInvitation(db, tokenHash, clock.now());
	if (!initial) throw createGoneError();
	const passwordHash = await hashPassword(password);
	const methods = await transferOpenMethods(services, initial.contact.id);
	await db.transaction(async (tx) => {
		await lockCustomer(tx, initial.customer);
		const found = await findInvitation(tx, tokenHash, clock.now());
		const roleId = found && await consumeInvitation(tx, tokenHash);
		if (!roleId) throw createGoneError();
		const { contact, customer, invitation } = found;
		const userId = await createOrRestoreUser(tx, {
			email: invitation.email,
			passwordHash,
			userType: customer.kind === "provider" ? "CENTRIC" : userTypeOf[customer.kind],
			contactId: contact.id,
			roleId
		}, {
			number: customer.number,
			emailProvedAt: clock.now()
		});
		if (!userId) throw new AppError("conflict", signsInAlready);
		const action = customer.kind === "provider" ? "staff.joined" : "person.accepted";
		await audit(tx, {
			userId,
			action,
			customerNumber: customer.number,
			address
		});
		await finishOpenRegistration(services, tx, {
			contactId: contact.id,
			userId,
			methods,
			address,
			source: "invitation"
		});
	});
}
// server/features/people/rules.ts
/** Limits on invitations. */
const invitationsByCustomer = {
	limit: 20,
	windowMinutes: 60
};
const invitationTries = {
	limit: 60,
	windowMinutes: 15
};
// server/features/people/routes.ts
/** Routes for the people of a customer: list, invite, change their level and remove them. */
function peopleRoutes(routeContext, services) {
	const { db, clock } = services;
	const viewContextOf = (actor) => ({
		viewerId: actor.userId,
		now: clock.now()
	});
	const requirePerson = async (actor, contactId, executor = db) => {
		const found = await findPerson$1(executor, scopeOf(actor), {
			contactId,
			...viewContextOf(actor)
		});
		if (!found) throw notFound$1();
		return found;
	};
	/** Returns the person after locking their customer, so concurrent changes to its people have finished. */
	const lockPerson = async (tx, actor, contactId) => {
		const { customer } = await requirePerson(actor, contactId, tx);
		await lockCustomer(tx, customer);
		return requirePerson(actor, contactId, tx);
	};
	serve(routeContext, listPeople, async ({ body: { crm_customer_id, ...page }, actor }, { address }) => {
		const customer = await resolveCustomer(db, actor, crm_customer_id);
		await recordAccess(db, actor, {
			customerNumber: customer.number,
			address,
			what: "people"
		});
		return findPeople(db, customer, {
			...page,
			...viewContextOf(actor)
		});
	});
	serve(routeContext, invitePerson, async ({ body, actor }, caller) => {
		const { crm_customer_id, contact_id, level, ...typed } = body;
		const { customer } = contact_id === void 0 ? { customer: await resolveCustomer(db, actor, crm_customer_id) } : await requirePerson(actor, contact_id);
		const rule = invitationsByCustomer;
		await limitAttempts(services, `invitations:${customer.number}`, {
			rule,
			textFor: mailThrottled
		});
		await assertInvitable(db, {
			email: typed.email,
			customerNumber: customer.number
		});
		const contactId = contact_id ?? newContactId();
		const details = {
			...typed,
			phone: phoneDigits(typed.phone)
		};
		await db.transaction(async (tx) => {
			if (contact_id === void 0) await insertContact$1(tx, {
				id: contactId,
				customerNumber: customer.number,
				details
			});
			else {
				const { person } = await lockPerson(tx, actor, contact_id);
				if (person.status !== "contact") throw new AppError("conflict", alreadyInvited);
				await updateContact(tx, contact_id, details);
			}
			const { email, first_name: firstName } = details;
			const invitation = {
				customer,
				contactId,
				email,
				firstName,
				level,
				invitedBy: actor.userId
			};
			await auditPersonChange(tx, {
				actor,
				caller,
				customer,
				action: "person.invited",
				contactId
			});
			await invite(services, tx, invitation);
		});
		caller.addMessage(invited);
		return (await requirePerson(actor, contactId)).person;
	});
	serve(routeContext, resendInvitation, async ({ body, actor }, caller) => {
		const { customer } = await requirePerson(actor, body.contact_id);
		const rule = invitationsByCustomer;
		await limitAttempts(services, `invitations:${customer.number}`, {
			rule,
			textFor: mailThrottled
		});
		await db.transaction(async (tx) => {
			const { person } = await lockPerson(tx, actor, body.contact_id);
			const { contact_id: contactId, email, first_name: firstName, level } = person;
			if (person.status !== "invited" || level === "outage") throw notFound$1();
			await assertInvitable(tx, {
				email,
				customerNumber: customer.number
			});
			await auditPersonChange(tx, {
				actor,
				caller,
				customer,
				action: "person.invitedAgain",
				contactId
			});
			await invite(services, tx, {
				customer,
				contactId,
				email,
				firstName,
				level,
				invitedBy: actor.userId
			});
		});
		caller.addMessage(invitedAgain);
		return (await requirePerson(actor, body.contact_id)).person;
	});
	serve(routeContext, cancelInvitation, async ({ body, actor }, caller) => {
		await db.transaction(async (tx) => {
			const { person, customer } = await lockPerson(tx, actor, body.contact_id);
			if (!await deleteInvitation(tx, person.contact_id)) throw notFound$1();
			await auditPersonChange(tx, {
				actor,
				caller,
				customer,
				action: "person.uninvited",
				contactId: person.contact_id
			});
		});
		caller.addMessage(cancelled);
		return (await requirePerson(actor, body.contact_id)).person;
	});
	changeRoutes$1(routeContext, services, lockPerson);
	inviteeRoutes(routeContext, services);
}
function changeRoutes$1(routeContext, { db, clock }, lockPerson) {
	serve(routeContext, updatePersonLevel, ({ body, actor }, caller) => db.transaction(async (tx) => {
		const { person, customer, userId } = await lockPerson(tx, actor, body.contact_id);
		if (person.status === "contact") throw notFound$1();
		const roleId = await findRoleId(tx, roleNameOf(body.level, customer.kind));
		if (userId === null) {
			if (!await changeInvitedRole(tx, person.contact_id, { to: roleId })) throw notFound$1();
		} else {
			if (body.level !== "holder") await assertOtherHolder(tx, customer, person.contact_id);
			await changeRole$1(tx, userId, { to: roleId });
		}
		await auditPersonChange(tx, {
			actor,
			caller,
			customer,
			action: "person.levelChanged",
			contactId: person.contact_id
		});
		return (await lockPerson(tx, actor, body.contact_id)).person;
	}));
	serve(routeContext, removePerson, async ({ body, actor }, caller) => {
		await db.transaction(async (tx) => {
			const { person, customer, userId } = await lockPerson(tx, actor, body.contact_id);
			if (userId !== null) {
				await assertOtherHolder(tx, customer, person.contact_id);
				await removeUser(tx, userId);
				await deleteSessionsOf(tx, userId);
			}
			await deleteInvitation(tx, person.contact_id);
			await removeContact(tx, person.contact_id, clock.now());
			await auditPersonChange(tx, {
				actor,
				caller,
				customer,
				action: "person.removed",
				contactId: person.contact_id
			});
		});
		caller.addMessage(removed$1);
		return null;
	});
}
function inviteeRoutes(routeContext, services) {
	const assertTriesLeft = ({ address }) => limitNetworkAttempts(services, "invitation", {
		address,
		rule: invitationTries,
		textFor: triedTooOften
	});
	serve(routeContext, getInvitation, async ({ body }, caller) => {
		await assertTriesLeft(caller);
		return viewInvitation(services, body.token);
	});
	serve(routeContext, acceptInvitation, async ({ body }, caller) => {
		await assertTriesLeft(caller);
		await acceptInvite(services, {
			token: body.token,
			password: body.new_password
		}, caller);
		caller.addMessage(welcome);
		return null;
	});
}
/** Requires a locked customer: two holders who remove each other at once would leave the account without a holder. */
async function assertOtherHolder(tx, customer, contactId) {
	const ownHolders = (await findHolders(tx, customer.number)).filter(({ isOwn }) => isOwn);
	if (!ownHolders.some((holder) => holder.contactId === contactId)) return;
	if (ownHolders.length <= 1) throw new AppError("conflict", lastHolder);
}
const auditPersonChange = (tx, { actor, caller, customer, action, contactId }) => auditActor(tx, {
	actor,
	caller
}, {
	action,
	customerNumber: customer.number,
	details: { contact: contactId }
});
// shared/texts/planEmails.ts
/** Emails about changes of plans and add-ons. */
function changeSubject({ kind, status }) {
	if (status === "cancelled") return "Your scheduled change was canceled";
	const isScheduled = status === "scheduled";
	switch (kind) {
		case "plan": return isScheduled ? "Your plan change is scheduled" : "Your plan change is in effect";
		case "addon_added": return isScheduled ? "Your new add-on is scheduled" : "Your new add-on is in effect";
		case "addon_removed": return isScheduled ? "The end of your add-on is scheduled" : "Your add-on has ended";
	}
}
/** Says what changes when, and what it costs. */
function changeSentences(change) {
	const { status, proration, is_shippable } = change;
	switch (status) {
		case "scheduled": return [
			changeSentence(change),
			priceSentence(change),
			"Nothing changes until then, and you can cancel this change in the portal."
		];
		case "applied": return [
			changeSentence(change),
			priceSentence(change),
			...proration > 0 ? [`Your next bill includes ${formatCents(proration)} for the rest of this month.`] : [],
			...is_shippable ? ["We’ll ship it to your service address within three business days."] : []
		];
		case "cancelled": return ["Your scheduled change was canceled. Everything stays as it is."];
	}
}
function changeSentence({ kind, from_name, to_name, effective_on }) {
	const day = dayInProse(effective_on);
	switch (kind) {
		case "plan": return `${to_name} replaces ${from_name} on ${day}.`;
		case "addon_added": return from_name === null ? `${to_name} is added to your account on ${day}.` : `${to_name} replaces ${from_name} on your account on ${day}.`;
		case "addon_removed": return `${from_name} is removed from your account on ${day}.`;
	}
}
const priceSentence = ({ price_difference: cents }) => {
	if (cents === 0) return "Your price stays the same.";
	const amount = formatCents(Math.abs(cents));
	return cents > 0 ? `You’ll pay ${amount} a month more than before.` : `You’ll pay ${amount} a month less than before.`;
};
// server/features/plans/notices.ts
/** Mails the customer about changes of plans and add-ons. */
/** Sends the notice once the transaction commits. */
async function enqueueChangeNotice(services, tx, { customerNumber, row }) {
	const recipient = await findHolderEmail(tx, customerNumber);
	const [change] = await toPlanChanges(tx, [row]);
	if (!recipient || !change) return;
	await enqueueLetter(services, tx, {
		to: recipient.email,
		firstName: recipient.firstName,
		category: "service",
		customerNumber,
		content: {
			subject: changeSubject(change),
			paragraphs: [
				changeSentences(change).join(" "),
				requestNumber(change.request_number),
				ifNotYou
			],
			action: openPlans
		},
		path: paths$1.fiberService
	});
}
// server/features/plans/plans.ledger.ts
/**
* The ledger of plan changes: each is stored once, applied once, and updates the subscriptions in the same transaction.
*/
/**
* Stores a change, and applies it if its day has come. `check` runs while the service account is locked, and rejects by
* throwing.
*/
async function storeChange$1(tx, { change, author, today }, check) {
	await lockService(tx, change.serviceAccountId);
	const { userId, idempotencyKey } = planChanges;
	const original = await findFirstRequest(change, {
		user: userId,
		key: idempotencyKey
	}, (isFirstRequest) => tx.select().from(planChanges).where(isFirstRequest));
	if (original) return {
		change: original,
		isNew: false
	};
	await check(tx);
	const [row] = await tx.insert(planChanges).values({
		...change,
		status: "scheduled"
	}).onConflictDoNothing().returning();
	if (!row) throw new AppError("conflict", pending);
	await audit(tx, {
		...author,
		action: `${actionOf$1(row)}.ordered`,
		details: detailsOf(row)
	});
	return {
		change: row.effectiveOn <= today ? await applyToSubscriptions(tx, row, change.createdAt) : row,
		isNew: true
	};
}
/** Applies a change that is due. Returns null when another process has, or it was canceled. */
async function applyChange$1(tx, id, now) {
	const scheduled = await lockScheduled(tx, id);
	if (!scheduled) return null;
	const { change, status, customerNumber } = scheduled;
	const applied = status === "closed" ? await cancelRow(tx, id, now) : await applyToSubscriptions(tx, change, now);
	const details = detailsOf(applied);
	const action = `${actionOf$1(applied)}.${applied.status}`;
	await audit(tx, {
		userId: null,
		customerNumber,
		address: "plan changes",
		action,
		details
	});
	return {
		change: applied,
		customerNumber
	};
}
/** Cancels a change before its day. Returns null when its day has come, or it was already canceled. */
async function cancelChange(tx, id, { author, now, today }) {
	const scheduled = await lockScheduled(tx, id);
	if (!scheduled || scheduled.change.effectiveOn <= today) return null;
	const cancelled = await cancelRow(tx, id, now);
	await audit(tx, {
		...author,
		action: `${actionOf$1(cancelled)}.cancelled`,
		details: detailsOf(cancelled)
	});
	return cancelled;
}
const lockService = (tx, id) => tx.select({ id: serviceAccounts.id }).from(serviceAccounts).where(eq(serviceAccounts.id, id)).for("update");
/** Finds a scheduled change and locks it with its service account until the transaction ends. */
async function lockScheduled(tx, id) {
	const [row] = await tx.select({
		change: planChanges,
		status: serviceAccounts.status,
		customerNumber: billingAccounts.customerNumber
	}).from(planChanges).innerJoin(serviceAccounts, eq(serviceAccounts.id, planChanges.serviceAccountId)).innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber)).where(and(eq(planChanges.id, id), eq(planChanges.status, "scheduled"))).for("update", { of: [planChanges, serviceAccounts] });
	return row ?? null;
}
async function applyToSubscriptions(tx, change, now) {
	const { serviceAccountId, fromProductCode, toProductCode, effectiveOn } = change;
	if (fromProductCode) await tx.update(subscriptions).set({ endedOn: addDays(effectiveOn, -1) }).where(and(eq(subscriptions.serviceAccountId, serviceAccountId), eq(subscriptions.productCode, fromProductCode), isNull(subscriptions.endedOn)));
	if (toProductCode) await tx.insert(subscriptions).values({
		serviceAccountId,
		productCode: toProductCode,
		startedOn: effectiveOn
	});
	return updateChange(tx, change.id, {
		status: "applied",
		appliedAt: now
	});
}
const cancelRow = (tx, id, now) => updateChange(tx, id, {
	status: "cancelled",
	cancelledAt: now
});
async function updateChange(tx, id, set) {
	const [row] = await tx.update(planChanges).set(set).where(eq(planChanges.id, id)).returning();
	if (!row) throw new Error("A change that was locked is gone");
	return row;
}
const actionOf$1 = ({ kind }) => kind === "plan" ? "plan" : "addon";
const detailsOf = ({ id, serviceAccountId, fromProductCode, toProductCode, effectiveOn, proration }) => ({
	change: id,
	serviceAccount: serviceAccountId,
	from: fromProductCode ?? "",
	to: toProductCode ?? "",
	effectiveOn,
	proration
});
// server/features/plans/changes.ts
/** Returns the service account of an order. Ids that don't belong together give "not found". */
async function requireService({ db }, { actor }, order) {
	const { crm_service_account_id: id, service_type: type } = order;
	const service = await openService(db, scopeOf(actor), {
		id,
		type
	});
	if (service.premiseNumber !== order.crm_premise_id || !await hasContact(db, scopeOf(actor), order.crm_contact_id)) throw notFound$1();
	return service;
}
const createFieldError$2 = (field, text) => new AppError("invalid_input", text, { [field]: text });
/** Returns the active plan, which must still be the one that the customer saw. */
function requireActivePlan(service, activeProducts, order) {
	if (service.status === "closed") throw new AppError("conflict", closed);
	const plan = findPlan(activeProducts);
	if (!plan) throw new AppError("conflict", noActivePlan);
	if (plan.product.code !== order.from_product_code) throw new AppError("conflict", stale$1);
	return plan;
}
const activeProductsOf = async (db, service, today) => (await findActiveProducts(db, [service.id], today)).get(service.id) ?? [];
async function changePlan(services, context, order) {
	const service = await requireService(services, context, order);
	const today = services.clock.today();
	const timing = {
		today,
		month: billingMonthOf(today, service)
	};
	const current = (await activeProductsOf(services.db, service, today)).find(({ product }) => product.code === order.from_product_code);
	const target = await requireOfferedPlan(services.db, service, {
		code: order.to_product_code,
		current: current?.product
	});
	const from = current?.product ?? target;
	const terms = termsOf(from, target, timing);
	const start = changeStartOf(terms, current ? order.effective : "next_bill", timing);
	if (typeof start === "string") throw createFieldError$2("effective", start);
	const change = {
		kind: "plan",
		slot: "plan",
		fromProductCode: order.from_product_code,
		toProductCode: target.code,
		priceDifference: terms.difference,
		...start
	};
	const check = async (tx) => {
		if (requireActivePlan(service, await activeProductsOf(tx, service, today), order).product.code === target.code) throw createFieldError$2("to_product_code", samePlan);
	};
	return submitChange(services, context, {
		service,
		change,
		request: order,
		check
	});
}
async function requireOfferedPlan(db, { community, serviceType }, { code, current }) {
	const offered = await findOfferedProducts(db, community.id, {
		serviceType,
		kind: "plan"
	});
	const target = offered.find((product) => product.code === code);
	if (!target || current && target.family !== offeredFamilyOf(current, offered)) throw createFieldError$2("to_product_code", notOffered);
	return target;
}
async function addAddon(services, context, order) {
	const service = await requireService(services, context, order);
	const today = services.clock.today();
	const kind = {
		serviceType: service.serviceType,
		kind: "addon"
	};
	const target = (await findOfferedProducts(services.db, service.community.id, kind)).find(({ code }) => code === order.to_product_code);
	if (!target || target.isShippable !== order.is_shippable) throw createFieldError$2("to_product_code", notOffered);
	const replaced = replacedAddonOf(target, await activeProductsOf(services.db, service, today));
	const difference = target.monthlyPrice - (replaced?.monthlyPrice ?? 0);
	const change = {
		kind: "addon_added",
		slot: slotOf(target),
		fromProductCode: replaced?.code ?? null,
		toProductCode: target.code,
		priceDifference: difference,
		proration: prorate(difference, today, billingMonthOf(today, service)),
		effectiveOn: today,
		isShipped: target.isShippable
	};
	const check = async (tx) => {
		const activeProducts = await activeProductsOf(tx, service, today);
		requireActivePlan(service, activeProducts, order);
		if (activeProducts.some(({ product }) => product.code === target.code)) throw new AppError("conflict", hasAddon);
		if (replacedAddonOf(target, activeProducts)?.code !== replaced?.code) throw new AppError("conflict", stale$1);
	};
	return submitChange(services, context, {
		service,
		change,
		request: order,
		check
	});
}
async function removeAddon(services, context, order) {
	const service = await openService(services.db, scopeOf(context.actor), { id: order.crm_service_account_id });
	const today = services.clock.today();
	const findAddon = async (db) => {
		const addon = (await activeProductsOf(db, service, today)).find(({ product }) => product.kind === "addon" && product.code === order.crm_addon_id);
		if (!addon || service.status === "closed") throw new AppError("conflict", noAddon);
		return addon;
	};
	const addon = await findAddon(services.db);
	const effective = changeStartOf({
		difference: 0,
		proration: null
	}, "next_bill", {
		today,
		month: billingMonthOf(today, service)
	});
	if (typeof effective === "string") throw createFieldError$2("effective", effective);
	const change = {
		kind: "addon_removed",
		slot: slotOf(addon.product),
		fromProductCode: addon.product.code,
		toProductCode: null,
		priceDifference: -addon.product.monthlyPrice,
		...effective
	};
	const check = async (tx) => void await findAddon(tx);
	return submitChange(services, context, {
		service,
		change,
		request: order,
		check
	});
}
async function submitChange(services, context, { service, change, request, check }) {
	const { customerNumber } = service;
	return services.db.transaction(async (tx) => {
		const stored = await storeChange$1(tx, {
			change: {
				...change,
				...idempotencyRecordOf(context.idempotencyKey, request),
				serviceAccountId: service.id,
				userId: context.actor.userId,
				createdAt: services.clock.now()
			},
			author: authorOf(context, service),
			today: services.clock.today()
		}, check);
		if (stored.isNew) await enqueueChangeNotice(services, tx, {
			customerNumber,
			row: stored.change
		});
		return stored.change;
	});
}
const authorOf = ({ actor, address }, { customerNumber }) => ({
	userId: actor.userId,
	customerNumber,
	address
});
async function cancelPlanChange(services, context, selector) {
	const scope = scopeOf(context.actor);
	const change = await findChange(services.db, scope, selector.change_id);
	const service = await openService(services.db, scope, { id: selector.crm_service_account_id });
	if (!change || change.serviceAccountId !== service.id) throw notFound$1();
	const now = services.clock.now();
	const author = authorOf(context, service);
	return services.db.transaction(async (tx) => {
		const cancelled = await cancelChange(tx, change.id, {
			author,
			now,
			today: services.clock.today()
		});
		if (!cancelled) throw new AppError("conflict", tooLate);
		await enqueueChangeNotice(services, tx, {
			customerNumber: service.customerNumber,
			row: cancelled
		});
		return cancelled;
	});
}
// server/features/plans/routes.ts
/** Routes for plans and add-ons of a service account. */
function planRoutes(routeContext, services) {
	viewRoutes(routeContext, services);
	changeRoutes(routeContext, services);
}
function viewRoutes(routeContext, { db, clock }) {
	const recordPlanAccess = ({ customerNumber }, actor, { address }) => recordAccess(db, actor, {
		customerNumber,
		address,
		what: "plans"
	});
	async function requireService(selector, actor, caller) {
		const { crm_service_account_id: id, service_type: type } = selector;
		const service = await openService(db, scopeOf(actor), {
			id,
			type
		});
		await recordPlanAccess(service, actor, caller);
		return service;
	}
	serve(routeContext, listUserPlans, async ({ query, actor }, caller) => {
		const { id } = await requireService(query, actor, caller);
		return ((await findActiveProducts(db, [id], clock.today())).get(id) ?? []).map(toPlan);
	});
	serve(routeContext, listUserAddons, async ({ query, actor }, caller) => addonsOf(db, await requireService(query, actor, caller), clock.today()));
	serve(routeContext, listServicePlans, async ({ body, actor }, caller) => {
		const ids = [...new Set(body.crm_service_account_id)];
		const found = await findServices(db, scopeOf(actor), ids);
		if (found.length < ids.length) throw notFound$1();
		const serviceByCustomer = new Map(found.map((service) => [service.customerNumber, service]));
		for (const service of serviceByCustomer.values()) await recordPlanAccess(service, actor, caller);
		return servicePlansOf(db, found, clock.today());
	});
	serve(routeContext, listCommunityPlans, async ({ body, actor }, caller) => {
		const [first, ...otherServices] = await findServicesAt$1(db, scopeOf(actor), body.crm_premise_id);
		if (!first) throw notFound$1();
		await recordPlanAccess(first, actor, caller);
		return communityPlansOf(db, [first, ...otherServices], {
			serviceType: body.service_type,
			today: clock.today()
		});
	});
}
function changeRoutes(routeContext, services) {
	const orderContext = (actor, { address, idempotencyKey }) => ({
		actor,
		address,
		idempotencyKey
	});
	async function toResponse(row) {
		const [change] = await toPlanChanges(services.db, [row]);
		if (!change) throw new Error("The plan change was not returned");
		return change;
	}
	serve(routeContext, changePlan$1, async ({ body, actor }, caller) => toResponse(await changePlan(services, orderContext(actor, caller), body)));
	serve(routeContext, addAddon$1, async ({ body, actor }, caller) => toResponse(await addAddon(services, orderContext(actor, caller), body)));
	serve(routeContext, removeAddon$1, async ({ body, actor }, caller) => toResponse(await removeAddon(services, orderContext(actor, caller), body)));
	serve(routeContext, cancelPlanChange$1, async ({ body, actor }, caller) => toResponse(await cancelPlanChange(services, orderContext(actor, caller), body)));
}
// shared/texts/portalUsers.ts
/** The screens put "Error:" before it, as the specification does. */
const emailTaken = "Email address already exists";
const created = "User created successfully";
const disabled = "This login is disabled. No password works until it’s enabled again.";
const wrongAccount = "One of these accounts no longer exists. Search again.";
const severalCustomers = "These accounts belong to more than one customer. Choose one customer’s accounts; the others can give the new user access from their own account.";
const wrongKind = "These accounts belong to a different type of customer.";
// server/directory/signIn/recipients.ts
/** The recipients of visitors' one-time codes, and the keys by which their codes are counted and spaced. */
/** The destination of a code, by one of the two channels. */
const Recipient = z.union([z.object({ email: z.string() }), z.object({ phone: z.string() })]);
/** The purposes for which visitors may request codes. Codes for signed-in users are in `addressCodes.ts`. */
const visitorPurposes = ["password_reset", "payment_method"];
const recipientKey = (recipient) => "email" in recipient ? recipient.email.toLowerCase() : phoneDigits(recipient.phone);
const triesKey = (recipient) => `code-tries:account:${recipientKey(recipient)}`;
/**
* Returns the key by which messages are spaced. Long codes are spaced separately, because short ones may just have
* stopped working.
*/
const sendSpacingKey = (userId, { recipient, purpose, code }) => `${userId}:${purpose}:${code.length}:${recipientKey(recipient)}`;
const findRecipient$1 = ({ db }, recipient) => "email" in recipient ? findUserByEmail(db, recipient.email) : findUserByPhone(db, phoneDigits(recipient.phone));
const visitorCodeJob = defineJob({
	name: "visitor code",
	payload: z.object({
		recipient: Recipient,
		purpose: z.enum(visitorPurposes),
		requestedAt: z.optional(z.iso.datetime())
	}),
	maxAttempts: 16,
	isUrgent: () => true,
	async run(services, { recipient, purpose, requestedAt }) {
		if (hasVisitorLeft(requestedAt, services.clock.now())) return;
		const user = await findRecipient$1(services, recipient);
		if (!user || purpose === "payment_method" && isStaff(user.userType)) return;
		const code = createCode(await needsLongCode(services, user.id));
		await sendSpaced(services, sendSpacingKey(user.id, {
			recipient,
			purpose,
			code
		}), (tx) => issueCode(services, tx, {
			recipient,
			purpose,
			user,
			code
		}));
	}
});
async function issueCode(services, tx, { recipient, purpose, user, code }) {
	const { clock, config } = services;
	const id = randomUUID();
	const validUntil = minutesAfter(clock.now(), 10);
	const codeHash = hashOfCode(newestKey(config.CODE_KEY), id, code);
	await insertCode$2(tx, {
		id,
		userId: user.id,
		purpose,
		codeHash,
		expiresAt: validUntil
	});
	const text = visitorCode(codeSentence(code));
	const title = purpose === "password_reset" ? resetCodeTitle : codeTitle;
	const message = {
		category: "security",
		isSecret: true,
		validUntil
	};
	if ("email" in recipient) {
		const content = {
			subject: title,
			paragraphs: [text]
		};
		await enqueueLetter(services, tx, {
			...message,
			to: user.email,
			firstName: user.firstName,
			content
		});
	} else await enqueueSms(services, tx, {
		...message,
		to: phoneDigits(recipient.phone),
		title,
		text
	});
}
// server/directory/signIn/visitorCodes.ts
/** Requests of visitors for a one-time code, sent to an address on file. */
const noChannelTexts = {
	email: "We can’t send email right now. Use a text message instead.",
	sms: "We can’t send text messages right now. Use email instead."
};
/** Sends a code if the recipient is on file. The response and its timing are the same if not. */
async function sendCode(services, { recipient, purpose }, caller) {
	const channel = "email" in recipient ? "email" : "sms";
	if (!services.notifier.channels[channel]) throw new AppError("unavailable", noChannelTexts[channel]);
	const accountKey = recipientKey(recipient);
	const textFor = codeThrottled;
	const { address } = caller;
	await limitNetworkAttempts(services, "codes", {
		rule: codesByAddress,
		textFor,
		address
	});
	await limitNetworkAttempts(services, `codes:account:${accountKey}`, {
		rule: codesByAccount,
		textFor,
		address
	});
	await clearHouseholdAttempts(services, triesKey(recipient), address);
	await enqueue(services.db, visitorCodeJob, {
		recipient,
		purpose,
		requestedAt: services.clock.now().toISOString()
	});
}
// server/directory/users/customerUsers.queries.ts
/** Finds the users of customers for staff. */
/** Finds a customer's sign-in by id or by email. */
async function findUser(db, identifier) {
	const [user] = await db.select({
		id: users.id,
		email: users.email,
		status: users.status,
		firstName: contacts.firstName,
		customerNumber: contacts.customerNumber
	}).from(users).innerJoin(contacts, eq(contacts.id, users.contactId)).where(and("userId" in identifier ? eq(users.id, identifier.userId) : eq(sql`lower(${users.email})`, identifier.email.toLowerCase()), ne(users.userType, "CENTRIC"), ne(users.status, "removed")));
	return user ?? null;
}
// server/directory/signIn/signInAttempts.ts
/** Counts sign-ins that may be guesses: per network, per account from one network, and per account from anywhere. */
/** Returns the key that counts failed sign-ins of an account. */
const signInKey = (email) => `sign-in:account:${email.toLowerCase()}`;
/** Counts an attempt. Rejects it after too many, and delays it when the account has many attempts. */
async function countSignInAttempt(services, { email, address }) {
	const account = signInKey(email);
	const textFor = throttled$2;
	await limitNetworkAttempts(services, "sign-in", {
		rule: signInByAddress,
		textFor,
		address
	});
	await limitNetworkAttempts(services, account, {
		rule: signInByAccount,
		textFor,
		address
	});
	await services.clock.wait(await countForPause(services, account, slowSignIns), services.lifecycle.stopping);
}
/** Reverts the count of an attempt that was not a guess. */
async function revertSignInAttempt(db, { email, address }) {
	await revertNetworkAttempt({ db }, signInKey(email), address);
	await revertAttempt(db, signInKey(email));
	await revertNetworkAttempt({ db }, "sign-in", address);
}
/** Clears the earlier failures of the account from this network after a successful sign-in. */
async function clearSignInAttempts(db, { email, address }) {
	await clearNetworkAttempts({ db }, signInKey(email), address);
	await revertAttempt(db, signInKey(email));
	await revertNetworkAttempt({ db }, "sign-in", address);
}
// server/directory/users/resetPassword.ts
/** Sets a new password for a customer who can't do so themselves. */
/**
* The address is "not found" for callers without the right and for users who are not customers. The user is notified by
* mail.
*/
async function resetPasswordOf(services, { actor, caller }, { email, password }) {
	const { db } = services;
	if (!seesAllCustomers(actor) || !actor.rights.has("USERLOGINS.write")) throw notFound$1();
	const user = await findUser(db, { email });
	if (!user) throw notFound$1();
	assertNotDisabled(user);
	const passwordHash = await hashPassword(password);
	await db.transaction(async (tx) => {
		await updatePassword(tx, user.id, {
			passwordHash,
			mustChange: true
		});
		await deleteSessionsOf(tx, user.id);
		await voidCodesAndResets(tx, user.id);
		await clearAllAttempts(tx, signInKey(user.email));
		await auditActor(tx, {
			actor,
			caller
		}, {
			action: "user.passwordReset",
			customerNumber: user.customerNumber,
			details: {
				user: user.id,
				email: user.email
			}
		});
		await enqueueLetter(services, tx, {
			to: user.email,
			firstName: user.firstName,
			category: "security",
			customerNumber: user.customerNumber,
			content: temporaryPassword(user.email),
			path: paths$1.login
		});
	});
}
/** A disabled user can't sign in with any password or code, so staff get an error instead of a success. */
function assertNotDisabled({ status }) {
	if (status === "disabled") throw new AppError("conflict", disabled);
}
// server/features/portalUsers/access.queries.ts
/** Queries the accounts that a sign-in for a customer gives access to, and the existing sign-ins. */
/** Finds the sign-ins of customers, including disabled ones, with the account holders of each customer first. */
async function findSignInsOf(db, customerNumbers) {
	const rights = sql`array(select unnest(${roles.rights}) intersect
    select unnest(own.rights) from ${roles} own where own.id = ${users.roleId})`;
	return (await db.select({
		customerNumber: userCustomers.customerNumber,
		email: users.email,
		status: users.status,
		firstName: contacts.firstName,
		lastName: contacts.lastName,
		rights
	}).from(userCustomers).innerJoin(users, and(eq(users.id, userCustomers.userId), ne(users.status, "removed"))).innerJoin(contacts, eq(contacts.id, users.contactId)).innerJoin(roles, isEffectiveRole).where(inArray(userCustomers.customerNumber, [...customerNumbers])).orderBy(asc(userCustomers.customerNumber), desc(sql`${roles.rights} @> array['MANAGECONTACT.write']`), asc(users.createdAt), asc(users.id))).map((user) => ({
		parent_account_id: user.customerNumber,
		name: `${user.firstName} ${user.lastName}`,
		email: user.email,
		level: levelOf(user.rights),
		status: user.status === "disabled" ? "disabled" : "active"
	}));
}
/** Returns every billing account of a customer, with its addresses and service types. */
async function findAccessibleAccounts(db, customerNumber) {
	const rows = await db.select({
		number: billingAccounts.number,
		serviceType: serviceAccounts.serviceType,
		street: premises.streetAddress,
		unit: premises.unit
	}).from(billingAccounts).leftJoin(serviceAccounts, eq(serviceAccounts.billingAccountNumber, billingAccounts.number)).leftJoin(premises, eq(premises.number, serviceAccounts.premiseNumber)).where(eq(billingAccounts.customerNumber, customerNumber)).orderBy(asc(billingAccounts.number), asc(premises.streetAddress), asc(serviceAccounts.serviceType));
	const servicesByAccount = /* @__PURE__ */ new Map();
	for (const row of rows) {
		const services = servicesByAccount.get(row.number);
		if (services) services.push(row);
		else servicesByAccount.set(row.number, [row]);
	}
	return [...servicesByAccount].map(([account_number, services]) => ({
		account_number,
		addresses: distinctValues(services.map(({ street, unit }) => street === null ? null : addressLine(street, unit ?? ""))),
		service_types: distinctValues(services.map(({ serviceType }) => serviceType))
	}));
}
/** Returns the distinct values without nulls, in their order. */
const distinctValues = (values) => [...new Set(values.filter((value) => value !== null))];
// server/features/portalUsers/invited.queries.ts
/** Queries pending invitations to sign in for a customer, for staff who search for people or create sign-ins. */
/** Staff narrow the search to see others. */
const maxListed = 20;
async function findInvitedUsers(db, filter, now) {
	return (await db.selectDistinct({
		contactId: contacts.id,
		firstName: contacts.firstName,
		lastName: contacts.lastName,
		email: invitations.email,
		until: invitations.expiresAt
	}).from(invitations).innerJoin(contacts, and(isOpenInvitation, isNull(contacts.removedAt))).innerJoin(customers, and(eq(customers.number, invitations.customerNumber), ne(customers.kind, "provider"))).leftJoin(billingAccounts, eq(billingAccounts.customerNumber, customers.number)).leftJoin(serviceAccounts, eq(serviceAccounts.billingAccountNumber, billingAccounts.number)).leftJoin(premises, eq(premises.number, serviceAccounts.premiseNumber)).leftJoin(communities, eq(communities.id, premises.communityId)).where(and(matchesPlace(filter), filter.account_no ? eq(billingAccounts.number, filter.account_no.toUpperCase()) : void 0, filter.email ? sql`lower(${invitations.email}) like ${containsPattern(filter.email.toLowerCase())}` : void 0, filter.phone ? sql`${contacts.phone} like ${containsPattern(filter.phone)}` : void 0)).orderBy(asc(contacts.lastName), asc(contacts.firstName), asc(contacts.id)).limit(maxListed)).map(({ contactId, firstName, lastName, email, until }) => ({
		contact_id: contactId,
		name: `${firstName} ${lastName}`,
		email,
		invited_until: until.toISOString(),
		is_expired: until <= now
	}));
}
/**
* Returns the pending invitations of customers. An expired link is left out, but a registration letter does not expire.
*/
async function findPendingInvitations(db, customerNumbers, now) {
	const links = await db.select({
		customerNumber: invitations.customerNumber,
		email: invitations.email,
		until: invitations.expiresAt
	}).from(invitations).innerJoin(contacts, and(isOpenInvitation, isNull(contacts.removedAt))).where(and(inArray(invitations.customerNumber, [...customerNumbers]), gt(invitations.expiresAt, now))).orderBy(asc(invitations.customerNumber), asc(invitations.email));
	const letters = await db.select({
		customerNumber: legacyAccounts.customerNumber,
		email: legacyAccounts.email,
		invitedAt: legacyAccounts.invitedAt
	}).from(legacyAccounts).where(and(inArray(legacyAccounts.customerNumber, [...customerNumbers]), isNull(legacyAccounts.registeredAt), isNotNull(legacyAccounts.invitedAt))).orderBy(asc(legacyAccounts.customerNumber));
	const hasLink = (customerNumber) => links.some((link) => link.customerNumber === customerNumber);
	return [...links.map(({ until, ...link }) => ({
		...link,
		invitedAt: minutesAfter(until, -10080),
		kind: "sign_in"
	})), ...letters.flatMap((letter) => hasLink(letter.customerNumber) ? [] : [{
		...letter,
		kind: "registration"
	}])].flatMap(({ customerNumber, kind, email, invitedAt }) => invitedAt === null ? [] : [{
		parent_account_id: customerNumber,
		kind,
		email,
		invited_at: invitedAt.toISOString()
	}]);
}
// server/features/portalUsers/portalUsers.queries.ts
/** Queries customers' sign-ins for staff. */
/** Undefined when the filter has no criteria for services. */
const matchesService = (filter) => and(matchesPlace(filter), filter.account_no ? eq(billingAccounts.number, filter.account_no.toUpperCase()) : void 0);
/** Matches users of customers whose sign-in was not removed. */
const matchesUser = (filter) => and(ne(users.userType, "CENTRIC"), ne(users.status, "removed"), filter.email ? sql`lower(${users.email}) like ${containsPattern(filter.email.toLowerCase())}` : void 0, filter.phone ? sql`${contacts.personText} like ${containsPattern(filter.phone)} and ${contacts.phone} like ${containsPattern(filter.phone)}` : void 0);
/** Matches the services of listed people that the filter selects. */
const matchingServices = (filter) => and(matchesUser(filter), matchesService(filter));
const services$1 = sql`${userCustomers}
  join ${billingAccounts} on ${billingAccounts.customerNumber} = ${userCustomers.customerNumber}
  left join ${serviceAccounts} on ${serviceAccounts.billingAccountNumber} = ${billingAccounts.number}
  left join ${premises} on ${premises.number} = ${serviceAccounts.premiseNumber}
  left join ${communities} on ${communities.id} = ${premises.communityId}`;
/** This many rows always cover more people than are listed. */
const maxPlaceRows = 4 * (maxListedPeople + 1);
/**
* Few people live in a community or street, so such a search starts there and reads only as many rows as are listed.
* Any other search checks the services of one person at a time.
*/
const matchingUsers = (filter) => {
	const { account_no, email, phone, community, street_address } = filter;
	const serviceCondition = matchesService(filter);
	const isPlaceFirst = !account_no && !email && !phone && (community !== "" || street_address !== "");
	return and(matchesUser(filter), serviceCondition && (isPlaceFirst ? sql`${users.id} in (select ${userCustomers.userId} from ${services$1} where ${serviceCondition} limit ${maxPlaceRows})` : sql`exists (select 1 from ${services$1} where ${userCustomers.userId} = ${users.id} and ${serviceCondition})`));
};
/** Limits the rows per person: a builder has hundreds of services, and the address filter finds the right one. */
const maxServicesPerUser = 10;
/** Returns a page of people by name, with one row for each matching service and a person's rows together. */
async function findUsers(db, filter, page) {
	const people = db.$with("people").as(db.select({
		id: users.id,
		lastName: contacts.lastName,
		firstName: contacts.firstName
	}).from(users).innerJoin(contacts, eq(contacts.id, users.contactId)).where(matchingUsers(filter)).limit(maxListedPeople + 1));
	const readPage = (range) => db.with(people).select({
		id: people.id,
		count: sql`(select count(*)::int from people)`
	}).from(people).orderBy(asc(people.lastName), asc(people.firstName), asc(people.id)).limit(limitOffsetOf(range).limit).offset(limitOffsetOf(range).offset);
	const { rows, total_count, is_exact } = await readBounded(readPage, {
		maxCount: maxListedPeople,
		...page
	});
	const ids = rows.map(({ id }) => id);
	const services = ids.length === 0 ? [] : await findServicesOfUsers(db, filter, ids);
	return {
		user_details: ids.flatMap((id) => services.filter(({ user_id }) => user_id === id)),
		total_count,
		is_exact
	};
}
async function findServicesOfUsers(db, filter, ids) {
	const partitionByUser = sql`partition by ${users.id}`;
	const numbered = db.$with("numbered").as(db.select({
		userId: users.id,
		email: users.email,
		status: users.status,
		lastSignInAt: users.lastSignInAt,
		firstName: contacts.firstName,
		lastName: contacts.lastName,
		phone: contacts.phone,
		account: billingAccounts.number,
		customerNumber: billingAccounts.customerNumber,
		street: premises.streetAddress,
		unit: premises.unit,
		zip: premises.zip,
		serviceType: serviceAccounts.serviceType,
		community: communities.name,
		services: sql`(count(${serviceAccounts.id}) over (${partitionByUser}))::int`.as("services"),
		place: sql`(row_number() over (${partitionByUser} order by ${premises.streetAddress},
          ${billingAccounts.number}, ${serviceAccounts.serviceType}))::int`.as("place")
	}).from(users).innerJoin(contacts, eq(contacts.id, users.contactId)).leftJoin(userCustomers, eq(userCustomers.userId, users.id)).leftJoin(billingAccounts, eq(billingAccounts.customerNumber, userCustomers.customerNumber)).leftJoin(serviceAccounts, eq(serviceAccounts.billingAccountNumber, billingAccounts.number)).leftJoin(premises, eq(premises.number, serviceAccounts.premiseNumber)).leftJoin(communities, eq(communities.id, premises.communityId)).where(and(matchingServices(filter), inArray(users.id, ids))));
	return (await db.with(numbered).select().from(numbered).where(lte(numbered.place, maxServicesPerUser)).orderBy(asc(numbered.place))).map((user) => ({
		user_id: user.userId,
		name: `${user.firstName} ${user.lastName}`,
		email: user.email,
		phone: user.phone,
		account_no: user.account ?? "",
		crm_customer_number: user.customerNumber ?? "",
		address: user.street === null ? "" : addressLine(user.street, user.unit ?? ""),
		zip_code: user.zip ?? "",
		service_type_code: user.serviceType,
		community: user.community ?? "",
		status: user.status,
		last_sign_in_at: user.lastSignInAt?.toISOString() ?? null,
		service_count: user.services
	}));
}
const selectServices = (db, condition) => db.select({
	service: serviceAccounts,
	billing: billingAccounts,
	premise: premises,
	customer: customers
}).from(serviceAccounts).innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber)).innerJoin(customers, eq(customers.number, billingAccounts.customerNumber)).innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber)).where(and(condition, ne(customers.kind, "provider")));
/**
* Returns all services of every customer with a contact of that email or phone number, so that no customer is listed in
* part.
*/
async function findServicesOf(db, { email, phone }) {
	const customerNumbers = db.select({ number: contacts.customerNumber }).from(contacts).where(and(isNull(contacts.removedAt), or(email ? eq(sql`lower(${contacts.email})`, email.toLowerCase()) : void 0, phone ? eq(contacts.phone, phone) : void 0)));
	const rows = await selectServices(db, inArray(customers.number, customerNumbers)).orderBy(asc(customers.number), ...byStreet, asc(serviceAccounts.id)).limit(500);
	const billNumberOf = (customerNumber, group) => rows.find(({ billing }) => billing.customerNumber === customerNumber && billing.serviceGroup === group)?.billing.number ?? "";
	return rows.map(({ service, billing, premise, customer }) => ({
		account_id: service.id,
		name: customer.name,
		email,
		phone,
		account_number: billing.number,
		service_account_no: service.number,
		service_type: service.serviceType,
		address_line1: premise.streetAddress,
		address_line2: premise.unit,
		address_city: premise.city,
		address_state: premise.state,
		address_postal_code: premise.zip,
		premises_id: premise.number,
		parent_account_id: customer.number,
		gas_billing_accountid: billNumberOf(customer.number, "GAS"),
		fiber_billing_accountid: billNumberOf(customer.number, "FIBER")
	}));
}
/** Returns the customers of services, with the billing account of each service. */
async function findOwners$1(db, serviceAccountIds) {
	return (await selectServices(db, inArray(serviceAccounts.id, [...serviceAccountIds]))).flatMap(({ service, billing, customer }) => isManaged(customer) ? [{
		serviceAccountId: service.id,
		billingAccount: billing.number,
		customer
	}] : []);
}
/** Returns the id of a customer's contact with an email address, or null. */
async function findContactByEmail(db, customerNumber, email) {
	const [contact] = await db.select({ id: contacts.id }).from(contacts).where(and(eq(contacts.customerNumber, customerNumber), eq(sql`lower(${contacts.email})`, email.toLowerCase()), isNull(contacts.removedAt))).orderBy(asc(contacts.id)).limit(1);
	return contact?.id ?? null;
}
/**
* Returns the contact to write to about a customer: the account's owner first, among contacts with an email address.
*/
async function findRecipient(db, customerNumber) {
	const [contact] = await db.select({
		email: contacts.email,
		firstName: contacts.firstName
	}).from(contacts).where(and(eq(contacts.customerNumber, customerNumber), isNull(contacts.removedAt), ne(contacts.email, ""))).orderBy(sql`${contacts.relation} <> ''`, asc(contacts.id)).limit(1);
	return contact ?? null;
}
async function insertContact(db, contact) {
	await db.insert(contacts).values(contact);
}
// server/features/portalUsers/rules.ts
/** Decides which accounts a new portal user may get. */
/** Returns why a user can't get these accounts, or null. The request must match the data on file. */
function accountProblem(accounts, owners) {
	for (const account of accounts) {
		const owner = owners.find(({ serviceAccountId }) => serviceAccountId === account.service_account_id);
		if (!(owner?.billingAccount === account.billing_account_no && owner.customer.number === account.parent_account_no)) return wrongAccount;
		if (customerKindByUserType[account.user_type] !== owner.customer.kind) return wrongKind;
	}
	return new Set(accounts.map(({ parent_account_no }) => parent_account_no)).size > 1 ? severalCustomers : null;
}
/** Returns the user type that all accounts share, or null when they differ. */
function sharedTypeOf(accounts) {
	const types = new Set(accounts.map(({ user_type }) => user_type));
	const [type] = types;
	return types.size === 1 && type !== void 0 ? type : null;
}
// server/features/portalUsers/routes.ts
/** Routes for customers' sign-ins: staff find them, create them and help people sign in again. */
function portalUserRoutes(routeContext, services) {
	const { db, clock } = services;
	serve(routeContext, searchUsers, async ({ body: { page_number, page_size, ...filter } }) => {
		if (!Object.values(filter).some((value) => value !== "" && value !== void 0)) throw new AppError("invalid_input", fillOne);
		const invited = page_number === 1 ? await findInvitedUsers(db, filter, clock.now()) : [];
		return {
			...await findUsers(db, filter, {
				page_number,
				page_size
			}),
			invited
		};
	});
	serve(routeContext, listBillingAccounts, async ({ query, actor }, caller) => {
		const contactInput = {
			email: query.email ?? "",
			phone: phoneDigits(query.phone ?? "")
		};
		if (contactInput.email === "" && contactInput.phone === "") throw new AppError("invalid_input", fillOne);
		const found = await findServicesOf(db, contactInput);
		const owners = [...new Set(found.map(({ parent_account_id }) => parent_account_id))];
		for (const customerNumber of owners) await recordAccess(db, actor, {
			customerNumber,
			address: caller.address,
			what: "billing accounts"
		});
		if (owners.length === 0) return {
			acc_details: [],
			sign_ins: [],
			invitations: [],
			on_file: []
		};
		return {
			acc_details: found,
			sign_ins: await findSignInsOf(db, owners),
			invitations: await findPendingInvitations(db, owners, clock.now()),
			on_file: await Promise.all(owners.map(async (number) => ({
				parent_account_id: number,
				email: (await findRecipient(db, number))?.email ?? ""
			})))
		};
	});
	serve(routeContext, createUserAccount, async ({ body, actor }, caller) => {
		const { userId, customerNumber } = await createSignIn(services, {
			actor,
			caller
		}, body);
		caller.addMessage(created);
		return {
			user_id: userId,
			email: body.email,
			opened: await findAccessibleAccounts(db, customerNumber)
		};
	});
	serve(routeContext, sendPasswordCode, async ({ body, actor }, caller) => {
		const user = await findUser(db, { userId: body.user_id });
		if (!user) throw notFound$1();
		assertNotDisabled(user);
		await sendCode(services, {
			recipient: { email: user.email },
			purpose: "password_reset"
		}, caller);
		await auditActor(db, {
			actor,
			caller
		}, {
			action: "user.passwordCodeSent",
			customerNumber: user.customerNumber,
			details: {
				user: user.id,
				email: user.email
			}
		});
		return null;
	});
}
const createEmailTakenError = () => new AppError("conflict", emailTaken, { email: emailTaken });
async function createSignIn(services, { actor, caller }, { accounts, ...person }) {
	const { db } = services;
	const type = sharedTypeOf(accounts);
	const owners = await findOwners$1(db, accounts.map(({ service_account_id }) => service_account_id));
	const problem = type ? accountProblem(accounts, owners) : wrongKind;
	const customerNumber = accounts[0]?.parent_account_no;
	if (!type || problem || customerNumber === void 0) throw new AppError("invalid_input", problem ?? "", { accounts: problem ?? "" });
	const user = await findUserByEmail$1(db, person.email);
	if (user && user.status !== "removed") throw createEmailTakenError();
	const passwordHash = await hashPassword(person.password);
	const kind = customerKindByUserType[type];
	const existingContactId = await findContactByEmail(db, customerNumber, person.email);
	const methods = existingContactId === null ? [] : await transferOpenMethods(services, existingContactId);
	return db.transaction(async (tx) => {
		await lockCustomer(tx, { number: customerNumber });
		const holders = await findHolders(tx, customerNumber);
		const recipient = holders.length > 0 ? null : await findRecipient(tx, customerNumber);
		const contactId = await findOrCreateContact(tx, customerNumber, person);
		const roleId = await findRoleId(tx, roleNameOf("holder", kind));
		const { email } = person;
		const userId = await createOrRestoreUser(tx, {
			email,
			passwordHash,
			mustChangePassword: true,
			userType: userTypeOf[kind],
			contactId,
			roleId
		}, {
			number: customerNumber,
			emailProvedAt: null
		});
		if (!userId) throw createEmailTakenError();
		const details = {
			user: userId,
			email,
			type
		};
		const { address } = caller;
		await auditActor(tx, {
			actor,
			caller
		}, {
			action: "user.created",
			customerNumber,
			details
		});
		await finishOpenRegistration(services, tx, {
			contactId,
			userId,
			methods,
			address,
			source: "care"
		});
		const recipients = holders.map(({ email: to, firstName }) => ({
			email: to,
			firstName,
			isHolder: true
		}));
		if (recipient && recipient.email.toLowerCase() !== person.email.toLowerCase()) recipients.push({
			...recipient,
			isHolder: false
		});
		await enqueueLetter(services, tx, {
			...welcomeLetter(services.config, person),
			customerNumber
		});
		for (const to of recipients) await enqueueLetter(services, tx, {
			...loginAddedLetter(to, person),
			customerNumber
		});
		return {
			userId,
			customerNumber
		};
	});
}
const welcomeLetter = ({ BRAND_NAME }, { email, first_name }) => ({
	to: email,
	firstName: first_name,
	category: "security",
	content: loginCreated(BRAND_NAME, email),
	path: paths$1.login
});
/**
* An account holder can remove the new user, but only if they know of it. Without any sign-in, the contact on file is
* notified when the new one uses another address.
*/
const loginAddedLetter = ({ email: to, firstName, isHolder }, { email, first_name, last_name }) => ({
	to,
	firstName,
	category: "security",
	content: loginAdded({
		name: `${first_name} ${last_name}`,
		email,
		isHolder
	}),
	path: paths$1.manageContacts
});
/** Returns the customer's contact with this email unchanged, or creates one. */
async function findOrCreateContact(tx, customerNumber, input) {
	const existingId = await findContactByEmail(tx, customerNumber, input.email);
	if (existingId) return existingId;
	const id = newContactId();
	const { first_name: firstName, last_name: lastName, email, phone, businessName: relation } = input;
	await insertContact(tx, {
		id,
		customerNumber,
		firstName,
		lastName,
		email,
		phone: phoneDigits(phone),
		relation
	});
	return id;
}
// server/features/preferences/routes.ts
/** Routes for a user's own preferences. */
function preferenceRoutes(routeContext, { db }) {
	serve(routeContext, getPreferences, ({ actor }) => findPreferences(db, actor.userId));
	serve(routeContext, updatePreferences, async ({ body, actor }, caller) => {
		const service = body.crm_service_account_id;
		if (service) await openServiceAccount(db, scopeOf(actor), { id: service });
		return db.transaction(async (tx) => {
			await auditActor(tx, {
				actor,
				caller
			}, { action: "preferences.changed" });
			return storePreferences(tx, actor.userId, body);
		});
	});
}
// server/directory/properties/rules.ts
/** Returns the facts of a service at a premise, with defaults when nothing is stored for it. */
function factsOf(type, offered, { serviceFlags, activeServices }) {
	const flags = serviceFlags.find(({ serviceType }) => serviceType === type);
	const users = activeServices.find(({ serviceType }) => serviceType === type)?.users ?? 0;
	return {
		selected: flags?.selected ?? users > 0,
		available: flags?.available ?? offered.includes(type),
		pre_installed: flags?.preInstalled ?? users > 0,
		active: users > 0,
		active_users: users
	};
}
/** A meter counts as disconnected unless stored data says otherwise, or gas is in use there. */
const isMeterDisconnected = (serviceFlags, isActive) => !isActive && (serviceFlags.find(({ serviceType }) => serviceType === "GAS")?.meterDisconnected ?? true);
function toPremise({ premise, community }, context) {
	const serviceFacts = (type) => factsOf(type, community.services, context);
	const gas = serviceFacts("GAS");
	return {
		region: premise.region,
		crm_premise_id: premise.number,
		community_id: community.id,
		community_name: community.name,
		street_address: addressLine(premise.streetAddress, premise.unit),
		city: premise.city,
		state: premise.state,
		zip: premise.zip,
		lot: premise.lot,
		stage: premise.stage,
		version: premise.version,
		changed_date: premise.changedAt.toISOString(),
		open_requests: context.openRequests,
		fiber_service: serviceFacts("FIBER"),
		gas_service: {
			...gas,
			meter_disconnected: isMeterDisconnected(context.serviceFlags, gas.active)
		},
		voip_service: serviceFacts("VOIP"),
		cable_service: serviceFacts("TV")
	};
}
// server/directory/properties/properties.queries.ts
/** Finds and locks properties, always of customers in scope. */
const stageRank = sql`array_position(array[${sql.raw(premiseStages.map((stage) => `'${stage}'`).join(","))}]::text[], ${premises.stage})`;
const sortOrders = {
	address: [...byStreet, asc(premises.number)],
	lot: [
		asc(numberIn(premises.lot)),
		asc(premises.lot),
		asc(premises.number)
	],
	community: [
		asc(communities.name),
		...byStreet,
		asc(premises.number)
	],
	stage: [
		asc(stageRank),
		...byStreet,
		asc(premises.number)
	],
	changed: [desc(premises.changedAt), asc(premises.number)]
};
const inList = eq(premises.number, propertyOwners.premiseNumber);
const inCommunity = eq(communities.id, premises.communityId);
const selectRows = (db) => db.select({
	premise: premises,
	community: communities
}).from(propertyOwners).innerJoin(premises, inList).innerJoin(communities, inCommunity).$dynamic();
/** Finds the given properties that are in scope. */
async function findPropertiesByNumber(db, scope, numbers) {
	if (numbers.length === 0) return [];
	return toPremises(db, scope, await selectRows(db).where(and(inArray(premises.number, numbers), inScope(scope, propertyOwners.customerNumber))).orderBy(...sortOrders.address));
}
async function toPremises(db, scope, rows) {
	const numbers = rows.map(({ premise }) => premise.number);
	if (numbers.length === 0) return [];
	const serviceFlags = await db.select().from(premiseServices).where(inArray(premiseServices.premiseNumber, numbers));
	const activeServices = await findActiveServices(db, numbers);
	const requests = await countOpenRequests(db, scope, numbers);
	return rows.map((row) => toPremise(row, {
		serviceFlags: serviceFlags.filter(({ premiseNumber }) => premiseNumber === row.premise.number),
		activeServices: activeServices.filter(({ premiseNumber }) => premiseNumber === row.premise.number),
		openRequests: requests.find(({ premiseNumber }) => premiseNumber === row.premise.number)?.count ?? 0
	}));
}
const countOpenRequests = (db, scope, numbers) => db.select({
	premiseNumber: cases.premiseNumber,
	count: count()
}).from(cases).where(and(inArray(cases.premiseNumber, numbers), eq(cases.kind, "request"), inArray(cases.status, statusesByTab.open), inScope(scope, cases.customerNumber))).groupBy(cases.premiseNumber);
/** Counts the customers of each service at a premise, without revealing who they are. */
const findActiveServices = (db, numbers) => db.select({
	premiseNumber: serviceAccounts.premiseNumber,
	serviceType: serviceAccounts.serviceType,
	users: sql`count(distinct ${billingAccounts.customerNumber})::int`
}).from(serviceAccounts).innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber)).where(and(inArray(serviceAccounts.premiseNumber, numbers), eq(serviceAccounts.status, "active"))).groupBy(serviceAccounts.premiseNumber, serviceAccounts.serviceType);
/** Locks the given properties in scope for the transaction, in one order for all callers, to avoid deadlocks. */
async function lockProperties(tx, scope, numbers) {
	await tx.select({ number: premises.number }).from(premises).innerJoin(propertyOwners, eq(propertyOwners.premiseNumber, premises.number)).where(and(inArray(premises.number, numbers), inScope(scope, propertyOwners.customerNumber))).orderBy(premises.number).for("update", { of: premises });
}
// server/features/premises/premises.queries.ts
/**
* Queries premises. Everyone may search by address, but only customers with a service or ownership there see details.
*/
const maxResults = 20;
/**
* Finds the first premises whose address contains the text. `eligibleCustomers` are those who may add unowned ones to
* their list.
*/
async function searchByAddress(db, typed, eligibleCustomers) {
	if (typed === "") return [];
	const customerNumbers = sql.param(eligibleCustomers);
	const isInOwnCommunity = sql`exists (select 1 from ${propertyOwners} own
    join ${premises} near on near.number = own.premise_number
    where near.community_id = ${premises.communityId} and own.customer_number = any(${customerNumbers}::text[]))`;
	const isServedByOthers = sql`exists (select 1 from ${serviceAccounts}
    join ${billingAccounts} on ${billingAccounts.number} = ${serviceAccounts.billingAccountNumber}
    where ${serviceAccounts.premiseNumber} = ${premises.number} and ${serviceAccounts.status} = 'active'
      and ${billingAccounts.customerNumber} <> all(${customerNumbers}::text[]))`;
	const canAdd = eligibleCustomers.length === 0 ? sql`false` : sql`${propertyOwners.premiseNumber} is null and ${isInOwnCommunity} and not ${isServedByOthers}`;
	return (await db.select({
		premise: premises,
		community: communities,
		canAdd
	}).from(premises).innerJoin(communities, eq(communities.id, premises.communityId)).leftJoin(propertyOwners, eq(propertyOwners.premiseNumber, premises.number)).where(sql`${premises.addressText} like ${addressPattern(typed)}`).orderBy(...eligibleCustomers.length > 0 ? [desc(canAdd)] : [], ...byStreet, asc(premises.number)).limit(maxResults)).map((row) => ({
		...addressOf$1(row.premise),
		community_name: row.community.name,
		services: row.community.services,
		can_add: row.canAdd
	}));
}
const addressOf$1 = (premise) => ({
	crm_premise_id: premise.number,
	street_address: addressLine(premise.streetAddress, premise.unit),
	city: premise.city,
	state: premise.state,
	zip: premise.zip
});
const isOwned = (scope) => sql`exists (select 1 from ${propertyOwners}
  where ${and(eq(propertyOwners.premiseNumber, premises.number), inScope(scope, propertyOwners.customerNumber))})`;
const isServed = (scope) => sql`exists (select 1 from ${serviceAccounts}
  join ${billingAccounts} on ${billingAccounts.number} = ${serviceAccounts.billingAccountNumber}
  where ${and(eq(serviceAccounts.premiseNumber, premises.number), ne(serviceAccounts.status, "closed"), inScope(scope, billingAccounts.customerNumber))})`;
/** Finds a premise that a customer in scope owns or has a service at. Staff see every premise. */
async function findPremise(db, scope, number) {
	const [row] = await db.select({
		premise: premises,
		community: communities
	}).from(premises).innerJoin(communities, eq(communities.id, premises.communityId)).where(and(eq(premises.number, number), scope.kind === "all" ? void 0 : sql`(${isOwned(scope)} or ${isServed(scope)})`));
	return row ?? null;
}
/** Returns the customer whose account staff access by viewing a premise: of the newest service there, or its owner. */
async function findCustomerAt(db, number) {
	const [service] = await db.select({ customerNumber: billingAccounts.customerNumber }).from(serviceAccounts).innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber)).where(eq(serviceAccounts.premiseNumber, number)).orderBy(desc(serviceAccounts.startedOn)).limit(1);
	if (service) return service.customerNumber;
	const [owner] = await db.select().from(propertyOwners).where(eq(propertyOwners.premiseNumber, number));
	return owner?.customerNumber;
}
const findServiceFlags = (db, number) => db.select().from(premiseServices).where(eq(premiseServices.premiseNumber, number));
/** Returns the start day of each active service of accounts in scope. */
const findOwnServices = (db, scope, number) => db.select({
	serviceType: serviceAccounts.serviceType,
	since: min(serviceAccounts.startedOn)
}).from(serviceAccounts).innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber)).where(and(eq(serviceAccounts.premiseNumber, number), eq(serviceAccounts.status, "active"), inScope(scope, billingAccounts.customerNumber))).groupBy(serviceAccounts.serviceType);
/** Returns the newest meter reading in scope. */
async function findMeter(db, scope, number) {
	const [reading] = await db.select({
		meterNumber: gasReadings.meterNumber,
		readOn: gasReadings.periodEnd
	}).from(gasReadings).innerJoin(serviceAccounts, eq(serviceAccounts.id, gasReadings.serviceAccountId)).innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber)).where(and(eq(serviceAccounts.premiseNumber, number), inScope(scope, billingAccounts.customerNumber))).orderBy(desc(gasReadings.periodEnd)).limit(1);
	return reading ?? null;
}
// server/features/premises/routes.ts
/** Routes for searching premises, and for the service points at a customer's own premises. */
/** Returns the customers who may add a premise to their list. */
const eligibleCustomersOf = (actor) => seesAllCustomers(actor) ? [] : actor.customerNumbers.filter((number) => hasRightFor(actor, "PROPERTIES.write", number));
function premiseRoutes(routeContext, services) {
	const { db } = services;
	serve(routeContext, searchPremises, async ({ query, actor }) => searchByAddress(db, query.search_Key, eligibleCustomersOf(actor)));
	serve(routeContext, searchAddresses, async ({ query }) => {
		return (await searchByAddress(db, query.address, [])).map(({ community_name: _name, services: _services, can_add: _canAdd, ...address }) => address);
	});
	serve(routeContext, getServicePoints, async ({ query, actor }, { address }) => {
		const scope = scopeOf(actor);
		const found = await findPremise(db, scope, query.premise_id);
		if (!found) throw notFound$1();
		const { premise, community } = found;
		if (seesAllCustomers(actor)) {
			const customerNumber = await findCustomerAt(db, premise.number);
			await recordAccess(db, actor, {
				customerNumber,
				address,
				what: `premise ${premise.number}`
			});
		}
		return {
			...addressOf$1(premise),
			community_name: community.name,
			service_points: await findServicePoints(services, scope, {
				number: premise.number,
				offered: community.services
			})
		};
	});
}
async function findServicePoints({ db }, scope, { number, offered }) {
	const [serviceFlags, activeServices, ownServices, meter] = await Promise.all([
		findServiceFlags(db, number),
		findActiveServices(db, [number]),
		findOwnServices(db, scope, number),
		findMeter(db, scope, number)
	]);
	return serviceTypes.map((type) => {
		const { active_users: _users, ...facts } = factsOf(type, offered, {
			serviceFlags,
			activeServices
		});
		const isGas = type === "GAS";
		return {
			service_point_id: `${number.replace("PR-", "SP-")}-${type}`,
			service_type: type,
			...facts,
			active_since: ownServices.find(({ serviceType }) => serviceType === type)?.since ?? null,
			meter_disconnected: isGas ? isMeterDisconnected(serviceFlags, facts.active) : null,
			meter_number: isGas ? meter?.meterNumber ?? null : null,
			last_read_on: isGas ? meter?.readOn ?? null : null
		};
	});
}
// server/features/profile/profile.queries.ts
/** Queries a user's own details. */
async function findProfile(db, userId, now) {
	const [[row], pending] = await Promise.all([db.select({
		user: users,
		contact: contacts
	}).from(users).innerJoin(contacts, eq(contacts.id, users.contactId)).where(eq(users.id, userId)), db.select({
		purpose: oneTimeCodes.purpose,
		target: oneTimeCodes.target,
		expiresAt: oneTimeCodes.expiresAt
	}).from(oneTimeCodes).where(and(eq(oneTimeCodes.userId, userId), inArray(oneTimeCodes.purpose, ["new_email", "new_phone"]), isNull(oneTimeCodes.usedAt), gt(oneTimeCodes.expiresAt, now))).orderBy(desc(oneTimeCodes.createdAt))]);
	if (!row) return null;
	const otherPhones = await findOtherPhones(db, row.contact.id);
	const pendingOf = (purpose) => {
		const code = pending.find((candidate) => candidate.purpose === purpose);
		return code ? {
			target: code.target,
			expires_at: code.expiresAt.toISOString()
		} : null;
	};
	return {
		contact_id: row.contact.id,
		first_name: row.contact.firstName,
		last_name: row.contact.lastName,
		preferred_name: row.user.preferredName,
		email: row.user.email,
		email_verified: row.contact.emailVerifiedAt !== null,
		pending_email: pendingOf("new_email"),
		phone: row.contact.phone,
		phone_verified: row.contact.phoneVerifiedAt !== null,
		pending_phone: pendingOf("new_phone"),
		phone_type: row.contact.phoneType,
		other_phones: otherPhones.map(({ id, type, number }) => ({
			phone_id: id,
			type,
			number
		})),
		language: row.contact.language
	};
}
/** Returns the phones in the order in which they were added. */
const findOtherPhones = (db, contactId) => db.select().from(contactPhones).where(eq(contactPhones.contactId, contactId)).orderBy(asc(contactPhones.addedAt), asc(contactPhones.id));
/** Locks the contact, so that no other request adds a phone meanwhile. */
async function lockContact(db, contactId) {
	await db.select({ id: contacts.id }).from(contacts).where(eq(contacts.id, contactId)).for("update");
}
async function insertPhone(db, row) {
	await db.insert(contactPhones).values(row);
}
/** Returns whether the phone existed. */
async function deletePhone(db, contactId, id) {
	return (await db.delete(contactPhones).where(and(eq(contactPhones.id, id), eq(contactPhones.contactId, contactId))).returning({ id: contactPhones.id })).length > 0;
}
async function storeContactInfo(db, contactId, change) {
	if (change.phoneType === void 0 && change.language === void 0) return;
	await db.update(contacts).set(change).where(eq(contacts.id, contactId));
}
async function storePreferredName(db, userId, preferredName) {
	await db.update(users).set({ preferredName }).where(eq(users.id, userId));
}
async function isEmailTaken(db, userId, email) {
	return (await db.select({ id: users.id }).from(users).where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), ne(users.id, userId)))).length > 0;
}
async function changeEmail(db, { userId, contactId, target, now }) {
	await db.update(users).set({ email: target }).where(eq(users.id, userId));
	await db.update(contacts).set({
		email: target,
		emailVerifiedAt: now
	}).where(eq(contacts.id, contactId));
	await markDeliverable(db, target);
}
async function changePhone(db, { contactId, target, now }) {
	await db.update(contacts).set({
		phone: target,
		phoneVerifiedAt: now
	}).where(eq(contacts.id, contactId));
}
async function deleteCodes(db, userId, purpose) {
	await db.delete(oneTimeCodes).where(and(eq(oneTimeCodes.userId, userId), eq(oneTimeCodes.purpose, purpose)));
}
// server/features/profile/routes.ts
/** Routes for a user's own details. They have no parameter for another user. */
const createFieldError$1 = (field, text) => new AppError("invalid_input", text, { [field]: text });
function profileRoutes(routeContext, services) {
	const { db, clock } = services;
	const requireProfile = async ({ userId }) => {
		const profile = await findProfile(db, userId, clock.now());
		if (!profile) throw notFound$1();
		return profile;
	};
	serve(routeContext, getProfile, ({ actor }) => requireProfile(actor));
	serve(routeContext, updateProfile, async ({ body, actor }, caller) => {
		const { contact_id: contactId } = await requireProfile(actor);
		await db.transaction(async (tx) => {
			if (body.preferred_name !== void 0) await storePreferredName(tx, actor.userId, body.preferred_name);
			await storeContactInfo(tx, contactId, {
				phoneType: body.phone_type,
				language: body.language
			});
			await auditActor(tx, {
				actor,
				caller
			}, { action: "profile.changed" });
		});
		return requireProfile(actor);
	});
	serve(routeContext, addProfilePhone, async ({ body, actor }, caller) => {
		const { contact_id: contactId, phone } = await requireProfile(actor);
		const number = phoneDigits(body.number);
		await db.transaction(async (tx) => {
			await lockContact(tx, contactId);
			const otherPhones = await findOtherPhones(tx, contactId);
			if (number === phone || otherPhones.some((otherPhone) => otherPhone.number === number)) throw createFieldError$1("number", phoneTwice);
			if (otherPhones.length >= 4) throw new AppError("conflict", phonesFull);
			await insertPhone(tx, {
				contactId,
				type: body.type,
				number,
				addedAt: clock.now()
			});
			await auditActor(tx, {
				actor,
				caller
			}, { action: "profile.phone_added" });
		});
		return requireProfile(actor);
	});
	serve(routeContext, removeProfilePhone, async ({ body, actor }, caller) => {
		const { contact_id: contactId } = await requireProfile(actor);
		await db.transaction(async (tx) => {
			if (!await deletePhone(tx, contactId, body.phone_id)) throw notFound$1();
			await auditActor(tx, {
				actor,
				caller
			}, { action: "profile.phone_removed" });
		});
		return requireProfile(actor);
	});
	serve(routeContext, sendProfileCode, async ({ body, actor }, caller) => {
		const profile = await requireProfile(actor);
		const { userId } = actor;
		const contactId = profile.contact_id;
		if (body.email !== void 0) {
			if (body.email.toLowerCase() === profile.email.toLowerCase()) throw createFieldError$1("email", contactUnchanged);
			if (await isEmailTaken(db, userId, body.email)) throw createFieldError$1("email", emailTaken$1);
			await sendAddressCode(services, {
				userId,
				purpose: "new_email",
				contactId,
				target: body.email
			}, caller);
		} else {
			const target = phoneDigits(body.phone ?? "");
			if (target === profile.phone && profile.phone_verified) throw createFieldError$1("phone", contactUnchanged);
			await sendAddressCode(services, {
				userId,
				purpose: "new_phone",
				contactId,
				target
			}, caller);
		}
		return requireProfile(actor);
	});
	serve(routeContext, confirmProfileCode, async ({ body, actor }, caller) => {
		const profile = await requireProfile(actor);
		const purpose = body.channel === "email" ? "new_email" : "new_phone";
		const { target } = await consumeAddressCode(services, {
			userId: actor.userId,
			purposes: [purpose],
			contactId: profile.contact_id,
			typed: body.otp
		}, caller);
		await applyProvedChange(services, {
			actor,
			profile,
			target,
			channel: body.channel
		}, caller);
		return null;
	});
	serve(routeContext, cancelProfileCode, async ({ body, actor }) => {
		await deleteCodes(db, actor.userId, body.channel === "email" ? "new_email" : "new_phone");
		return requireProfile(actor);
	});
}
async function applyProvedChange(services, { actor, profile, target, channel }, { address }) {
	const { db, clock } = services;
	const { userId } = actor;
	const provedAddress = {
		userId,
		contactId: profile.contact_id,
		target,
		now: clock.now()
	};
	await db.transaction(async (tx) => {
		await audit(tx, {
			userId,
			action: `${channel}.changed`,
			address
		});
		if (channel === "phone") {
			await changePhone(tx, provedAddress);
			return;
		}
		if (await isEmailTaken(tx, userId, target)) throw new AppError("conflict", emailTaken$1);
		await changeEmail(tx, provedAddress);
		await voidCodesAndResets(tx, userId);
		await deleteSessionsOf(tx, userId);
		await enqueueLetter(services, tx, {
			to: profile.email,
			firstName: profile.first_name,
			category: "security",
			contactId: profile.contact_id,
			content: emailChanged(target)
		});
	});
}
// server/directory/customers/requestedScope.ts
/** Resolves whose accounts a list covers: the caller must be the requested user, or staff. */
/** Returns what that user sees, also for staff, whose own scope would be all customers. */
async function scopeOfRequestedUser(db, actor, userId) {
	if (seesAllCustomers(actor)) return scopeOfUser(db, userId);
	if (userId !== actor.userId) throw notFound$1();
	return scopeOf(actor);
}
/** Returns the same scope, or that of one customer, which staff may open even when no one signs in for it. */
async function requireRequestedScope(db, actor, { user_id: userId, crm_customer_id: customerNumber, ...access }) {
	if (userId === void 0 && (customerNumber === void 0 || !seesAllCustomers(actor))) throw customerNumber === void 0 ? new AppError("invalid_input", chooseCustomer) : notFound$1();
	const scope = userId === void 0 ? scopeOf(actor) : await scopeOfRequestedUser(db, actor, userId);
	if (customerNumber === void 0) {
		if (userId !== actor.userId) await recordAccess(db, actor, {
			...access,
			customerNumber: firstCustomerOf$1(scope),
			...userId && { userId }
		});
		return scope;
	}
	if (!isInScope(scope, customerNumber)) throw notFound$1();
	await openCustomer(db, actor, {
		...access,
		customerNumber
	});
	return {
		kind: "customers",
		numbers: [customerNumber]
	};
}
const firstCustomerOf$1 = (scope) => scope.kind === "customers" ? scope.numbers[0] : void 0;
// shared/texts/properties.ts
const unknown = "This property isn’t in your list.";
const changed = "Someone changed this property after you opened it. Compare, then save again.";
const notAvailable = (service) => `${service} isn’t available at this address, so you can’t choose it.`;
const isActive = (service) => `${service} is active at this address. Ask us to end the service before you remove it.`;
const twice = "This property is listed more than once. We use only its first line.";
const nothing = "Nothing to change.";
const duplicate = (number) => `There’s already an open request of this type: ${number}.`;
const notServed = (service) => `${service} isn’t available at this address.`;
const alreadyServed = (service) => `${service} is already active at this address.`;
const notReady = "Confirm this before you submit the request";
const ownerRequired = "New owner is required";
const oneCustomer = "Choose the properties of only one customer at a time.";
const noLots = "Select at least one property";
// server/features/properties/rules.ts
const createVerdict = (outcome, message = "") => ({
	outcome,
	message
});
/** Returns the blocks whose selection the change toggles. */
const toggledBlocksOf = (current, change) => serviceBlocks.filter((block) => {
	const requested = change[block];
	return requested !== void 0 && requested.selected !== current[block].selected;
});
/** Evaluates a change against the current property, which is undefined when it is not in the list. */
function evaluateChange(current, change) {
	if (!current) return createVerdict("not_found", unknown);
	const toggledBlocks = toggledBlocksOf(current, change);
	if (toggledBlocks.length === 0 && (change.stage ?? current.stage) === current.stage && (change.lot ?? current.lot) === current.lot) return createVerdict("unchanged", nothing);
	if (change.version !== current.version) return createVerdict("conflict", changed);
	for (const block of toggledBlocks) {
		const service = serviceLabels[serviceOfBlock[block]];
		if (change[block]?.selected && !current[block].available) return createVerdict("refused", notAvailable(service));
		if (!change[block]?.selected && current[block].active) return createVerdict("refused", isActive(service));
	}
	return createVerdict("saved");
}
// server/features/properties/changes/changes.queries.ts
/** Stores property changes. Each raises the version that the next change must name. */
/** Stores a change to a locked property. */
async function storeChange(tx, { current, change, toggledBlocks }, now) {
	await tx.update(premises).set({
		stage: change.stage ?? current.stage,
		lot: change.lot ?? current.lot,
		version: nextVersion(premises.version),
		changedAt: now
	}).where(eq(premises.number, current.crm_premise_id));
	if (toggledBlocks.length === 0) return;
	await tx.insert(premiseServices).values(toggledBlocks.map((block) => ({
		premiseNumber: current.crm_premise_id,
		serviceType: serviceOfBlock[block],
		selected: !current[block].selected,
		available: current[block].available,
		preInstalled: current[block].pre_installed,
		meterDisconnected: current.gas_service.meter_disconnected
	}))).onConflictDoUpdate({
		target: [premiseServices.premiseNumber, premiseServices.serviceType],
		set: { selected: sql`excluded.selected` }
	});
}
/**
* Returns a customer in scope who may take the premise: they own properties in its community, and no one owns it or is
* served there.
*/
async function findEligibleOwner(tx, scope, premiseNumber) {
	if (scope.kind === "all") return null;
	const otherActiveServices = tx.select({ one: sql`1` }).from(serviceAccounts).innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber)).where(and(eq(serviceAccounts.premiseNumber, premiseNumber), eq(serviceAccounts.status, "active"), notInArray(billingAccounts.customerNumber, scope.numbers)));
	const [premise] = await tx.select({ communityId: premises.communityId }).from(premises).leftJoin(propertyOwners, eq(propertyOwners.premiseNumber, premises.number)).where(and(eq(premises.number, premiseNumber), isNull(propertyOwners.premiseNumber), sql`not exists (${otherActiveServices})`));
	if (!premise) return null;
	const [eligibleOwner] = await tx.select({ customerNumber: propertyOwners.customerNumber }).from(propertyOwners).innerJoin(premises, eq(premises.number, propertyOwners.premiseNumber)).where(and(eq(premises.communityId, premise.communityId), inScope(scope, propertyOwners.customerNumber))).limit(1);
	return eligibleOwner?.customerNumber ?? null;
}
/** Returns false when another customer was faster. */
async function storeOwner(tx, owner) {
	return (await tx.insert(propertyOwners).values(owner).onConflictDoNothing().returning()).length > 0;
}
// server/features/properties/changes/changeProperties.ts
async function changeProperties(tx, scope, { changes, isTrial, now }) {
	const numbers = [...new Set(changes.map(({ crm_premise_id }) => crm_premise_id))];
	await lockProperties(tx, scope, numbers);
	const currentByNumber = new Map((await findPropertiesByNumber(tx, scope, numbers)).map((premise) => [premise.crm_premise_id, premise]));
	const seen = /* @__PURE__ */ new Set();
	const results = [];
	for (const change of changes) {
		const number = change.crm_premise_id;
		const current = currentByNumber.get(number);
		const verdict = seen.has(number) ? {
			outcome: "refused",
			message: twice
		} : evaluateChange(current, change);
		seen.add(number);
		if (current && verdict.outcome === "saved" && !isTrial) await storeChange(tx, {
			current,
			change,
			toggledBlocks: toggledBlocksOf(current, change)
		}, now);
		results.push({
			crm_premise_id: number,
			...verdict,
			property: current ?? null
		});
	}
	return isTrial ? results : withStoredProperties(tx, scope, results);
}
async function withStoredProperties(tx, scope, results) {
	const saved = results.filter(({ outcome }) => outcome === "saved").map(({ crm_premise_id }) => crm_premise_id);
	const storedByNumber = new Map((await findPropertiesByNumber(tx, scope, saved)).map((premise) => [premise.crm_premise_id, premise]));
	return results.map((result) => ({
		...result,
		property: storedByNumber.get(result.crm_premise_id) ?? result.property
	}));
}
// server/directory/cases/catalog/lotRequestEntries.ts
/** Maps each lot request to an entry of the service request catalog. */
const catalogEntryOf = {
	meter_set: {
		service_type: "meter_set",
		service_subtype: "meter_set_new"
	},
	service_line: {
		service_type: "new_line",
		service_subtype: "new_service"
	},
	drop: {
		service_type: "construction",
		service_subtype: "construction_drop"
	},
	temporary: {
		service_type: "construction",
		service_subtype: "temporary"
	},
	owner_transfer: {
		service_type: "handover",
		service_subtype: "owner_transfer"
	},
	bulk_activation: {
		service_type: "construction",
		service_subtype: "bulk_activation"
	}
};
// server/directory/cases/openLotRequests.queries.ts
/** Finds open requests of one subtype at premises, always of customers in scope. */
const isOpenOfSubtype = (scope, subtype) => and(eq(cases.kind, "request"), eq(cases.serviceSubtype, subtype), inArray(cases.status, statusesByTab.open), inScope(scope, cases.customerNumber));
/** Returns the numbers of open requests of a subtype, by premise. */
async function findOpenLotRequests(db, scope, { numbers, subtype }) {
	if (numbers.length === 0) return /* @__PURE__ */ new Map();
	const rows = await db.select({
		premiseNumber: cases.premiseNumber,
		number: cases.number
	}).from(cases).where(and(inArray(cases.premiseNumber, numbers), isOpenOfSubtype(scope, subtype)));
	return new Map(rows.flatMap(({ premiseNumber, number }) => premiseNumber ? [[premiseNumber, number]] : []));
}
/** Matches premises that have an open request of a subtype. */
const hasOpenLotRequest = (db, scope, subtype) => exists(db.select({ one: sql`1` }).from(cases).where(and(eq(cases.premiseNumber, premises.number), isOpenOfSubtype(scope, subtype))));
// server/features/properties/properties.queries.ts
/** Queries properties, always of customers in scope. */
function matchesSearch(search) {
	if (search === "") return void 0;
	const part = search.toLowerCase();
	return or(sql`${premises.addressText} like ${containsPattern(part)}`, sql`strpos(lower(${premises.lot}), ${part}) > 0`, sql`strpos(lower(${communities.name}), ${part}) > 0`, sql`strpos(lower(${premises.number}), ${part}) > 0`);
}
const hasActiveService = (types) => sql`exists (select 1 from ${serviceAccounts}
  where ${serviceAccounts.premiseNumber} = ${premises.number} and ${serviceAccounts.status} = 'active'
    and ${serviceAccounts.serviceType} = any(${types}))`;
const hasServiceFlag = (types, flag) => sql`exists (select 1 from ${premiseServices}
  where ${premiseServices.premiseNumber} = ${premises.number} and ${flag}
    and ${premiseServices.serviceType} = any(${types}))`;
const hasAvailableService = (types) => sql`exists (select 1 from unnest(${types}) requested_type
  where coalesce((select ${premiseServices.available} from ${premiseServices}
    where ${premiseServices.premiseNumber} = ${premises.number} and ${premiseServices.serviceType} = requested_type),
    requested_type = any(${communities.services})))`;
/** Matches premises with a service in this state. Without a type, any service counts. */
function hasServiceState(state, type) {
	const types = sql`${sql.param(type ? [type] : [...serviceTypes])}::text[]`;
	switch (state) {
		case void 0: return;
		case "active": return hasActiveService(types);
		case "inactive": return sql`not ${hasActiveService(types)}`;
		case "selected": return hasServiceFlag(types, sql`${premiseServices.selected}`);
		case "pre_installed": return hasServiceFlag(types, sql`${premiseServices.preInstalled}`);
		case "available": return hasAvailableService(types);
	}
}
/**
* Matches the same premises as `lotRequestProblem`: no such request is open, the service is available, and no one has it
* yet.
*/
function isEligibleFor(db, scope, kind) {
	if (!kind) return void 0;
	const isRequested = hasOpenLotRequest(db, scope, catalogEntryOf[kind].service_subtype);
	const { service } = lotRequests[kind];
	if (!service) return sql`(not ${isRequested})`;
	const types = sql`${sql.param([service])}::text[]`;
	return sql`(not ${isRequested} and ${hasAvailableService(types)} and not ${hasActiveService(types)})`;
}
/** Adds the number of an open request of this kind to each property that has one. */
async function markRequested(db, scope, { properties, kind }) {
	if (!kind) return properties;
	const found = await findOpenLotRequests(db, scope, {
		numbers: properties.map(({ crm_premise_id }) => crm_premise_id),
		subtype: catalogEntryOf[kind].service_subtype
	});
	return properties.map((property) => {
		const number = found.get(property.crm_premise_id);
		return number === void 0 ? property : {
			...property,
			open_request_no: number
		};
	});
}
/** Applies all criteria except the stage. */
const matchesFilter$3 = (scope, filter) => and(inScope(scope, propertyOwners.customerNumber), matchesSearch(filter.search), filter.community_id ? eq(premises.communityId, filter.community_id) : void 0, hasServiceState(filter.service_state, filter.service_type));
async function findProperties(db, scope, { sort, for_request, page_number, page_size, ...filter }) {
	const where = matchesFilter$3(scope, filter);
	const atStage = and(where, filter.stage ? eq(premises.stage, filter.stage) : void 0);
	const isEligible = isEligibleFor(db, scope, for_request);
	const [rows, stages, eligibleStages, communityCounts] = await Promise.all([
		selectRows(db).where(atStage).orderBy(...isEligible ? [desc(isEligible)] : [], ...sortOrders[sort]).limit(page_size).offset((page_number - 1) * page_size),
		countByStage(db, where),
		isEligible ? countByStage(db, and(atStage, isEligible)) : null,
		countByCommunity(db, scope)
	]);
	const total = filter.stage ? stages[filter.stage] : sumOf(stages);
	return {
		properties: await markRequested(db, scope, {
			properties: await toPremises(db, scope, rows),
			kind: for_request
		}),
		total_count: total,
		eligible_count: eligibleStages ? sumOf(eligibleStages) : total,
		all_count: communityCounts.reduce((sum, community) => sum + community.count, 0),
		stages,
		communities: communityCounts
	};
}
const sumOf = (stages) => premiseStages.reduce((sum, stage) => sum + stages[stage], 0);
async function countByStage(db, where) {
	const rows = await db.select({
		stage: premises.stage,
		count: count()
	}).from(propertyOwners).innerJoin(premises, inList).innerJoin(communities, inCommunity).where(where).groupBy(premises.stage);
	const stages = {
		planned: 0,
		line_in: 0,
		meter_set: 0,
		drop: 0,
		activated: 0,
		occupied: 0,
		vacant: 0
	};
	for (const row of rows) stages[row.stage] = row.count;
	return stages;
}
const countStagesOf = (db, scope) => countByStage(db, inScope(scope, propertyOwners.customerNumber));
const countByCommunity = (db, scope) => db.select({
	community_id: communities.id,
	name: communities.name,
	count: count()
}).from(propertyOwners).innerJoin(premises, inList).innerJoin(communities, inCommunity).where(inScope(scope, propertyOwners.customerNumber)).groupBy(communities.id).orderBy(asc(communities.name));
// server/features/properties/routes.ts
/** Routes for the properties of builders, associations and developers: list, count, change and add. */
const firstCustomerOf = (scope) => scope.kind === "customers" ? scope.numbers[0] : void 0;
function propertyRoutes(routeContext, { db, clock }) {
	async function scopeForView(actor, userId, address) {
		const scope = await scopeOfRequestedUser(db, actor, userId);
		if (userId !== actor.userId) await recordAccess(db, actor, {
			customerNumber: firstCustomerOf(scope),
			address,
			what: "properties",
			userId
		});
		return scope;
	}
	serve(routeContext, listProperties, async ({ query, actor }, { address }) => {
		const { user_id: userId, ...filter } = query;
		return findProperties(db, await scopeForView(actor, userId, address), filter);
	});
	serve(routeContext, countProperties, async ({ query, actor }, { address }) => {
		const stages = await countStagesOf(db, await scopeForView(actor, query.user_id, address));
		return {
			total_count: sumOf(stages),
			stages
		};
	});
	serve(routeContext, updateProperties, async ({ query, body, actor }, caller) => {
		const scope = body.is_dry_run ? await scopeForView(actor, query.user_id, caller.address) : await scopeOfRequestedUser(db, actor, query.user_id);
		return { results: await db.transaction(async (tx) => {
			const changed = await changeProperties(tx, scope, {
				changes: body.properties,
				isTrial: body.is_dry_run,
				now: clock.now()
			});
			const saved = changed.filter(({ outcome }) => outcome === "saved");
			if (saved.length > 0 && !body.is_dry_run) await auditActor(tx, {
				actor,
				caller
			}, {
				action: "properties.changed",
				customerNumber: firstCustomerOf(scope),
				details: {
					count: saved.length,
					premises: saved.map(({ crm_premise_id }) => crm_premise_id).join(" ")
				}
			});
			return changed;
		}) };
	});
	serve(routeContext, addProperty, async ({ body, actor }, caller) => {
		const premiseNumber = body.crm_premise_id;
		const scope = scopeOf(actor);
		return db.transaction(async (tx) => {
			const customerNumber = await findEligibleOwner(tx, scope, premiseNumber);
			if (customerNumber === null) throw notFound$1();
			if (!await storeOwner(tx, {
				premiseNumber,
				customerNumber,
				addedAt: clock.now()
			})) throw notFound$1();
			await auditActor(tx, {
				actor,
				caller
			}, {
				action: "property.added",
				customerNumber,
				details: { premise: premiseNumber }
			});
			const [added] = await findPropertiesByNumber(tx, scope, [premiseNumber]);
			if (!added) throw notFound$1();
			return added;
		});
	});
}
// shared/services/lotRules.ts
/** Returns why the request isn't possible for a lot, or null if it is. */
function lotRequestProblem(kind, property) {
	if (property.open_request_no !== void 0) return duplicate(property.open_request_no);
	const { service } = lotRequests[kind];
	const block = serviceBlocks.find((candidate) => serviceOfBlock[candidate] === service);
	if (service === null || !block) return null;
	const { available, active } = property[block];
	if (!available) return notServed(serviceLabels[service]);
	return active ? alreadyServed(serviceLabels[service]) : null;
}
// server/features/propertyRequests/propertyRequests.queries.ts
/** Queries cases of many lots, always of customers in scope. */
/** Returns the owner of each premise, for customers in scope. */
async function findOwners(db, scope, numbers) {
	if (numbers.length === 0) return /* @__PURE__ */ new Map();
	const rows = await db.select().from(propertyOwners).where(and(inArray(propertyOwners.premiseNumber, numbers), inScope(scope, propertyOwners.customerNumber)));
	return new Map(rows.map(({ premiseNumber, customerNumber }) => [premiseNumber, customerNumber]));
}
/** Finds the parent case that an earlier call with the same key opened. */
const findFirstParent = (db, scope, request) => findFirstRequest(request, {
	user: cases.userId,
	key: cases.idempotencyKey
}, (isFirstRequest) => {
	const { id, number, customerNumber, requestHash } = cases;
	return db.select({
		id,
		number,
		customerNumber,
		requestHash
	}).from(cases).where(and(isFirstRequest, inScope(scope, customerNumber)));
});
// server/features/propertyRequests/openLots.ts
const noCase = {
	case_id: null,
	case_no: null
};
async function openLots(tx, scope, { input, authorship }) {
	const numbers = [...new Set(input.numbers)];
	await lockProperties(tx, scope, numbers);
	const original = await findFirstParent(tx, scope, {
		userId: input.shared.userId,
		...input.idempotencyRecord
	});
	if (original) return {
		parent: original,
		isNew: false,
		results: await repeatResults(tx, scope, {
			input,
			original
		})
	};
	const properties = await findPropertiesByNumber(tx, scope, numbers);
	const owners = await findOwners(tx, scope, numbers);
	const rejected = await findRejections(tx, scope, {
		input,
		numbers,
		properties
	});
	const eligible = properties.filter(({ crm_premise_id }) => !rejected.has(crm_premise_id));
	const [first] = eligible;
	if (!first) return {
		parent: null,
		isNew: false,
		results: [...rejected.values()]
	};
	const { row: parent } = await openCase(tx, {
		...input.shared,
		customerNumber: owners.get(first.crm_premise_id) ?? input.shared.customerNumber,
		title: titleForLots(input.shared.title, eligible.length),
		idempotencyRecord: input.idempotencyRecord,
		attachmentIds: input.attachmentIds
	}, authorship);
	const results = [];
	for (const property of eligible) {
		const premiseNumber = property.crm_premise_id;
		const customerNumber = owners.get(premiseNumber) ?? input.shared.customerNumber;
		const { row } = await openCase(tx, {
			...input.shared,
			customerNumber,
			premiseNumber,
			parentId: parent.id,
			isPart: true
		}, authorship);
		results.push({
			...addressOf(property),
			outcome: "created",
			message: "",
			case_id: row.id,
			case_no: row.number
		});
	}
	return {
		parent,
		isNew: true,
		results: [...results, ...rejected.values()]
	};
}
const addressOf = ({ crm_premise_id, street_address }) => ({
	crm_premise_id,
	street_address
});
/** Finds the lots that can't get a case, each with the reason. */
async function findRejections(tx, scope, { input, numbers, properties }) {
	const openRequests = input.withDuplicates ? /* @__PURE__ */ new Map() : await findOpenLotRequests(tx, scope, {
		numbers,
		subtype: input.shared.serviceSubtype
	});
	const rejected = /* @__PURE__ */ new Map();
	for (const number of numbers) {
		const property = properties.find(({ crm_premise_id }) => crm_premise_id === number);
		const result = property ? rejectionOf(property, input.kind, openRequests.get(number)) : unknownLot(number);
		if (result) rejected.set(number, result);
	}
	return rejected;
}
const unknownLot = (number) => ({
	crm_premise_id: number,
	street_address: "",
	outcome: "not_found",
	message: unknown,
	...noCase
});
function rejectionOf(property, kind, openRequestNumber) {
	const problem = lotRequestProblem(kind, property);
	if (problem) return {
		...addressOf(property),
		outcome: "refused",
		message: problem,
		...noCase
	};
	if (openRequestNumber === void 0) return null;
	return {
		...addressOf(property),
		outcome: "duplicate",
		message: duplicate(openRequestNumber),
		...noCase
	};
}
/** Rebuilds the response to a repeated call. Lots opened by the original call must not count as duplicates. */
async function repeatResults(tx, scope, { input, original }) {
	const parts = await findBulkRequestLots(tx, scope, original.id);
	const openedNumbers = new Set(parts.map(({ crm_premise_id }) => crm_premise_id));
	const numbers = [...new Set(input.numbers)].filter((number) => !openedNumbers.has(number));
	const rejected = await findRejections(tx, scope, {
		input,
		numbers,
		properties: await findPropertiesByNumber(tx, scope, numbers)
	});
	return [...parts.map(({ crm_premise_id, street_address, case_id, case_no }) => ({
		crm_premise_id,
		street_address,
		outcome: "created",
		message: "",
		case_id,
		case_no
	})), ...rejected.values()];
}
// server/features/propertyRequests/rules.ts
/** Checks what must be confirmed before a lot request. */
/** Returns a field error for each unconfirmed statement of the checklist, and for a missing new owner. */
function readinessErrors(kind, { readiness, newOwner }) {
	const fieldErrors = {};
	for (const code of Object.keys(lotRequests[kind].readiness)) if (!readiness.includes(code)) fieldErrors[`readiness.${code}`] = notReady;
	if (kind === "owner_transfer" && newOwner === "") fieldErrors["new_owner"] = ownerRequired;
	return fieldErrors;
}
// server/features/propertyRequests/routes.ts
/** Routes for requests of builders and associations that concern many lots at once. */
const createFieldErrors = (fields) => new AppError("invalid_input", Object.values(fields)[0] ?? "", fields);
function propertyRequestRoutes(routeContext, services) {
	const { db, clock, config } = services;
	serve(routeContext, createLotRequests, async ({ body, actor }, caller) => {
		const { author, subject, scope } = await resolveSubject(db, actor, { crm_contact_id: body.crm_contact_id });
		const owners = await findOwners(db, scope, body.crm_premise_id);
		if (body.crm_premise_id.length > 0 && owners.size === 0) throw notFound$1();
		if (seesAllCustomers(actor) && new Set(owners.values()).size > 1) throw createFieldErrors({ crm_premise_id: oneCustomer });
		const found = findInCatalog(actor.userType, catalogEntryOf[body.kind]);
		if (!found) throw createFieldErrors({ kind: unknownType });
		if (body.crm_premise_id.length === 0) throw createFieldErrors({ crm_premise_id: noLots });
		const fields = readinessErrors(body.kind, {
			readiness: body.readiness,
			newOwner: body.new_owner
		});
		if (Object.keys(fields).length > 0) throw createFieldErrors(fields);
		assertAppointmentDay(body.requested_date, clock.today(), "requested_date");
		const now = clock.now();
		const { label, readiness } = lotRequests[body.kind];
		const answers = [
			...Object.values(readiness).map((statement) => ({
				question: statement,
				answer: "Confirmed"
			})),
			{
				question: "Requested date",
				answer: formatDay(body.requested_date)
			},
			{
				question: "On-site contact",
				answer: `${body.contact_name}, ${body.contact_phone}`
			},
			...body.new_owner === "" ? [] : [{
				question: "New owner",
				answer: body.new_owner
			}]
		];
		const { parent, results } = await db.transaction(async (tx) => {
			const opened = await openLots(tx, scope, {
				input: {
					numbers: body.crm_premise_id,
					kind: body.kind,
					withDuplicates: body.with_duplicates,
					shared: {
						kind: "request",
						customerNumber: subject.customerNumber,
						contactId: subject.contactId,
						userId: actor.userId,
						category: found.type.category,
						serviceType: found.type.code,
						serviceSubtype: found.subtype.code,
						title: label,
						description: body.notes,
						answers,
						contactPhone: body.contact_phone,
						preferredOn: body.requested_date,
						expectedBy: expectedBy(now, found.subtype.promised, config.TIME_ZONE)
					},
					attachmentIds: body.attachment_ids,
					idempotencyRecord: idempotencyRecordOf(caller.idempotencyKey, { lots: body })
				},
				authorship: {
					author,
					now,
					zone: config.TIME_ZONE
				}
			});
			if (opened.parent && opened.isNew) {
				await limitCases(services, tx, actor);
				await auditCase(tx, {
					actor,
					caller
				}, {
					row: opened.parent,
					action: "case.createdForLots"
				});
			}
			return opened;
		});
		return {
			parent_case_id: parent?.id ?? null,
			parent_case_no: parent?.number ?? null,
			results
		};
	});
}
// server/features/queue/labels/labels.queries.ts
/** Queries labels and the messages that have them. Labels belong to the provider, not to a customer. */
const toLabel = ({ id, name, version }) => ({
	label_id: id,
	name,
	version
});
const toFirstLabel = (rows) => rows[0] ? toLabel(rows[0]) : null;
const nameOrder = [asc(sql`lower(${messageLabels.name})`), asc(messageLabels.id)];
async function findLabels(db) {
	return (await db.select().from(messageLabels).orderBy(...nameOrder)).map(toLabel);
}
const findLabel = async (db, id) => toFirstLabel(await db.select().from(messageLabels).where(eq(messageLabels.id, id)));
/** Locks the label for the rest of the transaction. */
const lockLabel = async (tx, id) => toFirstLabel(await tx.select().from(messageLabels).where(eq(messageLabels.id, id)).for("update"));
/** Returns null when another label has the name. */
const insertLabel = async (tx, name) => toFirstLabel(await tx.insert(messageLabels).values({ name }).onConflictDoNothing().returning());
const findIdenticalLabel = async (tx, name) => toFirstLabel(await tx.select().from(messageLabels).where(eq(messageLabels.name, name)));
async function isNameTaken$1(tx, name, exceptId) {
	return (await tx.select({ id: messageLabels.id }).from(messageLabels).where(and(sql`lower(${messageLabels.name}) = lower(${name})`, sql`${messageLabels.id} <> ${exceptId}`))).length > 0;
}
const storeName$1 = async (tx, id, name) => toFirstLabel(await tx.update(messageLabels).set({
	name,
	version: nextVersion(messageLabels.version)
}).where(eq(messageLabels.id, id)).returning());
/** Deletes the label from every message too. */
async function removeLabel(tx, id) {
	await tx.delete(messageLabels).where(eq(messageLabels.id, id));
}
/** Serializes changes of label names, which are rare. */
const lockNames = (tx) => takeLock(tx, "message labels");
/** Prevents deletion of the label until the transaction ends. Returns whether it still exists. */
async function lockLabelShared(tx, id) {
	return (await tx.select({ id: messageLabels.id }).from(messageLabels).where(eq(messageLabels.id, id)).for("key share")).length > 0;
}
/** The caller must have locked the case. Returns false when the message already has the label. */
async function attachLabel(tx, caseId, labelId) {
	const { rowCount } = await tx.execute(sql`insert into ${labeledMessages} (case_id, label_id, customer_wrote_at)
      select ${cases.id}, ${labelId}::uuid, ${cases.customerWroteAt} from ${cases} where ${cases.id} = ${caseId}
      on conflict do nothing`);
	return rowCount === 1;
}
/** Returns false when the message doesn't have the label. */
async function detachLabel(tx, caseId, labelId) {
	return (await tx.delete(labeledMessages).where(and(eq(labeledMessages.caseId, caseId), eq(labeledMessages.labelId, labelId))).returning({ caseId: labeledMessages.caseId })).length > 0;
}
/** Returns the labels of messages, by name. */
async function findAttachedLabels(db, caseIds) {
	return db.select({
		caseId: labeledMessages.caseId,
		label_id: messageLabels.id,
		name: messageLabels.name
	}).from(labeledMessages).innerJoin(messageLabels, eq(messageLabels.id, labeledMessages.labelId)).where(inArray(labeledMessages.caseId, caseIds)).orderBy(...nameOrder);
}
// server/features/queue/queue.queries.ts
/** Queries the queue: messages as staff see them, the staff who work in it, and the unanswered counts. */
const assignees = alias(users, "assignees");
const assigneeContacts = alias(contacts, "assignee_contacts");
/** Returns messages with their senders and newest comments, in the order of the ids. */
async function readMessages(db, ids, { userId, canReadComments }) {
	if (ids.length === 0) return [];
	const [rows, comments, attachedLabels] = await Promise.all([
		db.select({
			row: cases,
			writer: {
				firstName: contacts.firstName,
				lastName: contacts.lastName,
				phone: contacts.phone,
				email: contacts.email
			},
			streetAddress: premises.streetAddress,
			unit: premises.unit,
			assignee: {
				firstName: assigneeContacts.firstName,
				lastName: assigneeContacts.lastName
			},
			writtenBy: writtenByStaff,
			isUnread: sql`(${isUnansweredMessage(cases)}) and coalesce(${caseReads.readAt} < ${cases.customerWroteAt}, true)`
		}).from(cases).innerJoin(contacts, eq(contacts.id, cases.contactId)).leftJoin(premises, eq(premises.number, cases.premiseNumber)).leftJoin(assignees, eq(assignees.id, cases.assignedTo)).leftJoin(assigneeContacts, eq(assigneeContacts.id, assignees.contactId)).leftJoin(caseReads, and(eq(caseReads.caseId, cases.id), eq(caseReads.userId, userId))).where(inArray(cases.id, ids)),
		canReadComments ? findNewestComments(db, ids) : [],
		findAttachedLabels(db, ids)
	]);
	return rows.map(({ row, writer, streetAddress, unit, assignee, writtenBy, isUnread }) => ({
		case_id: row.id,
		case_no: row.number,
		contact_id: row.contactId,
		crm_customer_id: row.customerNumber,
		title: row.title,
		description: row.description,
		created_date: row.createdAt.toISOString(),
		last_customer_message_at: row.customerWroteAt.toISOString(),
		name: `${writer.firstName} ${writer.lastName}`,
		written_by: writtenBy,
		phone: writer.phone,
		email: writer.email,
		street_address: streetAddress === null ? "" : addressLine(streetAddress, unit ?? ""),
		status: row.status,
		answer_due: isFinishedCase(row.status) ? null : row.answerDueAt?.toISOString() ?? null,
		assigned_to: row.assignedTo && assignee ? {
			user_id: row.assignedTo,
			name: nameOf(assignee)
		} : null,
		is_unread: isUnread,
		comment_count: row.commentCount,
		labels: attachedLabels.filter(({ caseId }) => caseId === row.id).map(({ label_id, name }) => ({
			label_id,
			name
		})),
		messageComments: comments.filter(({ caseId }) => caseId === row.id).map((comment) => toComment(comment, userId))
	})).toSorted((left, right) => ids.indexOf(left.case_id) - ids.indexOf(right.case_id));
}
const nameOf = ({ firstName, lastName }) => `${firstName} ${lastName}`;
/** Finds one message of any customer. Returns null for other cases. */
async function findQueuedMessage(db, caseId, reader) {
	const [found] = await db.select({ id: cases.id }).from(cases).where(and(eq(cases.id, caseId), isMessage(cases)));
	if (!found) return null;
	const [message] = await readMessages(db, [caseId], reader);
	return message ?? null;
}
/** Returns the ids that are messages, with the fields that audit records need. */
async function findMessagesById(db, ids) {
	return db.select({
		id: cases.id,
		number: cases.number,
		customerNumber: cases.customerNumber
	}).from(cases).where(and(inArray(cases.id, ids), isMessage(cases)));
}
/**
* Counts unanswered messages for the menu, and those that the user has not read. Both counts stop at the number that is
* shown, so they cost the same in a long queue as in a short one.
*/
async function countUnanswered(db, userId) {
	const unansweredMessages = db.select({ id: cases.id }).from(cases).where(isUnansweredMessage(cases)).limit(maxCountedUnanswered + 1).as("some");
	const newest = db.select({ isUnread: sql`coalesce(${caseReads.readAt} < ${cases.customerWroteAt}, true)`.as("is_unread") }).from(cases).leftJoin(caseReads, and(eq(caseReads.caseId, cases.id), eq(caseReads.userId, userId))).where(isUnansweredMessage(cases)).orderBy(desc(cases.customerWroteAt), desc(cases.id)).limit(100).as("newest");
	const [[total], [counted]] = await Promise.all([db.select({ unanswered: sql`count(*)::int` }).from(unansweredMessages), db.select({ unread: sql`(count(*) filter (where ${newest.isUnread}))::int` }).from(newest)]);
	return {
		unanswered: total?.unanswered ?? 0,
		unread: counted?.unread ?? 0
	};
}
/** Returns the staff who work in the queue by name, or one of them. */
async function findColleagues(db, userId) {
	return (await db.select({
		userId: users.id,
		firstName: contacts.firstName,
		lastName: contacts.lastName
	}).from(users).innerJoin(contacts, eq(contacts.id, users.contactId)).innerJoin(roles, eq(roles.id, users.roleId)).where(and(eq(users.userType, "CENTRIC"), eq(users.status, "active"), sql`'QUEUE.write' = any(${roles.rights})`, userId === void 0 ? void 0 : eq(users.id, userId))).orderBy(asc(contacts.firstName), asc(contacts.lastName), asc(users.id))).map((row) => ({
		user_id: row.userId,
		name: nameOf(row)
	}));
}
// server/features/queue/details/details.queries.ts
/** Queries the details beside a message: staff notes, and the customer's other cases and balance. */
/** A page has at most this many notes. */
const maxNotes = 50;
const noteOrder = {
	moment: internalNotes.createdAt,
	keys: [internalNotes.id]
};
async function findNotes(db, caseId, { userId, after }) {
	const { pageRows, next } = toPage(await db.select({
		note: internalNotes,
		micros: microsOf(noteOrder)
	}).from(internalNotes).where(and(eq(internalNotes.caseId, caseId), isAfterCursor(noteOrder, after))).orderBy(...newestFirst(noteOrder)).limit(51), maxNotes, ({ note }) => [note.id]);
	return {
		notes: pageRows.map(({ note }) => ({
			note_id: note.id,
			note: note.body,
			user_name: note.authorName,
			is_own: note.userId === userId,
			created_date: note.createdAt.toISOString()
		})),
		next
	};
}
/** Stores a note once. A repeated request returns the note that the first one stored. */
async function storeNote(tx, note) {
	const { userId, idempotencyKey } = internalNotes;
	const [stored] = await tx.insert(internalNotes).values(note).onConflictDoNothing({ target: [userId, idempotencyKey] }).returning({ id: internalNotes.id });
	if (stored) return {
		id: stored.id,
		isNew: true
	};
	const original = await findFirstRequest(note, {
		user: userId,
		key: idempotencyKey
	}, (isFirstRequest) => tx.select().from(internalNotes).where(isFirstRequest));
	if (!original) throw new Error("The note was neither inserted nor found");
	return {
		id: original.id,
		isNew: false
	};
}
async function findBalance(db, customerNumber, today) {
	const [sums] = await db.select({
		owed: sumOf$1(sql`greatest(${billingAccounts.balance}, 0)`),
		past_due: sumOf$1(sql`case when ${billingAccounts.dueOn} < ${today} then greatest(${billingAccounts.balance}, 0) end`)
	}).from(billingAccounts).where(eq(billingAccounts.customerNumber, customerNumber));
	return sums ?? {
		owed: 0,
		past_due: 0
	};
}
/** At most this many cases are shown beside a message. */
const maxListedCases = 5;
async function findNewestCases(db, where) {
	const [newest, [counted]] = await Promise.all([db.select({
		case_id: cases.id,
		case_no: cases.number,
		title: cases.title,
		status: cases.status,
		createdAt: cases.createdAt
	}).from(cases).where(where).orderBy(desc(cases.createdAt), desc(cases.id)).limit(maxListedCases), db.select({ count: sql`count(*)::int` }).from(cases).where(where)]);
	return {
		total_count: counted?.count ?? 0,
		newest: newest.map(({ createdAt, ...row }) => ({
			...row,
			created_date: createdAt.toISOString()
		}))
	};
}
const findOpenRequests = (db, customerNumber) => findNewestCases(db, and(eq(cases.customerNumber, customerNumber), isOpenRequest(cases)));
const findOtherMessages = (db, customerNumber, caseId) => findNewestCases(db, and(eq(cases.customerNumber, customerNumber), isMessage(cases), ne(cases.id, caseId)));
// server/features/queue/details/routes.ts
/** Routes for the details beside a message while staff answer it: internal notes, and the customer's account. */
function queueDetailRoutes(routeContext, { db, clock }) {
	async function requireMessage(caseId) {
		const [row] = await findMessagesById(db, [caseId]);
		if (!row) throw notFound$1();
		return row;
	}
	serve(routeContext, listInternalNotes, async ({ query, actor }, caller) => {
		const { id, number, customerNumber } = await requireMessage(query.case_id);
		const found = await findNotes(db, id, {
			userId: actor.userId,
			after: query.after
		});
		await recordAccess(db, actor, {
			customerNumber,
			address: caller.address,
			what: `notes on case ${number}`
		});
		return found;
	});
	serve(routeContext, writeInternalNote, async ({ body, actor }, caller) => {
		const row = await requireMessage(body.case_id);
		const authorName = await findNameOf(db, actor.userId);
		return db.transaction(async (tx) => {
			const stored = await storeNote(tx, {
				caseId: row.id,
				userId: actor.userId,
				authorName,
				body: body.note,
				createdAt: clock.now(),
				...idempotencyRecordOf(caller.idempotencyKey, {
					caseId: row.id,
					note: body.note
				})
			});
			if (stored.isNew) {
				await auditCase(tx, {
					actor,
					caller
				}, {
					row,
					action: "message.noted",
					details: { note: stored.id }
				});
				await publish(tx, {
					kind: "changed",
					case_id: row.id
				});
			}
			return { note_id: stored.id };
		});
	});
	serve(routeContext, getMessageCustomer, async ({ query, actor }, caller) => {
		const { id, number, customerNumber } = await requireMessage(query.case_id);
		const [balance, requests, messages] = await Promise.all([
			actor.rights.has("ACCOUNTS.read") ? findBalance(db, customerNumber, clock.today()) : null,
			actor.rights.has("SERVICETICKET.read") ? findOpenRequests(db, customerNumber) : null,
			findOtherMessages(db, customerNumber, id)
		]);
		await recordAccess(db, actor, {
			customerNumber,
			address: caller.address,
			what: `customer of case ${number}`
		});
		return {
			balance,
			requests,
			messages
		};
	});
}
// server/features/queue/messageHandling.ts
/** Returns whether anything changed. */
async function handleMessage({ db }, { row, actor, caller, authorship, change }) {
	return db.transaction(async (tx) => {
		const isChanged = await applyChange(tx, row.id, {
			change,
			authorship
		});
		if (isChanged) await auditCase(tx, {
			actor,
			caller
		}, {
			row,
			...auditEntryOf(change)
		});
		return isChanged;
	});
}
function auditEntryOf(change) {
	switch (change.kind) {
		case "assign": return {
			action: "message.assigned",
			details: { to: change.userId ?? "no one" }
		};
		case "status": return {
			action: "message.statusChanged",
			details: { status: change.status }
		};
		case "label": {
			const { isOn, labelId, name } = change;
			return {
				action: isOn ? "message.labeled" : "message.unlabeled",
				details: {
					label: labelId,
					name
				}
			};
		}
	}
}
async function applyChange(tx, caseId, { change, authorship }) {
	switch (change.kind) {
		case "assign": {
			const { userId, seenUserId } = change;
			return assignCase(tx, caseId, {
				userId,
				assertAssignable: (found) => assertAssigneeUnchanged(tx, found, {
					userId,
					seenUserId
				})
			});
		}
		case "status": {
			const { status, seen } = change;
			const { isChanged } = await changeCase(tx, caseId, {
				authorship,
				decide: (found) => {
					if (found.status === status) return null;
					if (found.status !== seen) throw new AppError("conflict", changedMeanwhile$4);
					const answerDueAt = deadlineAfter(status, found, authorship);
					return {
						change: {
							status,
							closedAt: isFinishedCase(status) ? authorship.now : null,
							answerDueAt
						},
						event: {
							kind: "status",
							status
						},
						isQuiet: true
					};
				}
			});
			return isChanged;
		}
		case "label": return labelCase(tx, caseId, change);
	}
}
/** Locks the case, so that its queue position can't change before the label gets the same position. */
async function labelCase(tx, caseId, { labelId, isOn }) {
	await lockCase(tx, caseId);
	if (isOn && !await lockLabelShared(tx, labelId)) throw createLabelGoneError();
	const isChanged = isOn ? await attachLabel(tx, caseId, labelId) : await detachLabel(tx, caseId, labelId);
	if (isChanged) await publish(tx, {
		kind: "changed",
		case_id: caseId
	});
	return isChanged;
}
const createLabelGoneError = () => new AppError("conflict", labelGone, { label_id: labelGone });
/** Reads a label once for any number of messages. */
async function findLabelChange(db, { labelId, isOn }) {
	const label = await findLabel(db, labelId);
	if (!label) throw createLabelGoneError();
	return {
		kind: "label",
		labelId,
		name: label.name,
		isOn
	};
}
/** Rejects assigning messages to a user who does not work in the queue. One check covers any number of messages. */
async function assertQueueStaff(db, userId) {
	if (userId === null || (await findColleagues(db, userId)).length > 0) return;
	throw new AppError("invalid_input", cannotBeAssigned, { user_id: cannotBeAssigned });
}
async function assertAssigneeUnchanged(tx, { assignedTo }, { userId, seenUserId }) {
	if (assignedTo === seenUserId || assignedTo === userId) return;
	const text = assignedTo === null ? releasedMeanwhile : takenMeanwhile(await findNameOf(tx, assignedTo));
	throw new AppError("conflict", text);
}
// server/features/queue/labels/routes.ts
/**
* Routes for the labels of the queue. Everyone who reads the queue sees them; writing needs the right to write in it.
*/
const createNameTakenError = () => new AppError("conflict", labelNameTaken, { name: labelNameTaken });
const lockVersion = async (tx, id, version) => requireVersion(await lockLabel(tx, id), version, labelRenamedMeanwhile);
/** Records and publishes the change in the transaction that makes it. */
async function auditChange(tx, context, { action, label, before }) {
	await auditActor(tx, context, {
		action: `messageLabel.${action}`,
		details: {
			label: label.label_id,
			name: label.name,
			...before !== void 0 && { before }
		}
	});
	await publish(tx, { kind: "labels" });
}
function messageLabelRoutes(routeContext, services) {
	const { db } = services;
	serve(routeContext, listMessageLabels, () => findLabels(db));
	serve(routeContext, createMessageLabel, async ({ body, actor }, caller) => {
		const label = await db.transaction(async (tx) => {
			await lockNames(tx);
			return createOnce({
				insert: () => insertLabel(tx, body.name),
				findIdentical: () => findIdenticalLabel(tx, body.name),
				audit: (created) => auditChange(tx, {
					actor,
					caller
				}, {
					action: "added",
					label: created
				}),
				takenError: createNameTakenError
			});
		});
		caller.addMessage(labelAdded);
		return label;
	});
	serve(routeContext, renameMessageLabel, async ({ params, body, actor }, caller) => {
		const label = await db.transaction(async (tx) => {
			await lockNames(tx);
			const before = await lockVersion(tx, params.label_id, body.version);
			if (await isNameTaken$1(tx, body.name, before.label_id)) throw createNameTakenError();
			const after = await storeName$1(tx, before.label_id, body.name);
			if (!after) throw notFound$1();
			await auditChange(tx, {
				actor,
				caller
			}, {
				action: "renamed",
				label: after,
				before: before.name
			});
			return after;
		});
		caller.addMessage(labelRenamed);
		return label;
	});
	serve(routeContext, removeMessageLabel, async ({ params, query, actor }, caller) => {
		await db.transaction(async (tx) => {
			const label = await lockVersion(tx, params.label_id, query.version);
			await removeLabel(tx, label.label_id);
			await auditChange(tx, {
				actor,
				caller
			}, {
				action: "removed",
				label
			});
		});
		caller.addMessage(labelRemoved);
		return null;
	});
	serve(routeContext, labelMessage, async ({ body, actor }, caller) => {
		const [row] = await findMessagesById(db, [body.case_id]);
		if (!row) throw notFound$1();
		const change = await findLabelChange(db, {
			labelId: body.label_id,
			isOn: body.is_on
		});
		await handleMessage(services, {
			row,
			actor,
			caller,
			authorship: await authorshipOf(services, actor),
			change
		});
		return null;
	});
}
/** Returns the days to search. A range that includes today has no end, so messages that arrive meanwhile are found. */
const daysOf = ({ fromDate, toDate }, today) => ({
	from: fromDate ?? addDays(today, -1e3),
	to: toDate && toDate < today ? toDate : null
});
/**
* Parses the criteria for the sender. Names and emails are compared without accents and apostrophes, phones by their
* digits.
*/
const parseSenderCriteria = (typed) => ({
	contactParts: [
		...plainText(typed.name).split(/\s+/),
		plainText(typed.email).trim(),
		phoneDigits(typed.phone) || typed.phone.trim()
	].filter((part) => part !== ""),
	address: typed.address.trim()
});
// server/features/queue/search.queries.ts
/** Searches messages of the queue by sender, time and text, the newest first. Each tab has its own index. */
/**
* Up to this many matching senders or addresses are looked up first. With more, the search scans the queue from its
* newest end instead.
*/
const maxGathered = 5e3;
/** A total that no index can provide is counted in this many of the newest messages. */
const maxScanned = 5e3;
function isInTab(tab, { userId, now }) {
	switch (tab) {
		case "all": return isMessage(cases);
		case "mine": return and(isOpenMessage(cases), eq(cases.assignedTo, userId));
		case "unassigned": return and(isOpenMessage(cases), isNull(cases.assignedTo));
		case "unanswered": return isUnansweredMessage(cases);
		case "breaching": return and(isUnansweredMessage(cases), sql`${cases.answerDueAt} < ${now}`);
	}
}
/**
* Returns the table whose index gives the order: all cases, or the messages of one label, which store their time too.
*/
function sourceOf({ label_id: labelId }) {
	if (labelId === void 0) return {
		from: sql`${cases}`,
		id: cases.id,
		customerWroteAt: cases.customerWroteAt,
		isOfSource: void 0
	};
	const { caseId: id, customerWroteAt } = labeledMessages;
	return {
		from: sql`${labeledMessages} join ${cases} on ${cases.id} = ${id}`,
		id,
		customerWroteAt,
		isOfSource: eq(labeledMessages.labelId, labelId)
	};
}
const orderOf = ({ customerWroteAt: moment, id }) => ({
	moment,
	keys: [id]
});
const orderBy = (source) => sql`order by ${sql.join(newestFirst(orderOf(source)), sql`, `)}`;
const startOf = (day, zone) => sql`(${day}::date::timestamp at time zone ${zone})`;
function containsText({ search, match_case: isCaseMatched }) {
	const part = containsPattern(search);
	return isCaseMatched ? sql`(${cases.title} like ${part} or ${cases.description} like ${part})` : sql`(${cases.title} ilike ${part} or ${cases.description} ilike ${part})`;
}
function matchesFilter$2(filter, reader) {
	const { days, zone, search, caseIds, since, customerNumber } = filter;
	const { id, customerWroteAt, isOfSource } = sourceOf(filter);
	return and(isOfSource, isInTab(filter.tab, reader), sql`${customerWroteAt} >= ${startOf(days.from, zone)}`, days.to === null ? void 0 : sql`${customerWroteAt} < ${startOf(addDays(days.to, 1), zone)}`, search === "" ? void 0 : containsText(filter), caseIds ? inArray(id, caseIds) : void 0, since && sql`${customerWroteAt} >= ${since}`, customerNumber === void 0 ? void 0 : eq(cases.customerNumber, customerNumber));
}
/**
* Builds the condition for sender and address. A few matches are looked up first; many are checked for each message.
*/
async function buildSenderCondition(db, { contactParts, address }) {
	const matchesPerson = and(...contactParts.map((part) => sql`${contacts.personText} like ${containsPattern(part)}`));
	const matchesPlace = address === "" ? void 0 : sql`${premises.addressText} like ${addressPattern(address)}`;
	const [contactIds, premiseNumbers] = await Promise.all([contactParts.length === 0 ? null : gatherIds(db, sql`select ${contacts.id} as id from ${contacts} where ${matchesPerson}`), matchesPlace ? gatherIds(db, sql`select ${premises.number} as id from ${premises} where ${matchesPlace}`) : null]);
	const conditions = [contactIds === null ? void 0 : contactIds === "many" ? sql`exists (select 1 from ${contacts} where ${contacts.id} = ${cases.contactId} and ${matchesPerson})` : sql`${cases.contactId} = any(${sql.param(contactIds)})`, premiseNumbers === null ? void 0 : premiseNumbers === "many" ? sql`exists (select 1 from ${premises} where ${premises.number} = ${cases.premiseNumber} and ${matchesPlace})` : sql`${cases.premiseNumber} = any(${sql.param(premiseNumbers)})`];
	return {
		kind: Array.isArray(contactIds) || Array.isArray(premiseNumbers) || conditions.every((condition) => !condition) ? "gathered" : "walked",
		where: and(...conditions)
	};
}
async function gatherIds(db, ids) {
	const { rows } = await db.execute(sql`${ids} limit ${5001}`);
	return rows.length > maxGathered ? "many" : rows.map(({ id }) => id);
}
const uncounted = {
	total_count: 0,
	is_exact: false
};
/**
* Returns a page of the queue, found by cursor or, as the specification requires, by page number. The page's ids are
* selected before any joins.
*/
async function searchMessages(db, filter, reader) {
	const senderCondition = await buildSenderCondition(db, filter.criteria);
	const source = sourceOf(filter);
	const isOnLaterPage = filter.after !== void 0;
	const isRemaining = isAfterCursor(orderOf(source), filter.after);
	const where = and(matchesFilter$2(filter, reader), senderCondition.where, isRemaining);
	const page = {
		limit: filter.page_size + 1,
		offset: isOnLaterPage ? 0 : (filter.page_number - 1) * filter.page_size
	};
	const isNarrowed = filter.caseIds !== void 0 || filter.customerNumber !== void 0;
	const usesTextSearch = filter.search !== "" && senderCondition.kind === "gathered" && !senderCondition.where && !isNarrowed;
	const otherConditions = and(matchesFilter$2({
		...filter,
		search: ""
	}, reader), isRemaining);
	const isCounted = filter.is_counted !== false && !isOnLaterPage && !filter.caseIds && !filter.since;
	const [{ rows, end, total }, counted] = await Promise.all([usesTextSearch ? findByText(db, {
		source,
		text: containsPattern(filter.search),
		matchesText: containsText(filter),
		otherConditions,
		page
	}) : findPage(db, source, {
		where,
		page
	}), isCounted && !usesTextSearch ? countMessages$1(db, filter, {
		reader,
		senderCondition
	}) : uncounted]);
	const { pageRows, next } = toPage(rows, filter.page_size, ({ id }) => [id]);
	return {
		messages: await readMessages(db, pageRows.map(({ id }) => id), reader),
		...isCounted && total ? total : counted,
		next,
		searched_back_to: next !== null || !end ? null : dateOf(end).toISOString()
	};
}
const dateOf = ({ micros }) => new Date(Number(BigInt(micros) / 1000n));
async function findPage(db, source, { where, page: { limit, offset } }) {
	const { from, id, customerWroteAt } = source;
	const { rows } = await db.execute(sql`select ${id} as id, ${microsOf({ moment: customerWroteAt })} as micros from ${from} where ${where} ${orderBy(source)}
      limit ${limit} offset ${offset}`);
	return {
		rows,
		end: null,
		total: null
	};
}
/** A text is compared with at most this many messages: all of a rare text's candidates, otherwise the newest. */
const maxCompared = 2e4;
/**
* The newest messages are compared first. If they fill the page, the text is common, and the index could return a
* million rows.
*/
const firstCompared = 2e3;
/** If the newest suggest this many messages with the text, the index would return too many. */
const manyThreshold = 4 * maxCompared;
/**
* Searches by text. The index finds messages with a text regardless of case, but not in order of time. If there are
* few, all of them are compared and sorted; if there are many, only the newest are scanned. A few of the newest are
* checked first: when they fill the page, the index is not needed.
*/
async function findByText(db, { source, text, matchesText, otherConditions, page }) {
	const holdsText = sql`${messageText(cases)} ilike ${text}`;
	const buildCompareQuery = (rowsCondition, textMatch) => sql`select id, ${microsOf({ moment: cases.customerWroteAt })} as micros, ${textMatch} as fits, ${holdsText} as holds from (
    select ${source.id} as id, ${source.customerWroteAt} as customer_wrote_at, ${cases.title}, ${cases.description} from ${source.from} where ${rowsCondition}) cases`;
	const compareNewest = (maxRows) => db.execute(buildCompareQuery(sql`${otherConditions} ${orderBy(source)} limit ${maxRows}`, matchesText));
	const toComparedPage = (compared, last) => {
		const matches = compared.filter((row) => row.fits);
		return {
			rows: matches.slice(page.offset, page.offset + page.limit),
			end: last ?? null,
			total: totalOf(matches.length, !last)
		};
	};
	const pageOfNewest = ({ rows }) => toComparedPage(rows, rows.length < maxCompared ? void 0 : rows.at(-1));
	const [first, messages] = await Promise.all([compareNewest(firstCompared), estimateMessages(db)]);
	const isAll = first.rows.length < firstCompared;
	const firstPage = toComparedPage(first.rows, isAll ? void 0 : first.rows.at(-1));
	if (isAll || firstPage.rows.length === page.limit) return firstPage;
	const containingCount = first.rows.filter((row) => row.holds).length;
	if (containingCount / first.rows.length * messages > manyThreshold) return pageOfNewest(await compareNewest(maxCompared));
	const [byIndex, newest] = await Promise.all([db.execute(buildCompareQuery(sql`${and(otherConditions, holdsText)} limit ${20001}`, matchesText)), containingCount === 0 ? null : compareNewest(maxCompared)]);
	if (byIndex.rows.length <= maxCompared) return toComparedPage(byIndex.rows.toSorted(compareNewestFirst), void 0);
	return pageOfNewest(newest ?? await compareNewest(maxCompared));
}
/** Estimates the number of messages from the database's statistics of their index, or 0 without statistics. */
async function estimateMessages(db) {
	const { rows } = await db.execute(sql`select greatest(reltuples, 0)::float8 as messages from pg_class where oid = 'cases_queue'::regclass`);
	return rows[0]?.messages ?? 0;
}
function totalOf(matchCount, isAll) {
	const { total_count, is_exact } = toBoundedCount(matchCount, maxCountedMessages);
	return {
		total_count,
		is_exact: isAll && is_exact
	};
}
const compareNewestFirst = (left, right) => Number(BigInt(right.micros) - BigInt(left.micros)) || (left.id < right.id ? 1 : -1);
/**
* Counts the messages up to the number that anyone scrolls through. A few senders or addresses use their own indexes.
*/
async function countMessages$1(db, filter, { reader, senderCondition }) {
	const isScanned = senderCondition.kind === "walked";
	const source = sourceOf(filter);
	const rowsCondition = isScanned ? sql`${matchesFilter$2({
		...filter,
		search: ""
	}, reader)} ${orderBy(source)} limit ${5001}` : sql`${and(matchesFilter$2(filter, reader), senderCondition.where)} limit ${maxCountedMessages + 1}`;
	const matchesText = isScanned ? and(senderCondition.where, filter.search === "" ? void 0 : containsText(filter)) : sql`true`;
	const { rows } = await db.execute(sql`select count(*)::int as "all", (count(*) filter (where ${matchesText}))::int as fitting
      from (select ${cases}.* from ${source.from} where ${rowsCondition}) cases`);
	const { all = 0, fitting = 0 } = rows[0] ?? {};
	return totalOf(fitting, !isScanned || all <= maxScanned);
}
// server/features/queue/routes.ts
/** Routes for the queue of customers' messages: search, assign, change status, viewers and live events. */
const readerOf = (actor) => ({
	userId: actor.userId,
	canReadComments: actor.rights.has("MESSAGEBOX.read")
});
/** Reads only the fields that an audit record needs, without the content. */
async function requireRecord(db, caseId) {
	const [row] = await findMessagesById(db, [caseId]);
	if (!row) throw notFound$1();
	return row;
}
function queueRoutes(routeContext, services) {
	searchRoutes(routeContext, services);
	handlingRoutes(routeContext, services);
	presenceRoutes(routeContext, services);
}
/** Serves the search and the single messages. */
function searchRoutes(routeContext, { db, clock, config }) {
	async function requireMessage(caseId, actor) {
		const message = await findQueuedMessage(db, caseId, readerOf(actor));
		if (!message) throw notFound$1();
		return message;
	}
	serve(routeContext, searchQueue, async ({ body, actor }, caller) => {
		const { name, address, email, phone, fromDate, toDate, case_ids: caseIds, customer_wrote_since, ...rest } = body;
		const { crm_customer_id: customerNumber } = rest;
		const criteria = parseSenderCriteria({
			name,
			address,
			email,
			phone
		});
		const days = daysOf({
			fromDate: fromDate ?? (customerNumber && "1970-01-01"),
			toDate
		}, clock.today());
		const since = customer_wrote_since === void 0 ? void 0 : new Date(customer_wrote_since);
		const filter = {
			...rest,
			criteria,
			days,
			caseIds,
			since,
			customerNumber,
			zone: config.TIME_ZONE
		};
		if (customerNumber !== void 0) await openCustomer(db, actor, {
			customerNumber,
			address: caller.address,
			what: "messages"
		});
		return searchMessages(db, filter, {
			...readerOf(actor),
			now: clock.now()
		});
	});
	serve(routeContext, getQueuedMessage, async ({ query, actor }, caller) => {
		const message = await requireMessage(query.case_id, actor);
		await recordAccess(db, actor, {
			customerNumber: message.crm_customer_id,
			address: caller.address,
			what: `case ${message.case_no}`
		});
		return message;
	});
}
/** Serves what staff do with messages: assign them, change their status or labels. */
function handlingRoutes(routeContext, services) {
	const { db } = services;
	serve(routeContext, assignMessage, async ({ body, actor }, caller) => {
		const row = await requireRecord(db, body.case_id);
		await assertQueueStaff(db, body.user_id);
		const change = {
			kind: "assign",
			userId: body.user_id,
			seenUserId: body.seen_user_id
		};
		await handleMessage(services, {
			row,
			actor,
			caller,
			authorship: await authorshipOf(services, actor),
			change
		});
		return null;
	});
	serve(routeContext, setMessageStatus, async ({ body, actor }, caller) => {
		const row = await requireRecord(db, body.case_id);
		const change = {
			kind: "status",
			status: body.status,
			seen: body.seen_status
		};
		await handleMessage(services, {
			row,
			actor,
			caller,
			authorship: await authorshipOf(services, actor),
			change
		});
		return null;
	});
	serve(routeContext, handleMessages, async ({ body: { messages, change }, actor }, caller) => {
		const rows = await findMessagesById(db, messages.map(({ case_id }) => case_id));
		const buildChange = await changeBuilderFor(db, change);
		const authorship = await authorshipOf(services, actor);
		const results = [];
		for (const message of messages) {
			const { case_id: id } = message;
			const row = rows.find((found) => found.id === id);
			const messageChange = buildChange(message);
			results.push({
				case_id: id,
				case_no: row?.number ?? "",
				...await handleRow(services, row, {
					actor,
					caller,
					authorship,
					change: messageChange
				})
			});
		}
		return { results };
	});
}
/** Checks that apply to all messages run once, before the first change. */
async function changeBuilderFor(db, change) {
	switch (change.kind) {
		case "assign": {
			const { user_id: userId } = change;
			await assertQueueStaff(db, userId);
			return ({ seen_user_id: seenUserId }) => ({
				kind: "assign",
				userId,
				seenUserId
			});
		}
		case "status": {
			const { status } = change;
			return ({ seen_status: seen }) => ({
				kind: "status",
				status,
				seen
			});
		}
		case "label": {
			const labelChange = await findLabelChange(db, {
				labelId: change.label_id,
				isOn: change.is_on
			});
			return () => labelChange;
		}
	}
}
/** A rejected message doesn't affect the others; an unexpected error ends the call. */
async function handleRow(services, row, handling) {
	if (!row) return {
		outcome: "refused",
		text: gone
	};
	try {
		return {
			outcome: await handleMessage(services, {
				row,
				...handling
			}) ? "done" : "unchanged",
			text: ""
		};
	} catch (error) {
		if (error instanceof AppError) return {
			outcome: "refused",
			text: error.message
		};
		throw error;
	}
}
/** Serves the staff who share the queue, whoever else is looking at a message, and the live events. */
function presenceRoutes(routeContext, { db, clock, events }) {
	serve(routeContext, listQueueStaff, () => findColleagues(db));
	serve(routeContext, countQueue, ({ actor }) => countUnanswered(db, actor.userId));
	serve(routeContext, reportMessageViewer, async ({ body, actor }) => {
		const row = await requireRecord(db, body.case_id);
		const now = clock.now();
		const viewer = {
			subject: "case",
			subjectId: row.id,
			userId: actor.userId
		};
		await db.transaction(async (tx) => {
			const report = {
				isViewing: body.is_viewing,
				now,
				viewerMs: messageViewerMs
			};
			if (await storePresence(tx, viewer, report)) await publish(tx, {
				kind: "viewers",
				case_id: row.id
			});
		});
		return findOtherViewers(db, viewer, now);
	});
	serve(routeContext, followQueue, async () => (listener) => events.subscribe(listener));
}
// server/features/remoteHelp/remoteHelp.queries.ts
/** Queries codes for remote help. */
const isOpen$1 = (now) => and(isNull(helpCodes.endedAt), gt(helpCodes.expiresAt, now));
async function findOpenCode(db, userId, now) {
	const [row] = await db.select().from(helpCodes).where(and(eq(helpCodes.userId, userId), isOpen$1(now)));
	return row ?? null;
}
/** Ends the user's open code and all expired codes, so their digits may be used again. */
async function endPreviousCodes(db, userId, now) {
	await db.update(helpCodes).set({ endedAt: now }).where(and(isNull(helpCodes.endedAt), or(eq(helpCodes.userId, userId), lte(helpCodes.expiresAt, now))));
}
/** Returns null when an open code has the same digits, or the user got another code just now. */
async function insertCode(db, row) {
	const [inserted] = await db.insert(helpCodes).values(row).onConflictDoNothing().returning();
	return inserted ?? null;
}
/** Returns whether the code was open. */
async function endCode(db, userId, { id, now }) {
	return (await db.update(helpCodes).set({ endedAt: now }).where(and(eq(helpCodes.id, id), eq(helpCodes.userId, userId), isOpen$1(now))).returning({ id: helpCodes.id })).length > 0;
}
/** Redeems the code for the first agent who enters it. The same agent may enter it again. */
async function redeemCode(db, { codeHashes, staffId, now }) {
	const hasDigits = and(inArray(helpCodes.codeHash, codeHashes), isOpen$1(now));
	const [redeemed] = await db.update(helpCodes).set({
		redeemedAt: now,
		redeemedBy: staffId
	}).where(and(hasDigits, isNull(helpCodes.redeemedAt))).returning();
	if (redeemed) return redeemed;
	const [redeemedBefore] = await db.select().from(helpCodes).where(and(hasDigits, eq(helpCodes.redeemedBy, staffId)));
	return redeemedBefore ?? null;
}
/** Returns the user of a code with the customers they can access, their own first. */
async function findOwner(db, userId) {
	const rows = await db.select({
		userId: users.id,
		email: users.email,
		firstName: contacts.firstName,
		lastName: contacts.lastName,
		ownCustomerNumber: contacts.customerNumber,
		customerNumber: userCustomers.customerNumber
	}).from(users).innerJoin(contacts, eq(contacts.id, users.contactId)).leftJoin(userCustomers, eq(userCustomers.userId, users.id)).where(and(eq(users.id, userId), eq(users.status, "active"))).orderBy(asc(userCustomers.customerNumber));
	const [first] = rows;
	if (!first) return null;
	const numbers = rows.flatMap(({ customerNumber }) => customerNumber === null ? [] : [customerNumber]);
	const { userId: id, email, firstName, lastName, ownCustomerNumber } = first;
	return {
		id,
		email,
		firstName,
		lastName,
		customerNumbers: [...numbers.filter((number) => number === ownCustomerNumber), ...numbers.filter((number) => number !== ownCustomerNumber)]
	};
}
// server/features/remoteHelp/routes.ts
/** Routes for remote help: the customer reads six digits out, and customer care learns which account to open. */
const codesByUser = {
	limit: 5,
	windowMinutes: 15
};
/** Few of a million codes are open at any time, so this limit stops guessing before it succeeds. */
const triesByStaff = {
	limit: 10,
	windowMinutes: 15
};
/** A draw collides with each open code once in a million, so a few draws suffice. */
const maxDraws = 5;
const hashOf = (key, digits) => createHmac("sha256", key).update(`remote help ${digits}`).digest();
const toHelpCode = (row) => ({
	help_code_id: row.id,
	expires_at: row.expiresAt.toISOString(),
	redeemed_at: row.redeemedAt?.toISOString() ?? null
});
function remoteHelpRoutes(routeContext, services) {
	const { db, clock, config } = services;
	const auditCode = (tx, action, { actor, caller }) => auditActor(tx, {
		actor,
		caller
	}, {
		action,
		customerNumber: actor.customerNumbers[0]
	});
	serve(routeContext, getHelpCode, async ({ actor }) => {
		const openCode = await findOpenCode(db, actor.userId, clock.now());
		return openCode && toHelpCode(openCode);
	});
	serve(routeContext, makeHelpCode, async ({ actor }, caller) => {
		if (isStaff(actor.userType)) throw new AppError("not_allowed", helpCodeStaff);
		const textFor = helpCodeThrottled;
		await limitAttempts(services, `help-codes:${actor.userId}`, {
			rule: codesByUser,
			textFor
		});
		const now = clock.now();
		const expiresAt = minutesAfter(now, 15);
		return db.transaction(async (tx) => {
			await endPreviousCodes(tx, actor.userId, now);
			for (let draw = 0; draw < maxDraws; draw++) {
				const code = String(randomInt(1e6)).padStart(6, "0");
				const codeHash = hashOf(newestKey(config.CODE_KEY), code);
				const created = await insertCode(tx, {
					userId: actor.userId,
					codeHash,
					createdAt: now,
					expiresAt
				});
				if (!created) continue;
				await auditCode(tx, "help.code_made", {
					actor,
					caller
				});
				return {
					...toHelpCode(created),
					code
				};
			}
			throw new AppError("conflict", otherCodeInProgress);
		});
	});
	serve(routeContext, endHelpCode, async ({ body, actor }, caller) => {
		await db.transaction(async (tx) => {
			if (!await endCode(tx, actor.userId, {
				id: body.help_code_id,
				now: clock.now()
			})) throw notFound$1();
			await auditCode(tx, "help.code_ended", {
				actor,
				caller
			});
		});
		caller.addMessage(helpCodeEnded);
		return null;
	});
	serve(routeContext, redeemHelpCode, async ({ body, actor }, caller) => {
		const textFor = helpCodeTriesThrottled;
		await limitAttempts(services, `help-code-tries:${actor.userId}`, {
			rule: triesByStaff,
			textFor
		});
		const codeHashes = config.CODE_KEY.map((key) => hashOf(key, body.otp));
		const found = await db.transaction(async (tx) => {
			const code = await redeemCode(tx, {
				codeHashes,
				staffId: actor.userId,
				now: clock.now()
			});
			const owner = code && await findOwner(tx, code.userId);
			const customerNumber = owner?.customerNumbers[0];
			const action = owner ? "help.code_redeemed" : "help.code_refused";
			const details = owner && { user: owner.id };
			await auditActor(tx, {
				actor,
				caller
			}, {
				action,
				customerNumber,
				...details && { details }
			});
			return code && owner && {
				code,
				owner
			};
		});
		if (!found) throw new AppError("invalid_input", helpCodeWrong, { otp: helpCodeWrong });
		const { code, owner } = found;
		return {
			user_id: owner.id,
			first_name: owner.firstName,
			last_name: owner.lastName,
			email_id: owner.email,
			crm_customer_numbers: owner.customerNumbers,
			redeemed_at: (code.redeemedAt ?? clock.now()).toISOString(),
			expires_at: code.expiresAt.toISOString()
		};
	});
}
// server/features/roles/roles.queries.ts
/** Queries roles. */
const selectRoles = (db) => db.select({
	role: roles,
	members: count(users.id)
}).from(roles).leftJoin(users, and(eq(users.roleId, roles.id), eq(users.status, "active"))).groupBy(roles.id).$dynamic();
const toRole = ({ role, members }) => ({
	user_role_id: role.id,
	name: role.name,
	is_for_staff: role.isForStaff,
	member_count: members,
	version: role.version
});
/** Returns all roles and marks the caller's own. */
async function findRoles(db, userId) {
	const [[user], found] = await Promise.all([db.select({ roleId: users.roleId }).from(users).where(eq(users.id, userId)), selectRoles(db).orderBy(desc(roles.isForStaff), asc(roles.name))]);
	return found.map((row) => ({
		...toRole(row),
		is_own: row.role.id === user?.roleId,
		is_administrator: isAdministrator(row.role.rights)
	}));
}
async function findMembers(db, { user_role_id, page_number, page_size }) {
	const hasRole = and(eq(users.roleId, user_role_id), eq(users.status, "active"));
	const [rows, [counted]] = await Promise.all([db.select({
		id: users.id,
		email: users.email,
		firstName: contacts.firstName,
		lastName: contacts.lastName
	}).from(users).innerJoin(contacts, eq(contacts.id, users.contactId)).where(hasRole).orderBy(asc(contacts.lastName), asc(contacts.firstName), asc(users.email)).limit(page_size).offset((page_number - 1) * page_size), db.select({ total: count() }).from(users).where(hasRole)]);
	return {
		members: rows.map(({ id, email, firstName, lastName }) => ({
			user_id: id,
			name: `${firstName} ${lastName}`,
			email
		})),
		total_count: counted?.total ?? 0
	};
}
async function findRole(db, roleId) {
	const [found] = await selectRoles(db).where(eq(roles.id, roleId));
	return found ? {
		role: toRole(found),
		rights: found.role.rights
	} : null;
}
/** Returns the role, locked until the transaction ends, or null. */
async function lockRole(tx, roleId) {
	const [role] = await tx.select().from(roles).where(eq(roles.id, roleId)).for("update");
	return role ?? null;
}
async function storeRights(tx, roleId, rights) {
	await tx.update(roles).set({
		rights,
		version: nextVersion(roles.version)
	}).where(eq(roles.id, roleId));
}
/** Returns null when another role has the name. */
async function insertCopy(tx, name, { rights }) {
	const [row] = await tx.insert(roles).values({
		name,
		rights,
		isForStaff: true
	}).onConflictDoNothing().returning({ id: roles.id });
	return row?.id ?? null;
}
async function isNameTaken(tx, name, roleId) {
	const [row] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.name, name));
	return row !== void 0 && row.id !== roleId;
}
async function storeName(tx, roleId, name) {
	await tx.update(roles).set({
		name,
		version: nextVersion(roles.version)
	}).where(eq(roles.id, roleId));
}
async function hasUsers(tx, roleId) {
	const memberRows = await tx.select({ id: users.id }).from(users).where(eq(users.roleId, roleId)).limit(1);
	const invitedRows = await tx.select({ id: invitations.id }).from(invitations).where(eq(invitations.roleId, roleId)).limit(1);
	return memberRows.length + invitedRows.length > 0;
}
async function removeRole(tx, roleId) {
	await tx.delete(roles).where(eq(roles.id, roleId));
}
/** Returns null for a user that doesn't exist. */
async function findRoleIdOf(tx, userId) {
	const [user] = await tx.select({ roleId: users.roleId }).from(users).where(eq(users.id, userId));
	return user?.roleId ?? null;
}
// server/features/roles/rules.ts
/** Returns the features that a staff or customer role can have. */
const featuresFor = (isForStaff) => isForStaff ? features : features.filter((feature) => !isStaffFeature(feature));
const permissionsOf = (rights, isForStaff) => featuresFor(isForStaff).map((name) => ({
	name,
	read: rights.has(`${name}.read`),
	write: rights.has(`${name}.write`),
	approve: rights.has(`${name}.approve`)
}));
/** Sets the given features and keeps the others. Results are in the order of all rights. */
function buildRightsChange(currentRights, permissions) {
	const newRights = new Set(currentRights);
	for (const permission of permissions) for (const verb of verbs) {
		const right = `${permission.name}.${verb}`;
		if (permission[verb]) newRights.add(right);
		else newRights.delete(right);
	}
	return {
		rights: rights.filter((right) => newRights.has(right)),
		granted: rights.filter((right) => newRights.has(right) && !currentRights.has(right)),
		withdrawn: rights.filter((right) => !newRights.has(right) && currentRights.has(right))
	};
}
/** The right to write or approve requires the right to read. */
const lacksReadRight = ({ read, write, approve }) => (write || approve) && !read;
// server/features/roles/rightsChanges.ts
/**
* Changes the rights of a role, checked against the locked role, both directly and after a second administrator's
* approval.
*/
/** Returns the role, locked until the transaction ends. A given version must be the current one. */
async function requireRole(tx, roleId, version) {
	const role = await lockRole(tx, roleId);
	if (!role) throw notFound$1();
	return version === void 0 ? role : requireVersion(role, version, changedMeanwhile$3);
}
async function prepareModification(tx, modification) {
	const role = await requireRole(tx, modification.user_role_id, modification.version);
	assertPermissions(role, modification.permissions);
	return {
		role,
		...buildRightsChange(new Set(role.rights), modification.permissions)
	};
}
function assertPermissions(role, permissions) {
	const createError = (text) => new AppError("invalid_input", text, { permissions: text });
	if (permissions.some(lacksReadRight)) throw createError(readingNeeded);
	if (!role.isForStaff && permissions.some(({ name }) => isStaffFeature(name))) throw createError(notForCustomers);
}
/** Stores the new rights and records who put them into effect. */
async function applyModification(tx, { role, rights, granted, withdrawn }, context) {
	await storeRights(tx, role.id, rights);
	const details = {
		role: role.name,
		granted: granted.join(" "),
		withdrawn: withdrawn.join(" ")
	};
	await audit(tx, {
		...context,
		action: "role.changed",
		details
	});
}
// server/features/roles/approvedChanges.ts
/**
* Applies an approved change of a role's rights. It checks everything again, because roles and rights may have changed
* since the request.
*/
const applyApprovedRights = async (_services, tx, { approver, requestedBy, payload }) => {
	if (!(await findAdministrators(tx)).some(({ userId }) => userId === requestedBy)) throw new AppError("conflict", requesterLostRight);
	if ((await lockRole(tx, payload.user_role_id))?.version !== payload.version) throw new AppError("conflict", stale);
	const context = {
		userId: approver.actor.userId,
		address: approver.caller.address
	};
	await applyModification(tx, await prepareModification(tx, payload), context);
};
// server/features/roles/routes.ts
/** Routes for access control: the roles, their permissions, and changes of them. */
const createConflict = (text) => new AppError("conflict", text);
async function requireStaffRole(tx, roleId, version) {
	const role = await requireRole(tx, roleId, version);
	if (!role.isForStaff) throw createConflict(isFixed);
	return role;
}
async function readPermissions(tx, roleId) {
	const found = await findRole(tx, roleId);
	if (!found) throw notFound$1();
	return {
		role: found.role,
		permissions: permissionsOf(new Set(found.rights), found.role.is_for_staff)
	};
}
function roleRoutes(routeContext, services) {
	const { db } = services;
	const modify = async ({ body, actor }, caller) => {
		const { password, ...modification } = body;
		const hasConfirmed = await isConfirmed(services, actor, password);
		const saved = await db.transaction((tx) => runWithAdministratorCheck(tx, async () => {
			const change = await prepareModification(tx, modification);
			const { waiting } = await authorizeChange(services, tx, {
				actor,
				caller,
				change: buildRequestedChange(modification, change),
				hasConfirmed,
				isForRequester: await findRoleIdOf(tx, actor.userId) === change.role.id
			});
			if (!waiting) await applyModification(tx, change, {
				userId: actor.userId,
				address: caller.address
			});
			return {
				...await readPermissions(tx, change.role.id),
				waiting
			};
		}));
		caller.addMessage(saved.waiting ? waiting : updated$1);
		return saved;
	};
	serve(routeContext, listRoles, async ({ actor }) => findRoles(db, actor.userId));
	serve(routeContext, listRoleMembers, async ({ query, actor }, { address }) => {
		const found = await findRole(db, query.user_role_id);
		if (!found) throw notFound$1();
		if (!found.role.is_for_staff) await recordAccess(db, actor, {
			address,
			what: `members of ${found.role.name}`
		});
		return findMembers(db, query);
	});
	serve(routeContext, getRolePermissions, async ({ query }) => readPermissions(db, query.user_role_id));
	serve(routeContext, updateRolePermissions, modify);
	serve(routeContext, postRolePermissions, modify);
	serve(routeContext, copyRole, async ({ body, actor }, caller) => db.transaction(async (tx) => {
		const source = await requireRole(tx, body.user_role_id);
		const id = await insertCopy(tx, body.name, source);
		if (!id) throw new AppError("conflict", nameTaken$1, { name: nameTaken$1 });
		const details = {
			role: body.name,
			copyOf: source.name
		};
		await auditActor(tx, {
			actor,
			caller
		}, {
			action: "role.created",
			details
		});
		caller.addMessage(copied);
		return (await readPermissions(tx, id)).role;
	}));
	serve(routeContext, renameRole, async ({ body, actor }, caller) => db.transaction(async (tx) => {
		const role = await requireStaffRole(tx, body.user_role_id, body.version);
		if (await isNameTaken(tx, body.name, role.id)) throw new AppError("conflict", nameTaken$1, { name: nameTaken$1 });
		await storeName(tx, role.id, body.name);
		await auditActor(tx, {
			actor,
			caller
		}, {
			action: "role.renamed",
			details: {
				role: body.name,
				before: role.name
			}
		});
		caller.addMessage(renamed);
		return (await readPermissions(tx, role.id)).role;
	}));
	serve(routeContext, deleteRole, async ({ body, actor }, caller) => {
		await db.transaction(async (tx) => {
			const role = await requireStaffRole(tx, body.user_role_id, body.version);
			if (await hasUsers(tx, role.id)) throw createConflict(hasMembers);
			await removeRole(tx, role.id);
			await auditActor(tx, {
				actor,
				caller
			}, {
				action: "role.deleted",
				details: { role: role.name }
			});
		});
		caller.addMessage(deleted$2);
		return null;
	});
}
const buildRequestedChange = (modification, { role, granted, withdrawn }) => ({
	kind: "role_rights",
	...modification,
	role_name: role.name,
	granted,
	withdrawn
});
// server/features/sandbox/outboxPage.ts
/** Renders the outbox as an HTML page. */
const style = `
:root { color-scheme: light dark; --line: light-dark(#c5ced5, #3a4650); --quiet: light-dark(#4d5a63, #a9b6bf) }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.35rem } article { border: 1px solid var(--line); border-radius: 8px; padding: .75rem 1rem; margin: 1rem 0 }
h2 { font-size: 1rem; margin: 0 } p { margin: .25rem 0; color: var(--quiet) } pre { font: inherit; white-space: pre-wrap; margin: .5rem 0 0 }`;
const renderMessage = (message) => `<article>
<h2>${escapeHtml$1(message.subject || "SMS")}</h2>
<p>${message.channel === "email" ? "Email" : "SMS"} to ${escapeHtml$1(message.to)} · <time>${message.sent_at}</time></p>
<pre>${escapeHtml$1(message.body)}</pre>
</article>`;
const renderOutboxPage = (messages, nonce) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Outbox</title><meta name="viewport" content="width=device-width, initial-scale=1">
<style nonce="${nonce}">${style}</style></head>
<body><main><h1>Outbox</h1>
<p>No mail or SMS gateway is configured, so messages stay here. Reload to see new ones.</p>
${messages.map(renderMessage).join("\n") || "<p>Nothing has been sent yet.</p>"}
</main></body></html>`;
// server/features/sandbox/sandbox.queries.ts
/** Queries messages that stayed in the outbox. */
/** Returns the newest two hundred messages, newest first. */
async function findOutbox(db) {
	return (await db.select().from(outboxMessages).orderBy(desc(outboxMessages.createdAt)).limit(200)).map(({ recipient, createdAt, ...message }) => ({
		...message,
		to: recipient,
		sent_at: createdAt.toISOString()
	}));
}
// server/features/sandbox/routes.ts
/**
* Serves the sandbox outbox: every email and SMS that no gateway took. It holds valid one-time codes, so only this
* machine can read it.
*/
function sandboxRoutes(app, { db, config }) {
	if (!hasOutbox(config)) return;
	app.get("/sandbox/outbox", async (request, reply) => {
		if (!isLocalRequest(request)) throw notFound$1();
		reply.header("cache-control", "no-store");
		return {
			data: await findOutbox(db),
			messages: [],
			"is-success": true
		};
	});
	app.get("/sandbox", async (request, reply) => {
		if (!isLocalRequest(request)) throw notFound$1();
		const nonce = randomBytes(16).toString("base64");
		return reply.type("text/html; charset=utf-8").header("cache-control", "no-store").header("content-security-policy", `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`).send(renderOutboxPage(await findOutbox(db), nonce));
	});
}
// server/features/scheduledPayments/scheduledPayments.queries.ts
/** Queries scheduled payments: each is stored once, finished once, and claimed by one process at a time. */
const toScheduledPayment = (row) => ({
	scheduled_payment_id: row.id,
	status: row.status,
	pay_on: row.payOn,
	amount: row.amount,
	fee: feeOf(row.category, row.amount),
	payment_token: row.token,
	method_type: row.methodType,
	method_last4: row.methodLast4,
	created_date: row.createdAt.toISOString(),
	crm_billing_account_number: row.billingAccountNumber,
	service_type_code: row.serviceType
});
/** Finds the payment that an earlier request with the same key scheduled. */
const findFirstScheduled = (db, request) => findFirstRequest(request, {
	user: scheduledPayments.userId,
	key: scheduledPayments.idempotencyKey
}, (isFirstRequest) => db.select().from(scheduledPayments).where(isFirstRequest));
/** Returns null when the same payment is already scheduled for that day. */
async function storeScheduled(tx, input, author) {
	const [row] = await tx.insert(scheduledPayments).values({
		...input,
		status: "scheduled"
	}).onConflictDoNothing().returning();
	if (!row) {
		const original = await findFirstScheduled(tx, input);
		return original && {
			row: original,
			isNew: false
		};
	}
	await auditScheduled(tx, row, author);
	return {
		row,
		isNew: true
	};
}
const isOpen = inArray(scheduledPayments.status, ["scheduled", "paying"]);
/** Returns the customer's payments that are still to be made. */
const findOpenScheduled = (db, customerNumber) => db.select({ row: scheduledPayments }).from(scheduledPayments).innerJoin(billingAccounts, eq(billingAccounts.number, scheduledPayments.billingAccountNumber)).where(and(eq(billingAccounts.customerNumber, customerNumber), isOpen)).orderBy(asc(scheduledPayments.payOn), asc(scheduledPayments.createdAt), asc(scheduledPayments.id)).then((rows) => rows.map(({ row }) => row));
/** Finds a scheduled payment in any status, with its customer. */
async function findScheduled$1(db, scope, id) {
	const [found] = await db.select({
		row: scheduledPayments,
		customerNumber: billingAccounts.customerNumber
	}).from(scheduledPayments).innerJoin(billingAccounts, eq(billingAccounts.number, scheduledPayments.billingAccountNumber)).where(and(eq(scheduledPayments.id, id), inScope(scope, billingAccounts.customerNumber)));
	return found ?? null;
}
/** Cancels a payment before its day. Returns null when its day has come, or it has already finished. */
async function cancelScheduled(tx, id, { author, now, today }) {
	const [row] = await cancelWhere(tx, and(eq(scheduledPayments.id, id), gt(scheduledPayments.payOn, today)), {
		author,
		now
	});
	return row ?? null;
}
const isUnclaimed = (now) => or(eq(scheduledPayments.status, "scheduled"), and(eq(scheduledPayments.status, "paying"), lt(scheduledPayments.leaseEndsAt, now)));
/** Finds due payments that no process has claimed. */
const findDueScheduled = (db, today, now) => db.select({
	id: scheduledPayments.id,
	billingAccountNumber: scheduledPayments.billingAccountNumber
}).from(scheduledPayments).where(and(lte(scheduledPayments.payOn, today), isUnclaimed(now))).orderBy(asc(scheduledPayments.payOn), asc(scheduledPayments.createdAt));
/** Claims a payment and returns it with its customer. The first process to update the row gets it. */
async function claimScheduled(db, id, { today, now, leaseEndsAt }) {
	const [row] = await db.update(scheduledPayments).set({
		status: "paying",
		leaseEndsAt
	}).where(and(eq(scheduledPayments.id, id), lte(scheduledPayments.payOn, today), isUnclaimed(now))).returning();
	if (!row) return null;
	const [account] = await db.select({ customerNumber: billingAccounts.customerNumber }).from(billingAccounts).where(eq(billingAccounts.number, row.billingAccountNumber));
	if (!account) throw new Error(`Billing account ${row.billingAccountNumber} does not exist`);
	return {
		...row,
		...account
	};
}
const isClaimedBy = ({ id, leaseEndsAt }) => and(eq(scheduledPayments.id, id), eq(scheduledPayments.status, "paying"), leaseEndsAt ? eq(scheduledPayments.leaseEndsAt, leaseEndsAt) : sql`false`);
/**
* Renews the claim right before money moves. Returns null when it expired and another process has it; otherwise the
* current balance, and whether the user who scheduled the payment may still pay for this customer.
*/
async function renewClaim(db, claim, leaseEndsAt) {
	const [row] = await db.update(scheduledPayments).set({ leaseEndsAt }).where(isClaimedBy(claim)).returning();
	if (!row) return null;
	const [account] = await db.select({
		balance: billingAccounts.balance,
		canPay: canPay(claim.userId)
	}).from(billingAccounts).innerJoin(customers, eq(customers.number, billingAccounts.customerNumber)).where(eq(billingAccounts.number, row.billingAccountNumber));
	return account ? {
		...account,
		leaseEndsAt
	} : null;
}
/** This checks the current state, because the role may have changed and access may have been revoked. */
const canPay = (userId) => sql`exists (
  select 1 from ${users} join ${roles} on ${roles.id} = ${users.roleId}
  where ${users.id} = ${userId} and ${users.status} = 'active' and ${roles.rights} @> array['MANAGEPAYMENT.write']
    and (${users.userType} = 'CENTRIC' or exists (
      select 1 from ${userCustomers} left join ${roles} granted on granted.id = ${userCustomers.roleId}
      where ${userCustomers.userId} = ${users.id} and ${userCustomers.customerNumber} = ${customers.number}
        and (granted.id is null or granted.rights @> array['MANAGEPAYMENT.write']))))`;
/** Releases an unexpired claim, so that the next job run tries again. */
async function releaseScheduled(db, claim) {
	await db.update(scheduledPayments).set({
		status: "scheduled",
		leaseEndsAt: null
	}).where(isClaimedBy(claim));
}
/** Finishes a claimed payment. Returns null when the claim has expired: then another process finishes it. */
async function finishScheduled(tx, claim, { author, now, ...outcome }) {
	const [row] = await tx.update(scheduledPayments).set({
		...outcome,
		endedAt: now,
		leaseEndsAt: null
	}).where(isClaimedBy(claim)).returning();
	if (row) await auditScheduled(tx, row, author);
	return row ?? null;
}
// server/features/scheduledPayments/routes.ts
/** Routes to schedule a payment for a later day, list scheduled payments and cancel one. */
function scheduledPaymentRoutes(routeContext, services) {
	const { db, clock } = services;
	serve(routeContext, schedulePayment, async ({ body, actor }, caller) => {
		const payable = await findPayableAccount(db, scopeOf(actor), {
			customer: body["parent-account-number"],
			billingAccount: body["billing-account-number"],
			serviceAccount: body["service-account-number"]
		});
		if (!payable || serviceGroupOf(payable.serviceType) !== serviceGroupOf(body["service-type"])) throw notFound$1();
		const { customerNumber } = payable;
		const request = {
			userId: actor.userId,
			...idempotencyRecordOf(caller.idempotencyKey, body)
		};
		const original = await findFirstScheduled(db, request);
		if (original) return toScheduledPayment(original);
		const method = await requireUsableMethod(services, {
			customerNumber,
			token: body["payment-token"],
			payOn: body["pay-on"]
		});
		const planned = {
			...request,
			billingAccountNumber: payable.number,
			serviceAccountNumber: body["service-account-number"],
			serviceType: payable.serviceType,
			amount: body.amount,
			token: method.token,
			category: method.category,
			methodType: method.type,
			methodLast4: method.last4,
			payOn: body["pay-on"],
			createdAt: clock.now()
		};
		const author = {
			userId: actor.userId,
			customerNumber,
			address: caller.address
		};
		const stored = await db.transaction(async (tx) => {
			const result = await storeScheduled(tx, planned, author);
			if (result?.isNew) await enqueueScheduleNotice(services, tx, {
				customerNumber,
				row: result.row
			});
			return result;
		});
		if (!stored) throw new AppError("conflict", scheduleAlready);
		if (stored.isNew) await cancelIfMethodDeleted(services, {
			customerNumber,
			token: method.token
		}, caller);
		caller.addMessage(scheduled$1(stored.row.amount, stored.row.payOn));
		return toScheduledPayment(stored.row);
	});
	serve(routeContext, listScheduledPayments, async ({ query, actor }, { address }) => {
		await openCustomer(db, actor, {
			customerNumber: query.crm_customer_id,
			address,
			what: "scheduled payments"
		});
		return (await findOpenScheduled(db, query.crm_customer_id)).map(toScheduledPayment);
	});
	serve(routeContext, cancelScheduledPayment, async ({ body, actor }, caller) => {
		const found = await findScheduled$1(db, scopeOf(actor), body.scheduled_payment_id);
		if (!found) throw notFound$1();
		const { customerNumber } = found;
		const author = {
			userId: actor.userId,
			customerNumber,
			address: caller.address
		};
		const row = await db.transaction(async (tx) => {
			const cancelled = await cancelScheduled(tx, found.row.id, {
				author,
				now: clock.now(),
				today: clock.today()
			});
			if (cancelled) await enqueueScheduleNotice(services, tx, {
				customerNumber,
				row: cancelled
			});
			return cancelled;
		});
		if (!row && found.row.status !== "cancelled") throw new AppError("conflict", scheduleTooLateToCancel);
		caller.addMessage(scheduleCancelled(found.row.amount, found.row.payOn));
		return toScheduledPayment(row ?? found.row);
	});
}
/** The method may be deleted while a payment with it is being scheduled. Then the payment must not remain. */
async function cancelIfMethodDeleted(services, selector, { address }) {
	const { db, cards, clock } = services;
	const { customerNumber } = selector;
	if ((await cards.listProfiles(customerNumber)).some(({ token }) => token === selector.token)) return;
	const author = {
		userId: null,
		customerNumber,
		address
	};
	await db.transaction(async (tx) => {
		for (const row of await cancelScheduledWith(tx, selector, {
			author,
			now: clock.now()
		})) await enqueueScheduleNotice(services, tx, {
			customerNumber,
			row
		});
	});
	throw new AppError("not_found", unknownMethod);
}
/** Returns the method if it can be charged on that day. */
async function requireUsableMethod({ cards, clock }, { customerNumber, token, payOn }) {
	if (!isPayDay(payOn, clock.today())) {
		const message = scheduleDays(clock.today());
		throw new AppError("invalid_input", message, { "pay-on": message });
	}
	const method = (await cards.listProfiles(customerNumber)).find((profile) => profile.token === token);
	if (!method) throw new AppError("not_found", unknownMethod);
	if (isExpired(method.expiry, payOn)) throw new AppError("invalid_input", scheduleExpiresBefore, { "payment-token": scheduleExpiresBefore });
	return method;
}
// server/directory/signIn/secondStep.ts
/** The second step of signing in: codes of an authenticator app, and recovery codes in case the app is lost. */
const totpOf = (secret, issuer, label) => new TOTP({
	issuer,
	label,
	secret: Secret.fromBase32(secret),
	period: 30
});
/** Returns a new secret as text, as the URI of its QR code, and sealed for the database. */
function createSecret({ config }, { userId, email }) {
	const secret = new Secret({ size: 20 }).base32;
	return {
		secret,
		uri: totpOf(secret, config.BRAND_NAME, email).toString(),
		sealed: seal(secret, {
			keys: config.SEAL_KEY,
			owner: userId
		})
	};
}
/** Returns whether a code of the app is correct. Each code works once. */
async function consumeAppCode({ db, clock, config }, { userId, sealed, typed }) {
	const now = clock.now();
	const secret = unseal(sealed, {
		keys: config.SEAL_KEY,
		owner: userId
	});
	if (!secret) throw new AppError("conflict", secondStepUnreadable);
	const totp = totpOf(secret.text, config.BRAND_NAME, "");
	const token = typed.replace(/\s/g, "");
	const delta = totp.validate({
		token,
		timestamp: now.getTime(),
		window: 1
	});
	if (delta === null) return false;
	return consumeTimeStep(db, userId, totp.counter({ timestamp: now.getTime() }) + delta);
}
/** Returns whether the input proves the second step: a code of the app or a recovery code, each of which works once. */
async function consumeSecondStep(services, attempt) {
	const { db, clock, config } = services;
	const { userId, typed, sealed } = attempt;
	if (isAppCode(typed)) {
		const isCorrect = await consumeAppCode(services, attempt);
		if (isCorrect) await resealSecret(services, {
			userId,
			sealed
		});
		return isCorrect;
	}
	return consumeRecoveryCode(db, {
		userId,
		codeHashes: [...config.SEAL_KEY.map(recoveryKeyOf), ...config.CODE_KEY].map((key) => hashOfRecoveryCode(key, userId, normalizeRecoveryCode(typed))),
		now: clock.now()
	});
}
/** Reseals a secret of an older key with the newest, so that the older key can be retired. */
async function resealSecret({ db, config }, { userId, sealed }) {
	const sealContext = {
		keys: config.SEAL_KEY,
		owner: userId
	};
	const secret = unseal(sealed, sealContext);
	if (secret?.isOutdated) await replaceSecret(db, {
		userId,
		before: sealed,
		after: seal(secret.text, sealContext)
	});
}
/** Replaces the recovery codes and returns the new ones in display format. They are shown only once. */
async function issueRecoveryCodes(db, { config }, userId) {
	const codes = Array.from({ length: 10 }, () => Array.from({ length: 10 }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join(""));
	await replaceRecoveryCodes(db, userId, codes.map((code) => hashOfRecoveryCode(recoveryKeyOf(newestKey(config.SEAL_KEY)), userId, code)));
	return codes.map(formatRecoveryCode);
}
/** Recovery codes live as long as the secret, so their key derives from the same setting. */
const recoveryKeyOf = (sealKey) => Buffer.from(hkdfSync("sha256", sealKey, "", "recovery codes", 32));
/** Fifty random bits don't need a slow hash. */
const hashOfRecoveryCode = (key, userId, code) => createHmac("sha256", key).update(`recovery:${userId}:${code}`).digest();
// server/features/security/security.queries.ts
/** Queries one user's second step, sessions and sign-ins. */
/** Stores a secret that is not proved yet. Returns false when a proved one exists. */
async function storeSecret(db, userId, secret) {
	return (await db.update(users).set({
		totpSecret: secret,
		totpLastStep: null
	}).where(and(eq(users.id, userId), isNull(users.totpSince))).returning({ id: users.id })).length === 1;
}
/** Returns true only for the one caller who turned it on, while the secret is still the proved one. */
async function markSecretProved(db, { userId, secret, now }) {
	return (await db.update(users).set({ totpSince: now }).where(and(eq(users.id, userId), eq(users.totpSecret, secret), isNull(users.totpSince))).returning({ id: users.id })).length === 1;
}
async function countRecoveryCodes(db, userId) {
	const [row] = await db.select({ remainingCount: count() }).from(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
	return row?.remainingCount ?? 0;
}
/** Users have fewer sessions than this, because sessions expire after hours. */
const maxSessions = 100;
async function findSessions(db, { userId, tokenHash, now }) {
	return (await db.select().from(sessions).where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now))).orderBy(desc(sessions.lastUsedAt)).limit(maxSessions)).map((row) => ({
		session_id: row.id,
		device: deviceOf(row.userAgent),
		address: row.address,
		created_at: row.createdAt.toISOString(),
		last_used_at: row.lastUsedAt.toISOString(),
		is_current: row.tokenHash.equals(tokenHash)
	})).toSorted((left, right) => Number(right.is_current) - Number(left.is_current));
}
async function deleteSessionById(db, userId, id) {
	return (await db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, userId))).returning({ id: sessions.id })).length === 1;
}
async function deleteOtherSessions(db, userId, tokenHash) {
	return (await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash))).returning({ id: sessions.id })).length;
}
async function findSignIns(db, userId, { page_number, page_size }) {
	const isOwnSignIn = and(eq(auditRecords.userId, userId), isSignIn(auditRecords));
	const [rows, [counted]] = await Promise.all([db.select().from(auditRecords).where(isOwnSignIn).orderBy(desc(auditRecords.at), desc(auditRecords.id)).limit(page_size).offset((page_number - 1) * page_size), db.select({ total: count() }).from(auditRecords).where(isOwnSignIn)]);
	return {
		sign_ins: rows.map((row) => ({
			id: row.id,
			at: row.at.toISOString(),
			outcome: signInOutcomeOf[row.action] ?? "succeeded",
			device: deviceOf(String(row.details["userAgent"] ?? "")),
			address: row.address
		})),
		total_count: counted?.total ?? 0
	};
}
// server/features/security/routes.ts
/**
* Routes for a user's own password, second step, sessions and sign-in history. They have no parameter for another user.
*/
function securityRoutes(routeContext, services) {
	const { db, clock } = services;
	serve(routeContext, changePassword, async ({ body, actor }, caller) => {
		if (body.user_email.toLowerCase() !== actor.email.toLowerCase()) {
			await resetPasswordOf(services, {
				actor,
				caller
			}, {
				email: body.user_email,
				password: body.new_password
			});
			caller.addMessage(passwordChanged);
			return null;
		}
		if (body.old_password === "") throw createFieldError("old_password", currentRequired);
		await proveCurrentPassword(services, actor, body.old_password);
		if (body.new_password === body.old_password) throw createFieldError("new_password", samePassword);
		const passwordHash = await hashPassword(body.new_password);
		await db.transaction(async (tx) => {
			await updatePassword(tx, actor.userId, { passwordHash });
			await deleteOtherSessions(tx, actor.userId, actor.tokenHash);
			await voidCodesAndResets(tx, actor.userId);
			await auditActor(tx, {
				actor,
				caller
			}, { action: "password.changed" });
			await notifyOwner(tx, actor, {
				change: "passwordChanged",
				at: clock.now()
			});
		});
		caller.addMessage(passwordChanged);
		return null;
	});
	serve(routeContext, listSessions, ({ actor: { userId, tokenHash } }) => findSessions(db, {
		userId,
		tokenHash,
		now: clock.now()
	}));
	serve(routeContext, endSession, async ({ body, actor }, caller) => {
		if (!await deleteSessionById(db, actor.userId, body.session_id)) throw notFound$1();
		await auditActor(db, {
			actor,
			caller
		}, { action: "session.endedElsewhere" });
		return null;
	});
	serve(routeContext, endOtherSessions, async ({ actor }, caller) => {
		const ended = await deleteOtherSessions(db, actor.userId, actor.tokenHash);
		await auditActor(db, {
			actor,
			caller
		}, {
			action: "session.endedElsewhere",
			details: { ended }
		});
		return { ended };
	});
	serve(routeContext, listSignIns, ({ body, actor }) => findSignIns(db, actor.userId, body));
	secondStepRoutes(routeContext, services);
}
function secondStepRoutes(routeContext, services) {
	const { db, clock } = services;
	serve(routeContext, getTwoStep, async ({ actor }) => {
		const { since } = await requireSecondStep(services, actor);
		return {
			enabled: since !== null,
			since: since?.toISOString() ?? null,
			recovery_codes_left: since ? await countRecoveryCodes(db, actor.userId) : 0
		};
	});
	serve(routeContext, startTwoStep, async ({ body, actor }) => {
		await proveCurrentPassword(services, actor, body.old_password);
		const { secret, uri, sealed } = createSecret(services, actor);
		if (!await storeSecret(db, actor.userId, sealed)) throw new AppError("conflict", twoStepIsOn);
		return {
			secret,
			uri
		};
	});
	serve(routeContext, confirmTwoStep, async ({ body, actor }, caller) => {
		const key = `two-step:${actor.userId}`;
		await limitAttempts(services, key, {
			rule: passwordTries,
			textFor: triedTooOften
		});
		const { secret, since } = await requireSecondStep(services, actor);
		if (since) throw new AppError("conflict", twoStepIsOn);
		if (!secret) throw new AppError("conflict", twoStepIsOff);
		if (!await consumeAppCode(services, {
			userId: actor.userId,
			sealed: secret,
			typed: body.otp
		})) throw createFieldError("otp", appCodeWrong);
		return { recovery_codes: await db.transaction(async (tx) => {
			if (!await markSecretProved(tx, {
				userId: actor.userId,
				secret,
				now: clock.now()
			})) throw new AppError("conflict", twoStepChanged);
			await clearAttempts(tx, key);
			await auditActor(tx, {
				actor,
				caller
			}, { action: "twoStep.on" });
			await notifyOwner(tx, actor, {
				change: "twoStepOn",
				at: clock.now()
			});
			return issueRecoveryCodes(tx, services, actor.userId);
		}) };
	});
	serve(routeContext, renewRecoveryCodes, async ({ body, actor }, caller) => {
		await provePasswordAndCode(services, actor, body);
		return { recovery_codes: await db.transaction(async (tx) => {
			await auditActor(tx, {
				actor,
				caller
			}, { action: "twoStep.codesRenewed" });
			await notifyOwner(tx, actor, {
				change: "recoveryCodesReplaced",
				at: clock.now()
			});
			return issueRecoveryCodes(tx, services, actor.userId);
		}) };
	});
	serve(routeContext, endTwoStep, async ({ body, actor }, caller) => {
		await provePasswordAndCode(services, actor, body);
		await db.transaction(async (tx) => {
			await removeSecondStep(tx, actor.userId);
			await auditActor(tx, {
				actor,
				caller
			}, { action: "twoStep.off" });
			await notifyOwner(tx, actor, {
				change: "twoStepOff",
				at: clock.now()
			});
		});
		return null;
	});
}
const createFieldError = (field, text) => new AppError("invalid_input", text, { [field]: text });
async function requireSecondStep({ db }, actor) {
	const found = await findSecondStep(db, actor.userId);
	if (!found) throw notFound$1();
	return found;
}
const proveCurrentPassword = (services, actor, typed) => provePassword(services, actor, {
	field: "old_password",
	typed,
	wrongText: wrongPassword$1
});
async function provePasswordAndCode(services, actor, { old_password, otp }) {
	await proveCurrentPassword(services, actor, old_password);
	const key = `two-step:${actor.userId}`;
	await limitAttempts(services, key, {
		rule: passwordTries,
		textFor: triedTooOften
	});
	const { secret, since } = await requireSecondStep(services, actor);
	if (!secret || !since) throw new AppError("conflict", twoStepIsOff);
	if (!await consumeSecondStep(services, {
		userId: actor.userId,
		sealed: secret,
		typed: otp
	})) throw createFieldError("otp", secondStepWrong);
	await clearAttempts(services.db, key);
}
/** Notifies the owner, in case another person made the change. */
const notifyOwner = (tx, { userId }, login) => notify(tx, {
	kind: "login_changed",
	userId,
	change: login.change,
	at: login.at.toISOString()
});
// shared/texts/serviceAccounts.ts
/** Texts about service accounts. */
const notFound = "No account matches. Check the account number and the ZIP code or last name on a bill.";
const alreadyYours = "This account is already on your login.";
const noAddress = "There’s no email on file for this account, so we can’t send a code. Call us to add one.";
const added = "The account was added to your login.";
const accessRequested = "We asked the account holder. They have 14 days to decide, and we’ll email you.";
const removed = "Removed from your login.";
const ownStays = "This is your own account. It stays on your login.";
const throttled = (minutes) => `Too many attempts. Try again in ${minutesText(minutes)}.`;
// server/features/serviceAccounts/rules.ts
/** Rules for adding another account to a sign-in. */
const addsByUser = {
	limit: 10,
	windowMinutes: 60
};
/** This also limits many sign-ins that guess at the same account. */
const addsByAccount = {
	limit: 10,
	windowMinutes: 60
};
/** Account holders must not be pestered with requests. */
const requestsByAccount = {
	limit: 2,
	windowMinutes: 1440
};
// server/features/serviceAccounts/serviceAccounts.queries.ts
/** Queries service accounts by address, always in scope. */
/** Matches premises with a service account in scope. */
const hasService = (scope, condition) => sql`exists (select 1 from ${serviceAccounts}
    join ${billingAccounts} on ${billingAccounts.number} = ${serviceAccounts.billingAccountNumber}
    where ${and(eq(serviceAccounts.premiseNumber, premises.number), inScope(scope, billingAccounts.customerNumber), condition)})`;
/** Sorts residents' addresses by move-in day. Other customers have none and get the order of a list. */
const movedInOn = (scope) => sql`(select min(${serviceAccounts.startedOn}) from ${serviceAccounts}
    join ${billingAccounts} on ${billingAccounts.number} = ${serviceAccounts.billingAccountNumber}
    join ${customers} on ${customers.number} = ${billingAccounts.customerNumber}
    where ${and(eq(serviceAccounts.premiseNumber, premises.number), eq(customers.kind, "residential"), inScope(scope, billingAccounts.customerNumber))})`;
async function findServicePremises(db, scope, { userId, search, ...page }) {
	const contains = (column) => sql`strpos(lower(${column}), ${search.toLowerCase()}) > 0`;
	const addressText = sql`concat_ws(', ', ${premises.streetAddress}, nullif(${premises.unit}, ''), ${premises.city}, ${premises.state}) || ' ' || ${premises.zip}`;
	const matchesSearch = and(hasService(scope), search === "" ? void 0 : or(sql`strpos(lower(${addressText}), ${search.toLowerCase()}) > 0`, contains(communities.name), contains(premiseNicknames.nickname), hasService(scope, or(contains(serviceAccounts.number), contains(billingAccounts.number)))));
	const isOwnNickname = and(eq(premiseNicknames.premiseNumber, premises.number), userId === null ? sql`false` : eq(premiseNicknames.userId, userId));
	const inCommunity = eq(communities.id, premises.communityId);
	const [rows, [matchedCount], [totalCount]] = await Promise.all([
		db.select({
			premise: premises,
			communityName: communities.name,
			nickname: premiseNicknames.nickname
		}).from(premises).innerJoin(communities, inCommunity).leftJoin(premiseNicknames, isOwnNickname).where(matchesSearch).orderBy(asc(movedInOn(scope)), ...byStreet, asc(premises.number)).limit(page.page_size).offset((page.page_number - 1) * page.page_size),
		db.select({ total: count() }).from(premises).innerJoin(communities, inCommunity).leftJoin(premiseNicknames, isOwnNickname).where(matchesSearch),
		db.select({ total: count() }).from(premises).where(hasService(scope))
	]);
	const ownCustomer = userId === null ? null : await findOwnCustomer(db, userId);
	const numbers = rows.map(({ premise }) => premise.number);
	const services = numbers.length === 0 ? [] : await findServicesAt(db, scope, numbers);
	return {
		premises: rows.map(({ premise, communityName, nickname }) => ({
			crm_premise_id: premise.number,
			street_address: addressLine(premise.streetAddress, premise.unit),
			city: premise.city,
			state: premise.state,
			zip: premise.zip,
			community_name: communityName,
			nickname: nickname ?? "",
			bills: toBills(services.filter(({ service }) => service.premiseNumber === premise.number), ownCustomer?.number ?? null)
		})),
		total_count: matchedCount?.total ?? 0,
		all_count: totalCount?.total ?? 0
	};
}
function findServicesAt(db, scope, premiseNumbers) {
	return db.select({
		service: serviceAccounts,
		billing: billingAccounts,
		paperless: communicationSettings.paperless
	}).from(serviceAccounts).innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber)).leftJoin(communicationSettings, eq(communicationSettings.billingGroupId, billingAccounts.groupId)).where(and(inArray(serviceAccounts.premiseNumber, premiseNumbers), inScope(scope, billingAccounts.customerNumber))).orderBy(sql`array_position(array['FIBER','VOIP','TV','GAS'], ${serviceAccounts.serviceType})`, asc(serviceAccounts.id));
}
function toBills(rows, ownCustomerNumber) {
	const bills = /* @__PURE__ */ new Map();
	for (const { service, billing, paperless } of rows) {
		const bill = bills.get(billing.number) ?? {
			crm_billing_account_number: billing.number,
			crm_customer_number: billing.customerNumber,
			is_added: ownCustomerNumber !== null && billing.customerNumber !== ownCustomerNumber,
			crm_billing_group_id: billing.groupId,
			service_group: billing.serviceGroup,
			balance: billing.balance,
			due_date: dueDayOf(billing.balance, billing.dueOn),
			autopay_enabled: billing.autopayToken !== null,
			paperless: paperless ?? false,
			status: billing.status,
			services: []
		};
		bill.services.push({
			crm_service_account_id: service.id,
			crm_service_account_number: service.number,
			service_type_code: service.serviceType,
			status: service.status,
			started_on: service.startedOn
		});
		bills.set(billing.number, bill);
	}
	return [...bills.values()];
}
/** Stores a user's nickname for an address. Returns false when the address has no service in scope. */
async function storeNickname(db, scope, { userId, premiseNumber, nickname }) {
	const [premise] = await db.select({ number: premises.number }).from(premises).where(and(eq(premises.number, premiseNumber), hasService(scope)));
	if (!premise) return false;
	if (nickname === "") {
		await db.delete(premiseNicknames).where(and(eq(premiseNicknames.userId, userId), eq(premiseNicknames.premiseNumber, premiseNumber)));
		return true;
	}
	await db.insert(premiseNicknames).values({
		userId,
		premiseNumber,
		nickname
	}).onConflictDoUpdate({
		target: [premiseNicknames.userId, premiseNicknames.premiseNumber],
		set: { nickname }
	});
	return true;
}
/** Returns the customer of the user's contact, which stays their own whatever accounts they add. */
async function findOwnCustomer(db, userId) {
	const [row] = await db.select({
		number: customers.number,
		kind: customers.kind,
		lastName: contacts.lastName,
		firstName: contacts.firstName
	}).from(users).innerJoin(contacts, eq(contacts.id, users.contactId)).innerJoin(customers, eq(customers.number, contacts.customerNumber)).where(eq(users.id, userId));
	return row ?? null;
}
/** Finds a bill by its number, together with its ZIP code or the last name of a contact. */
async function findProvedBill(db, { number, proof, kind }) {
	const matchesZip = sql`exists (select 1 from ${serviceAccounts}
    join ${premises} on ${premises.number} = ${serviceAccounts.premiseNumber}
    where ${serviceAccounts.billingAccountNumber} = ${billingAccounts.number} and ${premises.zip} = ${proof})`;
	const matchesLastName = sql`exists (select 1 from ${contacts}
    where ${contacts.customerNumber} = ${billingAccounts.customerNumber} and ${contacts.removedAt} is null
      and lower(${contacts.lastName}) = ${proof.toLowerCase()})`;
	const [row] = await db.select({
		customerNumber: billingAccounts.customerNumber,
		number: billingAccounts.number
	}).from(billingAccounts).innerJoin(customers, eq(customers.number, billingAccounts.customerNumber)).where(and(eq(billingAccounts.number, number), eq(customers.kind, kind), ne(customers.kind, "provider"), or(matchesZip, matchesLastName)));
	return row ?? null;
}
/** Finds the contact to mail for a customer without any sign-in, preferring verified addresses. */
async function findMailContact(db, customerNumber) {
	const [row] = await db.select({
		id: contacts.id,
		email: contacts.email,
		firstName: contacts.firstName
	}).from(contacts).where(and(eq(contacts.customerNumber, customerNumber), isNull(contacts.removedAt), ne(contacts.email, ""))).orderBy(asc(sql`${contacts.relation} <> ''`), desc(sql`${contacts.emailVerifiedAt} is not null`), asc(contacts.id)).limit(1);
	return row ?? null;
}
async function addCustomer(db, userId, customerNumber) {
	await db.insert(userCustomers).values({
		userId,
		customerNumber
	}).onConflictDoNothing();
}
/** Returns the customer of a bill in scope. */
async function findCustomerOfBill(db, scope, number) {
	const [row] = await db.select({ customerNumber: billingAccounts.customerNumber }).from(billingAccounts).where(and(eq(billingAccounts.number, number), inScope(scope, billingAccounts.customerNumber)));
	return row?.customerNumber ?? null;
}
// server/features/serviceAccounts/addedAccounts.routes.ts
/**
* Adds another account to a sign-in, and removes it again. Knowing a bill gives no access: a code goes to the address
* on file, or an account holder is asked.
*/
function addedAccountRoutes(routeContext, services) {
	const { db, clock } = services;
	serve(routeContext, addAccount, async ({ body, actor }, caller) => {
		const { bill, own } = await requireProvedBill(services, {
			actor,
			caller
		}, body);
		const { customerNumber } = bill;
		if ((await findHolders(db, customerNumber)).length > 0) return {
			status: "held",
			requested_at: (await findRequestedAt(db, {
				userId: actor.userId,
				now: clock.now()
			}, customerNumber))?.toISOString() ?? null
		};
		const contact = await requireMailContact(services, customerNumber);
		const name = `${own.firstName} ${own.lastName} (${actor.email})`;
		const explanation = sharesAccount(name, bill.number);
		await sendAddressCode(services, {
			userId: actor.userId,
			purpose: "add_account",
			contactId: contact.id,
			target: contact.email,
			explanation
		}, caller);
		await auditActor(db, {
			actor,
			caller
		}, {
			customerNumber,
			action: "account.addBegun"
		});
		return {
			status: "code_sent",
			sent_to: maskEmail(contact.email)
		};
	});
	serve(routeContext, confirmAddedAccount, async ({ body: { otp, ...billProof }, actor }, caller) => {
		const { bill, own } = await requireProvedBill(services, {
			actor,
			caller
		}, billProof);
		const { customerNumber } = bill;
		const contact = await requireMailContact(services, customerNumber);
		await consumeAddressCode(services, {
			userId: actor.userId,
			purposes: ["add_account"],
			contactId: contact.id,
			typed: otp
		}, caller);
		await db.transaction(async (tx) => {
			await lockCustomer(tx, { number: customerNumber });
			if ((await findHolders(tx, customerNumber)).length > 0) throw new AppError("conflict", notFound);
			await addCustomer(tx, actor.userId, customerNumber);
			await endRequests(tx, actor.userId, customerNumber);
			await auditActor(tx, {
				actor,
				caller
			}, {
				action: "account.added",
				customerNumber
			});
			const person = {
				name: `${own.firstName} ${own.lastName}`,
				email: actor.email,
				account: bill.number
			};
			await enqueueLetter(services, tx, letterTo(contact, customerNumber, accountAdded(person)));
		});
		caller.addMessage(added);
		return null;
	});
	serve(routeContext, requestAccountAccess, async ({ body, actor }, caller) => {
		const { bill, own } = await requireProvedBill(services, {
			actor,
			caller
		}, body);
		const { customerNumber } = bill;
		if ((await findHolders(db, customerNumber)).length === 0) throw new AppError("not_found", notFound);
		if (await findRequestedAt(db, {
			userId: actor.userId,
			now: clock.now()
		}, customerNumber)) throw new AppError("conflict", alreadyRequested);
		await limitAttempts(services, `ask-account:${customerNumber}`, {
			rule: requestsByAccount,
			textFor: throttled
		});
		const createdAt = clock.now();
		const expiresAt = minutesAfter(createdAt, 20160);
		const request = {
			userId: actor.userId,
			customerNumber,
			billingAccountNumber: bill.number,
			createdAt,
			expiresAt
		};
		await db.transaction(async (tx) => {
			if (!await insertRequest(tx, request)) throw new AppError("conflict", alreadyRequested);
			await auditActor(tx, {
				actor,
				caller
			}, {
				customerNumber,
				action: "account.accessRequested"
			});
			const person = {
				name: `${own.firstName} ${own.lastName}`,
				email: actor.email,
				account: bill.number
			};
			await notifyHolders(services, tx, {
				customerNumber,
				person
			});
		});
		caller.addMessage(accessRequested);
		return null;
	});
	serve(routeContext, removeAddedAccount, async ({ body, actor }, caller) => {
		const scope = await scopeOfUser(db, actor.userId);
		const customerNumber = await findCustomerOfBill(db, scope, body.crm_billing_account_number);
		if (customerNumber === null || seesAllCustomers(actor)) throw notFound$1();
		if ((await findOwnCustomer(db, actor.userId))?.number === customerNumber) throw new AppError("conflict", ownStays);
		await db.transaction(async (tx) => {
			await removeCustomer(tx, actor.userId, customerNumber);
			await endRequests(tx, actor.userId, customerNumber);
			await auditActor(tx, {
				actor,
				caller
			}, {
				action: "account.removed",
				customerNumber
			});
		});
		caller.addMessage(removed);
		return null;
	});
}
/**
* Returns the bill if the caller proved knowledge of it, does not have it yet, and its customer is of the same kind.
*/
async function requireProvedBill(services, { actor, caller }, body) {
	const { db } = services;
	const { crm_billing_account_number: typed, zip_or_last_name: proof } = body;
	const number = typed.toUpperCase();
	const textFor = throttled;
	await limitAttempts(services, `add-account:user:${actor.userId}`, {
		rule: addsByUser,
		textFor
	});
	await limitAttempts(services, `add-account:number:${number}`, {
		rule: addsByAccount,
		textFor
	});
	const own = await findOwnCustomer(db, actor.userId);
	const bill = own && await findProvedBill(db, {
		number,
		proof,
		kind: own.kind
	});
	if (!bill) {
		await auditActor(db, {
			actor,
			caller
		}, {
			action: "account.addRefused",
			details: { number }
		});
		throw new AppError("not_found", notFound);
	}
	if (isInScope(await scopeOfUser(db, actor.userId), bill.customerNumber)) throw new AppError("conflict", alreadyYours, { crm_billing_account_number: alreadyYours });
	return {
		bill,
		own
	};
}
async function requireMailContact({ db }, customerNumber) {
	const contact = await findMailContact(db, customerNumber);
	if (!contact) throw new AppError("conflict", noAddress);
	return contact;
}
const letterTo = ({ email: to, firstName }, customerNumber, content) => ({
	to,
	firstName,
	category: "security",
	customerNumber,
	content
});
async function notifyHolders(services, tx, { customerNumber, person }) {
	const content = accessRequested$1({
		...person,
		days: 14
	});
	for (const holder of await findHolders(tx, customerNumber)) {
		const letter = letterTo(holder, customerNumber, content);
		await enqueueLetter(services, tx, {
			...letter,
			path: paths$1.manageContacts
		});
	}
}
// server/features/serviceAccounts/routes.ts
/** Routes for service accounts by address, and for the nicknames of addresses. */
function serviceAccountRoutes(routeContext, services) {
	const { db } = services;
	addedAccountRoutes(routeContext, services);
	serve(routeContext, listServiceAccounts, async ({ body, actor }, { address }) => {
		const { user_id, crm_customer_id, ...search } = body;
		const scope = await requireRequestedScope(db, actor, {
			user_id,
			crm_customer_id,
			address,
			what: "service accounts"
		});
		return findServicePremises(db, scope, {
			userId: user_id ?? null,
			...search
		});
	});
	serve(routeContext, updateNickname, async ({ body, actor }, caller) => {
		const { crm_premise_id: premiseNumber, nickname } = body;
		await db.transaction(async (tx) => {
			if (!await storeNickname(tx, scopeOf(actor), {
				userId: actor.userId,
				premiseNumber,
				nickname
			})) throw notFound$1();
			await auditActor(tx, {
				actor,
				caller
			}, {
				action: "nickname.changed",
				details: { premise: premiseNumber }
			});
		});
		return null;
	});
}
// server/features/session/exchangeCode.ts
/** Exchanges a one-time code of a visitor once for its purpose. */
const isVisitorCode = (code) => visitorPurposes.some((purpose) => purpose === code.purpose);
/** Exchanges a code. Every kind of wrong code gives the same error. */
async function exchangeCode(services, { recipient, typed }, caller) {
	const { db, clock } = services;
	await limitNetworkAttempts(services, "code-tries", {
		rule: codeTriesByAddress,
		textFor: codeThrottled,
		address: caller.address
	});
	const now = clock.now();
	const limit = {
		rule: codeTriesByAccount,
		address: caller.address
	};
	const { isAllowed } = await countNetworkAttempt(services, triesKey(recipient), limit);
	const user = await findRecipient$1(services, recipient);
	const code = user && isAllowed ? await findMatchingCode(services, user.id, typed) : null;
	if (!user || !code || !await consumeCode(db, code.id, now)) throw new AppError("invalid_input", codeWrong, { otp: codeWrong });
	await revertCodeTry(services, user.id);
	await revertNetworkAttempt(services, triesKey(recipient), caller.address);
	await allowNextMessage(services, sendSpacingKey(user.id, {
		recipient,
		purpose: code.purpose,
		code: typed
	}));
	const token = createToken();
	switch (code.purpose) {
		case "password_reset": {
			const expiresAt = minutesAfter(now, 15);
			await insertResetToken(db, {
				tokenHash: hashOfToken(token),
				userId: user.id,
				expiresAt
			});
			return {
				purpose: code.purpose,
				reset_token: token,
				expires_at: expiresAt.toISOString()
			};
		}
		case "payment_method": {
			const expiresAt = minutesAfter(now, 15);
			const session = {
				tokenHash: hashOfToken(token),
				userId: user.id,
				scope: code.purpose,
				expiresAt
			};
			await insertSession(db, {
				...session,
				address: caller.address,
				userAgent: caller.userAgent
			});
			await audit(db, {
				userId: user.id,
				action: "session.startedByCode",
				address: caller.address
			});
			const customers = await findCustomersOf(db, user.id);
			return {
				purpose: code.purpose,
				token,
				expires_at: expiresAt.toISOString(),
				customers
			};
		}
	}
}
/** Finds the typed code among the user's valid ones. */
async function findMatchingCode(services, userId, typed) {
	const { db, clock, config } = services;
	const liveCodes = await findLiveCodes(db, {
		userId,
		purposes: visitorPurposes,
		now: clock.now()
	});
	if (liveCodes.length === 0) return null;
	if (!(await countCodeTry(services, userId))(typed)) return null;
	return liveCodes.filter(isVisitorCode).find((code) => isCode(code, typed, config.CODE_KEY)) ?? null;
}
// server/features/session/signIn.ts
/** Signs users in: checks the password and the second step, and creates the session. */
async function signIn(services, credentials, caller) {
	const attempt = {
		credentials,
		caller,
		email: credentials.email,
		address: caller.address
	};
	await countSignInAttempt(services, attempt);
	const user = await checkPassword(services, attempt);
	await checkSecondStep(services, attempt, user);
	if (user.mustChangePassword) {
		await revertSignInAttempt(services.db, attempt);
		throw new PasswordChangeRequired({ reset_token: await issueResetToken(services, user) });
	}
	return createSession(services, attempt, user);
}
/** Returns the user with this email and password. */
async function checkPassword({ db }, attempt) {
	const { email, password } = attempt.credentials;
	const user = await findUserByEmail(db, email);
	if (!await passwordMatches(password, user?.passwordHash).catch(async (error) => {
		await revertSignInAttempt(db, attempt);
		throw error;
	}) || !user) {
		await auditSignIn(db, attempt, {
			userId: user?.id ?? null,
			action: "session.refused"
		});
		throw new AppError("invalid_input", wrongCredentials);
	}
	return user;
}
/** Requires a correct code from users with two-step sign-in. */
async function checkSecondStep(services, attempt, user) {
	const { db } = services;
	const { otp } = attempt.credentials;
	if (!user.totpSince || !user.totpSecret) return;
	if (otp === void 0) {
		await revertSignInAttempt(db, attempt);
		throw new AppError("two_step_required", secondStep);
	}
	const key = `second-step:${user.id}`;
	await limitAttempts(services, key, {
		rule: secondStepByUser,
		textFor: throttled$2
	});
	if (!await consumeSecondStep(services, {
		userId: user.id,
		sealed: user.totpSecret,
		typed: otp
	})) {
		await auditSignIn(db, attempt, {
			userId: user.id,
			action: "session.refusedSecondStep"
		});
		throw new AppError("invalid_input", secondStepWrong, { otp: secondStepWrong });
	}
	await clearAttempts(db, key);
}
/** Returns a token with which the user can choose another password. */
async function issueResetToken({ db, clock }, user) {
	const token = createToken();
	const expiresAt = minutesAfter(clock.now(), 15);
	await insertResetToken(db, {
		tokenHash: hashOfToken(token),
		userId: user.id,
		expiresAt
	});
	return token;
}
async function createSession({ db, clock }, attempt, user) {
	const userDetails = await findUserDetails(db, { userId: user.id });
	if (!userDetails) throw new Error(`User ${user.id} has no contact`);
	const token = createToken();
	const now = clock.now();
	const expiresAt = minutesAfter(now, 480);
	await db.transaction(async (tx) => {
		if (await lockPasswordHash(tx, user.id) !== user.passwordHash) throw new AppError("invalid_input", wrongCredentials);
		const { address, userAgent } = attempt.caller;
		const sessionUse = {
			createdAt: now,
			lastUsedAt: now,
			address,
			userAgent
		};
		await insertSession(tx, {
			tokenHash: hashOfToken(token),
			userId: user.id,
			expiresAt,
			...sessionUse
		});
		await clearSignInAttempts(tx, attempt);
		await recordSignIn(tx, user.id, now);
		const device = deviceOf(userAgent);
		if (await isNewDevice(tx, user.id, device)) await notify(tx, {
			kind: "new_device",
			userId: user.id,
			device,
			at: now.toISOString()
		});
		await auditSignIn(tx, attempt, {
			userId: user.id,
			action: "session.started"
		});
	});
	return {
		token,
		expires_at: expiresAt.toISOString(),
		user_details: userDetails,
		app_features: appFeaturesOf(new Set(user.rights)),
		preferences: await findPreferences(db, user.id)
	};
}
/** Records what the owner sees in the sign-in history. */
const auditSignIn = (db, { caller }, event) => audit(db, {
	...event,
	address: caller.address,
	details: { userAgent: caller.userAgent }
});
// server/features/session/routes.ts
/** Routes to sign in and out, for one-time codes and for forgotten passwords. */
function sessionRoutes(routeContext, services) {
	const { db, clock } = services;
	serve(routeContext, validateUser, async ({ body }, caller) => signIn(services, body, caller));
	serve(routeContext, logout, async ({ actor }, caller) => {
		await deleteSession(db, actor.tokenHash);
		await auditActor(db, {
			actor,
			caller
		}, { action: "session.ended" });
		return null;
	});
	serve(routeContext, getAppData, async ({ actor }) => appFeaturesOf(actor.rights));
	serve(routeContext, sendForgotPasswordCode, async ({ query }, caller) => {
		await sendCode(services, {
			recipient: { email: query.emailId },
			purpose: "password_reset"
		}, caller);
		caller.addMessage(codeSent$1);
		return null;
	});
	serve(routeContext, sendEmailCode, async ({ query }, caller) => {
		await sendCode(services, {
			recipient: { email: query.emailId },
			purpose: "payment_method"
		}, caller);
		caller.addMessage(codeSent$1);
		return null;
	});
	serve(routeContext, sendPhoneCode, async ({ query }, caller) => {
		await sendCode(services, {
			recipient: { phone: query.phoneNumber },
			purpose: "payment_method"
		}, caller);
		caller.addMessage(codeSentToPhone);
		return null;
	});
	serve(routeContext, validateCode, async ({ body }, caller) => {
		return exchangeCode(services, {
			recipient: body.emailId === void 0 ? { phone: body.phoneNumber ?? "" } : { email: body.emailId },
			typed: body.otp
		}, caller);
	});
	serve(routeContext, resetForgottenPassword, async ({ body }, caller) => {
		await limitNetworkAttempts(services, "resets", {
			address: caller.address,
			rule: codeTriesByAddress,
			textFor: codeThrottled
		});
		const tokenHash = hashOfToken(body.reset_token);
		const user = await findUserByEmail(db, body.user_email);
		if (!user || !await hasResetToken(db, {
			tokenHash,
			userId: user.id,
			now: clock.now()
		})) throw new AppError("invalid_input", resetExpired);
		if (await passwordMatches(body.new_password, user.passwordHash)) throw new AppError("invalid_input", samePassword, { new_password: samePassword });
		const passwordHash = await hashPassword(body.new_password);
		await db.transaction(async (tx) => {
			if (!await consumeResetToken(tx, {
				tokenHash,
				userId: user.id,
				now: clock.now()
			})) throw new AppError("invalid_input", resetExpired);
			await updatePassword(tx, user.id, { passwordHash });
			await deleteSessionsOf(tx, user.id);
			await clearAllAttempts(tx, signInKey(user.email));
			await audit(tx, {
				userId: user.id,
				action: "password.reset",
				address: caller.address
			});
		});
		caller.addMessage(passwordChanged);
		return null;
	});
}
// server/features/statements/nextBill/nextBill.queries.ts
/** Queries what happened on a billing account since its last statement and affects the next bill. */
/** The caller must have checked that the billing account is in scope. */
async function findSinceLastBill(db, accountNumber, zone) {
	const [lastStatement] = await db.select({
		periodEnd: statements.periodEnd,
		issuedOn: statements.issuedOn
	}).from(statements).where(eq(statements.billingAccountNumber, accountNumber)).orderBy(desc(statements.issuedOn)).limit(1);
	const [changes, creditRows, returns] = await Promise.all([
		findChanges(db, accountNumber, lastStatement?.periodEnd),
		findCredits(db, accountNumber, {
			from: lastStatement?.issuedOn,
			zone
		}),
		findReturns(db, accountNumber, {
			from: lastStatement?.issuedOn,
			zone
		})
	]);
	return {
		changes,
		credits: creditRows,
		returns
	};
}
/** Finds changes on days that are not billed yet. */
async function findChanges(db, accountNumber, billedUntil) {
	const [from, to] = [alias(products, "from_product"), alias(products, "to_product")];
	return (await db.select({
		day: planChanges.effectiveOn,
		fromName: from.name,
		toName: to.name,
		streetAddress: premises.streetAddress,
		unit: premises.unit,
		proration: planChanges.proration
	}).from(planChanges).innerJoin(serviceAccounts, eq(serviceAccounts.id, planChanges.serviceAccountId)).innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber)).leftJoin(from, eq(from.code, planChanges.fromProductCode)).leftJoin(to, eq(to.code, planChanges.toProductCode)).where(and(eq(serviceAccounts.billingAccountNumber, accountNumber), eq(planChanges.status, "applied"), billedUntil === void 0 ? void 0 : gt(planChanges.effectiveOn, billedUntil))).orderBy(asc(planChanges.effectiveOn), asc(planChanges.createdAt))).map(({ streetAddress, unit, ...change }) => ({
		...change,
		place: addressLine(streetAddress, unit)
	}));
}
const findCredits = (db, accountNumber, { from, zone }) => {
	const day = sql`(${credits.createdAt} at time zone ${zone})::date::text`;
	return db.select({
		day,
		reasonCode: credits.reasonCode,
		amount: credits.amount
	}).from(credits).where(and(eq(credits.billingAccountNumber, accountNumber), from === void 0 ? void 0 : gte(day, from))).orderBy(asc(credits.createdAt));
};
const findReturns = (db, accountNumber, { from, zone }) => {
	const day = sql`(${payments$1.createdAt} at time zone ${zone})::date::text`;
	return db.select({
		day,
		fee: payments$1.returnFee
	}).from(payments$1).where(and(eq(payments$1.billingAccountNumber, accountNumber), gt(payments$1.returnFee, 0), from === void 0 ? void 0 : gte(day, from))).orderBy(asc(payments$1.createdAt));
};
// server/features/statements/nextBill/rules.ts
/** Computes the known part of the next bill from what happened since the last one. */
/** A replacement costs only the difference, and the label says so. */
const changeLabel = ({ fromName, toName }) => {
	return `${toName !== null && fromName !== null ? `${toName} replacing ${fromName}` : toName ?? fromName ?? "A change"}, prorated`;
};
/** Lists the oldest line first, and leaves out lines without an amount. */
function nextBillOf({ changes, credits, returns }) {
	const lines = [
		...changes.map((change) => ({
			date: change.day,
			label: changeLabel(change),
			place: change.place,
			amount: change.proration
		})),
		...credits.map(({ day, reasonCode, amount }) => ({
			date: day,
			label: `Credit: ${creditReasons[reasonCode]}`,
			place: "",
			amount: -amount
		})),
		...returns.map(({ day, fee }) => ({
			date: day,
			label: "Returned-payment fee",
			place: "",
			amount: fee
		}))
	].filter(({ amount }) => amount !== 0);
	lines.sort((left, right) => left.date.localeCompare(right.date));
	return {
		lines,
		total: lines.reduce((sum, { amount }) => sum + amount, 0)
	};
}
// server/features/statements/routes.ts
/** Routes for statements: the list, one with its lines, and one as a PDF. */
function statementRoutes(routeContext, services) {
	const { db, clock, config } = services;
	serve(routeContext, listStatements, async ({ body, actor }, caller) => {
		const scope = scopeOf(actor);
		if (body.billing_group_id !== void 0) {
			const group = await findBillingGroup(db, scope, body.billing_group_id);
			if (!group) throw notFound$1();
			const { customerNumber } = group;
			await recordAccess(db, actor, {
				customerNumber,
				address: caller.address,
				what: "statements"
			});
		} else if (scope.kind === "all") throw new AppError("invalid_input", oneGroup, { billing_group_id: oneGroup });
		return findStatements(db, scope, {
			...body,
			today: clock.today()
		});
	});
	const requireStatement = async (statementId, actor, { address }) => {
		const found = await findStatement(db, scopeOf(actor), {
			statementId,
			today: clock.today(),
			zone: config.TIME_ZONE
		});
		if (!found) throw notFound$1();
		const { customerNumber, ...statement } = found;
		await recordAccess(db, actor, {
			customerNumber,
			address,
			what: "statement"
		});
		return statement;
	};
	serve(routeContext, getStatement, ({ query, actor }, caller) => requireStatement(query.statement_id, actor, caller));
	serve(routeContext, getNextBill, async ({ query, actor }, caller) => {
		const group = await findBillingGroup(db, scopeOf(actor), query.billing_group_id);
		if (!group) throw notFound$1();
		const { customerNumber, number } = group;
		await recordAccess(db, actor, {
			customerNumber,
			address: caller.address,
			what: "next bill"
		});
		return nextBillOf(await findSinceLastBill(db, number, config.TIME_ZONE));
	});
	serve(routeContext, getStatementPdf, async ({ body, actor }, caller) => {
		const statement = await requireStatement(body.statement_id, actor, caller);
		const { createStatementPdf } = await import("./statementPdf-BuT9B2fT.js");
		return {
			name: `Statement ${statement.crm_billing_account_number} ${statement.bill_date}.pdf`,
			type: "application/pdf",
			bytes: await createStatementPdf(statement, config.BRAND_NAME)
		};
	});
}
// server/features/summary/range.queries.ts
/** Conditions for the days that a summary covers, and for as many days before them. */
const firstDay = ({ today, days }) => addDays(today, 1 - days);
const firstDayOfPreviousRange = ({ today, days }) => addDays(today, 1 - 2 * days);
const startOfDay = (day, zone) => sql`(${day}::date::timestamp at time zone ${zone})`;
/** Covers the previous and the current range, so that one query counts both. */
const isSincePreviousRange = (moment, range) => gte(moment, startOfDay(firstDayOfPreviousRange(range), range.zone));
const isInRange = (moment, range) => gte(moment, startOfDay(firstDay(range), range.zone));
const isBeforeRange = (moment, range) => lt(moment, startOfDay(firstDay(range), range.zone));
const isToday = (moment, { today, zone }) => gte(moment, startOfDay(today, zone));
const countOf = (...conditions) => sql`(count(*) filter (where ${and(sql`true`, ...conditions)}))::int`;
const dayOf = (moment, { zone }) => sql`(${moment} at time zone ${zone})::date::text`.as("day");
/** Returns every day of the range with its count, including days without any. */
function fillDays(range, rows) {
	const counts = new Map(rows.map(({ day, count }) => [day, count]));
	return Array.from({ length: range.days }, (_, index) => {
		const day = addDays(firstDay(range), index);
		return {
			day,
			count: counts.get(day) ?? 0
		};
	});
}
const countFact = (name, value = 0, before = null) => ({
	unit: "count",
	name,
	value,
	before
});
const moneyFact = (name, value = 0, before = null) => ({
	unit: "money",
	name,
	value,
	before
});
const buildFigures = (facts, extraFigures = {}) => ({
	facts,
	by_day: [],
	by_category: [],
	by_outage: [],
	...extraFigures
});
// server/features/summary/lists/page.queries.ts
/** What the queries of the summary lists share. */
/** No one reads that far, so rows beyond this are not counted. */
const maxCounted = 1e5;
/** Counts the rows of a list, independent of the page. */
async function countRows(db, table, where) {
	const counted = await countBounded(db, table, {
		where,
		maxCount: maxCounted
	});
	return {
		...counted,
		figure: counted.total_count
	};
}
/** 0 days means no limit. */
const isWithinDays = (moment, range) => range.days === 0 ? void 0 : isInRange(moment, range);
/** The community of a billing account's first service, or an empty string. */
const communityOfAccount = sql`coalesce((select ${communities.name} from ${premises}
  join ${communities} on ${communities.id} = ${premises.communityId}
  where ${premises.number} = ${firstService(sql`${billingAccounts.number}`)}), '')`;
// server/features/summary/lists/errors.queries.ts
/** Queries server errors hour by hour and endpoint by endpoint. */
const order$2 = {
	moment: serverErrors.hour,
	keys: [serverErrors.call]
};
const matchesRange$1 = (range) => isWithinDays(serverErrors.hour, range);
/** The tile counts errors, and a row may have several. */
async function countErrorRows(db, range) {
	const [rows, [found]] = await Promise.all([countRows(db, serverErrors, matchesRange$1(range)), db.select({ errors: sql`coalesce(sum(${serverErrors.count}), 0)::int` }).from(serverErrors).where(matchesRange$1(range))]);
	return {
		...rows,
		figure: found?.errors ?? 0
	};
}
async function findErrors(db, range, page) {
	const { pageRows, next } = toPage(await db.select({
		error: serverErrors,
		micros: microsOf(order$2)
	}).from(serverErrors).where(and(matchesRange$1(range), isAfterCursor(order$2, page.after))).orderBy(...newestFirst(order$2)).limit(page.page_size + 1), page.page_size, ({ error }) => [error.call]);
	return {
		rows: pageRows.map(({ error }) => ({
			hour: error.hour.toISOString(),
			call: error.call,
			count: error.count,
			request_id: error.requestId
		})),
		next
	};
}
// server/features/summary/lists/exportedLists.ts
/** The columns and cells of the summary lists in exported files. Amounts are in dollars. */
const payments = {
	list: "payments",
	head: [
		"Time (UTC)",
		"Confirmation",
		"Billing account",
		"Customer",
		"Name",
		"Community",
		"Amount",
		"Status",
		"Reason",
		"Channel"
	],
	cells: (row) => [
		row.created_at,
		row.confirmation_number,
		row.account_no,
		row.crm_customer_number,
		row.name,
		row.community,
		row.amount / 100,
		paymentStatusLabels[row.status],
		row.reason,
		paymentChannelLabels[row.channel]
	]
};
const scheduled = {
	list: "scheduled",
	head: [
		"Day",
		"Billing account",
		"Customer",
		"Name",
		"Community",
		"Amount",
		"Status",
		"Reason"
	],
	cells: (row) => [
		row.pay_on,
		row.account_no,
		row.crm_customer_number,
		row.name,
		row.community,
		row.amount / 100,
		scheduledStatusLabels[row.status],
		row.reason
	]
};
const requests = {
	list: "requests",
	head: [
		"Opened (UTC)",
		"Request",
		"Category",
		"Title",
		"Status",
		"Customer",
		"Name",
		"Community",
		"First reply by (UTC)",
		"Overdue"
	],
	cells: (row) => [
		row.created_at,
		row.case_no,
		row.category === null ? "" : categoryLabels[row.category],
		row.title,
		caseStatusLabels("theirs")[row.status],
		row.crm_customer_number,
		row.name,
		row.community,
		row.promised_by,
		row.is_late ? "yes" : "no"
	]
};
const registrations = {
	list: "registrations",
	head: [
		"Registered (UTC)",
		"Parent account",
		"Customer",
		"Name",
		"Community"
	],
	cells: (row) => [
		row.registered_at,
		row.migration_account_parent_id,
		row.crm_customer_number,
		row.name,
		row.community
	]
};
const errors = {
	list: "errors",
	head: [
		"Hour (UTC)",
		"Call",
		"Errors",
		"Newest request"
	],
	cells: (row) => [
		row.hour,
		row.call,
		row.count,
		row.request_id
	]
};
// server/features/summary/lists/payments.queries.ts
/** Queries payments and scheduled payments of all customers. */
const customerColumns = {
	customerNumber: customers.number,
	name: customers.name,
	community: communityOfAccount
};
const paymentOrder = {
	moment: payments$1.createdAt,
	keys: [payments$1.id]
};
const hasStatus$1 = (status) => {
	if (status === "") return void 0;
	return status === "failed" ? inArray(payments$1.status, ["declined", "failed"]) : eq(payments$1.status, status);
};
const matchesFilter$1 = (range, { status, channel }) => and(hasStatus$1(status), channel === "" ? void 0 : eq(payments$1.channel, channel), isWithinDays(payments$1.createdAt, range), billedInCommunity(payments$1.billingAccountNumber, range));
const countPaymentRows = (db, range, filter) => countRows(db, payments$1, matchesFilter$1(range, filter));
async function findPayments(db, range, { status, channel, ...page }) {
	const { pageRows, next } = toPage(await db.select({
		payment: payments$1,
		...customerColumns,
		micros: microsOf(paymentOrder)
	}).from(payments$1).innerJoin(billingAccounts, eq(billingAccounts.number, payments$1.billingAccountNumber)).innerJoin(customers, eq(customers.number, billingAccounts.customerNumber)).where(and(matchesFilter$1(range, {
		status,
		channel
	}), isAfterCursor(paymentOrder, page.after))).orderBy(...newestFirst(paymentOrder)).limit(page.page_size + 1), page.page_size, ({ payment }) => [payment.id]);
	return {
		rows: pageRows.map(({ payment, customerNumber, name, community }) => ({
			payment_id: payment.id,
			created_at: payment.createdAt.toISOString(),
			confirmation_number: payment.confirmationNumber,
			account_no: payment.billingAccountNumber,
			crm_customer_number: customerNumber,
			name,
			community,
			amount: payment.amount,
			status: payment.status,
			reason: payment.reason,
			channel: payment.channel
		})),
		next
	};
}
const scheduledOrder = {
	moment: scheduledPayments.payOn,
	keys: [scheduledPayments.id]
};
/** The day range doesn't apply to upcoming payments, because all of their days lie ahead. */
function matchesScheduledFilter(status, range) {
	return and(isInState(status, range), billedInCommunity(scheduledPayments.billingAccountNumber, range));
}
function isInState(status, range) {
	const isWithinRange = range.days === 0 ? void 0 : gte(scheduledPayments.payOn, firstDay(range));
	switch (status) {
		case "to_come": return eq(scheduledPayments.status, "scheduled");
		case "paid":
		case "failed": return and(eq(scheduledPayments.status, status), isWithinRange);
		case "": return isWithinRange;
	}
}
const countScheduledRows = (db, range, { status }) => countRows(db, scheduledPayments, matchesScheduledFilter(status, range));
async function findScheduled(db, range, { status, ...page }) {
	const { pageRows, next } = toPage(await db.select({
		payment: scheduledPayments,
		...customerColumns,
		micros: microsOf(scheduledOrder)
	}).from(scheduledPayments).innerJoin(billingAccounts, eq(billingAccounts.number, scheduledPayments.billingAccountNumber)).innerJoin(customers, eq(customers.number, billingAccounts.customerNumber)).where(and(matchesScheduledFilter(status, range), isAfterCursor(scheduledOrder, page.after))).orderBy(...newestFirst(scheduledOrder)).limit(page.page_size + 1), page.page_size, ({ payment }) => [payment.id]);
	return {
		rows: pageRows.map(({ payment, customerNumber, name, community }) => ({
			scheduled_payment_id: payment.id,
			pay_on: payment.payOn,
			account_no: payment.billingAccountNumber,
			crm_customer_number: customerNumber,
			name,
			community,
			amount: payment.amount,
			status: payment.status,
			reason: payment.reason
		})),
		next
	};
}
// server/features/summary/lists/registrations.queries.ts
/** Queries legacy customers who have registered. */
const order$1 = {
	moment: legacyAccounts.registeredAt,
	keys: [legacyAccounts.migrationAccountParentId]
};
/** The community of a customer's first service. */
const community = sql`coalesce((select ${communityOfAccount} from ${billingAccounts}
  where ${billingAccounts.customerNumber} = ${customers.number} order by ${billingAccounts.number} limit 1), '')`;
const matchesRange = (range) => and(isNotNull(legacyAccounts.registeredAt), isWithinDays(legacyAccounts.registeredAt, range), customerInCommunity(legacyAccounts.customerNumber, range));
const countRegisteredRows = (db, range) => countRows(db, legacyAccounts, matchesRange(range));
async function findRegisteredCustomers(db, range, page) {
	const { pageRows, next } = toPage(await db.select({
		parentId: legacyAccounts.migrationAccountParentId,
		registeredAt: legacyAccounts.registeredAt,
		customerNumber: customers.number,
		name: customers.name,
		community,
		micros: microsOf(order$1)
	}).from(legacyAccounts).innerJoin(customers, eq(customers.number, legacyAccounts.customerNumber)).where(and(matchesRange(range), isAfterCursor(order$1, page.after))).orderBy(...newestFirst(order$1)).limit(page.page_size + 1), page.page_size, ({ parentId }) => [parentId]);
	return {
		rows: pageRows.map((row) => ({
			migration_account_parent_id: row.parentId,
			registered_at: row.registeredAt?.toISOString() ?? "",
			crm_customer_number: row.customerNumber,
			name: row.name,
			community: row.community
		})),
		next
	};
}
// server/features/summary/lists/requests.queries.ts
/** Queries service requests of all customers. The lots of a bulk request don't count separately. */
const order = {
	moment: cases.createdAt,
	keys: [cases.id]
};
/** The day range doesn't apply to open and late requests. */
function hasStatus(status, range) {
	switch (status) {
		case "open": return isOpenRequest(cases);
		case "late": return isOverdueRequest(cases, range.now);
		case "over": return and(inArray(cases.status, [...statusesByTab.closed, ...statusesByTab.cancelled]), isWithinDays(cases.createdAt, range));
		case "": return isWithinDays(cases.createdAt, range);
	}
}
const matchesFilter = (range, { status, category }) => and(eq(cases.kind, "request"), eq(cases.isPart, false), hasStatus(status, range), category === "" ? void 0 : eq(cases.category, category), inCommunity$1(cases.premiseNumber, range));
const countRequestRows = (db, range, filter) => countRows(db, cases, matchesFilter(range, filter));
async function findRequests(db, range, { status, category, ...page }) {
	const { pageRows, next } = toPage(await db.select({
		request: cases,
		name: customers.name,
		community: communities.name,
		isPromised: sql`(${isAwaitingFirstAnswer(cases)})`,
		isLate: sql`coalesce(${isOverdueRequest(cases, range.now)}, false)`,
		micros: microsOf(order)
	}).from(cases).innerJoin(customers, eq(customers.number, cases.customerNumber)).leftJoin(premises, eq(premises.number, cases.premiseNumber)).leftJoin(communities, eq(communities.id, premises.communityId)).where(and(matchesFilter(range, {
		status,
		category
	}), isAfterCursor(order, page.after))).orderBy(...newestFirst(order)).limit(page.page_size + 1), page.page_size, ({ request }) => [request.id]);
	return {
		rows: pageRows.map(({ request, name, community, isPromised: isAwaitingReply, isLate }) => ({
			case_id: request.id,
			case_no: request.number,
			created_at: request.createdAt.toISOString(),
			category: request.category,
			title: request.title,
			status: request.status,
			crm_customer_number: request.customerNumber,
			name,
			community: community ?? "",
			promised_by: isAwaitingReply ? request.expectedBy?.toISOString() ?? null : null,
			is_late: isLate
		})),
		next
	};
}
// server/features/summary/lists/routes.ts
/** Routes for the lists behind the summary tiles, over all customers. Viewing or exporting a list is recorded. */
/** An export reads this many rows at a time. */
const page_size = 500;
const listLabels = {
	payments: "payments",
	scheduled: "scheduled payments",
	requests: "service requests",
	registrations: "registrations",
	errors: "portal errors"
};
/** Returns what the calls of all lists share. */
function createListHelpers({ db, clock, config }) {
	const rangeOf = ({ days, community }) => ({
		days,
		community,
		now: clock.now(),
		today: clock.today(),
		zone: config.TIME_ZONE
	});
	/** Returns a page with the total row count and the time of the query. */
	const readPage = async (query, find, count) => {
		const range = rangeOf(query);
		const [page, rowCount] = await Promise.all([find(range), count(range)]);
		return {
			as_of: range.now.toISOString(),
			...page,
			...rowCount
		};
	};
	/** Records that staff viewed data of many customers at once. */
	const recordListAccess = (actor, { address }, list) => recordAccess(db, actor, {
		address,
		what: `list of ${listLabels[list]}`
	});
	/** Returns all rows of a list as a file, and records the export. */
	async function exportList({ actor, query }, caller, { list, head, cells: cellsOf, find }) {
		const filledFields = Object.entries(query).filter(([, value]) => value !== "");
		const details = {
			list: listLabels[list],
			...Object.fromEntries(filledFields)
		};
		await auditActor(db, {
			actor,
			caller
		}, {
			action: "summary.exported",
			details
		});
		const range = rangeOf(query);
		const rows = readAllPages((after) => find(range, {
			after,
			page_size
		}), cellsOf);
		return csvFile({
			name: `All ${listLabels[list]}.csv`,
			head,
			rows
		});
	}
	return {
		readPage,
		recordListAccess,
		exportList
	};
}
function operationListRoutes(routeContext, services) {
	const { db } = services;
	const { readPage, recordListAccess, exportList } = createListHelpers(services);
	serve(routeContext, listAllPayments, async ({ query, actor }, caller) => {
		await recordListAccess(actor, caller, "payments");
		return readPage(query, (range) => findPayments(db, range, query), (range) => countPaymentRows(db, range, query));
	});
	serve(routeContext, exportAllPayments, (input, caller) => exportList(input, caller, {
		...payments,
		find: (range, page) => findPayments(db, range, {
			...input.query,
			...page
		})
	}));
	serve(routeContext, listAllScheduled, async ({ query, actor }, caller) => {
		await recordListAccess(actor, caller, "scheduled");
		return readPage(query, (range) => findScheduled(db, range, query), (range) => countScheduledRows(db, range, query));
	});
	serve(routeContext, exportAllScheduled, (input, caller) => exportList(input, caller, {
		...scheduled,
		find: (range, page) => findScheduled(db, range, {
			...input.query,
			...page
		})
	}));
	serve(routeContext, listAllRequests, async ({ query, actor }, caller) => {
		await recordListAccess(actor, caller, "requests");
		return readPage(query, (range) => findRequests(db, range, query), (range) => countRequestRows(db, range, query));
	});
	serve(routeContext, exportAllRequests, (input, caller) => exportList(input, caller, {
		...requests,
		find: (range, page) => findRequests(db, range, {
			...input.query,
			...page
		})
	}));
	serve(routeContext, listRegistered, async ({ query, actor }, caller) => {
		await recordListAccess(actor, caller, "registrations");
		return readPage(query, (range) => findRegisteredCustomers(db, range, query), (range) => countRegisteredRows(db, range));
	});
	serve(routeContext, exportRegistered, (input, caller) => exportList(input, caller, {
		...registrations,
		find: (range, page) => findRegisteredCustomers(db, range, page)
	}));
	serve(routeContext, listErrors, ({ query }) => readPage(query, (range) => findErrors(db, range, query), (range) => countErrorRows(db, range)));
	serve(routeContext, exportErrors, (input, caller) => exportList(input, caller, {
		...errors,
		find: (range, page) => findErrors(db, range, page)
	}));
}
// server/features/summary/errors/errors.queries.ts
/** Queries server errors by hour and endpoint. */
/** Adds the counts, because several processes count the same endpoints. */
async function addErrors(db, counts) {
	await db.insert(serverErrors).values([...counts]).onConflictDoUpdate({
		target: [serverErrors.hour, serverErrors.call],
		set: {
			count: sql`${serverErrors.count} + excluded.count`,
			requestId: sql`excluded.request_id`
		}
	});
}
const { hour, count: count$1 } = serverErrors;
const sumCounts = (...conditions) => sql`coalesce(sum(${count$1}) filter (where ${and(...conditions)}), 0)::int`;
/** Counts errors of all communities, because an error belongs to an endpoint and not to a place. */
async function countErrors(db, range) {
	const [[found], days] = await Promise.all([db.select({
		today: sumCounts(isToday(hour, range)),
		inDays: sumCounts(isInRange(hour, range)),
		before: sumCounts(isBeforeRange(hour, range)),
		newest: max(hour)
	}).from(serverErrors).where(isSincePreviousRange(hour, range)), db.select({
		day: dayOf(hour, range),
		count: sql`sum(${count$1})::int`
	}).from(serverErrors).where(isInRange(hour, range)).groupBy(sql`day`)]);
	return buildFigures([
		countFact("errors_today", found?.today),
		countFact("errors", found?.inDays, found?.before),
		{
			unit: "moment",
			name: "last_error",
			value: found?.newest?.toISOString() ?? null
		}
	], { by_day: fillDays(range, days) });
}
// server/features/summary/money.queries.ts
/** Counts payments, credits, deposits, refunds and registrations for the summary. */
const isFailed = inArray(payments$1.status, ["declined", "failed"]);
const isPosted = eq(payments$1.status, "posted");
const isReturned = eq(payments$1.status, "returned");
async function countPayments(db, range) {
	const matchesRange = and(isSincePreviousRange(payments$1.createdAt, range), billedInCommunity(payments$1.billingAccountNumber, range));
	const [inDays, before, today] = [
		isInRange(payments$1.createdAt, range),
		isBeforeRange(payments$1.createdAt, range),
		isToday(payments$1.createdAt, range)
	];
	const [[found], days] = await Promise.all([db.select({
		postedToday: countOf(isPosted, today),
		amountToday: sumOf$1(payments$1.amount, isPosted, today),
		failedToday: countOf(isFailed, today),
		returnedToday: countOf(isReturned, today),
		posted: sumOf$1(payments$1.amount, isPosted, inDays),
		postedBefore: sumOf$1(payments$1.amount, isPosted, before),
		failed: countOf(isFailed, inDays),
		failedBefore: countOf(isFailed, before),
		returned: countOf(isReturned, inDays),
		returnedBefore: countOf(isReturned, before)
	}).from(payments$1).where(matchesRange), db.select({
		day: dayOf(payments$1.createdAt, range),
		count: countOf()
	}).from(payments$1).where(and(matchesRange, inDays, isPosted)).groupBy(sql`day`)]);
	return buildFigures([
		moneyFact("amount_today", found?.amountToday),
		countFact("posted_today", found?.postedToday),
		countFact("failed_today", found?.failedToday),
		countFact("returned_today", found?.returnedToday),
		moneyFact("posted", found?.posted, found?.postedBefore),
		countFact("failed", found?.failed, found?.failedBefore),
		countFact("returned", found?.returned, found?.returnedBefore)
	], { by_day: fillDays(range, days) });
}
async function countScheduled(db, range) {
	const { payOn, status, amount, billingAccountNumber } = scheduledPayments;
	const [inDays, before] = [gte(payOn, firstDay(range)), lt(payOn, firstDay(range))];
	const isInCommunity = billedInCommunity(billingAccountNumber, range);
	const isAutopay = eq(payments$1.channel, "autopay");
	const [[upcoming], [finished], [autopay]] = await Promise.all([
		db.select({
			count: countOf(),
			amount: sumOf$1(amount)
		}).from(scheduledPayments).where(and(eq(status, "scheduled"), isInCommunity)),
		db.select({
			paid: countOf(eq(status, "paid"), inDays),
			paidBefore: countOf(eq(status, "paid"), before),
			failed: countOf(eq(status, "failed"), inDays),
			failedBefore: countOf(eq(status, "failed"), before)
		}).from(scheduledPayments).where(and(inArray(status, ["paid", "failed"]), gte(payOn, firstDayOfPreviousRange(range)), isInCommunity)),
		db.select({
			paid: countOf(isPosted, isInRange(payments$1.createdAt, range)),
			paidBefore: countOf(isPosted, isBeforeRange(payments$1.createdAt, range)),
			failed: countOf(isFailed, isInRange(payments$1.createdAt, range)),
			failedBefore: countOf(isFailed, isBeforeRange(payments$1.createdAt, range))
		}).from(payments$1).where(and(isAutopay, isSincePreviousRange(payments$1.createdAt, range), billedInCommunity(payments$1.billingAccountNumber, range)))
	]);
	return buildFigures([
		countFact("to_come", upcoming?.count),
		moneyFact("amount_to_come", upcoming?.amount),
		countFact("scheduled_paid", finished?.paid, finished?.paidBefore),
		countFact("scheduled_failed", finished?.failed, finished?.failedBefore),
		countFact("autopay_paid", autopay?.paid, autopay?.paidBefore),
		countFact("autopay_failed", autopay?.failed, autopay?.failedBefore)
	]);
}
async function countCredits(db, range, ownLimit) {
	const { createdAt, amount, billingAccountNumber } = credits;
	const matchesRange = and(isSincePreviousRange(createdAt, range), billedInCommunity(billingAccountNumber, range));
	const [[found], days, [runs]] = await Promise.all([
		db.select({
			today: sumOf$1(amount, isToday(createdAt, range)),
			issued: sumOf$1(amount, isInRange(createdAt, range)),
			before: sumOf$1(amount, isBeforeRange(createdAt, range))
		}).from(credits).where(matchesRange),
		db.select({
			day: dayOf(createdAt, range),
			count: countOf()
		}).from(credits).where(and(matchesRange, isInRange(createdAt, range))).groupBy(sql`day`),
		db.select({ waiting: countOf() }).from(creditRuns).where(eq(creditRuns.status, "waiting"))
	]);
	return buildFigures([
		moneyFact("issued_today", found?.today),
		moneyFact("own_used", ownLimit.used_today),
		moneyFact("own_limit", ownLimit.per_day),
		countFact("runs_waiting", runs?.waiting),
		moneyFact("issued", found?.issued, found?.before)
	], { by_day: fillDays(range, days) });
}
async function countDeposits(db, range) {
	const [[heldDeposits], [requestedRefunds]] = await Promise.all([db.select({
		due: countOf(isReviewDue(range.today)),
		amount: sumOf$1(deposits.amount)
	}).from(deposits).where(and(inArray(deposits.status, heldStatuses), billedInCommunity(deposits.billingAccountNumber, range))), db.select({
		count: countOf(gte(refunds.requestedOn, firstDay(range))),
		before: countOf(lt(refunds.requestedOn, firstDay(range)))
	}).from(refunds).where(and(gte(refunds.requestedOn, firstDayOfPreviousRange(range)), billedInCommunity(refunds.billingAccountNumber, range)))]);
	return buildFigures([
		countFact("under_review", heldDeposits?.due),
		moneyFact("amount_held", heldDeposits?.amount),
		countFact("refunds", requestedRefunds?.count, requestedRefunds?.before)
	]);
}
async function countRegistrations(db, range) {
	const { registeredAt, customerNumber } = legacyAccounts;
	const isInCommunity = customerInCommunity(customerNumber, range);
	const [[found], days, [created]] = await Promise.all([
		db.select({
			all: countOf(),
			done: countOf(isNotNull(registeredAt)),
			inDays: countOf(isInRange(registeredAt, range)),
			before: countOf(isSincePreviousRange(registeredAt, range), isBeforeRange(registeredAt, range))
		}).from(legacyAccounts).where(isInCommunity),
		db.select({
			day: dayOf(registeredAt, range),
			count: countOf()
		}).from(legacyAccounts).where(and(isInRange(registeredAt, range), isInCommunity)).groupBy(sql`day`),
		db.select({
			count: countOf(isInRange(users.createdAt, range)),
			before: countOf(isBeforeRange(users.createdAt, range))
		}).from(users).innerJoin(contacts, eq(contacts.id, users.contactId)).where(and(sql`${users.userType} <> 'CENTRIC'`, isSincePreviousRange(users.createdAt, range), customerInCommunity(contacts.customerNumber, range)))
	]);
	const { all = 0, done = 0 } = found ?? {};
	return buildFigures([
		countFact("registered", found?.inDays, found?.before),
		{
			unit: "percent",
			name: "migrated",
			value: all === 0 ? null : Math.round(done / all * 1e3) / 10
		},
		countFact("not_migrated", all - done),
		countFact("new_users", created?.count, created?.before)
	], { by_day: fillDays(range, days) });
}
// server/features/summary/unanswered.queries.ts
/** Counts the unanswered messages. */
/** Counts all messages that are owed an answer, with the oldest, for the summary. */
async function findUnanswered(db, { now, where }) {
	const [found] = await db.select({
		unanswered: sql`count(*)::int`,
		breaching: sql`(count(*) filter (where ${cases.answerDueAt} < ${now}))::int`,
		oldest: min(cases.customerWroteAt)
	}).from(cases).where(and(isUnansweredMessage(cases), where));
	return found ?? {
		unanswered: 0,
		breaching: 0,
		oldest: null
	};
}
// server/features/summary/work.queries.ts
/** Counts the open work of staff for the summary: messages, requests, disconnects, mails and announcements. */
/** Counts the cases of a kind that were opened in the range and before it, by day and category. */
async function findOpenedCases(db, kind, range) {
	const matchesRange = and(eq(cases.kind, kind), eq(cases.isPart, false), isSincePreviousRange(cases.createdAt, range), inCommunity$1(cases.premiseNumber, range));
	return db.select({
		day: dayOf(cases.createdAt, range),
		category: cases.category,
		count: countOf(isInRange(cases.createdAt, range)),
		before: countOf(isBeforeRange(cases.createdAt, range))
	}).from(cases).where(matchesRange).groupBy(sql`day`, cases.category);
}
const sumBy = (rows, figure) => rows.reduce((sum, row) => sum + figure(row), 0);
async function countMessages(db, range) {
	const [opened, { unanswered, breaching, oldest }] = await Promise.all([findOpenedCases(db, "message", range), findUnanswered(db, {
		now: range.now,
		where: inCommunity$1(cases.premiseNumber, range)
	})]);
	return buildFigures([
		countFact("unanswered", unanswered),
		{
			unit: "moment",
			name: "oldest",
			value: oldest?.toISOString() ?? null
		},
		countFact("breaching", breaching),
		countFact("received", sumBy(opened, ({ count }) => count), sumBy(opened, ({ before }) => before))
	], { by_day: fillDays(range, opened) });
}
async function countCases(db, range) {
	const [opened, [openCases]] = await Promise.all([findOpenedCases(db, "request", range), db.select({
		count: countOf(),
		late: countOf(isOverdueRequest(cases, range.now))
	}).from(cases).where(and(isOpenRequest(cases), inCommunity$1(cases.premiseNumber, range)))]);
	const byCategory = caseCategories.map((category) => {
		const categoryRows = opened.filter((row) => row.category === category);
		return {
			category,
			count: sumBy(categoryRows, ({ count }) => count),
			before: sumBy(categoryRows, ({ before }) => before)
		};
	});
	const days = /* @__PURE__ */ new Map();
	for (const { day, count } of opened) days.set(day, (days.get(day) ?? 0) + count);
	return buildFigures([
		countFact("open", openCases?.count),
		countFact("breaching", openCases?.late),
		countFact("opened", sumBy(opened, ({ count }) => count), sumBy(opened, ({ before }) => before))
	], {
		by_category: byCategory,
		by_day: fillDays(range, [...days].map(([day, count]) => ({
			day,
			count
		})))
	});
}
/** Counts in the same way as the report of disconnects. */
async function countDisconnects(db, range) {
	const isInCommunity = ({ community }) => range.community === "" || community === range.community;
	const [groups, disconnected] = await Promise.all([countDue(db, range.today), findDunningAccounts(db, "without gas", {
		today: range.today,
		firstOrderDay: range.today
	})]);
	const due = groups.filter(isInCommunity);
	return buildFigures([
		countFact("due", sumCounts$1(due.filter(({ isHeld }) => !isHeld))),
		countFact("held", sumCounts$1(due.filter(({ isHeld }) => isHeld))),
		countFact("without_gas", disconnected.filter((account) => isWithoutGas(account) && isInCommunity(account.account)).length)
	]);
}
const isShownInCommunity = ({ community }) => community === "" ? void 0 : sql`(cardinality(${announcements.communities}) = 0 or ${community} = any(${announcements.communities}))`;
/** The tile shows this many; the list behind it shows all. */
const maxOutages = 20;
/**
* An outage is open while it is announced. Audience sizes are counted one after the other, because each count scans
* many customers.
*/
async function countOutages(db, range) {
	const openOutages = await db.select().from(announcements).where(and(isLive(range.now), eq(announcements.kind, outageKind), isShownInCommunity(range))).orderBy(asc(announcements.priority), asc(announcements.id));
	const by_outage = [];
	for (const row of openOutages.slice(0, maxOutages)) {
		const { customers, isExact } = await findAudienceSize(db, {
			state: row.states,
			city: row.cities,
			pincode: row.zips,
			community: row.communities,
			service_type_code: row.serviceTypes,
			user_type: row.userTypes
		});
		by_outage.push({
			announcement_id: row.id,
			title: row.title,
			customer_count: customers,
			is_exact: isExact
		});
	}
	return buildFigures([countFact("outages", openOutages.length)], { by_outage });
}
async function countAnnouncements(db, range) {
	const { now } = range;
	const [found] = await db.select({
		live: countOf(isLive(now)),
		urgent: countOf(isLive(now), inArray(announcements.severity, ["urgent", "safety"])),
		planned: countOf(eq(announcements.isDraft, false), gt(announcements.startsAt, now))
	}).from(announcements).where(isShownInCommunity(range));
	return buildFigures([
		countFact("live", found?.live),
		countFact("urgent", found?.urgent),
		countFact("planned", found?.planned)
	]);
}
async function countMails(db, range) {
	const { endedAt, status } = noticeRunRows;
	const [[notices], [answers]] = await Promise.all([db.select({
		sent: countOf(eq(status, "sent"), isInRange(endedAt, range)),
		sentBefore: countOf(eq(status, "sent"), isBeforeRange(endedAt, range)),
		failed: countOf(eq(status, "failed"), isInRange(endedAt, range)),
		failedBefore: countOf(eq(status, "failed"), isBeforeRange(endedAt, range)),
		unknown: countOf(eq(status, "unknown"), isInRange(endedAt, range)),
		unknownBefore: countOf(eq(status, "unknown"), isBeforeRange(endedAt, range))
	}).from(noticeRunRows).leftJoin(billingAccounts, eq(billingAccounts.number, noticeRunRows.accountNumber)).where(and(isSincePreviousRange(endedAt, range), billedInCommunity(noticeRunRows.accountNumber, range))), db.select({ count: countOf() }).from(sentMessages).innerJoin(caseComments, eq(sentMessages.eventKey, sql`'reply:' || ${caseComments.id}`)).innerJoin(cases, eq(cases.id, caseComments.caseId)).where(and(eq(sentMessages.status, "failed"), isInRange(sentMessages.createdAt, range), inCommunity$1(cases.premiseNumber, range)))]);
	return buildFigures([
		countFact("notices_failed", notices?.failed, notices?.failedBefore),
		countFact("notices_unknown", notices?.unknown, notices?.unknownBefore),
		countFact("answers_unsent", answers?.count),
		countFact("notices_sent", notices?.sent, notices?.sentBefore)
	]);
}
// server/features/summary/routes.ts
/** Routes for the tiles of the operations summary. */
function summaryRoutes(routeContext, { db, clock, config }) {
	/** Runs the counts and adds the time of the query. */
	async function summarize(query, count) {
		const range = {
			...query,
			now: clock.now(),
			today: clock.today(),
			zone: config.TIME_ZONE
		};
		return {
			as_of: range.now.toISOString(),
			...await count(range)
		};
	}
	serve(routeContext, summarizeMessages, ({ query }) => summarize(query, (range) => countMessages(db, range)));
	serve(routeContext, summarizeCases, ({ query }) => summarize(query, (range) => countCases(db, range)));
	serve(routeContext, summarizePayments, ({ query }) => summarize(query, (range) => countPayments(db, range)));
	serve(routeContext, summarizeScheduled, ({ query }) => summarize(query, (range) => countScheduled(db, range)));
	serve(routeContext, summarizeCredits, ({ query, actor }) => summarize(query, async (range) => countCredits(db, range, await limitsOf(db, actor, range.now))));
	serve(routeContext, summarizeDisconnects, ({ query }) => summarize(query, (range) => countDisconnects(db, range)));
	serve(routeContext, summarizeDeposits, ({ query }) => summarize(query, (range) => countDeposits(db, range)));
	serve(routeContext, summarizeRegistrations, ({ query }) => summarize(query, (range) => countRegistrations(db, range)));
	serve(routeContext, summarizeOutages, ({ query }) => summarize(query, (range) => countOutages(db, range)));
	serve(routeContext, summarizeAnnouncements, ({ query }) => summarize(query, (range) => countAnnouncements(db, range)));
	serve(routeContext, summarizeMails, ({ query }) => summarize(query, (range) => countMails(db, range)));
	serve(routeContext, summarizeErrors, ({ query }) => summarize(query, (range) => countErrors(db, range)));
}
// shared/texts/tv.ts
/** Texts about TV. */
const samePin = "This is already your PIN. Choose a different one.";
const notSent = "The TV system didn’t accept the PIN. Your current one still works; try again in a moment.";
// server/features/tv/tv.queries.ts
/** Queries TV accounts in scope: their PINs, boxes and channels. */
const findPins = (db, serviceAccountId) => db.select().from(tvPins).where(eq(tvPins.serviceAccountId, serviceAccountId));
const findBoxes = (db, serviceAccountId) => db.select().from(devices).where(and(eq(devices.serviceAccountId, serviceAccountId), eq(devices.kind, "tv_box"))).orderBy(asc(devices.model), asc(devices.serialNumber));
/** Stores a new PIN and sends it to the TV system. If that fails, the transaction rolls back. */
async function storePin(db, pin, { sendPin, ...auditInfo }) {
	const { serviceAccountId, kind, userId, pinHash, changedAt } = pin;
	await db.transaction(async (tx) => {
		await tx.insert(tvPins).values(pin).onConflictDoUpdate({
			target: [tvPins.serviceAccountId, tvPins.kind],
			set: {
				pinHash,
				userId,
				changedAt
			}
		});
		await audit(tx, {
			...auditInfo,
			userId,
			action: `tv.${kind}_pin`,
			details: { serviceAccount: serviceAccountId }
		});
		await sendPin();
	});
}
/** Returns the active pack of a TV account and the codes of its add-ons. */
async function findActivePack(db, serviceAccountId, today) {
	const activeProducts = await db.select({
		code: products.code,
		kind: products.kind,
		name: products.name,
		channels: products.channels
	}).from(subscriptions).innerJoin(products, eq(products.code, subscriptions.productCode)).where(and(eq(subscriptions.serviceAccountId, serviceAccountId), lte(subscriptions.startedOn, today), or(isNull(subscriptions.endedOn), gte(subscriptions.endedOn, today))));
	const pack = activeProducts.find(({ kind }) => kind === "plan");
	return {
		name: pack?.name ?? null,
		channels: pack?.channels ?? 0,
		addonCodes: activeProducts.filter(({ kind }) => kind === "addon").map(({ code }) => code)
	};
}
/** A larger pack includes all channels of the smaller ones. */
const isIncluded = ({ channels, addonCodes }) => sql`coalesce(${or(and(eq(products.kind, "plan"), lte(products.channels, channels)), addonCodes.length > 0 ? inArray(products.code, addonCodes) : void 0)}, false)`;
/** Returns a page of the channels, ordered by number. */
async function findChannels(db, pack, filter) {
	const { scope, category, search, page_number: page, page_size: size } = filter;
	const isIncludedInPack = isIncluded(pack);
	const where = and(scope === "pack" ? isIncludedInPack : void 0, category ? eq(tvChannels.category, category) : void 0, search ? sql`(strpos(lower(${tvChannels.name}), lower(${search})) > 0 or ${tvChannels.number}::text = ${search})` : void 0);
	const rows = await db.select({
		channel: tvChannels,
		packName: products.name,
		isIncluded: isIncludedInPack
	}).from(tvChannels).innerJoin(products, eq(products.code, tvChannels.productCode)).where(where).orderBy(asc(tvChannels.number)).limit(size).offset((page - 1) * size);
	const [counted] = await db.select({ total: sql`count(*)::int` }).from(tvChannels).innerJoin(products, eq(products.code, tvChannels.productCode)).where(where);
	return {
		channels: rows.map(toChannel),
		total_count: counted?.total ?? 0
	};
}
const toChannel = ({ channel, packName, isIncluded: is_included }) => ({
	number: channel.number,
	name: channel.name,
	category: channel.category,
	pack_name: packName,
	is_included
});
const toPin = (kind, changedAt) => ({
	kind,
	changed_date: changedAt?.toISOString() ?? null
});
const toPins = (rows) => pinKinds.map((kind) => toPin(kind, rows.find((row) => row.kind === kind)?.changedAt));
const toBox = (box, pins) => ({
	device_id: box.id,
	model: box.model,
	serial_number: box.serialNumber,
	is_online: box.isOnline,
	since: box.since.toISOString(),
	waits_for_pin: !box.isOnline && pins.some(({ changedAt }) => changedAt > box.since)
});
// server/features/tv/routes.ts
/** Routes for TV: PINs, boxes, and the channels of a pack. */
function tvRoutes(routeContext, { db, clock, config, network, log }) {
	serve(routeContext, getTv, async ({ query, actor }, { address }) => {
		const id = query.crm_service_account_id;
		const { customerNumber } = await openServiceAccount(db, scopeOf(actor), {
			id,
			type: "TV"
		});
		await recordAccess(db, actor, {
			customerNumber,
			address,
			what: "tv"
		});
		const [pins, boxes] = await Promise.all([findPins(db, id), findBoxes(db, id)]);
		return {
			crm_service_account_id: id,
			pins: toPins(pins),
			boxes: boxes.map((box) => toBox(box, pins))
		};
	});
	serve(routeContext, listChannels, async ({ query, actor }, { address }) => {
		const id = query.crm_service_account_id;
		const { customerNumber } = await openServiceAccount(db, scopeOf(actor), {
			id,
			type: "TV"
		});
		await recordAccess(db, actor, {
			customerNumber,
			address,
			what: "channels"
		});
		const pack = await findActivePack(db, id, clock.today());
		return {
			pack_name: pack.name,
			...await findChannels(db, pack, query)
		};
	});
	serve(routeContext, updatePin, async ({ body, actor }, { address }) => {
		const { crm_service_account_id: serviceAccountId, kind, pin } = body;
		const selector = {
			id: serviceAccountId,
			type: "TV"
		};
		const { account, customerNumber } = await openServiceAccount(db, scopeOf(actor), selector);
		if (account.status === "closed") throw new AppError("conflict", closed);
		const owner = `${serviceAccountId} ${kind}`;
		const pinHash = hashOfCode(newestKey(config.CODE_KEY), owner, pin);
		const currentPin = (await findPins(db, serviceAccountId)).find((row) => row.kind === kind);
		if (currentPin && isCode({
			id: owner,
			codeHash: currentPin.pinHash
		}, pin, config.CODE_KEY)) throw new AppError("invalid_input", samePin, { pin: samePin });
		const changedAt = clock.now();
		const sendPin = async () => {
			try {
				await network.setPin({
					serviceAccountNumber: account.number,
					kind,
					pin
				});
			} catch (error) {
				log.error({
					err: error,
					serviceAccountId
				}, "the TV system rejected a PIN");
				throw new AppError("provider_failed", notSent);
			}
		};
		await storePin(db, {
			serviceAccountId,
			kind,
			pinHash,
			userId: actor.userId,
			changedAt
		}, {
			customerNumber,
			address,
			sendPin
		});
		return toPin(kind, changedAt);
	});
}
// server/features/updates/rules.ts
/** Decides which updates a user's rights allow. */
function updateKindsFor(rights, isStaff) {
	if (!isStaff) return ["care_replied"];
	const kinds = [];
	if (rights.has("QUEUE.read")) kinds.push("message_assigned", "customer_replied");
	if (rights.has("REFUNDS.approve")) kinds.push("refund_requested");
	if (rights.has("CREDITS.approve")) kinds.push("credits_requested");
	if (isAdministrator([...rights])) kinds.push("access_change_requested");
	return kinds;
}
// server/features/updates/updates.queries.ts
/** Queries updates. They come from the audit log, which records what staff and customers did. */
/** A record becomes visible only when its transaction commits, up to this long after its own time. */
const overlapMs = 3e4;
const maxUpdates = 50;
async function findDatabaseTime(db) {
	const { rows } = await db.execute(sql`select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`);
	return rows[0]?.now ?? "";
}
async function findUpdates(db, { userId, kinds, scope, since }) {
	if (kinds.length === 0) return [];
	const conditions = conditionsFor(userId, scope);
	const kind = sql`case ${sql.join(kinds.map((updateKind) => sql`when ${conditions[updateKind]} then ${updateKind}::text`), sql` `)} end`;
	return (await db.select({
		id: auditRecords.id,
		kind,
		at: auditRecords.at,
		firstName: contacts.firstName,
		lastName: contacts.lastName,
		caseNumber: cases.number
	}).from(auditRecords).innerJoin(users, eq(users.id, auditRecords.userId)).innerJoin(contacts, eq(contacts.id, users.contactId)).leftJoin(cases, eq(cases.number, sql`${auditRecords.details}->>'case'`)).where(and(gt(auditRecords.at, /* @__PURE__ */ new Date(Date.parse(since) - overlapMs)), ne(auditRecords.userId, userId), inArray(auditRecords.action, kinds.map((updateKind) => actionOf[updateKind])), or(...kinds.map((updateKind) => conditions[updateKind])))).orderBy(desc(auditRecords.at)).limit(maxUpdates)).map((row) => ({
		update_id: row.id,
		kind: row.kind,
		happened_at: row.at.toISOString(),
		by: `${row.firstName} ${row.lastName}`,
		case_no: row.caseNumber
	}));
}
const actionOf = {
	message_assigned: "message.assigned",
	customer_replied: "case.commented",
	care_replied: "case.commented",
	refund_requested: "refund.requested",
	credits_requested: "credit.runStarted",
	access_change_requested: "accessChange.requested"
};
function conditionsFor(userId, scope) {
	const hasAction = (kind) => eq(auditRecords.action, actionOf[kind]);
	const isOwnMessage = and(eq(cases.kind, "message"), eq(cases.assignedTo, userId));
	return {
		message_assigned: and(hasAction("message_assigned"), isOwnMessage, sql`${auditRecords.details}->>'to' = ${userId}`),
		customer_replied: and(hasAction("customer_replied"), isOwnMessage, ne(users.userType, "CENTRIC")),
		care_replied: and(hasAction("care_replied"), eq(cases.userId, userId), eq(users.userType, "CENTRIC"), inScope(scope, cases.customerNumber)),
		refund_requested: hasAction("refund_requested"),
		credits_requested: and(hasAction("credits_requested"), sql`${auditRecords.details}->>'needsApproval' = 'true'`),
		access_change_requested: hasAction("access_change_requested")
	};
}
// server/features/updates/routes.ts
/** The route for events that concern the signed-in user. */
function updateRoutes(routeContext, { db }) {
	serve(routeContext, listUpdates, async ({ query: { since }, actor }) => {
		const until = await findDatabaseTime(db);
		if (since === void 0) return {
			updates: [],
			until
		};
		const kinds = updateKindsFor(actor.rights, seesAllCustomers(actor));
		return {
			updates: await findUpdates(db, {
				userId: actor.userId,
				kinds,
				scope: scopeOf(actor),
				since
			}),
			until
		};
	});
}
// server/features/usage/routes.ts
/** Routes for gas and data usage. */
function usageRoutes(routeContext, { db, clock }) {
	serve(routeContext, listUsage, async ({ body, actor }, caller) => {
		const selector = {
			id: body.service_account_id,
			type: "GAS"
		};
		const { customerNumber, premise } = await openServiceAccount(db, scopeOf(actor), selector);
		await recordAccess(db, actor, {
			customerNumber,
			address: caller.address,
			what: "usage"
		});
		const after = addMonths(clock.today(), -body.months - 1);
		const readings = await findReadings(db, body.service_account_id, after);
		return {
			street_address: addressLine(premise.streetAddress, premise.unit),
			readings: readings.slice(-body.months)
		};
	});
	serve(routeContext, listDataUsage, async ({ query, actor }, { address }) => {
		const selector = {
			id: query.crm_service_account_id,
			type: "FIBER"
		};
		const { customerNumber, premise } = await openServiceAccount(db, scopeOf(actor), selector);
		await recordAccess(db, actor, {
			customerNumber,
			address,
			what: "data usage"
		});
		const today = clock.today();
		const since = addMonths(today, -12).slice(0, 7);
		return {
			street_address: addressLine(premise.streetAddress, premise.unit),
			months: await findDataMonths(db, query.crm_service_account_id, {
				since,
				current: today.slice(0, 7)
			})
		};
	});
}
// server/features/voice/voice.queries.ts
/** Queries voice lines in scope: their settings, block lists and emergency addresses. */
/** Returns a line in scope with its customer, or null. */
async function findLine(db, scope, id) {
	const [row] = await db.select({
		line: voiceLines,
		status: serviceAccounts.status,
		customerNumber: billingAccounts.customerNumber
	}).from(voiceLines).innerJoin(serviceAccounts, eq(serviceAccounts.id, voiceLines.serviceAccountId)).innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber)).where(and(eq(voiceLines.id, id), inScope(scope, billingAccounts.customerNumber)));
	return row ?? null;
}
/** The caller must have checked that the account is in scope. */
const findLinesOf = (db, serviceAccountId) => db.select().from(voiceLines).where(eq(voiceLines.serviceAccountId, serviceAccountId)).orderBy(asc(voiceLines.number));
/** Runs the work while the line is locked, so that no other transaction changes it or its settings. */
const withLockedLine = (db, id, work) => db.transaction(async (tx) => {
	const [line] = await tx.select().from(voiceLines).where(eq(voiceLines.id, id)).for("update");
	if (!line) throw new Error("The line does not exist");
	return work(tx, line);
});
async function storeLineSettings(db, id, settings) {
	await db.update(voiceLines).set(settings).where(eq(voiceLines.id, id));
}
const findBlocked = (db, lineIds) => db.select().from(blockedNumbers).where(inArray(blockedNumbers.lineId, [...lineIds])).orderBy(desc(blockedNumbers.blockedAt), asc(blockedNumbers.number));
async function insertBlocked(db, row) {
	await db.insert(blockedNumbers).values(row);
}
async function deleteBlocked(db, lineId, number) {
	await db.delete(blockedNumbers).where(and(eq(blockedNumbers.lineId, lineId), eq(blockedNumbers.number, number)));
}
/** Returns the newest first. */
const findAddresses = (db, lineIds) => db.select().from(emergencyAddresses).where(inArray(emergencyAddresses.lineId, [...lineIds])).orderBy(desc(emergencyAddresses.filedAt));
/** Stores an address and replaces one that is still pending. */
async function storeFiledAddress(db, row) {
	const isPending = and(eq(emergencyAddresses.lineId, row.lineId), eq(emergencyAddresses.status, "pending"));
	await db.delete(emergencyAddresses).where(isPending);
	const [filed] = await db.insert(emergencyAddresses).values({
		...row,
		status: "pending"
	}).returning();
	if (!filed) throw new Error("The address was not stored");
	return filed;
}
/** Finds addresses that the registry has not confirmed, of the given lines or of all. */
const findPendingAddresses = (db, lineIds) => db.select({
	id: emergencyAddresses.id,
	filedAt: emergencyAddresses.filedAt
}).from(emergencyAddresses).where(and(eq(emergencyAddresses.status, "pending"), lineIds ? inArray(emergencyAddresses.lineId, [...lineIds]) : void 0));
async function markConfirmed(db, ids, confirmedAt) {
	if (ids.length === 0) return;
	await db.update(emergencyAddresses).set({
		status: "confirmed",
		confirmedAt
	}).where(and(inArray(emergencyAddresses.id, [...ids]), eq(emergencyAddresses.status, "pending")));
}
/** Converts lines to their wire format, with their block lists and addresses. */
async function describeLines(db, lines) {
	const ids = lines.map(({ id }) => id);
	if (ids.length === 0) return [];
	const blocked = await findBlocked(db, ids);
	const addresses = await findAddresses(db, ids);
	const unheard = await db.select({
		lineId: voicemails.lineId,
		total: count()
	}).from(voicemails).where(and(inArray(voicemails.lineId, ids), isNull(voicemails.listenedAt))).groupBy(voicemails.lineId);
	const rowsOfLine = (rows, { id }) => rows.filter(({ lineId }) => lineId === id);
	return lines.map((line) => toLine(line, {
		blocked: rowsOfLine(blocked, line).map(({ number }) => number),
		addresses: rowsOfLine(addresses, line),
		unheard: rowsOfLine(unheard, line)[0]?.total ?? 0
	}));
}
const toLine = (line, { blocked, addresses, unheard }) => ({
	line_id: line.id,
	number: line.number,
	caller_id_name: line.callerIdName,
	forwarding: line.forwarding,
	forward_to: line.forwardTo,
	is_simultaneous_ring_on: line.isSimultaneousRingOn,
	simultaneous_ring_numbers: line.simultaneousRingNumbers,
	rejects_anonymous: line.rejectsAnonymous,
	is_international_on: line.isInternationalOn,
	blocked,
	emergency_address: toAddress(addresses.find(({ status }) => status === "confirmed")),
	pending_address: toAddress(addresses.find(({ status }) => status === "pending")),
	unheard_count: unheard,
	greeting_date: line.greetingSetAt?.toISOString() ?? null
});
const toAddress = (row) => row ? {
	street_address: row.streetAddress,
	unit: row.unit,
	city: row.city,
	state: row.state,
	zip: row.zip,
	filed_date: row.filedAt.toISOString(),
	confirmed_date: row.confirmedAt?.toISOString() ?? null
} : null;
// server/features/voice/lineChanges.ts
async function changeLine(services, request, change) {
	const { db, network, log } = services;
	const { actor, caller, lineId } = request;
	const found = await findLine(db, scopeOf(actor), lineId);
	if (!found) throw notFound$1();
	if (found.status === "closed") throw new AppError("conflict", closed);
	await withLockedLine(db, lineId, async (tx, line) => {
		const order = await change.write(tx, line);
		const { customerNumber } = found;
		await auditActor(tx, {
			actor,
			caller
		}, {
			action: change.action,
			customerNumber,
			details: { line: lineId }
		});
		try {
			await (typeof order === "function" ? order() : network.configureLine({
				...order,
				number: line.number
			}));
		} catch (error) {
			log.error({
				err: error,
				lineId
			}, "the phone network rejected an order");
			throw new AppError("provider_failed", change.failureText ?? "The phone network didn’t accept this. Nothing was changed; try again in a moment.");
		}
	});
	return requireLine(services, request);
}
async function requireLine({ db }, { actor, lineId }) {
	const found = await findLine(db, scopeOf(actor), lineId);
	const [line] = found ? await describeLines(db, [found.line]) : [];
	if (!line) throw notFound$1();
	return line;
}
/** Asks the registry which filed addresses it has confirmed, of the given lines or of all. */
async function updateConfirmedAddresses({ db, network, clock }, lineIds) {
	const pending = await findPendingAddresses(db, lineIds);
	if (pending.length === 0) return;
	const now = clock.now();
	await markConfirmed(db, [...await network.findConfirmedAddresses(pending, now)], now);
}
// server/features/voice/greeting/greetingType.ts
/** Audio is often stored in a video container. */
const greetingTypes = {
	"audio/wav": "audio/wav",
	"audio/mpeg": "audio/mpeg",
	"audio/mp4": "audio/mp4",
	"audio/x-m4a": "audio/mp4",
	"video/mp4": "audio/mp4",
	"audio/ogg": "audio/ogg",
	"audio/webm": "audio/webm",
	"video/webm": "audio/webm"
};
/** Returns null for content that is not audio. */
async function detectGreetingType(bytes) {
	const { fileTypeFromBuffer } = await import("file-type");
	const found = await fileTypeFromBuffer(bytes);
	return greetingTypes[found?.mime.split(";")[0] ?? ""] ?? null;
}
// server/features/voice/greeting/routes.ts
/** Routes for the voicemail greeting of a line: the standard one, or its own. */
const greetingStorageKey = (id) => `greetings/${id}`;
const createFileError = (code, text) => new AppError(code, text, { file: text });
function greetingRoutes(routeContext, services) {
	const { db, files, network, clock } = services;
	serve(routeContext, getGreeting, async ({ query, actor }, { address }) => {
		const found = await findLine(db, scopeOf(actor), query.line_id);
		if (!found) throw notFound$1();
		const { line, customerNumber } = found;
		await recordAccess(db, actor, {
			customerNumber,
			address,
			what: "voicemail greeting"
		});
		if (line.greetingId === null || line.greetingType === null) return {
			name: "greeting",
			...await network.standardGreeting()
		};
		const bytes = await files.get(greetingStorageKey(line.greetingId));
		if (!bytes) throw notFound$1();
		return {
			name: "greeting",
			type: line.greetingType,
			bytes
		};
	});
	serve(routeContext, setGreeting, async ({ body, file, actor }, caller) => {
		if (!await findLine(db, scopeOf(actor), body.line_id)) throw notFound$1();
		const { bytes } = file;
		if (bytes.length > 2e6) throw createFileError("too_large", greetingTooLarge);
		const type = await detectGreetingType(bytes);
		if (!type) throw createFileError("unsupported_type", greetingType);
		const id = randomUUID();
		const request = {
			actor,
			caller,
			lineId: body.line_id
		};
		let previousId = null;
		try {
			const changed = await changeLine(services, request, {
				action: "voice.greeting_set",
				async write(tx, line) {
					previousId = line.greetingId;
					await storeLineSettings(tx, line.id, {
						greetingId: id,
						greetingType: type,
						greetingSetAt: clock.now()
					});
					return async () => {
						await files.put(greetingStorageKey(id), bytes);
						await network.setGreeting({
							number: line.number,
							greeting: {
								type,
								bytes
							}
						});
					};
				}
			});
			await removeGreetingFile(services, previousId);
			return changed;
		} catch (error) {
			if ((await findLine(db, scopeOf(actor), body.line_id))?.line.greetingId !== id) await removeGreetingFile(services, id);
			throw error;
		}
	});
	serve(routeContext, resetGreeting, async ({ body, actor }, caller) => {
		const request = {
			actor,
			caller,
			lineId: body.line_id
		};
		let previousId = null;
		const changed = await changeLine(services, request, {
			action: "voice.greeting_reset",
			async write(tx, line) {
				previousId = line.greetingId;
				await storeLineSettings(tx, line.id, {
					greetingId: null,
					greetingType: null,
					greetingSetAt: null
				});
				return () => network.setGreeting({
					number: line.number,
					greeting: null
				});
			}
		});
		await removeGreetingFile(services, previousId);
		return changed;
	});
}
/** Removes a file that is no longer needed. A failure is only logged. */
async function removeGreetingFile({ files, log }, id) {
	if (id === null) return;
	await files.remove(greetingStorageKey(id)).catch((error) => {
		log.error({
			err: error,
			greetingId: id
		}, "an unused greeting could not be removed");
	});
}
// server/features/voice/records/records.queries.ts
/** Queries the voicemails and calls of voice lines in scope. */
/** Returns the newest first. The caller must have checked that the line is in scope. */
async function findVoicemails(db, lineId, { page_number: page, page_size: size }) {
	const where = eq(voicemails.lineId, lineId);
	const rows = await db.select().from(voicemails).where(where).orderBy(desc(voicemails.receivedAt), desc(voicemails.id)).limit(size).offset((page - 1) * size);
	const [counted] = await db.select({ total: count() }).from(voicemails).where(where);
	return {
		voicemails: rows.map(toVoicemail),
		total_count: counted?.total ?? 0
	};
}
async function findCalls(db, lineId, { kind, page_number: page, page_size: size }) {
	const where = and(eq(voiceCalls.lineId, lineId), kind ? eq(voiceCalls.kind, kind) : void 0);
	const rows = await db.select().from(voiceCalls).where(where).orderBy(desc(voiceCalls.startedAt), desc(voiceCalls.id)).limit(size).offset((page - 1) * size);
	const [counted] = await db.select({ total: count() }).from(voiceCalls).where(where);
	return {
		calls: rows.map(toCall),
		total_count: counted?.total ?? 0
	};
}
/** Returns a voicemail in scope with its line and customer, or null. */
async function findVoicemail(db, scope, id) {
	const [row] = await db.select({
		customerNumber: billingAccounts.customerNumber,
		number: voiceLines.number,
		seconds: voicemails.seconds
	}).from(voicemails).innerJoin(voiceLines, eq(voiceLines.id, voicemails.lineId)).innerJoin(serviceAccounts, eq(serviceAccounts.id, voiceLines.serviceAccountId)).innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber)).where(and(eq(voicemails.id, id), inScope(scope, billingAccounts.customerNumber)));
	return row ?? null;
}
/** The caller must have checked that the voicemail is in scope. */
async function setListened(db, id, listenedAt) {
	await db.update(voicemails).set({ listenedAt }).where(eq(voicemails.id, id));
}
async function deleteVoicemailRecord(db, id, auditEntry) {
	await db.transaction(async (tx) => {
		if ((await tx.delete(voicemails).where(eq(voicemails.id, id)).returning({ id: voicemails.id })).length > 0) await audit(tx, {
			...auditEntry,
			action: "voice.voicemail_deleted"
		});
	});
}
const toVoicemail = (row) => ({
	voicemail_id: row.id,
	from_number: row.fromNumber,
	from_name: row.fromName,
	received_date: row.receivedAt.toISOString(),
	seconds: row.seconds,
	transcription: row.transcription,
	is_heard: row.listenedAt !== null
});
const toCall = (row) => ({
	call_id: row.id,
	kind: row.kind,
	number: row.number,
	name: row.name,
	started_date: row.startedAt.toISOString(),
	seconds: row.seconds
});
// server/features/voice/records/routes.ts
/** Routes for voicemails and calls of a line. */
function recordRoutes(routeContext, { db, clock, network, log }) {
	serve(routeContext, listVoicemails, async ({ query, actor }, { address }) => {
		const found = await findLine(db, scopeOf(actor), query.line_id);
		if (!found) throw notFound$1();
		await recordAccess(db, actor, {
			customerNumber: found.customerNumber,
			address,
			what: "voicemails"
		});
		return findVoicemails(db, query.line_id, query);
	});
	serve(routeContext, listCalls, async ({ query, actor }, { address }) => {
		const found = await findLine(db, scopeOf(actor), query.line_id);
		if (!found) throw notFound$1();
		await recordAccess(db, actor, {
			customerNumber: found.customerNumber,
			address,
			what: "calls"
		});
		return findCalls(db, query.line_id, query);
	});
	serve(routeContext, getVoicemailSound, async ({ query, actor }, { address }) => {
		const id = query.voicemail_id;
		const found = await findVoicemail(db, scopeOf(actor), id);
		if (!found) throw notFound$1();
		const { customerNumber, number, seconds } = found;
		await recordAccess(db, actor, {
			customerNumber,
			address,
			what: "voicemail sound"
		});
		const audio = await network.readVoicemail({
			id,
			number,
			seconds
		}).catch((error) => {
			log.error({
				err: error,
				voicemailId: id
			}, "the phone network returned no voicemail");
			throw new AppError("provider_failed", noSound);
		});
		if (!audio) throw new AppError("not_found", soundGone);
		return {
			name: `voicemail-${id}`,
			...audio
		};
	});
	serve(routeContext, markVoicemail, async ({ body, actor }, caller) => {
		const { voicemail_id: voicemail, is_heard: isHeard } = body;
		const found = await findVoicemail(db, scopeOf(actor), voicemail);
		if (!found) throw notFound$1();
		const { customerNumber } = found;
		await db.transaction(async (tx) => {
			await setListened(tx, voicemail, isHeard ? clock.now() : null);
			if (!seesAllCustomers(actor)) return;
			await auditActor(tx, {
				actor,
				caller
			}, {
				action: "voicemail.marked",
				customerNumber,
				details: {
					voicemail,
					isHeard
				}
			});
		});
		return null;
	});
	serve(routeContext, deleteVoicemail, async ({ body, actor }, { address }) => {
		const found = await findVoicemail(db, scopeOf(actor), body.voicemail_id);
		if (!found) throw notFound$1();
		const { customerNumber } = found;
		const details = { voicemail: body.voicemail_id };
		await deleteVoicemailRecord(db, body.voicemail_id, {
			userId: actor.userId,
			customerNumber,
			address,
			details
		});
		return null;
	});
}
// server/features/voice/rules.ts
/**
* Forwarding needs a number unless it is off. A stored number must not be the line's own, even while forwarding is off.
*/
function forwardingProblem(when, to, ownNumber$2) {
	if (to === ownNumber$2) return ownNumber;
	return when !== "off" && to === "" ? noNumber : null;
}
function ringingProblem(isOn, numbers, ownNumber$1) {
	if (numbers.includes(ownNumber$1)) return ownNumber;
	if (new Set(numbers).size < numbers.length) return ringTwice;
	return isOn && numbers.length === 0 ? ringNone : null;
}
const addressKey = (address) => [
	address.streetAddress,
	address.unit,
	address.city,
	address.state,
	address.zip
].join("\n").toLowerCase();
/**
* `previousAddresses` lists the earlier addresses, newest first. Only the newest matters, because that is the one the
* customer sees.
*/
function addressProblem(previousAddresses, filed) {
	const [newest] = previousAddresses;
	return newest && addressKey(newest) === addressKey(filed) ? sameAddress : null;
}
// server/features/voice/routes.ts
/** Routes for voice lines: call handling, blocked numbers and emergency addresses. */
const assertNoProblem = (field, text) => {
	if (text !== null) throw new AppError("invalid_input", text, { [field]: text });
};
function voiceRoutes(routeContext, services) {
	lineRoutes(routeContext, services);
	blockRoutes(routeContext, services);
	emergencyRoutes(routeContext, services);
	recordRoutes(routeContext, services);
	greetingRoutes(routeContext, services);
}
function lineRoutes(routeContext, services) {
	const { db } = services;
	serve(routeContext, listLines, async ({ query, actor }, { address }) => {
		const selector = {
			id: query.crm_service_account_id,
			type: "VOIP"
		};
		const { customerNumber } = await openServiceAccount(db, scopeOf(actor), selector);
		await recordAccess(db, actor, {
			customerNumber,
			address,
			what: "voice"
		});
		const lines = await findLinesOf(db, query.crm_service_account_id);
		const ids = lines.map(({ id }) => id);
		if (ids.length > 0) await updateConfirmedAddresses(services, ids);
		return describeLines(db, lines);
	});
	serve(routeContext, updateLine, ({ body, actor }, caller) => changeLine(services, {
		actor,
		caller,
		lineId: body.line_id
	}, {
		action: "voice.line",
		async write(tx, { id }) {
			const order = {
				callerIdName: body.caller_id_name?.trim(),
				rejectsAnonymous: body.rejects_anonymous,
				isInternationalOn: body.is_international_on
			};
			const changedEntries = Object.entries(order).filter(([, value]) => value !== void 0);
			if (changedEntries.length > 0) await storeLineSettings(tx, id, Object.fromEntries(changedEntries));
			return order;
		}
	}));
	serve(routeContext, updateForwarding, ({ body, actor }, caller) => changeLine(services, {
		actor,
		caller,
		lineId: body.line_id
	}, {
		action: "voice.forwarding",
		async write(tx, { id, number, forwardTo }) {
			const { forwarding: when } = body;
			const to = body.forward_to === void 0 ? forwardTo : phoneDigits(body.forward_to);
			assertNoProblem("forward_to", forwardingProblem(when, to, number));
			await storeLineSettings(tx, id, {
				forwarding: when,
				forwardTo: to
			});
			return { forwarding: {
				when,
				to
			} };
		}
	}));
	serve(routeContext, updateRinging, ({ body, actor }, caller) => changeLine(services, {
		actor,
		caller,
		lineId: body.line_id
	}, {
		action: "voice.ringing",
		async write(tx, { id, number }) {
			const simultaneousRingNumbers = body.numbers.map(phoneDigits);
			assertNoProblem("numbers", ringingProblem(body.is_on, simultaneousRingNumbers, number));
			await storeLineSettings(tx, id, {
				isSimultaneousRingOn: body.is_on,
				simultaneousRingNumbers
			});
			return { simultaneousRingNumbers: body.is_on ? simultaneousRingNumbers : [] };
		}
	}));
}
function blockRoutes(routeContext, services) {
	serve(routeContext, blockNumber, ({ body, actor }, caller) => changeLine(services, {
		actor,
		caller,
		lineId: body.line_id
	}, {
		action: "voice.blocked",
		async write(tx, line) {
			const number = phoneDigits(body.number);
			const blocked = await findBlocked(tx, [line.id]);
			if (number === line.number) assertNoProblem("number", ownNumber);
			if (blocked.some((row) => row.number === number)) assertNoProblem("number", blockedAlready);
			if (blocked.length >= 100) throw new AppError("conflict", blockedFull);
			await insertBlocked(tx, {
				lineId: line.id,
				number,
				blockedAt: services.clock.now()
			});
			return { blocks: {
				number,
				isOn: true
			} };
		}
	}));
	serve(routeContext, unblockNumber, ({ body, actor }, caller) => changeLine(services, {
		actor,
		caller,
		lineId: body.line_id
	}, {
		action: "voice.unblocked",
		async write(tx, { id }) {
			const number = phoneDigits(body.number);
			await deleteBlocked(tx, id, number);
			return { blocks: {
				number,
				isOn: false
			} };
		}
	}));
}
function emergencyRoutes(routeContext, services) {
	serve(routeContext, updateEmergencyAddress, ({ body, actor }, caller) => changeLine(services, {
		actor,
		caller,
		lineId: body.line_id
	}, {
		action: "voice.emergency_address",
		failureText: notFiled,
		async write(tx, { id: lineId, number }) {
			const { street_address: streetAddress, unit, city, zip } = body;
			const filed = {
				streetAddress,
				unit,
				city,
				state: body.state.toUpperCase(),
				zip
			};
			const problem = addressProblem(await findAddresses(tx, [lineId]), filed);
			if (problem !== null) throw new AppError("conflict", problem);
			const userId = actor.userId;
			const { id } = await storeFiledAddress(tx, {
				...filed,
				lineId,
				userId,
				filedAt: services.clock.now()
			});
			return () => services.network.fileAddress({
				id,
				number,
				address: filed
			});
		}
	}));
}
// server/http/openApi/routes.ts
/** Serves the OpenAPI document and a page to read it. */
const docsPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";
const docsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Account portal API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"><\/script>
<script src="/api/docs/start.js"><\/script>
</body>
</html>`;
const docsScript = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', docExpansion: 'list' })`;
function installOpenApi(app, config) {
	let document;
	const library = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
	app.get("/api/openapi.json", async (_request, reply) => {
		document ??= writeDocument(config);
		return reply.type("application/json; charset=utf-8").send(await document);
	});
	app.get("/api/docs", (_request, reply) => reply.type("text/html; charset=utf-8").header("content-security-policy", docsPolicy).send(docsPage));
	app.get("/api/docs/start.js", (_request, reply) => reply.type("text/javascript; charset=utf-8").send(docsScript));
	for (const [file, type] of [["swagger-ui.css", "text/css; charset=utf-8"], ["swagger-ui-bundle.js", "text/javascript; charset=utf-8"]]) app.get(`/api/docs/${file}`, async (_request, reply) => reply.type(type).header("cache-control", "public, max-age=86400").send(await readFile(join(library, file))));
}
/** The document and its examples are loaded on the first request, so that the server starts faster. */
async function writeDocument(config) {
	const { buildOpenApiDocument } = await import("./document-D24_7JqA.js");
	return JSON.stringify(buildOpenApiDocument(config));
}
// shared/http/csp.ts
const directiveOf = (directive, ownSources, otherSources) => [
	directive,
	...ownSources,
	...new Set(otherSources)
].join(" ");
const pagePolicy = ({ nonce, connect, frames, isFramed }) => [
	"default-src 'none'",
	"base-uri 'none'",
	"form-action 'self'",
	`script-src 'self' 'nonce-${nonce}'`,
	`style-src 'self' 'nonce-${nonce}'`,
	"img-src 'self' data:",
	"media-src blob:",
	"font-src 'self'",
	"manifest-src 'self'",
	directiveOf("connect-src", ["'self'"], connect),
	directiveOf("frame-src", ["'self'"], frames),
	`frame-ancestors ${isFramed ? "'self'" : "'none'"}`
].join("; ");
/** Greetings and spoken commands need the microphone. The portal needs no camera or location. */
const permissionsPolicy = "camera=(), geolocation=(), microphone=(self)";
/** Returns the policy source for the relay's WebSocket, or none if the relay has the page's own origin. */
function socketSources(relayUrl) {
	const [, isSecure, host] = /^http(s?):\/\/([^/?#]+)/.exec(relayUrl) ?? [];
	return host === void 0 ? [] : [`ws${isSecure}://${host}`];
}
// server/http/website.ts
/**
* Serves the built website: hashed files are cached forever, and pages get a new nonce each time. Unknown files and
* calls never get a page.
*/
const noncePlaceholder = /__CSP_NONCE__/g;
async function installWebsite(app, { config, features, readServiceStatus }) {
	const folder = config.WEBSITE_DIR;
	if (!folder) return;
	const readPage = async (name) => insertConfig(await readFile(join(folder, name), "utf8"), runtimeConfigOf(config, features));
	const pages = {
		index: await readPage("index.html"),
		login: await readPage("login.html")
	};
	await app.register(fastifyStatic, {
		root: folder,
		index: false,
		wildcard: false,
		globIgnore: [
			"**/*.html",
			"**/*.br",
			"**/*.gz",
			".vite/**"
		],
		preCompressed: true,
		cacheControl: false,
		lastModified: false,
		setHeaders: (reply, path) => {
			reply.setHeader("vary", "accept-encoding");
			const isHashed = path.startsWith(join(folder, "assets"));
			reply.setHeader("cache-control", isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
		}
	});
	await installPostback(app);
	app.get("/*", async (request, reply) => {
		const path = request.url.split("?")[0] ?? "/";
		if (isFileOrApiPath(path)) return sendFailure(notFound$1(), request, reply);
		return sendPage(reply, config, {
			html: insertServiceStatus(path === "/login" ? pages.login : pages.index, await readServiceStatus()),
			path
		});
	});
}
/** True for paths that must never get a page: calls, and names with a file extension. */
const isFileOrApiPath = (path) => /^\/(api|assets|sandbox)(\/|$)/.test(path) || /\.[a-z0-9]{2,5}$/i.test(path);
/** The page contains its settings, so that it needs no request for them. `<` could end the script element. */
const insertConfig = (html, runtimeConfig) => html.replace("<!--runtime-config-->", () => `<script type="application/json" id="runtime-config">${JSON.stringify(runtimeConfig).replaceAll("<", "\\u003c")}<\/script>`);
const rootElement = "<div id=\"root\">";
/**
* The page changes without a new document, so the status is shown by CSS only while the sign-in form's "keep me signed
* in" box exists.
*/
const statusStyle = "#service-status{display:none}body:has(input[name=keep]){display:flex;flex-direction:column;min-height:100dvh}body:has(input[name=keep]) #service-status{display:block;padding:.5rem 1.5rem;background:var(--warning-soft);color:var(--text);font-size:.875rem}body:has(input[name=keep]) #root{flex:1;display:grid}body:has(input[name=keep]) #root>div{min-height:0}";
const escapeHtml = (text) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
function insertServiceStatus(html, lines) {
	if (lines.length === 0) return html;
	const text = lines.map(escapeHtml).join("<br>").replaceAll("_", "&#95;");
	const line = `<style nonce="__CSP_NONCE__">${statusStyle}</style><aside id="service-status" aria-label="Service status">${text}</aside>`;
	return html.replace(rootElement, () => line + rootElement);
}
function sendPage(reply, config, { html, path }) {
	const nonce = randomBytes(16).toString("base64");
	const isFramed = path === postbackPath;
	reply.header("content-type", "text/html; charset=utf-8").header("cache-control", "no-store").header("content-security-policy", buildPagePolicy(config, nonce, isFramed)).header("permissions-policy", permissionsPolicy).header("x-frame-options", isFramed ? "SAMEORIGIN" : "DENY");
	if (isFramed) reply.header("cross-origin-opener-policy", "unsafe-none");
	return reply.send(html.replace(noncePlaceholder, nonce));
}
function buildPagePolicy(config, nonce, isFramed) {
	const hosts = [
		config.API_URL,
		config.PAYMENT_API_URL,
		config.AUTH_API_URL,
		config.ENROLLMENT_API_URL,
		relayUrl(config) || void 0
	].filter((url) => url !== void 0);
	return pagePolicy({
		nonce,
		connect: [...hosts.map((url) => new URL(url).origin), ...socketSources(relayUrl(config))],
		frames: [new URL(config.PROVIDER_PUBLIC_URL ?? config.PROVIDER_URL).origin],
		isFramed
	});
}
// server/app.ts
/** Builds the server from its services, so that production and tests run the same app. */
/** Without speech engines the app does not mount the relay's routes. */
async function buildApp(services, speech) {
	const app = createBaseApp(services);
	await app.register(compress, {
		encodings: ["br", "gzip"],
		threshold: 1400,
		brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
	});
	await app.register(multipart, { limits: {
		fileSize: uploadLimitBytes,
		files: 1,
		fields: 10,
		fieldSize: 4e3,
		headerPairs: 20
	} });
	const features = speechFeatures(services.config);
	installHealth(app, services, features);
	if (services.config.API_DOCS) installOpenApi(app, services.config);
	const findActor = withUseRecording(services, batched(prepareFindActors(services.sessionDb, services.clock)));
	const streams = createEventStreams(app, { heartbeatMs: services.config.EVENTS_HEARTBEAT_MS });
	const routeContext = {
		app,
		clock: services.clock,
		findActor,
		streams
	};
	sessionRoutes(routeContext, services);
	securityRoutes(routeContext, services);
	customerRoutes(routeContext, services);
	customerCareRoutes(routeContext, services);
	communicationRoutes(routeContext, services);
	peopleRoutes(routeContext, services);
	accessRequestRoutes(routeContext, services);
	profileRoutes(routeContext, services);
	serviceAccountRoutes(routeContext, services);
	preferenceRoutes(routeContext, services);
	planRoutes(routeContext, services);
	deviceRoutes(routeContext, services);
	tvRoutes(routeContext, services);
	voiceRoutes(routeContext, services);
	paymentRoutes(routeContext, services);
	scheduledPaymentRoutes(routeContext, services);
	creditRoutes(routeContext, services);
	depositRoutes(routeContext, services);
	refundRoutes(routeContext, services);
	connectionRoutes(routeContext, services);
	statementRoutes(routeContext, services);
	usageRoutes(routeContext, services);
	remoteHelpRoutes(routeContext, services);
	announcementRoutes(routeContext, services);
	announcementStaffRoutes(routeContext, services);
	documentRoutes(routeContext, services);
	assetRoutes(routeContext, services);
	folderRoutes(routeContext, services);
	helpRoutes(routeContext, services);
	caseRoutes(routeContext, services);
	messageRoutes(routeContext, services);
	queueRoutes(routeContext, services);
	queueDetailRoutes(routeContext, services);
	messageLabelRoutes(routeContext, services);
	cannedAnswerRoutes(routeContext, services);
	summaryRoutes(routeContext, services);
	operationListRoutes(routeContext, services);
	jobRoutes(routeContext, services);
	legacyRoutes(routeContext, services);
	propertyRoutes(routeContext, services);
	propertyRequestRoutes(routeContext, services);
	premiseRoutes(routeContext, services);
	communityRoutes(routeContext, services);
	portalUserRoutes(routeContext, services);
	roleRoutes(routeContext, services);
	accessChangeRoutes(routeContext, services, {
		ofRoles: applyApprovedRights,
		ofStaff: applyApprovedStaffChange
	});
	internalUserRoutes(routeContext, services);
	auditRoutes(routeContext, services);
	updateRoutes(routeContext, services);
	if (speech) await relayRoutes(routeContext, {
		...services,
		speech
	});
	sandboxRoutes(app, services);
	await unsubscribeRoutes(app, services);
	await webhookRoutes(app, services);
	await installWebsite(app, {
		config: services.config,
		features,
		readServiceStatus: createServiceStatus(services)
	});
	return app;
}
// server/features/summary/errors/storeErrors.ts
const everyMs$1 = 1e4;
/** While the database is unavailable the counts stay in memory, and the next run tries again. */
async function storeErrors({ db, errors }) {
	const counts = errors.takeAll();
	if (counts.length === 0) return;
	try {
		await addErrors(db, counts);
	} catch (error) {
		errors.restore(counts);
		throw error;
	}
}
/**
* Stores the counts of this process from time to time. Those since the last time are lost with a process that is killed:
* counting must not depend on the database, because its outage is what they report. The returned function stores the
* last counts and stops.
*/
function startStoringErrors(services) {
	let storing = Promise.resolve();
	const storeNext = () => {
		storing = storing.then(() => storeErrors(services)).catch((error) => services.log.error({ err: error }, "the counts of errors could not be stored"));
	};
	const timer = setInterval(storeNext, everyMs$1);
	timer.unref();
	return async () => {
		clearInterval(timer);
		storeNext();
		await storing;
	};
}
// server/directory/notifications/formerJobs.ts
/**
* Jobs that an earlier version stored under names that nothing uses anymore. Without a handler the job library would
* keep them waiting forever, and the customer would never get the message.
*/
const PaymentPayload = z.object({ paymentId: z.uuid() });
const maxAttempts$4 = 16;
const formerJobs = [
	defineJob({
		name: "receipt",
		payload: PaymentPayload,
		maxAttempts: maxAttempts$4,
		run: ({ db }, { paymentId }) => notify(db, {
			kind: "payment_posted",
			paymentId
		})
	}),
	defineJob({
		name: "autopay declined",
		payload: PaymentPayload,
		maxAttempts: maxAttempts$4,
		run: ({ db }, { paymentId }) => notify(db, {
			kind: "autopay_declined",
			paymentId
		})
	}),
	defineJob({
		name: "comment notice",
		payload: z.object({ id: z.uuid() }),
		maxAttempts: maxAttempts$4,
		run: async ({ log }, { id }) => log.warn({ noticeId: id }, "a notice of a reply by an earlier version was dropped")
	})
];
// server/directory/notifications/producers/expiringCards.queries.ts
/** Finds billing accounts on autopay, and stores which of their methods expire. */
async function findAutopayAccounts(db) {
	return (await db.select({ number: billingAccounts.number }).from(billingAccounts).where(and(isNotNull(billingAccounts.autopayToken), eq(billingAccounts.status, "active")))).map(({ number }) => number);
}
async function findAutopayAccount(db, number) {
	const [account] = await db.select({
		customerNumber: billingAccounts.customerNumber,
		token: billingAccounts.autopayToken
	}).from(billingAccounts).where(and(eq(billingAccounts.number, number), isNotNull(billingAccounts.autopayToken)));
	return account?.token ? {
		customerNumber: account.customerNumber,
		token: account.token
	} : null;
}
async function storeExpiringCard(tx, card) {
	await tx.insert(expiringAutopayCards).values(card).onConflictDoUpdate({
		target: expiringAutopayCards.billingAccountNumber,
		set: card
	});
}
async function deleteExpiringCard(db, accountNumber) {
	await db.delete(expiringAutopayCards).where(eq(expiringAutopayCards.billingAccountNumber, accountNumber));
}
// server/directory/notifications/producers/expiringCards.job.ts
/**
* Notifies of autopay cards that expire in 60, 30 and 7 days. Cards expire at the end of a month, so the payment
* provider is asked only on the days on which the end of a month is that far away. What it answers is stored for the
* alerts of the dashboard.
*/
const firstNoticeDays = 60;
const noticeDays = [
	firstNoticeDays,
	30,
	7
];
/** The next days of notice replace a card that could not be asked for. */
const maxAttempts$3 = 8;
/** Returns how many days of notice there are today, for each last day of a month that is that far away. */
const noticesOn = (today) => noticeDays.map((daysLeft) => ({
	expiresOn: addDays(today, daysLeft),
	daysLeft
})).filter(({ expiresOn }) => addDays(expiresOn, 1).endsWith("-01"));
const expiryDayOf = ({ expiry }) => expiry && addDays(addMonths(`${expiry.year}-${String(expiry.month).padStart(2, "0")}-01`, 1), -1);
const checkCardJob = defineJob({
	name: "check expiry of autopay card",
	payload: z.object({
		accountNumber: z.string(),
		today: z.string()
	}),
	maxAttempts: maxAttempts$3,
	keyOf: ({ accountNumber }) => accountNumber,
	async run({ db, cards }, { accountNumber, today }) {
		const account = await findAutopayAccount(db, accountNumber);
		if (!account) return;
		const profile = (await cards.listProfiles(account.customerNumber)).find(({ token }) => token === account.token);
		const expiresOn = profile ? expiryDayOf(profile) : null;
		if (!profile || expiresOn === null || expiresOn > addDays(today, firstNoticeDays)) return deleteExpiringCard(db, accountNumber);
		const method = methodName(profile.type, profile.last4);
		await db.transaction(async (tx) => {
			await storeExpiringCard(tx, {
				billingAccountNumber: accountNumber,
				token: account.token,
				method,
				expiresOn
			});
			if (!noticesOn(today).some((notice) => notice.expiresOn === expiresOn)) return;
			const daysLeft = daysBetween(today, expiresOn);
			await notify(tx, {
				kind: "card_expiring",
				accountNumber,
				method,
				expiresOn,
				daysLeft
			});
		});
	}
});
const expiringCardsJob = defineScheduledJob("find expiring autopay cards", async ({ db, clock }) => {
	const today = clock.today();
	if (noticesOn(today).length === 0) return;
	const accountNumbers = await findAutopayAccounts(db);
	await enqueueMissing(db, checkCardJob, accountNumbers.map((accountNumber) => ({
		accountNumber,
		today
	})));
});
// server/jobs/accountQueue.ts
/** Runs the jobs of one billing account one after another. */
/** The library looks at every queue for each job, so accounts share a few of them. */
const queueCount = 32;
function accountQueue(billingAccountNumber) {
	return `billing accounts ${createHash("sha256").update(billingAccountNumber).digest().readUInt32BE() % queueCount}`;
}
/** Any number of processes may run it for the same bill: the bill's key allows one payment, declined or not. */
const payBillJob = defineJob({
	name: "pay bill by autopay",
	payload: z.object({
		groupId: z.string(),
		billingAccountNumber: z.string()
	}),
	maxAttempts: 25,
	keyOf: ({ groupId }) => groupId,
	queueOf: ({ billingAccountNumber }) => accountQueue(billingAccountNumber),
	async run(services, { groupId }) {
		const [bill] = await findBillsDueForAutopay(services.db, services.clock.today(), groupId);
		if (bill) await payBill(services, bill);
	}
});
const dueBillsJob = defineScheduledJob("find bills due for autopay", async ({ db, clock }) => {
	const payloads = (await findBillsDueForAutopay(db, clock.today())).map(({ groupId, billingAccountNumber }) => ({
		groupId,
		billingAccountNumber
	}));
	await enqueueMissing(db, payBillJob, payloads);
});
async function payBill(services, bill) {
	if (bill.token === null || bill.dueOn === null) return;
	const idempotencyKey = `autopay:${bill.groupId}:${bill.dueOn}`;
	if (await findPaymentByKey(services.db, null, idempotencyKey)) return;
	const attempt = {
		...bill,
		token: bill.token,
		userId: null,
		channel: "autopay",
		idempotencyKey,
		arrivedAt: services.clock.now(),
		address: "autopay"
	};
	const payment = await payOnceWith(services, attempt).catch((error) => storeFailedPayment$1(services, attempt, error));
	if (payment) services.log.info({
		paymentId: payment.id,
		status: payment.status
	}, "autopay has handled a bill");
}
/**
* A missing or expired method fails this bill for good. The stored payment ensures that the customer is notified once.
*/
async function storeFailedPayment$1(services, attempt, error) {
	if (!(error instanceof AppError) || error.code === "duplicate_payment") throw error;
	const planned = buildPlannedPayment(attempt, services.clock.now());
	return services.db.transaction(async (tx) => {
		const payment = await insertFailedPayment(tx, {
			...planned,
			status: "failed",
			reason: error.message
		});
		if (payment) await notifyOfOutcome(tx, payment);
		return payment;
	});
}
/** Any number of processes may run it for the same change: the first one to lock its row applies it. */
const planChangeJob = defineJob({
	name: "apply plan change",
	payload: z.object({ id: z.uuid() }),
	maxAttempts: 25,
	keyOf: ({ id }) => id,
	run: (services, { id }) => services.db.transaction(async (tx) => {
		const applied = await applyChange$1(tx, id, services.clock.now());
		if (!applied) return;
		await enqueueChangeNotice(services, tx, {
			customerNumber: applied.customerNumber,
			row: applied.change
		});
	})
});
const duePlanChangesJob = defineScheduledJob("find due plan changes", async ({ db, clock }) => {
	const payloads = await findDueChanges(db, clock.today());
	await enqueueMissing(db, planChangeJob, payloads);
});
// server/features/scheduledPayments/rules.ts
/** Rules for scheduled payments that only the server applies. */
/** A process has this long to make one payment, including a slow bank. Afterwards another process continues it. */
const leaseMs = 12e4;
/** A customer must not be charged long after the agreed day, whatever kept the portal from doing so. */
const graceDays = 3;
const isTooLate = (payOn, today) => today > addDays(payOn, graceDays);
/** Returns the payment's key in the ledger. Keys of clients never contain a colon, so they can't collide. */
const paymentKeyOf = (scheduledPaymentId) => `scheduled:${scheduledPaymentId}`;
/**
* Any number of processes may run it for the same payment, and any may crash: a claim expires, the key doesn't. A
* payment that must wait, for the bank or for an equal payment, is found again later.
*/
const scheduledPaymentJob = defineJob({
	name: "make scheduled payment",
	payload: z.object({
		id: z.uuid(),
		billingAccountNumber: z.string()
	}),
	maxAttempts: 25,
	keyOf: ({ id }) => id,
	queueOf: ({ billingAccountNumber }) => accountQueue(billingAccountNumber),
	run: (services, { id }) => payScheduledPayment(services, id)
});
const dueScheduledJob = defineScheduledJob("find due scheduled payments", async ({ db, clock }) => {
	const payloads = await findDueScheduled(db, clock.today(), clock.now());
	await enqueueMissing(db, scheduledPaymentJob, payloads);
});
async function payScheduledPayment(services, id) {
	const { db, clock } = services;
	const now = clock.now();
	const leaseEndsAt = new Date(now.getTime() + leaseMs);
	const due = await claimScheduled(db, id, {
		today: clock.today(),
		now,
		leaseEndsAt
	});
	if (!due) return;
	const attempt = attemptOf(due, now);
	const existing = await findPaymentByKey(db, due.userId, attempt.idempotencyKey);
	if (existing) return continuePayment(services, {
		due,
		attempt,
		existing
	});
	const claim = await renewClaim(db, due, new Date(clock.now().getTime() + leaseMs));
	if (!claim) return;
	const renewedPayment = {
		...due,
		leaseEndsAt: claim.leaseEndsAt
	};
	if (claim.balance <= 0) await finishAndNotify(services, renewedPayment, {
		status: "not_needed",
		reason: "",
		paymentId: null
	});
	else if (!claim.canPay) await finishAndNotify(services, renewedPayment, {
		status: "failed",
		reason: scheduledNotAllowed,
		paymentId: null
	});
	else await continuePayment(services, {
		due: renewedPayment,
		attempt,
		existing: null
	});
}
async function continuePayment(services, started) {
	const { due } = started;
	const payment = await executePayment(services, started);
	if (!payment) return releaseScheduled(services.db, due);
	const outcome = outcomeOf(payment.status);
	if (outcome === "PENDING") return;
	await finishAndNotify(services, due, {
		status: outcome === "ACCEPTED" ? "paid" : "failed",
		reason: payment.reason,
		paymentId: payment.id
	});
}
/** Returns the payment in its current status, or null when it must wait because an equal payment is in progress. */
async function executePayment(services, { due, attempt, existing }) {
	if (existing && existing.status !== "pending") return existing;
	if (!existing && isTooLate(due.payOn, services.clock.today())) return storeFailedPayment(services, {
		due,
		attempt
	}, scheduledTooLate);
	try {
		return await payOnceWith(services, attempt);
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		return error.code === "duplicate_payment" ? null : storeFailedPayment(services, {
			due,
			attempt
		}, error.message);
	}
}
const jobName = "scheduled payments";
const attemptOf = (due, now) => ({
	userId: due.userId,
	billingAccountNumber: due.billingAccountNumber,
	customerNumber: due.customerNumber,
	serviceAccountNumber: due.serviceAccountNumber,
	serviceType: due.serviceType,
	token: due.token,
	amount: due.amount,
	channel: "scheduled",
	idempotencyKey: paymentKeyOf(due.id),
	arrivedAt: now,
	address: jobName
});
/** A missing or expired method is stored as a payment that was not charged, so that it appears in the history. */
async function storeFailedPayment({ db, clock }, { due, attempt }, reason) {
	const { category, methodType, methodLast4 } = due;
	return await insertFailedPayment(db, {
		...buildPlannedPayment(attempt, clock.now()),
		category,
		methodType,
		methodLast4,
		status: "failed",
		reason
	}) ?? findPaymentByKey(db, due.userId, attempt.idempotencyKey);
}
async function finishAndNotify(services, due, outcome) {
	const author = {
		userId: null,
		customerNumber: due.customerNumber,
		address: jobName
	};
	await services.db.transaction(async (tx) => {
		const finished = await finishScheduled(tx, due, {
			...outcome,
			author,
			now: services.clock.now()
		});
		if (!finished) return;
		await enqueueScheduleNotice(services, tx, {
			customerNumber: due.customerNumber,
			row: finished
		});
		services.log.info({
			scheduledPaymentId: due.id,
			status: finished.status
		}, "a scheduled payment has ended");
	});
}
// server/cleanup/cleanup.queries.ts
/** Deletes rows that have expired. */
async function deleteExpiredSessions(db, now) {
	await db.delete(sessions).where(lt(sessions.expiresAt, now));
	await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now));
	await db.delete(resetTokens).where(lt(resetTokens.expiresAt, now));
	await db.delete(throttles).where(lt(throttles.windowEndsAt, now));
	await db.delete(presence).where(lt(presence.until, now));
}
async function deleteExpiredRegistrations(db, now) {
	await db.delete(registrationCodes).where(lt(registrationCodes.expiresAt, now));
	await db.delete(registrationProofs).where(lt(registrationProofs.expiresAt, now));
}
/** No request runs this long, so older closed keys are not needed. */
async function deleteClosedKeysBefore(db, moment) {
	await db.delete(closedPaymentKeys).where(lt(closedPaymentKeys.closedAt, moment));
}
/** A gateway delivers a message again within days. */
async function deleteIncomingTextsBefore(db, moment) {
	await db.delete(incomingTexts).where(lt(incomingTexts.receivedAt, moment));
}
/** A guard older than any window has no effect. */
async function deleteGuardsBefore(db, moment) {
	await db.delete(paymentGuards).where(lt(paymentGuards.lastAt, moment));
}
async function deleteErrorsBefore(db, before) {
	await db.delete(serverErrors).where(lt(serverErrors.hour, before));
}
/** Deletes at most `limit` records of sent messages, and returns how many it deleted. */
async function deleteSentMessagesBefore(db, { moment, limit }) {
	const oldest = db.select({ id: sentMessages.id }).from(sentMessages).where(lt(sentMessages.createdAt, moment)).orderBy(sentMessages.createdAt).limit(limit);
	return (await db.delete(sentMessages).where(inArray(sentMessages.id, oldest)).returning({ id: sentMessages.id })).length;
}
// server/cleanup/cleanup.job.ts
/** Deletes expired sessions, codes, counts and guards. Nothing depends on when it runs. */
const cleanupJob = defineScheduledJob("delete expired rows", async ({ db, clock }) => {
	await deleteExpiredSessions(db, clock.now());
	await deleteExpiredRegistrations(db, clock.now());
	await deleteGuardsBefore(db, minutesAfter(clock.now(), -60));
	await deleteClosedKeysBefore(db, minutesAfter(clock.now(), -10080));
	await deleteIncomingTextsBefore(db, minutesAfter(clock.now(), -43200));
	await deleteErrorsBefore(db, minutesAfter(clock.now(), -288e3));
});
// server/cleanup/sentMessages.job.ts
/** Deletes records of sent messages that are older than the provider keeps them. */
const dayMinutes = 1440;
/** A statement may take fifteen seconds. */
const batchSize$1 = 5e3;
const sentMessagesCleanupJob = defineScheduledJob("delete old sent messages", async ({ db, clock, config, lifecycle }) => {
	const moment = minutesAfter(clock.now(), -config.SENT_MESSAGES_DAYS * dayMinutes);
	for (let deleted = batchSize$1; deleted === batchSize$1 && !lifecycle.stopping.aborted;) deleted = await deleteSentMessagesBefore(db, {
		moment,
		limit: batchSize$1
	});
});
// server/directory/notifications/producers/announcements.queries.ts
/** Takes live announcements of which no one was notified yet. */
/** Each announcement is returned to one caller, whose transaction notifies of it. */
async function takeUnnoticedAnnouncements(tx, { kinds, now }) {
	return (await tx.update(announcements).set({ noticedAt: now }).where(and(isNull(announcements.noticedAt), inArray(announcements.kind, [...kinds]), isLive(now))).returning()).map((row) => ({
		announcementId: row.id,
		audience: {
			state: row.states,
			city: row.cities,
			pincode: row.zips,
			community: row.communities,
			service_type_code: row.serviceTypes,
			user_type: row.userTypes
		}
	}));
}
// server/directory/notifications/producers/announcements.job.ts
/** Notifies of announcements when they go live, in the audience for which they are meant. */
const liveAnnouncementsJob = defineScheduledJob("find live announcements", async ({ db, clock }) => {
	await db.transaction(async (tx) => {
		for (const { announcementId, audience } of await takeUnnoticedAnnouncements(tx, {
			kinds: noticedKinds,
			now: clock.now()
		})) await notifyAll(tx, (await findAudienceCustomers(tx, audience)).map((customerNumber) => ({
			kind: "announcement",
			announcementId,
			customerNumber
		})));
	});
});
// server/directory/notifications/producers/readyBills.queries.ts
/** Takes bills whose customers were not notified yet. */
/** Each bill is returned to one caller, whose transaction notifies of it. */
async function takeUnnoticedBills(tx, { since, today, now, limit }) {
	const unnoticed = tx.select({ id: statements.id }).from(statements).where(and(isNull(statements.noticedAt), between(statements.issuedOn, since, today))).orderBy(asc(statements.issuedOn)).limit(limit).for("update", { skipLocked: true });
	return (await tx.update(statements).set({ noticedAt: now }).where(inArray(statements.id, unnoticed)).returning({ id: statements.id })).map(({ id }) => id);
}
// server/directory/notifications/producers/readyBills.job.ts
/** Notifies of bills soon after they are issued, whoever stored them: the billing run, an import, or the demo. */
/** Small enough that requests in between don’t wait. */
const batchSize = 2e3;
const readyBillsJob = defineScheduledJob("find bills that are ready", async ({ db, clock }) => {
	const filter = {
		since: addDays(clock.today(), -7),
		today: clock.today(),
		now: clock.now(),
		limit: batchSize
	};
	for (let taken = batchSize; taken === batchSize;) taken = await db.transaction(async (tx) => {
		const statementIds = await takeUnnoticedBills(tx, filter);
		await notifyAll(tx, statementIds.map((statementId) => ({
			kind: "bill_ready",
			statementId
		})));
		return statementIds.length;
	});
});
// server/directory/notifications/producers/reminders.job.ts
/**
* Looks once a day for bills that are due soon or past due, and for high or unusual usage. An event that was found on several days
* reaches each contact once, on the day that suits their settings.
*/
const autopayDays = 4;
/** Usage that is unusual is not announced as high as well. */
const periodOf = ({ serviceAccountId, period }) => `${serviceAccountId} ${period}`;
const remindersJob = defineScheduledJob("find reminders", async ({ db, clock }) => {
	const today = clock.today();
	await db.transaction(async (tx) => {
		await notifyAll(tx, (await findAccountsDue(tx, {
			from: addDays(today, 1),
			to: addDays(today, 14)
		})).flatMap(({ accountNumber, dueOn, isOnAutopay }) => {
			if (!isOnAutopay) return {
				kind: "payment_due",
				accountNumber,
				dueOn
			};
			return dueOn > addDays(today, 1) && dueOn <= addDays(today, autopayDays) ? {
				kind: "autopay_upcoming",
				accountNumber,
				dueOn
			} : [];
		}));
		await notifyAll(tx, (await findAccountsPastDue(tx, {
			today,
			dueAfter: addDays(today, -disconnectDays.notice)
		})).map(({ account, since }) => ({
			kind: "past_due",
			accountNumber: account.number,
			since
		})));
		const unusual = await findUnusualUsageEvents(tx, today);
		await notifyAll(tx, unusual);
		const isUnusual = new Set(unusual.map(periodOf));
		await notifyAll(tx, (await findUsageEvents(tx, today)).filter((event) => !isUnusual.has(periodOf(event))));
	});
});
// server/features/assets/cleanup.job.ts
/** Deletes files for good once their deletion can no longer be undone. */
/** Longer than the time within which a deletion can be undone. */
const retentionMs$1 = 12e4;
const documentCleanupJob = defineScheduledJob("remove deleted documents", ({ db, clock }) => db.transaction(async (tx) => {
	const removals = (await removeDeletedBefore(tx, /* @__PURE__ */ new Date(clock.now().getTime() - retentionMs$1))).map((storageKey) => ({ storageKey }));
	await enqueueMissing(tx, removeFileJob, removals);
}));
// server/features/cases/attachments/cleanup.job.ts
/** Deletes files that were uploaded for a case that was never opened. */
/** A draft is finished within days or never. */
const retentionMs = 2592e5;
const attachmentCleanupJob = defineScheduledJob("delete files of cases never opened", ({ db, clock }) => db.transaction(async (tx) => {
	const removals = (await deletePendingBefore(tx, /* @__PURE__ */ new Date(clock.now().getTime() - retentionMs))).map((id) => ({ storageKey: attachmentStorageKey(id) }));
	await enqueueMissing(tx, removeFileJob, removals);
}));
// server/features/devices/deviceOrders.job.ts
/** Settles orders whose user no longer waits at the screen. */
/** Far longer than the network takes to answer. */
const unsentTimeoutMs = 12e4;
const deviceOrdersJob = defineScheduledJob("settle device orders", async (services) => {
	await deleteAbandoned(services.db, /* @__PURE__ */ new Date(services.clock.now().getTime() - unsentTimeoutMs));
	await settleOrders(services);
});
// server/features/voice/emergencyAddresses.job.ts
/** Confirms emergency addresses for customers who don't wait at the screen. */
const emergencyAddressesJob = defineScheduledJob("confirm emergency addresses", (services) => updateConfirmedAddresses(services));
// server/jobs/scheduleList.ts
/** Every time at which a job starts by itself. */
/** Days begin at midnight in the provider's time zone. */
const night = 180;
const morning = 540;
const daily = [
	{
		job: duePlanChangesJob,
		minutes: 0
	},
	{
		job: sentMessagesCleanupJob,
		minutes: night
	},
	{
		job: remindersJob,
		minutes: morning
	},
	{
		job: expiringCardsJob,
		minutes: morning
	}
];
const intervals = [
	{
		job: defineDailyJob(daily),
		cron: "* * * * *"
	},
	{
		job: deviceOrdersJob,
		cron: "* * * * *"
	},
	{
		job: emergencyAddressesJob,
		cron: "* * * * *"
	},
	{
		job: documentCleanupJob,
		cron: "* * * * *"
	},
	{
		job: abandonedPaymentsJob,
		cron: "*/5 * * * *"
	},
	{
		job: dueRefundsJob,
		cron: "*/5 * * * *"
	},
	{
		job: dueScheduledJob,
		cron: "*/5 * * * *"
	},
	{
		job: unfinishedCreditRunsJob,
		cron: "*/5 * * * *"
	},
	{
		job: unfinishedNoticeRunsJob,
		cron: "*/5 * * * *"
	},
	{
		job: dueBillsJob,
		cron: "*/10 * * * *"
	},
	{
		job: readyBillsJob,
		cron: "*/10 * * * *"
	},
	{
		job: liveAnnouncementsJob,
		cron: "*/10 * * * *"
	},
	{
		job: cleanupJob,
		cron: "*/10 * * * *"
	},
	{
		job: attachmentCleanupJob,
		cron: "0 * * * *"
	}
];
// server/jobs/jobList.ts
/** Every job of the portal. */
const jobList = [
	...[...intervals, ...daily].map(({ job }) => job),
	sendMessageJob,
	notifyJob,
	checkCardJob,
	visitorCodeJob,
	registrationCodeJob,
	settlePaymentJob,
	payBillJob,
	scheduledPaymentJob,
	refundJob,
	planChangeJob,
	creditRunJob,
	noticeRunJob,
	noticeLetterJob,
	removeFileJob,
	...formerJobs
];
// server/jobs/jobTasks.ts
/** The jobs as the job library runs them, with its settings and what it may write to our log. */
/** Every failed attempt is logged once. After the last one the job remains in the database as a dead letter. */
const createTasks = (services, jobs) => Object.fromEntries(jobs.map((job) => [job.name, async (payload, { job: { id, attempts, max_attempts: maxAttempts }, abortSignal }) => {
	try {
		await job.execute(services, payload, { stopping: abortSignal ?? services.lifecycle.stopping });
	} catch (error) {
		const isLast = attempts >= maxAttempts;
		const fields = {
			err: error,
			job: job.name,
			jobId: id,
			attempt: attempts,
			maxAttempts
		};
		services.log.error(fields, isLast ? "a job failed for the last time" : "a job failed and will be retried");
		throw error;
	}
}]));
/** Passes on the library's own errors. It would log each failed attempt as well, with the payload. */
const createJobLogger = (log) => new Logger(() => (level, message, meta) => {
	if (meta?.["failure"] === true) return;
	if (level === "error") log.error({ err: meta?.["error"] }, message);
	else if (level === "warning") log.warn(message);
});
/**
* With batches, however short, the library handles a failure to store the end of a job. Without them it would be an
* unhandled rejection, which ends the process.
*/
const preset = { worker: {
	completeJobBatchDelay: 0,
	failJobBatchDelay: 0
} };
/** The settings of every worker. */
const libraryOptions = (services, jobs) => ({
	taskList: createTasks(services, jobs),
	logger: createJobLogger(services.log),
	noHandleSignals: true,
	preset
});
// server/jobs/liveness.ts
/**
* Frees the jobs of processes that died. The job library would hold them for four hours. Each pool of workers has a lock
* on a connection of its process, and the database releases it when the process dies.
*/
const everyMs = 2e3;
const retryMs = 200;
const connectTimeoutMs = 5e3;
const lockKey = (poolId) => `hashtextextended('job pool ' || ${poolId}, 0)`;
/** Of each pool that holds jobs, tries the lock. It is free only if the pool's process is gone. */
const freeJobsOfDeadPools = `
  with holder as (
    select distinct locked_by as id from graphile_worker.jobs where locked_by <> all ($1::text[])
  ), dead as materialized (
    select array_agg(id) as ids from holder where pg_try_advisory_xact_lock(${lockKey("id")})
  )
  select graphile_worker.force_unlock_workers(ids) from dead where ids is not null`;
function openLiveness({ config, log }) {
	const pools = /* @__PURE__ */ new Set();
	const locked = /* @__PURE__ */ new Set();
	let client = null;
	async function check() {
		try {
			client ??= await connectClient(config.DATABASE_URL, { timeoutMs: connectTimeoutMs });
			for (const id of pools) {
				if (locked.has(id)) continue;
				await client.query(`select pg_advisory_lock(${lockKey("$1::text")})`, [id]);
				locked.add(id);
			}
			await client.query(freeJobsOfDeadPools, [[...pools]]);
		} catch (error) {
			log.warn({ err: error }, "the connection that shows that this process is alive was lost and is being reopened");
			await disconnect();
		}
	}
	/** Ends the connection, and with it the locks. */
	async function disconnect() {
		locked.clear();
		const previous = client;
		client = null;
		await previous?.end().catch(() => void 0);
	}
	let checking = Promise.resolve();
	const checkNext = () => {
		checking = checking.then(check);
	};
	const timer = setInterval(checkNext, everyMs);
	timer.unref();
	return {
		add(poolId) {
			pools.add(poolId);
			checkNext();
		},
		async reset() {
			pools.clear();
			checking = checking.then(disconnect);
			await checking;
		},
		async whenHeld(stopping) {
			await checking;
			while (locked.size < pools.size) {
				stopping.throwIfAborted();
				await setTimeout$1(retryMs);
				await checking;
			}
		},
		async close() {
			clearInterval(timer);
			await checking;
			await disconnect();
		}
	};
}
// server/jobs/worker.ts
/** Runs jobs in this process, next to those of any other process on the database. */
/** The number of jobs that one process runs at the same time. */
const concurrency = 4;
/** Notifications start new jobs. Only delayed jobs and retries are found by asking. */
const pollMs = 1e3;
const restartMs = 1e3;
/** A stopping process waits this long for running jobs. Then it releases them to other processes. */
const finishMs = 2e4;
/** Starts immediately, and again whenever the database was unavailable. */
function startWorker(services) {
	const { config, log } = services;
	const connections = openDatabase(config.DATABASE_URL, 5);
	const liveness = openLiveness(services);
	const events = new EventEmitter();
	events.on("pool:create", ({ workerPool }) => liveness.add(workerPool.id));
	const stopping = new AbortController();
	let runner;
	const runUntilStopped = async () => {
		while (!stopping.signal.aborted) {
			try {
				await enqueueIntervals(services, intervals);
				runner = await run({
					...libraryOptions(services, jobList),
					pgPool: connections.pool,
					parsedCronItems: cronItemsOf(intervals),
					concurrency,
					pollInterval: pollMs,
					gracefulShutdownAbortTimeout: 0,
					events,
					forbiddenFlags: async () => {
						await liveness.whenHeld(stopping.signal);
						return null;
					}
				});
				await (stopping.signal.aborted ? stopRunner(runner) : runner.promise);
			} catch (error) {
				log.error({ err: error }, "the job worker stopped and is being restarted");
			}
			await liveness.reset();
			await setTimeout$1(restartMs, void 0, { signal: stopping.signal }).catch(() => void 0);
		}
	};
	const running = runUntilStopped();
	return { async stop() {
		stopping.abort();
		if (runner) await stopRunner(runner);
		await running;
		await liveness.close();
		await connections.close();
	} };
}
async function stopRunner(runner) {
	const timer = setTimeout(() => void runner.kill(), finishMs);
	await runner.stop().catch(() => void 0);
	clearTimeout(timer);
}
// server/main.ts
/**
* Starts the portal's server, and stops it without dropping a request. Files that it writes are readable by its own
* user only.
*/
process.umask(63);
const services = await openServices(process.env).catch(exitWithError);
const { config, log } = services;
const speech = await createPortalEngines(config, log);
const app = await buildApp(services, speech);
await app.listen({
	port: config.PORT,
	host: config.HOST
});
const worker = startWorker(services);
const stopStoringErrors = startStoringErrors(services);
let workerStopped;
stopOnSignal({
	app,
	services,
	beforeDrain: () => {
		workerStopped = worker.stop();
	},
	afterRequests: async () => {
		await workerStopped;
		await stopStoringErrors();
		await speech?.close();
	}
});
export {};

//# sourceMappingURL=main.js.map