import { $ as exportAllRequests, $a as Comment, $c as accessRequests, $i as Refund, $n as changePlan, $o as placeHold, $s as updateAssetDetails, $t as listInternalNotes, A as tv, Aa as listTimeline, Ac as dismissAnnouncement, Ai as DocumentFolder, Al as sendContactCode, An as AccountDetails, Ao as credits, As as CannedAnswer, At as updateNickname, B as summarizeMails, Ba as searchPremises, Bi as restartDevice, Bl as copyRole, Bn as searchUsers, Bo as DisconnectedAccount, Br as changeInternalStatus, Bs as AssetFile, Bt as listSignIns, C as updateKinds, Ca as getUserDetails, Cc as AnnouncementInput, Ci as Callback, Cl as communication, Cn as removeProfilePhone, Co as CreditRunRow, Cr as retryJob, Cs as listOpenCases, Ct as ServicePremise, D as TvPin, Da as writeCustomerNote, Dc as countAudience, Di as help, Dl as getCommunicationContacts, Dn as preferences, Do as checkCreditRun, Ds as reopenCase, Dt as removeAddedAccount, E as TvBox, Ea as searchCustomers, Ec as announcements, Ei as giveFaqFeedback, El as getCommunicationAddress, En as getPreferences, Eo as applyCashCredit, Es as rateCase, Et as listServiceAccounts, F as summarizeCases, Fa as FoundPremise, Fc as updateAnnouncementPriority, Fi as openDocument, Fl as ListedRole, Fn as SelectedAccount, Fo as listCreditCustomers, Fr as InternalInvitation, Fs as updateCannedAnswer, Ft as endOtherSessions, G as summarizeScheduled, Ga as followQueue, Gi as DepositTransaction, Gl as postRolePermissions, Gn as BroadbandFacts, Go as Stage, Gr as listInternalUsers, Gs as deleteAsset, Gt as endHelpCode, H as summarizeOutages, Ha as QueuedMessage, Hi as updateGuestWifi, Hl as getRolePermissions, Ho as Moratorium, Hr as internalStatuses, Hs as AssetStore, Ht as security, I as summarizeCredits, Ia as ServicePoint, Ii as Device, Il as Permission, In as WaitingInvitation, Io as listCreditRuns, Ir as InternalUser, Is as AuditRecord, It as endSession, J as ListedPayment, Ja as listQueueStaff, Ji as exportDeposits, Jl as updateRolePermissions, Jn as PlanChange, Jo as getDisconnectedReport, Jr as resetInternalTwoStep, Js as findAssetUses, Jt as redeemHelpCode, K as summary, Ka as getQueuedMessage, Ki as Deposits, Kl as renameRole, Kn as CommunityPlan, Ko as connections, Kr as listStaffRoles, Ks as deleteAssetFolder, Kt as getHelpCode, L as summarizeDeposits, La as getServicePoints, Li as DeviceAction, Ll as Role, Ln as createUserAccount, Lo as listRecentCredits, Lr as StaffRole, Ls as audit, Lt as endTwoStep, M as SummaryFact, Ma as timelineParts, Mc as listActiveAnnouncements, Mi as documents, Ml as updateCommunicationAddress, Mn as FoundUser, Mo as getCreditReport, Ms as createCannedAnswer, Mt as SignedInDevice, N as SummaryFigures, Na as AccountAlert, Nc as listAnnouncements, Ni as listDocumentFolders, Nl as updateCommunicationContact, Nn as InvitedUser, No as getCreditRun, Ns as deleteCannedAnswer, Nt as changePassword, O as getTv, Oa as TimelineEntry, Oc as createAnnouncement, Oi as listFaqFeedback, Ol as getCommunicationPreferences, On as updatePreferences, Oo as controlCreditRun, Os as rescheduleCase, Ot as requestAccountAccess, P as summarizeAnnouncements, Pa as FoundAddress, Pc as updateAnnouncement, Pi as listDocuments, Pl as updateCommunicationPreferences, Pn as OwnerOnFile, Po as issueCredit, Pr as ChangedInternalUser, Ps as listCannedAnswers, Pt as confirmTwoStep, Q as exportAllPayments, Qa as setMessageStatus, Qc as OwnAccessRequest, Qi as ReceivedRefund, Qn as cancelPlanChange, Qo as notifyByEmail, Qs as restoreAsset, Qt as getMessageCustomer, R as summarizeDisconnects, Ra as premises, Ri as devices, Rl as RolePermissions, Rn as listBillingAccounts, Rr as cancelInternalInvitation, Rs as exportAuditRecords, Rt as getTwoStep, S as listUpdates, Sa as getFirstView, Sc as Announcement, Sl as addCommunicationContact, Sn as profile, So as CreditRun, Sr as listJobKinds, Ss as listCancelCases, St as statements, T as Channel, Ta as reportCustomerViewer, Tc as ManagedAnnouncement, Ti as getCallback, Tl as contactFields, Tn as updateProfile, To as RecentCredits, Ts as listServiceTypes, Tt as confirmAddedAccount, U as summarizePayments, Ua as assignMessage, Ui as updateWifi, Ul as listRoleMembers, Un as Addon, Uo as NoticeRow, Ur as internalUsers, Us as assets, Ut as startTwoStep, V as summarizeMessages, Va as Colleague, Vi as testSpeed, Vl as deleteRole, Vn as sendPasswordCode, Vo as DunningAccount, Vr as endInternalSessions, Vs as AssetFolder, Vt as renewRecoveryCodes, W as summarizeRegistrations, Wa as countQueue, Wi as Deposit, Wl as listRoles, Wn as AddonOrder, Wo as NoticeRun, Wr as inviteInternalUser, Ws as createAssetFolder, Wt as HelpCode, X as ListedRequest, Xa as reportMessageViewer, Xi as listDeposits, Xn as ServicePlans, Xo as getNoticeRun, Xs as listEndpoints, Xt as InternalNote, Y as ListedRegistration, Ya as queue, Yi as listDepositTransactions, Yn as PlanOrder, Yo as getDunningReport, Ys as listAssets, Yt as remoteHelp, Z as ListedScheduled, Za as searchQueue, Zc as AccessRequest, Zi as listDepositsOfCustomer, Zn as addAddon, Zo as listNoticeRuns, Zs as renameAssetFolder, Zt as OtherCase, _ as updateForwarding, _a as UserAccountDetails, _l as CommunicationAddress, _n as Profile, _o as CheckedCreditRow, _r as FailedJob, _s as createCancelRequest, _t as getStatement, a as blockNumber, aa as listRefunds, al as Person, ao as listCustomerMessages, ar as removeAddon, at as listAllScheduled, b as voice, ba as getAccountDetails, bl as ContactPreferences, bn as confirmProfileCode, bo as CreditLimits, br as jobs, bs as getAttachment, bt as statementSections, c as getVoicemailSound, ca as BillingAccount, cl as getInvitation, cn as PropertyResult, co as messages, cr as inviteToRegister, cs as CaseAttachment, ct as operationListCalls, cu as ConfirmingPassword, d as listVoicemails, da as CustomerOverview, dl as people, dn as addProperty, do as createMessageLabel, dr as CheckedParent, ds as CaseEvent, dt as StatementDetails, du as decideAccessChange, ea as Refundable, ec as uploadAsset, el as declineAccess, en as queueDetails, eo as Message, er as listCommunityPlans, es as previewNotices, et as exportAllScheduled, f as markVoicemail, fa as FirstView, fl as personLevels, fn as countProperties, fo as labelMessage, fr as TypedParent, fs as CasePart, ft as StatementLine, fu as listAccessChanges, g as updateEmergencyAddress, ga as Location, gl as updatePersonLevel, gn as OtherPhone, go as renameMessageLabel, gr as parentOutcomes, gs as cases, gt as getNextBill, h as unblockNumber, ha as FoundCustomers, hl as signInLevels, hn as updateProperties, ho as removeMessageLabel, hr as createPortalAccount, hs as ServiceSubtype, ht as UsageBar, i as Voicemail, ia as listReceivedRefunds, il as listOwnAccessRequests, in as propertyRequests, io as listComments, ir as plans, is as listCommunities, it as listAllRequests, j as updatePin, ja as timeline, jc as expireAnnouncement, ji as LibraryDocument, jl as sendEmail, jn as ExistingSignIn, jo as decideCreditRun, js as cannedAnswers, jt as SignInAttempt, k as listChannels, ka as leftOutParts, kc as deleteAnnouncement, ki as requestCallback, kl as listSentMessages, kn as AccessibleAccount, ko as createCreditRun, ks as uploadAttachment, kt as serviceAccounts, l as listCalls, la as ContactInfo, ll as invitePerson, ln as ServiceFacts, lo as CarriedLabel, lr as listRegistrations, ls as CaseCategory, lt as NextBillLine, lu as accessChangeDecisions, m as setGreeting, ma as FoundCustomer, ml as resendInvitation, mn as properties, mo as messageLabels, mr as checkParents, ms as ServiceKind, mt as StatementStatus, n as VoiceCall, na as exportRefunds, nl as grantAccess, nn as LotResult, no as createCaseComment, nr as listUserAddons, ns as Community, nt as exportRegistered, o as deleteVoicemail, oa as refunds, ol as acceptInvitation, on as Premise, oo as listMessages, or as Registration, os as Appointment, ot as listErrors, ou as AccessChange, p as resetGreeting, pa as FoundCase, pl as removePerson, pn as listProperties, po as listMessageLabels, pr as accountCreation, ps as Question, pt as StatementPayment, q as ListedError, qa as handleMessages, qi as deposits, ql as roles, qn as Plan, qo as endHold, qr as resendInternalInvitation, qs as downloadAsset, qt as makeHelpCode, r as VoiceLine, ra as getRefundable, rl as listAccessRequests, rn as createLotRequests, ro as createMessage, rr as listUserPlans, rs as communities, rt as listAllPayments, s as getGreeting, sa as requestRefund, sl as cancelInvitation, sn as PropertyChange, so as markRead, sr as exportRegistrations, ss as Case, st as listRegistered, su as AccessChangeSubject, t as EmergencyAddress, ta as decideRefund, tl as endAccess, tn as writeInternalNote, to as countUnread, tr as listServicePlans, ts as retryNotices, tt as exportErrors, u as listLines, ua as CustomerKind, ul as listPeople, un as StageCounts, uo as MessageLabel, ur as registrations, us as CaseDetails, ut as Statement, uu as accessChanges, v as updateLine, va as customers, vl as CommunicationContact, vn as addProfilePhone, vo as CreditAmount, vr as JobKind, vs as createServiceRequest, vt as getStatementPdf, w as updates, wa as listRecentCustomers, wc as Audience, wi as cancelCallback, wl as confirmContactCode, wn as sendProfileCode, wo as CreditStatus, wr as retryJobsOfKind, ws as listServiceSubtypes, wt as addAccount, x as Update, xa as getCustomerOverview, xl as SentMessage, xn as getProfile, xo as CreditRow, xr as listFailedJobs, xs as getCase, xt as statementStatuses, y as updateRinging, ya as findAddressUsers, yl as CommunicationPreferences, yn as cancelProfileCode, yo as CreditCustomer, yr as discardJob, ys as deleteAttachment, yt as listStatements, z as summarizeErrors, za as searchAddresses, zi as listDevices, zl as SavedPermissions, zn as portalUsers, zr as changeInternalRole, zs as listAuditRecords, zt as listSessions } from "./voice-zMrhNeBZ.js";
import { A as Credentials, An as logout, B as noteInvitationOpened, Bn as preferenceFields, Cn as sendForgotPasswordCode, Dn as Email, En as AppFeature, F as getAccountByEmail, Fn as UserAccount, H as sendRegistrationCode, I as getActiveServices, In as UserAddress, L as getRegistrationCount, Ln as UserDetails, M as createAccount, Mn as session, N as createLegacyAccount, Nn as validateUser, On as PhoneNumber, P as createLegacyPaymentLink, Pn as AddressService, R as legacy, Rn as Preferences, Sn as sendEmailCode, Tn as validateCode, U as submitPaymentResponse, V as registrationSteps, W as validateRegistrationCode, _n as NewPassword, bn as oneTimeCodes, j as LegacyService, jn as phoneNumber, k as CarriedOver, kn as getAppData, vn as OneTimeCode, wn as sendPhoneCode, xn as resetForgottenPassword, yn as SentCode, z as listLegacyPaymentProfiles, zn as defaultPreferences } from "./tv-DM77IwfN.js";
import { $ as errorStatus, $t as listPayments, Bt as OneTimePayment, Ct as isUrgentCategory, Dt as offeredCategories, Et as notificationChannels, Ft as schedulePayment, Gt as PaymentProfile, Ht as PaymentAmount, It as scheduledPaymentStatuses, Jt as ReceivedCredit, Kt as PaymentStatus, Lt as scheduledPayments, Mt as ScheduledPaymentStatus, Nt as cancelScheduledPayment, Pt as listScheduledPayments, Q as PasswordChange, Qt as listPaymentProfiles, Rt as Autopay, St as isLocked, Tt as notificationCategories, Ur as isStaffOnlyRight, Ut as PaymentChannel, Vt as Payment, Wt as PaymentOutcome, X as BareFailure, Xt as deletePaymentProfile, Yt as createPaymentLink, Z as FailureEnvelope, Zt as getAutopay, _t as canUnsubscribe, a as readTypes, an as paymentStatuses, ar as ServiceType, bt as defaultChannels, cn as updateAutopay, cr as serviceGroups, dn as isUuid, en as listReceivedCredits, et as plainErrorCodes, fn as Dollars, gt as NotificationCategory, i as listUsage, in as paymentSource, ir as ServiceGroup, jt as ScheduledPayment, ln as viewBalance, lr as serviceLabels, n as UsageReading, nn as payableFields, o as usage, on as payments, or as defaultServiceType, qr as toRight, qt as PostbackMessage, r as listDataUsage, rn as paymentChannels, s as usageMonths, sn as resolveOneTimePayment, sr as serviceGroupOf, t as DataMonth, tn as payOnce, tt as successEnvelope, un as Id, ur as serviceTypes, vt as channelNames, wt as lockOf, xt as factsOf, yt as channelProblem, zt as Balance } from "./usage-Dp18uMm1.js";
import { Y as idempotencyKeyFormat, a as chat, h as speakText, i as askChat, m as relay, n as understandCommand, o as chatSources, r as ChatAnswer, s as ParsedCommand, t as commands, y as LiveEvent } from "./commands-AfPuiXrQ.js";
import { C as monthOfPeriod, S as formatDay, _ as Day, b as addMonths, v as Moment, x as dayInProse, y as addDays } from "./common-BVuLM-rB.js";
import { a as paymentTypes, i as paymentTypeCodes, n as feeLabel, r as feeOf, t as PaymentType } from "./paymentTypes-VF6thLGa.js";
import "node:module";
import { z } from "zod/mini";
import { STATUS_CODES } from "node:http";
// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
// shared/contract/index.ts
const contract = {
	session: {
		...session,
		...oneTimeCodes
	},
	security,
	assets,
	audit,
	roles,
	internalUsers,
	customers,
	timeline,
	chat,
	commands,
	communication,
	accessChanges,
	accessRequests,
	people,
	profile,
	serviceAccounts,
	preferences,
	plans,
	devices,
	tv,
	voice,
	remoteHelp,
	relay,
	payments,
	scheduledPayments,
	credits,
	deposits,
	refunds,
	connections,
	statements,
	usage,
	cannedAnswers,
	cases,
	messages,
	queue,
	queueDetails,
	messageLabels,
	summary,
	operationLists: operationListCalls,
	jobs,
	announcements,
	documents,
	help,
	portalUsers,
	legacy,
	registrations,
	accountCreation,
	properties,
	propertyRequests,
	premises,
	communities,
	updates
};
// server/http/openApi/examples.json
var examples_default = {
	operations: {
		"validateUser": {
			"request": { "body": {
				"email": "person-000000000000000001@example.com",
				"password": "Example#2026",
				"otp": "123456"
			} },
			"response": {
				"data": {
					"token": "EXAMPLE_TOKEN",
					"expires_at": "2026-03-13T23:00:00.000Z",
					"user_details": {
						"user_id": "00000000-0000-4000-8000-000000000002",
						"userTypeCode": "CUSTOMER",
						"first_name": "Ada",
						"last_name": "Quill",
						"crm_contact_id": "000000000000000001",
						"phone_number": "2105550003",
						"email_id": "person-000000000000000001@example.com",
						"user_accounts": [],
						"user_address_details": []
					},
					"app_features": [{
						"name": "ACCOUNTS",
						"read": true,
						"write": true,
						"approve": false
					}, {
						"name": "MANAGEPAYMENT",
						"read": true,
						"write": true,
						"approve": false
					}],
					"preferences": {
						"theme": "system",
						"text_size": "normal",
						"day_format": "month_first",
						"number_format": "comma_point",
						"reduced_motion": false,
						"spoken_confirmations": false,
						"crm_service_account_id": null,
						"tile_order": [],
						"hidden_tiles": []
					}
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				409,
				429,
				503
			]
		},
		"logout": {
			"request": {},
			"response": {
				"data": null,
				"messages": [],
				"is-success": true
			},
			"failures": [401]
		},
		"getAppData": {
			"request": {},
			"response": {
				"data": [{
					"name": "ACCOUNTS",
					"read": true,
					"write": true,
					"approve": false
				}, {
					"name": "MANAGEPAYMENT",
					"read": true,
					"write": true,
					"approve": false
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"sendForgotPasswordCode": {
			"request": { "query": { "emailId": "person-000000000000000001@example.com" } },
			"response": {
				"data": null,
				"messages": ["If this email is on file, a code is on its way."],
				"is-success": true
			},
			"failures": [429]
		},
		"sendEmailCode": {
			"request": { "query": { "emailId": "person-000000000000000001@example.com" } },
			"response": {
				"data": null,
				"messages": ["If this email is on file, a code is on its way."],
				"is-success": true
			},
			"failures": []
		},
		"sendPhoneCode": {
			"request": { "query": { "phoneNumber": "9705550166" } },
			"response": {
				"data": null,
				"messages": ["If this number is on file, a code is on its way."],
				"is-success": true
			},
			"failures": [503]
		},
		"validateCode": {
			"request": { "body": {
				"emailId": "person-000000000000000001@example.com",
				"otp": "123456"
			} },
			"response": {
				"data": {
					"purpose": "payment_method",
					"token": "EXAMPLE_TOKEN",
					"expires_at": "2026-03-13T15:15:00.000Z",
					"customers": [{
						"crm_customer_number": "CU-00000002",
						"name": "Ada Quill"
					}]
				},
				"messages": [],
				"is-success": true
			},
			"failures": [400]
		},
		"resetForgottenPassword": {
			"request": { "body": {
				"user_email": "person-000000000000000001@example.com",
				"new_password": "Example#2026",
				"reset_token": "EXAMPLE_TOKEN"
			} },
			"response": {
				"data": null,
				"messages": ["Password changed successfully!"],
				"is-success": true
			},
			"failures": [400]
		},
		"changePassword": {
			"request": { "body": {
				"user_email": "person-000000000000000001@example.com",
				"new_password": "Example#2026",
				"old_password": "Example#2026"
			} },
			"response": {
				"data": null,
				"messages": ["Password changed successfully!"],
				"is-success": true
			},
			"failures": [
				400,
				401,
				404,
				409,
				429
			]
		},
		"getTwoStep": {
			"request": {},
			"response": {
				"data": {
					"enabled": true,
					"since": "2026-03-13T15:00:00.000Z",
					"recovery_codes_left": 10
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401]
		},
		"startTwoStep": {
			"request": { "body": { "old_password": "Example#2026" } },
			"response": {
				"data": {
					"secret": "EXAMPLE",
					"uri": "otpauth://totp/Quillmere%20Utilities%20%26%20Fiber:person-000000000000000001%40example.com?issuer=Quillmere%20Utilities%20%26%20Fiber&secret=EXAMPLE_TOKEN&algorithm=SHA1&digits=6&period=30"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				409
			]
		},
		"confirmTwoStep": {
			"request": { "body": { "otp": "123456" } },
			"response": {
				"data": { "recovery_codes": ["example-code", "example-code"] },
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				409
			]
		},
		"renewRecoveryCodes": {
			"request": { "body": {
				"old_password": "Example#2026",
				"otp": "123456"
			} },
			"response": {
				"data": { "recovery_codes": ["example-code", "example-code"] },
				"messages": [],
				"is-success": true
			},
			"failures": [400, 401]
		},
		"endTwoStep": {
			"request": { "body": {
				"old_password": "Example#2026",
				"otp": "123456"
			} },
			"response": {
				"data": null,
				"messages": [],
				"is-success": true
			},
			"failures": [400, 401]
		},
		"listSessions": {
			"request": {},
			"response": {
				"data": [{
					"session_id": "00000000-0000-4000-8000-000000000001",
					"device": "Unknown device",
					"address": "127.0.0.1",
					"created_at": "2026-03-13T15:00:00.000Z",
					"last_used_at": "2026-03-13T15:00:00.000Z",
					"is_current": true
				}, {
					"session_id": "00000000-0000-4000-8000-000000000002",
					"device": "Unknown device",
					"address": "127.0.0.1",
					"created_at": "2026-03-13T15:00:00.000Z",
					"last_used_at": "2026-03-13T15:00:00.000Z",
					"is_current": false
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [401]
		},
		"endSession": {
			"request": { "body": { "session_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": null,
				"messages": [],
				"is-success": true
			},
			"failures": [401, 404]
		},
		"endOtherSessions": {
			"request": {},
			"response": {
				"data": { "ended": 2 },
				"messages": [],
				"is-success": true
			},
			"failures": [401]
		},
		"listSignIns": {
			"request": { "body": {
				"page_number": 1,
				"page_size": 1
			} },
			"response": {
				"data": {
					"sign_ins": [{
						"id": "00000000-0000-4000-8000-000000000001",
						"at": "2026-11-26T00:43:46.202Z",
						"outcome": "succeeded",
						"device": "Chrome on Windows",
						"address": "127.0.0.1"
					}],
					"total_count": 2
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401]
		},
		"listEndpoints": {
			"request": {},
			"response": {
				"data": [{
					"assetsId": "resource-center",
					"name": "Resource Center",
					"is_internal": false,
					"file_count": 1
				}, {
					"assetsId": "internal",
					"name": "Internal (staff only)",
					"is_internal": true,
					"file_count": 0
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"listAssets": {
			"request": {
				"params": { "assetsId": "resource-center" },
				"query": { "prefix": "rates/" }
			},
			"response": {
				"data": {
					"folders": [],
					"files": [{
						"fileKey": "rates/rates.pdf",
						"document_id": "00000000-0000-4000-8000-000000000001",
						"version": 1,
						"file_name": "rates.pdf",
						"size_bytes": 14,
						"media_type": "application/pdf",
						"modified_on": "2026-03-13",
						"modified_by": "Ada Quill",
						"title": "rates",
						"description": "",
						"language": "en",
						"user_type": [],
						"community": []
					}],
					"total_count": 1
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404
			]
		},
		"uploadAsset": {
			"request": {
				"params": { "assetsId": "resource-center" },
				"body": {
					"destinationPath": "rates/",
					"replace": "true"
				}
			},
			"response": {
				"data": {
					"fileKey": "rates/rates.pdf",
					"document_id": "00000000-0000-4000-8000-000000000001",
					"version": 2,
					"file_name": "rates.pdf",
					"size_bytes": 18,
					"media_type": "application/pdf",
					"modified_on": "2026-03-13",
					"modified_by": "Ada Quill",
					"title": "rates",
					"description": "",
					"language": "en",
					"user_type": [],
					"community": []
				},
				"messages": ["Document uploaded successfully!"],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404,
				409,
				413,
				415,
				503
			]
		},
		"downloadAsset": {
			"request": {
				"params": { "assetId": "resource-center" },
				"query": { "fileKey": "rates/rates.pdf" }
			},
			"failures": [
				400,
				401,
				403,
				404
			]
		},
		"findAssetUses": {
			"request": { "params": { "document_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": { "announcements": [{
					"announcement_id": "00000000-0000-4000-8000-000000000002",
					"title": "By its link"
				}, {
					"announcement_id": "00000000-0000-4000-8000-000000000003",
					"title": "In the text"
				}] },
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"deleteAsset": {
			"request": {
				"params": { "assetsId": "resource-center" },
				"query": { "fileKey": "rates/rates.pdf" }
			},
			"response": {
				"data": { "document_id": "00000000-0000-4000-8000-000000000001" },
				"messages": ["Document deleted successfully!"],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403
			]
		},
		"restoreAsset": {
			"request": {
				"params": { "assetsId": "resource-center" },
				"body": { "document_id": "00000000-0000-4000-8000-000000000001" }
			},
			"response": {
				"data": {
					"fileKey": "rates/rates.pdf",
					"document_id": "00000000-0000-4000-8000-000000000001",
					"version": 3,
					"file_name": "rates.pdf",
					"size_bytes": 14,
					"media_type": "application/pdf",
					"modified_on": "2026-03-13",
					"modified_by": "Ada Quill",
					"title": "rates",
					"description": "",
					"language": "en",
					"user_type": [],
					"community": []
				},
				"messages": ["Document restored."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"createAssetFolder": {
			"request": {
				"params": { "assetsId": "internal" },
				"body": { "name": "General" }
			},
			"response": {
				"data": {
					"prefix": "general-2/",
					"name": "General",
					"file_count": 0
				},
				"messages": ["Folder created."],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				409
			]
		},
		"renameAssetFolder": {
			"request": {
				"params": { "assetsId": "resource-center" },
				"query": { "prefix": "rates/" },
				"body": { "name": "RATES" }
			},
			"response": {
				"data": {
					"prefix": "rates/",
					"name": "RATES",
					"file_count": 0
				},
				"messages": ["Folder renamed."],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404,
				409
			]
		},
		"deleteAssetFolder": {
			"request": {
				"params": { "assetsId": "resource-center" },
				"query": { "prefix": "rates/" }
			},
			"response": {
				"data": null,
				"messages": ["Folder removed."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"updateAssetDetails": {
			"request": {
				"params": { "assetsId": "resource-center" },
				"query": { "fileKey": "rates/rates.pdf" },
				"body": {
					"version": 1,
					"title": "For builders",
					"description": "",
					"language": "en",
					"user_type": ["BUILDER"],
					"community": []
				}
			},
			"response": {
				"data": {
					"fileKey": "rates/rates.pdf",
					"document_id": "00000000-0000-4000-8000-000000000001",
					"version": 2,
					"file_name": "rates.pdf",
					"size_bytes": 14,
					"media_type": "application/pdf",
					"modified_on": "2026-03-13",
					"modified_by": "Ada Quill",
					"title": "For builders",
					"description": "",
					"language": "en",
					"user_type": ["BUILDER"],
					"community": []
				},
				"messages": ["Document details saved."],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				409
			]
		},
		"listAuditRecords": {
			"request": { "query": { "action": "kind" } },
			"response": {
				"data": {
					"records": [{
						"record_id": "00000000-0000-4000-8000-000000000001",
						"at": "2026-01-08T06:01:00.000Z",
						"user_name": "Ada Quill",
						"user_email": "person-000000000000000002@example.com",
						"action": "kind.two",
						"crm_customer_number": null,
						"address": "198.51.100.7",
						"details": {},
						"names_by_id": {}
					}, {
						"record_id": "00000000-0000-4000-8000-000000000003",
						"at": "2026-01-08T05:59:00.000Z",
						"user_name": "",
						"user_email": "",
						"action": "kind.one",
						"crm_customer_number": "CU-2",
						"address": "198.51.100.7",
						"details": {},
						"names_by_id": {}
					}],
					"next": null
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"exportAuditRecords": {
			"request": { "query": { "action": "dunning" } },
			"failures": [401, 403]
		},
		"listRoles": {
			"request": {},
			"response": {
				"data": [{
					"user_role_id": "00000000-0000-4000-8000-000000000001",
					"name": "Team 1",
					"is_for_staff": true,
					"member_count": 0,
					"version": 1,
					"is_own": false,
					"is_administrator": false
				}, {
					"user_role_id": "00000000-0000-4000-8000-000000000002",
					"name": "Team 10",
					"is_for_staff": true,
					"member_count": 1,
					"version": 1,
					"is_own": false,
					"is_administrator": false
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"listRoleMembers": {
			"request": { "query": {
				"user_role_id": "00000000-0000-4000-8000-000000000001",
				"page_number": 1,
				"page_size": 1
			} },
			"response": {
				"data": {
					"members": [{
						"user_id": "00000000-0000-4000-8000-000000000002",
						"name": "Ada Quill",
						"email": "person-000000000000000003@example.com"
					}],
					"total_count": 2
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"getRolePermissions": {
			"request": { "query": { "user_role_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": {
					"role": {
						"user_role_id": "00000000-0000-4000-8000-000000000001",
						"name": "Night desk",
						"is_for_staff": true,
						"member_count": 0,
						"version": 1
					},
					"permissions": [{
						"name": "ACCOUNTS",
						"read": false,
						"write": false,
						"approve": false
					}, {
						"name": "MANAGEPAYMENT",
						"read": false,
						"write": false,
						"approve": false
					}]
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"updateRolePermissions": {
			"request": { "body": {
				"user_role_id": "00000000-0000-4000-8000-000000000001",
				"version": 1,
				"permissions": [{
					"name": "REFUNDS",
					"read": true,
					"write": false,
					"approve": true
				}]
			} },
			"response": {
				"data": {
					"role": {
						"user_role_id": "00000000-0000-4000-8000-000000000001",
						"name": "role 000000000000000002",
						"is_for_staff": true,
						"member_count": 1,
						"version": 1
					},
					"permissions": [{
						"name": "ACCOUNTS",
						"read": false,
						"write": false,
						"approve": false
					}, {
						"name": "MANAGEPAYMENT",
						"read": false,
						"write": false,
						"approve": false
					}],
					"waiting": {
						"access_change_id": "00000000-0000-4000-8000-000000000003",
						"subject": {
							"kind": "role_rights",
							"role_name": "role 000000000000000002"
						},
						"granted": ["REFUNDS.read", "REFUNDS.approve"],
						"withdrawn": [],
						"requested_by": "Imani Admin",
						"requested_at": "2026-03-13T15:00:00.000Z",
						"is_own": true,
						"can_decide": false
					}
				},
				"messages": ["Waiting for approval"],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404,
				409,
				429
			]
		},
		"postRolePermissions": {
			"request": { "body": {
				"user_role_id": "00000000-0000-4000-8000-000000000001",
				"version": 1,
				"permissions": [{
					"name": "CREDITS",
					"read": true,
					"write": false,
					"approve": false
				}]
			} },
			"response": {
				"data": {
					"role": {
						"user_role_id": "00000000-0000-4000-8000-000000000001",
						"name": "Team 4",
						"is_for_staff": true,
						"member_count": 0,
						"version": 2
					},
					"permissions": [{
						"name": "ACCOUNTS",
						"read": false,
						"write": false,
						"approve": false
					}, {
						"name": "MANAGEPAYMENT",
						"read": false,
						"write": false,
						"approve": false
					}],
					"waiting": null
				},
				"messages": ["Settings updated successfully!"],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"copyRole": {
			"request": { "body": {
				"user_role_id": "00000000-0000-4000-8000-000000000001",
				"name": "Night desk"
			} },
			"response": {
				"data": {
					"user_role_id": "00000000-0000-4000-8000-000000000002",
					"name": "Night desk",
					"is_for_staff": true,
					"member_count": 0,
					"version": 1
				},
				"messages": ["Role created."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				409
			]
		},
		"renameRole": {
			"request": { "body": {
				"user_role_id": "00000000-0000-4000-8000-000000000001",
				"version": 1,
				"name": "Day desk"
			} },
			"response": {
				"data": {
					"user_role_id": "00000000-0000-4000-8000-000000000001",
					"name": "Day desk",
					"is_for_staff": true,
					"member_count": 0,
					"version": 2
				},
				"messages": ["Role renamed."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				409
			]
		},
		"deleteRole": {
			"request": { "body": {
				"user_role_id": "00000000-0000-4000-8000-000000000001",
				"version": 2
			} },
			"response": {
				"data": null,
				"messages": ["Role deleted."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"listInternalUsers": {
			"request": {},
			"response": {
				"data": {
					"users": [{
						"contact_id": "000000000000000001",
						"name": "Imani Admin",
						"email": "person-000000000000000001@example.com",
						"user_role_id": "00000000-0000-4000-8000-000000000002",
						"role_name": "role 000000000000000001",
						"status": "active",
						"invited_until": null,
						"is_expired": false,
						"last_sign_in_at": "2026-03-13T15:00:00.000Z",
						"has_two_step": false,
						"is_self": false,
						"is_administrator": true,
						"can_change": false
					}, {
						"contact_id": "000000000000000003",
						"name": "Percy Clerk",
						"email": "person-000000000000000003@example.com",
						"user_role_id": "00000000-0000-4000-8000-000000000004",
						"role_name": "role 000000000000000003",
						"status": "active",
						"invited_until": null,
						"is_expired": false,
						"last_sign_in_at": "2026-03-13T15:00:00.000Z",
						"has_two_step": false,
						"is_self": true,
						"is_administrator": false,
						"can_change": true
					}],
					"total_count": 5
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"listStaffRoles": {
			"request": {},
			"response": {
				"data": [{
					"user_role_id": "00000000-0000-4000-8000-000000000001",
					"name": "role 000000000000000002",
					"can_issue": true
				}, {
					"user_role_id": "00000000-0000-4000-8000-000000000003",
					"name": "role 000000000000000004",
					"can_issue": true
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"inviteInternalUser": {
			"request": { "body": {
				"first_name": "Jonas",
				"last_name": "Desk",
				"email": "desk-1@example.com",
				"user_role_id": "00000000-0000-4000-8000-000000000001"
			} },
			"response": {
				"data": {
					"user": {
						"contact_id": "000000000000000002",
						"name": "Jonas Desk",
						"email": "desk-1@example.com",
						"user_role_id": "00000000-0000-4000-8000-000000000001",
						"role_name": "Desk",
						"status": "invited",
						"invited_until": "2026-03-20T15:00:00.000Z",
						"is_expired": false,
						"last_sign_in_at": null,
						"has_two_step": false,
						"is_self": false,
						"is_administrator": false,
						"can_change": true
					},
					"waiting": null
				},
				"messages": ["Invitation sent."],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				409
			]
		},
		"resendInternalInvitation": {
			"request": { "body": { "contact_id": "000000000000000001" } },
			"response": {
				"data": {
					"contact_id": "000000000000000001",
					"name": "Jonas Desk",
					"email": "desk-4@example.com",
					"user_role_id": "00000000-0000-4000-8000-000000000002",
					"role_name": "Desk",
					"status": "invited",
					"invited_until": "2026-03-20T15:00:00.000Z",
					"is_expired": false,
					"last_sign_in_at": null,
					"has_two_step": false,
					"is_self": false,
					"is_administrator": false,
					"can_change": true
				},
				"messages": ["A new invitation is on its way. The earlier link no longer works."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"cancelInternalInvitation": {
			"request": { "body": { "contact_id": "000000000000000001" } },
			"response": {
				"data": null,
				"messages": ["The invitation was canceled."],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"changeInternalRole": {
			"request": { "body": {
				"contact_id": "000000000000000001",
				"user_role_id": "00000000-0000-4000-8000-000000000002",
				"seen_user_role_id": "00000000-0000-4000-8000-000000000003"
			} },
			"response": {
				"data": {
					"contact_id": "000000000000000001",
					"name": "Vera Second",
					"email": "person-000000000000000001@example.com",
					"user_role_id": "00000000-0000-4000-8000-000000000003",
					"role_name": "role 000000000000000001",
					"status": "active",
					"invited_until": null,
					"is_expired": false,
					"last_sign_in_at": "2026-03-13T15:00:00.000Z",
					"has_two_step": false,
					"is_self": false,
					"is_administrator": true,
					"can_change": true,
					"waiting": {
						"access_change_id": "00000000-0000-4000-8000-000000000004",
						"subject": {
							"kind": "staff_role",
							"name": "Vera Second",
							"role_name": "role 000000000000000005",
							"previous_role_name": "role 000000000000000001"
						},
						"granted": ["QUEUE.read"],
						"withdrawn": ["INTERNALUSERS.read", "INTERNALUSERS.write"],
						"requested_by": "Imani Admin",
						"requested_at": "2026-03-13T15:00:00.000Z",
						"is_own": true,
						"can_decide": false
					}
				},
				"messages": ["Waiting for approval"],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				409
			]
		},
		"changeInternalStatus": {
			"request": { "body": {
				"contact_id": "000000000000000001",
				"status": "disabled"
			} },
			"response": {
				"data": {
					"contact_id": "000000000000000001",
					"name": "Vera Second",
					"email": "person-000000000000000001@example.com",
					"user_role_id": "00000000-0000-4000-8000-000000000002",
					"role_name": "role 000000000000000001",
					"status": "active",
					"invited_until": null,
					"is_expired": false,
					"last_sign_in_at": "2026-03-13T15:00:00.000Z",
					"has_two_step": false,
					"is_self": false,
					"is_administrator": true,
					"can_change": true,
					"waiting": {
						"access_change_id": "00000000-0000-4000-8000-000000000003",
						"subject": {
							"kind": "staff_status",
							"name": "Vera Second",
							"role_name": "role 000000000000000001",
							"status": "disabled"
						},
						"granted": [],
						"withdrawn": ["INTERNALUSERS.read", "INTERNALUSERS.write"],
						"requested_by": "Imani Admin",
						"requested_at": "2026-03-13T15:00:00.000Z",
						"is_own": true,
						"can_decide": false
					}
				},
				"messages": ["Waiting for approval"],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"endInternalSessions": {
			"request": { "body": { "contact_id": "000000000000000001" } },
			"response": {
				"data": {
					"contact_id": "000000000000000001",
					"name": "Percy Clerk",
					"email": "person-000000000000000001@example.com",
					"user_role_id": "00000000-0000-4000-8000-000000000002",
					"role_name": "role 000000000000000001",
					"status": "active",
					"invited_until": null,
					"is_expired": false,
					"last_sign_in_at": "2026-03-13T15:00:00.000Z",
					"has_two_step": false,
					"is_self": false,
					"is_administrator": false,
					"can_change": true
				},
				"messages": ["They’re signed out everywhere."],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"resetInternalTwoStep": {
			"request": { "body": { "contact_id": "000000000000000001" } },
			"response": {
				"data": {
					"contact_id": "000000000000000001",
					"name": "Percy Clerk",
					"email": "person-000000000000000001@example.com",
					"user_role_id": "00000000-0000-4000-8000-000000000002",
					"role_name": "role 000000000000000001",
					"status": "active",
					"invited_until": null,
					"is_expired": false,
					"last_sign_in_at": "2026-03-13T15:00:00.000Z",
					"has_two_step": false,
					"is_self": false,
					"is_administrator": false,
					"can_change": true
				},
				"messages": ["Two-step sign-in is off for them. We’ll email them about it."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				409
			]
		},
		"getFirstView": {
			"request": {},
			"response": {
				"data": {
					"user_details": {
						"user_id": "00000000-0000-4000-8000-000000000001",
						"userTypeCode": "CUSTOMER",
						"first_name": "Ada",
						"last_name": "Quill",
						"crm_contact_id": "000000000000000002",
						"phone_number": "2105550003",
						"email_id": "person-000000000000000002@example.com",
						"user_accounts": [],
						"user_address_details": []
					},
					"app_features": [{
						"name": "ACCOUNTS",
						"read": true,
						"write": true,
						"approve": false
					}, {
						"name": "MANAGEPAYMENT",
						"read": true,
						"write": true,
						"approve": false
					}],
					"preferences": {
						"theme": "system",
						"text_size": "normal",
						"day_format": "month_first",
						"number_format": "comma_point",
						"reduced_motion": false,
						"spoken_confirmations": false,
						"crm_service_account_id": null,
						"tile_order": [],
						"hidden_tiles": []
					},
					"balance": null,
					"account_details": {
						"user_id": "00000000-0000-4000-8000-000000000001",
						"contact": {
							"language": "en",
							"phones": [{
								"type": "mobile",
								"number": "2105550003",
								"is_main": true
							}]
						},
						"billing_accounts": [],
						"locations": [],
						"alerts": []
					}
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401]
		},
		"getUserDetails": {
			"request": { "query": { "emailOrPhone": "person-000000000000000001@example.com" } },
			"response": {
				"data": {
					"user_id": "00000000-0000-4000-8000-000000000002",
					"userTypeCode": "CUSTOMER",
					"first_name": "Ada",
					"last_name": "Quill",
					"crm_contact_id": "000000000000000001",
					"phone_number": "2105550003",
					"email_id": "person-000000000000000001@example.com",
					"user_accounts": [{
						"crm_billing_account_number": "BA-0000000004",
						"crm_billing_group_id": "BG-00000005",
						"crm_service_account_id": "000000000000000006",
						"crm_service_account_number": "SA-0000000007",
						"crm_customer_number": "CU-00000008",
						"crm_premise_id": "PR-00000009",
						"street_address": "412 Fennick Ave",
						"service_type_code": "FIBER"
					}],
					"user_address_details": [{
						"street_address": "412 Fennick Ave",
						"city": "Quillmere",
						"state": "TX",
						"zip": "00141",
						"crm_premise_id": "PR-00000009",
						"userAddressServcieInfos": [{
							"serviceType": "FIBER",
							"crm_billing_account_number": "BA-0000000004"
						}]
					}]
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 404]
		},
		"getAccountDetails": {
			"request": { "query": { "user_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": {
					"user_id": "00000000-0000-4000-8000-000000000001",
					"contact": {
						"language": "en",
						"phones": [{
							"type": "mobile",
							"number": "2105550002",
							"is_main": true
						}]
					},
					"billing_accounts": [{
						"crm_billing_account_number": "BA-0000000003",
						"crm_billing_group_id": "BG-00000004",
						"crm_customer_number": "CU-00000005",
						"service_group": "FIBER",
						"street_address": "412 Fennick Ave",
						"balance": 110.8,
						"due_date": "2026-03-22",
						"autopay_enabled": false,
						"paperless": false,
						"status": "active"
					}],
					"locations": [{
						"crm_premise_id": "PR-00000006",
						"street_address": "412 Fennick Ave",
						"city": "Quillmere",
						"state": "TX",
						"zip": "00141",
						"community_name": "Orchard Row",
						"services": [{
							"crm_service_account_id": "000000000000000007",
							"crm_service_account_number": "SA-0000000008",
							"crm_billing_account_number": "BA-0000000003",
							"service_type_code": "FIBER",
							"status": "active",
							"started_on": "2024-01-15"
						}]
					}],
					"alerts": [{
						"kind": "payment_declined",
						"crm_billing_account_number": "BA-0000000003",
						"amount": 50,
						"declined_on": "2026-03-13"
					}]
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"searchCustomers": {
			"request": { "query": { "search": "c-2033-000007" } },
			"response": {
				"data": {
					"customers": [{
						"crm_customer_number": "CU-00000001",
						"name": "Renée O'Tallis",
						"kind": "residential",
						"email": "renee.tallis@example.com",
						"phone": "2105550002",
						"address": {
							"crm_premise_id": "PR-00000003",
							"street_address": "731 Meadowsweet Trl, Apt 4",
							"city": "Quillmere",
							"state": "TX",
							"zip": "00141"
						},
						"address_count": 2,
						"services": ["FIBER", "GAS"],
						"has_login": true,
						"case": {
							"case_id": "00000000-0000-4000-8000-000000000004",
							"case_no": "C-2033-000007",
							"title": "Slow since Monday",
							"is_message": false
						}
					}],
					"total_count": 1,
					"is_exact": true
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403
			]
		},
		"listRecentCustomers": {
			"request": {},
			"response": {
				"data": [{
					"crm_customer_number": "CU-00000001",
					"name": "Ada Quill",
					"kind": "residential",
					"email": "person-000000000000000002@example.com",
					"phone": "2105550003",
					"address": null,
					"address_count": 0,
					"services": [],
					"has_login": true,
					"case": null
				}, {
					"crm_customer_number": "CU-00000004",
					"name": "Ada Quill",
					"kind": "residential",
					"email": "person-000000000000000005@example.com",
					"phone": "2105550006",
					"address": null,
					"address_count": 0,
					"services": [],
					"has_login": true,
					"case": null
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"findAddressUsers": {
			"request": { "query": {
				"address": "pell way",
				"phone": "295-555-0143"
			} },
			"response": {
				"data": {
					"customers": [{
						"crm_customer_number": "CU-00000001",
						"name": "Renée O'Tallis",
						"kind": "residential",
						"email": "renee.tallis@example.com",
						"phone": "2105550002",
						"address": {
							"crm_premise_id": "PR-00000003",
							"street_address": "9 Pell Way",
							"city": "Quillmere",
							"state": "TX",
							"zip": "00141"
						},
						"address_count": 2,
						"services": ["FIBER", "GAS"],
						"has_login": true,
						"case": null
					}],
					"total_count": 1,
					"is_exact": true
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403
			]
		},
		"getCustomerOverview": {
			"request": { "query": { "crm_customer_id": "CU-00000001" } },
			"response": {
				"data": {
					"crm_customer_number": "CU-00000001",
					"name": "Ada Quill",
					"kind": "residential",
					"customer_since": null,
					"user_details": {
						"user_id": "00000000-0000-4000-8000-000000000002",
						"userTypeCode": "CUSTOMER",
						"first_name": "Ada",
						"last_name": "Quill",
						"crm_contact_id": "000000000000000003",
						"phone_number": "2105550004",
						"email_id": "person-000000000000000003@example.com",
						"user_accounts": [],
						"user_address_details": []
					},
					"contact_info": {
						"language": "en",
						"phones": [{
							"type": "mobile",
							"number": "2105550004",
							"is_main": true
						}]
					},
					"last_sign_in_at": null,
					"migration_account_parent_id": null,
					"owed": 0,
					"credit": 0,
					"past_due": 0,
					"past_due_since": null,
					"open_cases": 0,
					"dunning": null,
					"unanswered_messages": 0,
					"announcements": [],
					"billing_accounts": [],
					"locations": [],
					"timeline": [{
						"kind": "note",
						"at": "2026-03-13T15:00:00.000Z",
						"note_id": "00000000-0000-4000-8000-000000000005",
						"note": "Once only.",
						"author": "Imani Penhallow"
					}],
					"left_out": []
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"reportCustomerViewer": {
			"request": { "body": {
				"crm_customer_id": "CU-00000001",
				"is_viewing": true
			} },
			"response": {
				"data": [{
					"user_id": "00000000-0000-4000-8000-000000000002",
					"name": "Imani Penhallow"
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"writeCustomerNote": {
			"request": { "body": {
				"crm_customer_id": "CU-00000001",
				"note": "Once only."
			} },
			"response": {
				"data": { "note_id": "00000000-0000-4000-8000-000000000002" },
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404,
				422
			]
		},
		"listTimeline": {
			"request": { "query": {
				"crm_customer_id": "CU-00000001",
				"page_size": 2,
				"after": "1746180000000000_comment_00000000-0000-4000-8000-000000000002"
			} },
			"response": {
				"data": {
					"entries": [{
						"kind": "comment",
						"at": "2025-05-02T10:00:00.000Z",
						"comment_id": "00000000-0000-4000-8000-000000000003",
						"case_id": "00000000-0000-4000-8000-000000000004",
						"case_no": "C-2026-000041T",
						"title": "Slow internet: Slow over a wired connection",
						"is_message": false,
						"author": "Imani Penhallow"
					}, {
						"kind": "comment",
						"at": "2025-05-02T10:00:00.000Z",
						"comment_id": "00000000-0000-4000-8000-000000000005",
						"case_id": "00000000-0000-4000-8000-000000000004",
						"case_no": "C-2026-000041T",
						"title": "Slow internet: Slow over a wired connection",
						"is_message": false,
						"author": "Imani Penhallow"
					}],
					"next": "1746180000000000_comment_00000000-0000-4000-8000-000000000005",
					"left_out": []
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404
			]
		},
		"askChat": {
			"request": { "body": {
				"message": "how do I change my wifi passwrod",
				"crm_service_account_id": "000000000000000001"
			} },
			"response": {
				"data": {
					"source": "questions",
					"text": ["“Where do I find or change my Wi-Fi password?”", "Your original password is on the label under the gateway. To change it, use Fiber Settings if it’s in your menu, or send a request. You’ll need to reconnect every device afterward."],
					"links": [{
						"label": "Fiber settings",
						"path": "/fiber-service"
					}, {
						"label": "Read it in the FAQs",
						"path": "/faq?q=wifi-password"
					}],
					"command": null,
					"related": ["How do I change my password?", "One device can’t join my Wi-Fi."],
					"offers_person": true,
					"is_worded": false
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 404]
		},
		"understandCommand": {
			"request": { "body": {
				"source": "VOICE",
				"user_input": "Make payment fifty two dollars thirty with my Visa"
			} },
			"response": {
				"data": {
					"Command": "Make Payment",
					"Parameters": {
						"Amount": 52.3,
						"Payment Method": "Visa"
					},
					"NotUnderstood": []
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				429
			]
		},
		"getCommunicationContacts": {
			"request": { "query": { "billing_group_id": "BG-00000001" } },
			"response": {
				"data": [{
					"contact_id": "000000000000000002",
					"first_name": "Ada",
					"last_name": "Quill",
					"relation": "",
					"email": "person-000000000000000002@example.com",
					"email_verified": false,
					"email_undeliverable": false,
					"phone": "2105550003",
					"phone_verified": false,
					"phone_stopped": false,
					"signs_in": true,
					"is_holder": true
				}, {
					"contact_id": "000000000000000004",
					"first_name": "Jonas",
					"last_name": "Quill",
					"relation": "Partner",
					"email": "",
					"email_verified": false,
					"email_undeliverable": false,
					"phone": "2105550005",
					"phone_verified": false,
					"phone_stopped": false,
					"signs_in": false,
					"is_holder": false
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"addCommunicationContact": {
			"request": { "body": {
				"billing_group_id": "BG-00000001",
				"first_name": "Jonas",
				"last_name": "Quill",
				"relation": "Partner",
				"email": "",
				"phone": "2105550002"
			} },
			"response": {
				"data": {
					"contact_id": "000000000000000003",
					"first_name": "Jonas",
					"last_name": "Quill",
					"relation": "Partner",
					"email": "",
					"email_verified": false,
					"email_undeliverable": false,
					"phone": "2105550002",
					"phone_verified": false,
					"phone_stopped": false,
					"signs_in": false,
					"is_holder": false
				},
				"messages": ["Contact details added successfully!"],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404
			]
		},
		"updateCommunicationContact": {
			"request": {
				"query": { "contact_id": "000000000000000001" },
				"body": {
					"first_name": "Jonas",
					"last_name": "Quill",
					"relation": "Partner",
					"email": "jonas@example.com",
					"phone": "(210) 555-0199"
				}
			},
			"response": {
				"data": {
					"contact_id": "000000000000000001",
					"first_name": "Jonas",
					"last_name": "Quill",
					"relation": "Partner",
					"email": "jonas@example.com",
					"email_verified": false,
					"email_undeliverable": false,
					"phone": "2105550002",
					"phone_verified": false,
					"phone_stopped": false,
					"signs_in": false,
					"is_holder": false
				},
				"messages": ["Contact details updated successfully!"],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404
			]
		},
		"sendContactCode": {
			"request": { "body": {
				"contact_id": "000000000000000001",
				"channel": "phone"
			} },
			"response": {
				"data": null,
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"confirmContactCode": {
			"request": { "body": {
				"contact_id": "000000000000000001",
				"channel": "phone",
				"otp": "123456"
			} },
			"response": {
				"data": {
					"contact_id": "000000000000000001",
					"first_name": "Jonas",
					"last_name": "Quill",
					"relation": "Partner",
					"email": "",
					"email_verified": false,
					"email_undeliverable": false,
					"phone": "2105550002",
					"phone_verified": true,
					"phone_stopped": false,
					"signs_in": false,
					"is_holder": false
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404,
				500
			]
		},
		"getCommunicationPreferences": {
			"request": { "query": { "billing_group_id": "BG-00000001" } },
			"response": {
				"data": {
					"billing_group_id": "BG-00000001",
					"paperless": true,
					"available_channels": ["email", "sms"],
					"contacts": [{
						"contact_id": "000000000000000002",
						"channels": [{
							"category": "bill_ready",
							"channels": ["email"]
						}, {
							"category": "payment_due",
							"channels": []
						}],
						"quiet_from": "21:00",
						"quiet_until": "08:00",
						"days_before_due": 3,
						"usage_threshold": 120
					}]
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"updateCommunicationPreferences": {
			"request": { "body": {
				"billing_group_id": "BG-00000001",
				"contact_id": "000000000000000002",
				"category": "bill_ready",
				"channels": ["email"]
			} },
			"response": {
				"data": {
					"billing_group_id": "BG-00000001",
					"paperless": false,
					"available_channels": ["email", "sms"],
					"contacts": [{
						"contact_id": "000000000000000002",
						"channels": [{
							"category": "bill_ready",
							"channels": ["email"]
						}, {
							"category": "payment_due",
							"channels": ["email"]
						}],
						"quiet_from": "21:00",
						"quiet_until": "08:00",
						"days_before_due": 3,
						"usage_threshold": 120
					}]
				},
				"messages": ["Communication preferences updated successfully!"],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404
			]
		},
		"getCommunicationAddress": {
			"request": { "query": { "billing_group_id": "BG-00000001" } },
			"response": {
				"data": {
					"billing_group_id": "BG-00000001",
					"same_as_service": true,
					"street_address": "",
					"unit": "",
					"city": "",
					"state": "",
					"zip": "",
					"service_address": "412 Fennick Ave, Quillmere, TX 00141"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"updateCommunicationAddress": {
			"request": {
				"query": { "billing_group_id": "BG-00000001" },
				"body": {
					"same_as_service": true,
					"street_address": "PO Box 118",
					"unit": "",
					"city": "Quillmere",
					"state": "tx",
					"zip": "00141"
				}
			},
			"response": {
				"data": {
					"billing_group_id": "BG-00000001",
					"same_as_service": true,
					"street_address": "PO Box 118",
					"unit": "",
					"city": "Quillmere",
					"state": "TX",
					"zip": "00141",
					"service_address": "412 Fennick Ave, Quillmere, TX 00141"
				},
				"messages": ["Communication Address updated successfully!"],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404
			]
		},
		"sendEmail": {
			"request": { "body": {
				"billing_group_id": "BG-00000001",
				"email": "person-000000000000000002@example.com",
				"subject": "Test",
				"message": "Do you get this?"
			} },
			"response": {
				"data": null,
				"messages": ["Email sent successfully!"],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404,
				429
			]
		},
		"listSentMessages": {
			"request": { "query": { "billing_group_id": "BG-00000001" } },
			"response": {
				"data": {
					"messages": [{
						"message_id": "00000000-0000-4000-8000-000000000002",
						"created_at": "2026-03-13T15:00:00.000Z",
						"category": "security",
						"channel": "email",
						"address": "person-000000000000000003@example.com",
						"subject": "Your password was changed",
						"body": "Hi Ada,\n\nYour password was changed. If this was you, you don’t need to do anything. If it wasn’t, reset your password right away and call us.\n\nReview your security settings:\nhttp://localhost:4000/securitySettings\n\nQuillmere Utilities & Fiber\n20 Tallis Ave, Quillmere, TX 00141\nChoose what we notify you about: http://localhost:4000/communicationPreference",
						"status": "sent"
					}],
					"next": null
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				404
			]
		},
		"listAccessChanges": {
			"request": {},
			"response": {
				"data": [{
					"access_change_id": "00000000-0000-4000-8000-000000000001",
					"subject": { "kind": "outdated" },
					"granted": [],
					"withdrawn": [],
					"requested_by": "Imani Admin",
					"requested_at": "2026-03-13T15:00:00.000Z",
					"is_own": false,
					"can_decide": true
				}, {
					"access_change_id": "00000000-0000-4000-8000-000000000002",
					"subject": {
						"kind": "role_rights",
						"role_name": "role 000000000000000003"
					},
					"granted": ["REFUNDS.read", "REFUNDS.approve"],
					"withdrawn": [],
					"requested_by": "Imani Admin",
					"requested_at": "2026-03-13T15:00:00.000Z",
					"is_own": false,
					"can_decide": true
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"decideAccessChange": {
			"request": { "body": {
				"access_change_id": "00000000-0000-4000-8000-000000000001",
				"decision": "approve"
			} },
			"response": {
				"data": null,
				"messages": ["Change approved. It’s in effect now."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"listOwnAccessRequests": {
			"request": {},
			"response": {
				"data": [{
					"crm_billing_account_number": "BA-0000000001",
					"requested_at": "2026-03-13T15:00:00.000Z",
					"expires_at": "2026-03-27T15:00:00.000Z"
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"listAccessRequests": {
			"request": {},
			"response": {
				"data": {
					"waiting": [],
					"granted": [{
						"request_id": "00000000-0000-4000-8000-000000000001",
						"first_name": "Ada",
						"last_name": "Quill",
						"email": "person-000000000000000002@example.com",
						"crm_billing_account_number": "BA-0000000003",
						"requested_at": "2026-03-13T15:00:00.000Z",
						"expires_at": "2026-03-27T15:00:00.000Z",
						"granted": {
							"level": "full",
							"at": "2026-03-13T15:00:00.000Z"
						}
					}]
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"grantAccess": {
			"request": { "body": {
				"request_id": "00000000-0000-4000-8000-000000000001",
				"level": "view"
			} },
			"response": {
				"data": null,
				"messages": ["Access granted. We’ll email them."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"declineAccess": {
			"request": { "body": { "request_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": null,
				"messages": ["Request declined. We’ll email them."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"endAccess": {
			"request": { "body": { "request_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": null,
				"messages": ["Access ended. We’ll email them."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"listPeople": {
			"request": {},
			"response": {
				"data": {
					"people": [{
						"contact_id": "000000000000000001",
						"first_name": "Ada",
						"last_name": "Quill",
						"relation": "",
						"email": "person-000000000000000001@example.com",
						"email_verified": false,
						"phone": "2105550002",
						"phone_verified": false,
						"level": "holder",
						"status": "active",
						"invited_until": null,
						"is_expired": false,
						"last_used_at": "2026-03-13T15:00:00.000Z",
						"is_self": true
					}, {
						"contact_id": "000000000000000003",
						"first_name": "Jonas",
						"last_name": "Quill",
						"relation": "Partner",
						"email": "jonas-1@example.com",
						"email_verified": true,
						"phone": "",
						"phone_verified": false,
						"level": "billing",
						"status": "active",
						"invited_until": null,
						"is_expired": false,
						"last_used_at": "2026-03-13T15:00:00.000Z",
						"is_self": false
					}],
					"total_count": 2
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404
			]
		},
		"invitePerson": {
			"request": { "body": {
				"first_name": "Jonas",
				"last_name": "Quill",
				"relation": "Partner",
				"email": "jonas-2@example.com",
				"phone": "",
				"level": "view"
			} },
			"response": {
				"data": {
					"contact_id": "000000000000000001",
					"first_name": "Jonas",
					"last_name": "Quill",
					"relation": "Partner",
					"email": "jonas-2@example.com",
					"email_verified": false,
					"phone": "",
					"phone_verified": false,
					"level": "view",
					"status": "invited",
					"invited_until": "2026-03-20T15:00:00.000Z",
					"is_expired": false,
					"last_used_at": null,
					"is_self": false
				},
				"messages": ["Invitation sent."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409,
				429,
				500
			]
		},
		"resendInvitation": {
			"request": { "body": { "contact_id": "000000000000000001" } },
			"response": {
				"data": {
					"contact_id": "000000000000000001",
					"first_name": "Jonas",
					"last_name": "Quill",
					"relation": "Partner",
					"email": "jonas-27@example.com",
					"email_verified": false,
					"phone": "",
					"phone_verified": false,
					"level": "view",
					"status": "invited",
					"invited_until": "2026-03-20T15:00:00.000Z",
					"is_expired": false,
					"last_used_at": null,
					"is_self": false
				},
				"messages": ["A new invitation is on its way. The earlier link no longer works."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"cancelInvitation": {
			"request": { "body": { "contact_id": "000000000000000001" } },
			"response": {
				"data": {
					"contact_id": "000000000000000001",
					"first_name": "Jonas",
					"last_name": "Quill",
					"relation": "Partner",
					"email": "jonas-28@example.com",
					"email_verified": false,
					"phone": "",
					"phone_verified": false,
					"level": "outage",
					"status": "contact",
					"invited_until": null,
					"is_expired": false,
					"last_used_at": null,
					"is_self": false
				},
				"messages": ["The invitation was canceled."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"updatePersonLevel": {
			"request": { "body": {
				"contact_id": "000000000000000001",
				"level": "full"
			} },
			"response": {
				"data": {
					"contact_id": "000000000000000001",
					"first_name": "Jonas",
					"last_name": "Quill",
					"relation": "Partner",
					"email": "jonas-38@example.com",
					"email_verified": true,
					"phone": "",
					"phone_verified": false,
					"level": "full",
					"status": "active",
					"invited_until": null,
					"is_expired": false,
					"last_used_at": "2026-03-13T15:00:00.000Z",
					"is_self": false
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"removePerson": {
			"request": { "body": { "contact_id": "000000000000000001" } },
			"response": {
				"data": null,
				"messages": ["Removed. They can no longer sign in to this account."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"getInvitation": {
			"request": { "body": { "token": "EXAMPLE_TOKEN" } },
			"response": {
				"data": {
					"first_name": "Jonas",
					"email": "desk-1@example.com",
					"invited_by": "Imani Admin",
					"level": "staff",
					"role_name": "Desk",
					"expires_at": "2026-03-20T15:00:00.000Z"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [404]
		},
		"acceptInvitation": {
			"request": { "body": {
				"token": "EXAMPLE_TOKEN",
				"new_password": "Example#2026"
			} },
			"response": {
				"data": null,
				"messages": ["Your password is set. Sign in to see the account."],
				"is-success": true
			},
			"failures": [404]
		},
		"getProfile": {
			"request": {},
			"response": {
				"data": {
					"contact_id": "000000000000000001",
					"first_name": "Ada",
					"last_name": "Quill",
					"preferred_name": "",
					"email": "person-000000000000000001@example.com",
					"email_verified": false,
					"pending_email": null,
					"phone": "2105550002",
					"phone_verified": false,
					"pending_phone": null,
					"phone_type": "mobile",
					"other_phones": [{
						"phone_id": "00000000-0000-4000-8000-000000000003",
						"type": "work",
						"number": "2105550004"
					}, {
						"phone_id": "00000000-0000-4000-8000-000000000005",
						"type": "work",
						"number": "2105550006"
					}],
					"language": "en"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"updateProfile": {
			"request": { "body": {
				"phone_type": "home",
				"language": "es"
			} },
			"response": {
				"data": {
					"contact_id": "000000000000000001",
					"first_name": "Ada",
					"last_name": "Quill",
					"preferred_name": "",
					"email": "person-000000000000000001@example.com",
					"email_verified": false,
					"pending_email": null,
					"phone": "2105550002",
					"phone_verified": false,
					"pending_phone": null,
					"phone_type": "home",
					"other_phones": [{
						"phone_id": "00000000-0000-4000-8000-000000000003",
						"type": "work",
						"number": "2105550004"
					}],
					"language": "es"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"addProfilePhone": {
			"request": { "body": {
				"type": "work",
				"number": "2105550001"
			} },
			"response": {
				"data": {
					"contact_id": "000000000000000002",
					"first_name": "Ada",
					"last_name": "Quill",
					"preferred_name": "",
					"email": "person-000000000000000002@example.com",
					"email_verified": false,
					"pending_email": null,
					"phone": "2105550003",
					"phone_verified": false,
					"pending_phone": null,
					"phone_type": "mobile",
					"other_phones": [{
						"phone_id": "00000000-0000-4000-8000-000000000004",
						"type": "work",
						"number": "2105550001"
					}, {
						"phone_id": "00000000-0000-4000-8000-000000000005",
						"type": "work",
						"number": "2105550006"
					}],
					"language": "en"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				409
			]
		},
		"removeProfilePhone": {
			"request": { "body": { "phone_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": {
					"contact_id": "000000000000000002",
					"first_name": "Ada",
					"last_name": "Quill",
					"preferred_name": "",
					"email": "person-000000000000000002@example.com",
					"email_verified": false,
					"pending_email": null,
					"phone": "2105550003",
					"phone_verified": false,
					"pending_phone": null,
					"phone_type": "home",
					"other_phones": [],
					"language": "es"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"sendProfileCode": {
			"request": { "body": { "phone": "2105550001" } },
			"response": {
				"data": {
					"contact_id": "000000000000000002",
					"first_name": "Ada",
					"last_name": "Quill",
					"preferred_name": "",
					"email": "person-000000000000000002@example.com",
					"email_verified": false,
					"pending_email": null,
					"phone": "2105550003",
					"phone_verified": false,
					"pending_phone": {
						"target": "2105550001",
						"expires_at": "2026-03-13T15:10:00.000Z"
					},
					"phone_type": "mobile",
					"other_phones": [],
					"language": "en"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403
			]
		},
		"confirmProfileCode": {
			"request": { "body": {
				"channel": "email",
				"otp": "123456"
			} },
			"response": {
				"data": null,
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403
			]
		},
		"cancelProfileCode": {
			"request": { "body": { "channel": "email" } },
			"response": {
				"data": {
					"contact_id": "000000000000000001",
					"first_name": "Ada",
					"last_name": "Quill",
					"preferred_name": "",
					"email": "person-000000000000000001@example.com",
					"email_verified": false,
					"pending_email": null,
					"phone": "2105550002",
					"phone_verified": false,
					"pending_phone": null,
					"phone_type": "mobile",
					"other_phones": [{
						"phone_id": "00000000-0000-4000-8000-000000000003",
						"type": "mobile",
						"number": "2105550004"
					}],
					"language": "en"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"addAccount": {
			"request": { "body": {
				"crm_billing_account_number": "BA-0000000001",
				"zip_or_last_name": "00141"
			} },
			"response": {
				"data": {
					"status": "code_sent",
					"sent_to": "o•••@example.com"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409,
				429
			]
		},
		"confirmAddedAccount": {
			"request": { "body": {
				"crm_billing_account_number": "BA-0000000001",
				"zip_or_last_name": "00141",
				"otp": "123456"
			} },
			"response": {
				"data": null,
				"messages": ["The account was added to your login."],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404
			]
		},
		"listServiceAccounts": {
			"request": { "body": {
				"user_id": "00000000-0000-4000-8000-000000000001",
				"search": "GRANDMA"
			} },
			"response": {
				"data": {
					"premises": [{
						"crm_premise_id": "PR-00000002",
						"street_address": "98 Fennick Ave",
						"city": "Quillmere",
						"state": "TX",
						"zip": "00141",
						"community_name": "Orchard Row",
						"nickname": "Grandma",
						"bills": [{
							"crm_billing_account_number": "BA-0000000003",
							"crm_customer_number": "CU-00000004",
							"is_added": false,
							"crm_billing_group_id": "BG-00000005",
							"service_group": "GAS",
							"balance": 110.8,
							"due_date": "2026-03-22",
							"autopay_enabled": false,
							"paperless": false,
							"status": "active",
							"services": [{
								"crm_service_account_id": "000000000000000006",
								"crm_service_account_number": "SA-0000000007",
								"service_type_code": "GAS",
								"status": "active",
								"started_on": "2024-01-15"
							}]
						}]
					}],
					"total_count": 1,
					"all_count": 2
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404
			]
		},
		"removeAddedAccount": {
			"request": { "body": { "crm_billing_account_number": "BA-0000000001" } },
			"response": {
				"data": null,
				"messages": ["Removed from your login."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"requestAccountAccess": {
			"request": { "body": {
				"crm_billing_account_number": "BA-0000000001",
				"zip_or_last_name": "00141"
			} },
			"response": {
				"data": null,
				"messages": ["We asked the account holder. They have 14 days to decide, and we’ll email you."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"updateNickname": {
			"request": { "body": {
				"crm_premise_id": "PR-00000001",
				"nickname": " Shop "
			} },
			"response": {
				"data": null,
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404
			]
		},
		"getPreferences": {
			"request": {},
			"response": {
				"data": {
					"theme": "system",
					"text_size": "normal",
					"day_format": "month_first",
					"number_format": "comma_point",
					"reduced_motion": false,
					"spoken_confirmations": false,
					"crm_service_account_id": null,
					"tile_order": [],
					"hidden_tiles": []
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401]
		},
		"updatePreferences": {
			"request": { "body": {
				"theme": "dark",
				"tile_order": ["plan", "balance"]
			} },
			"response": {
				"data": {
					"theme": "dark",
					"text_size": "normal",
					"day_format": "month_first",
					"number_format": "comma_point",
					"reduced_motion": false,
					"spoken_confirmations": false,
					"crm_service_account_id": null,
					"tile_order": ["plan", "balance"],
					"hidden_tiles": []
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404
			]
		},
		"listUserPlans": {
			"request": { "query": {
				"crm_service_account_id": "000000000000000001",
				"service_type": "FIBER"
			} },
			"response": {
				"data": [{
					"id": "FIB-GIG-1000",
					"name": "Gig 1000",
					"description": "1 Gb/s",
					"serviceType": "FIBER",
					"price": { "monthly": 80 },
					"speed_mbps": 1e3,
					"channels": null,
					"minutes": null,
					"started_on": "2025-01-01"
				}, {
					"id": "FIB-ADD-WIFI1",
					"name": "Extender",
					"description": "Wi-Fi",
					"serviceType": "FIBER",
					"price": { "monthly": 7 },
					"speed_mbps": null,
					"channels": null,
					"minutes": null,
					"started_on": "2025-01-01"
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"listUserAddons": {
			"request": { "query": { "crm_service_account_id": "000000000000000001" } },
			"response": {
				"data": [{
					"crm_addon_id": "ADD-SECURITY",
					"name": "ADD-SECURITY",
					"title": "ADD-SECURITY",
					"description": "For the home",
					"serviceType": "FIBER",
					"price": { "monthly": 6 },
					"is_shippable": false,
					"status": "ending",
					"ends_on": "2026-03-31",
					"replaces": null,
					"proration": 3.68
				}, {
					"crm_addon_id": "ADD-EXTENDER",
					"name": "ADD-EXTENDER",
					"title": "ADD-EXTENDER",
					"description": "For the home",
					"serviceType": "FIBER",
					"price": { "monthly": 7 },
					"is_shippable": true,
					"status": "available",
					"ends_on": null,
					"replaces": null,
					"proration": 4.29
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"listServicePlans": {
			"request": { "body": { "crm_service_account_id": ["000000000000000001"] } },
			"response": {
				"data": [{
					"crm_service_account_id": "000000000000000001",
					"service_type": "FIBER",
					"plan": {
						"id": "PLUS-500",
						"name": "PLUS-500",
						"description": "500 Mb/s",
						"serviceType": "FIBER",
						"price": { "monthly": 60 },
						"speed_mbps": 500,
						"channels": null,
						"minutes": null,
						"started_on": "2025-01-01"
					},
					"addons": [],
					"scheduled": [{
						"change_id": "00000000-0000-4000-8000-000000000002",
						"request_number": "CH-00000003",
						"crm_service_account_id": "000000000000000001",
						"kind": "plan",
						"status": "scheduled",
						"from_name": "PLUS-500",
						"to_name": "GIG-1000",
						"from_product_code": "PLUS-500",
						"to_product_code": "GIG-1000",
						"price_difference": 20,
						"proration": 0,
						"effective_on": "2026-04-01",
						"is_shippable": false,
						"requested_date": "2026-03-13T15:00:00.000Z"
					}]
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"listCommunityPlans": {
			"request": { "body": {
				"crm_premise_id": "PR-00000001",
				"service_type": "FIBER"
			} },
			"response": {
				"data": {
					"community_name": "Orchard Row",
					"availability": "offered",
					"crm_service_account_id": "000000000000000002",
					"current": {
						"id": "PLUS-500",
						"name": "PLUS-500",
						"description": "500 Mb/s",
						"serviceType": "FIBER",
						"price": { "monthly": 60 },
						"speed_mbps": 500,
						"channels": null,
						"minutes": null,
						"started_on": "2025-01-01"
					},
					"current_facts": null,
					"today": "2026-03-13",
					"month_ends_on": "2026-03-31",
					"next_bill_on": "2026-04-01",
					"scheduled": null,
					"plans": [{
						"id": "PLUS-500",
						"name": "PLUS-500",
						"description": "500 Mb/s",
						"price": { "monthly": 60 },
						"speed_mbps": 500,
						"channels": null,
						"minutes": null,
						"is_current": true,
						"price_difference": 0,
						"proration": null,
						"facts": null
					}, {
						"id": "GIG-1000",
						"name": "GIG-1000",
						"description": "1000 Mb/s",
						"price": { "monthly": 80 },
						"speed_mbps": 1e3,
						"channels": null,
						"minutes": null,
						"is_current": false,
						"price_difference": 20,
						"proration": 12.26,
						"facts": null
					}]
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"changePlan": {
			"request": { "body": {
				"crm_contact_id": "000000000000000001",
				"crm_premise_id": "PR-00000002",
				"street_address": "412 Fennick Ave",
				"crm_service_account_id": "000000000000000003",
				"from_product_code": "PLUS-500",
				"service_tyoe": "FIBER",
				"to_product_code": "GIG-1000",
				"effective": "today"
			} },
			"response": {
				"data": {
					"change_id": "00000000-0000-4000-8000-000000000004",
					"request_number": "CH-00000005",
					"crm_service_account_id": "000000000000000003",
					"kind": "plan",
					"status": "applied",
					"from_name": "PLUS-500",
					"to_name": "GIG-1000",
					"from_product_code": "PLUS-500",
					"to_product_code": "GIG-1000",
					"price_difference": 20,
					"proration": 12.26,
					"effective_on": "2026-03-13",
					"is_shippable": false,
					"requested_date": "2026-03-13T15:00:00.000Z"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404,
				409,
				422
			]
		},
		"addAddon": {
			"request": { "body": {
				"crm_contact_id": "000000000000000001",
				"crm_premise_id": "PR-00000002",
				"street_address": "412 Fennick Ave",
				"crm_service_account_id": "000000000000000003",
				"from_product_code": "PLUS-500",
				"service_tyoe": "FIBER",
				"to_product_code": "ADD-EXTENDERS",
				"is_shippable": true
			} },
			"response": {
				"data": {
					"change_id": "00000000-0000-4000-8000-000000000004",
					"request_number": "CH-00000005",
					"crm_service_account_id": "000000000000000003",
					"kind": "addon_added",
					"status": "applied",
					"from_name": "ADD-EXTENDER",
					"to_name": "ADD-EXTENDERS",
					"from_product_code": "ADD-EXTENDER",
					"to_product_code": "ADD-EXTENDERS",
					"price_difference": 5,
					"proration": 3.06,
					"effective_on": "2026-03-13",
					"is_shippable": true,
					"requested_date": "2026-03-13T15:00:00.000Z"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"removeAddon": {
			"request": { "body": {
				"crm_service_account_id": "000000000000000001",
				"crm_addon_id": "ADD-SECURITY"
			} },
			"response": {
				"data": {
					"change_id": "00000000-0000-4000-8000-000000000002",
					"request_number": "CH-00000003",
					"crm_service_account_id": "000000000000000001",
					"kind": "addon_removed",
					"status": "scheduled",
					"from_name": "ADD-SECURITY",
					"to_name": null,
					"from_product_code": "ADD-SECURITY",
					"to_product_code": null,
					"price_difference": -6,
					"proration": 0,
					"effective_on": "2026-04-01",
					"is_shippable": false,
					"requested_date": "2026-03-13T15:00:00.000Z"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"cancelPlanChange": {
			"request": { "body": {
				"crm_service_account_id": "000000000000000001",
				"change_id": "00000000-0000-4000-8000-000000000002"
			} },
			"response": {
				"data": {
					"change_id": "00000000-0000-4000-8000-000000000002",
					"request_number": "CH-00000003",
					"crm_service_account_id": "000000000000000001",
					"kind": "plan",
					"status": "cancelled",
					"from_name": "PLUS-500",
					"to_name": "GIG-1000",
					"from_product_code": "PLUS-500",
					"to_product_code": "GIG-1000",
					"price_difference": 20,
					"proration": 0,
					"effective_on": "2026-04-01",
					"is_shippable": false,
					"requested_date": "2026-03-13T15:00:00.000Z"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"listDevices": {
			"request": { "query": { "crm_service_account_id": "000000000000000001" } },
			"response": {
				"data": [{
					"device_id": "00000000-0000-4000-8000-000000000002",
					"kind": "gateway",
					"model": "Hearth 6 gateway",
					"serial_number": "GW-000000000003",
					"is_online": true,
					"since": "2026-02-01T09:40:00.000Z",
					"wifi": {
						"name": "Hearth-7K2M",
						"guest_name": "",
						"is_guest_on": false
					},
					"speed_test": {
						"download_mbps": 954,
						"upload_mbps": 911,
						"tested_date": "2026-03-13T15:00:10.000Z"
					},
					"actions": [{
						"action_id": "00000000-0000-4000-8000-000000000004",
						"action": "speed_test",
						"status": "applied",
						"requested_date": "2026-03-13T15:00:00.000Z",
						"applied_date": "2026-03-13T15:00:10.000Z"
					}]
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"updateWifi": {
			"request": { "body": {
				"device_id": "00000000-0000-4000-8000-000000000001",
				"wifi_name": " Orchard ",
				"wifi_password": "Example#2026"
			} },
			"response": {
				"data": {
					"action_id": "00000000-0000-4000-8000-000000000002",
					"action": "wifi",
					"status": "queued",
					"requested_date": "2026-03-13T15:00:00.000Z",
					"applied_date": null
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404,
				409
			]
		},
		"updateGuestWifi": {
			"request": { "body": {
				"device_id": "00000000-0000-4000-8000-000000000001",
				"is_on": false
			} },
			"response": {
				"data": {
					"action_id": "00000000-0000-4000-8000-000000000002",
					"action": "guest_wifi",
					"status": "queued",
					"requested_date": "2026-03-13T15:00:00.000Z",
					"applied_date": null
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404,
				409
			]
		},
		"restartDevice": {
			"request": { "body": { "device_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": {
					"action_id": "00000000-0000-4000-8000-000000000002",
					"action": "restart",
					"status": "queued",
					"requested_date": "2026-03-13T15:00:00.000Z",
					"applied_date": null
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409,
				502
			]
		},
		"testSpeed": {
			"request": { "body": { "device_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": {
					"action_id": "00000000-0000-4000-8000-000000000002",
					"action": "speed_test",
					"status": "queued",
					"requested_date": "2026-03-13T15:00:00.000Z",
					"applied_date": null
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"getTv": {
			"request": { "query": { "crm_service_account_id": "000000000000000001" } },
			"response": {
				"data": {
					"crm_service_account_id": "000000000000000001",
					"pins": [{
						"kind": "parental",
						"changed_date": "2026-03-13T15:00:00.000Z"
					}, {
						"kind": "purchase",
						"changed_date": null
					}],
					"boxes": [{
						"device_id": "00000000-0000-4000-8000-000000000002",
						"model": "Large",
						"serial_number": "GW-000000000003",
						"is_online": true,
						"since": "2026-02-01T09:40:00.000Z",
						"waits_for_pin": false
					}, {
						"device_id": "00000000-0000-4000-8000-000000000004",
						"model": "Mini",
						"serial_number": "GW-000000000005",
						"is_online": false,
						"since": "2026-02-01T09:40:00.000Z",
						"waits_for_pin": true
					}]
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"updatePin": {
			"request": { "body": {
				"crm_service_account_id": "000000000000000001",
				"kind": "parental",
				"pin": "2580"
			} },
			"response": {
				"data": {
					"kind": "parental",
					"changed_date": "2026-03-13T15:00:00.000Z"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404,
				409,
				502
			]
		},
		"listChannels": {
			"request": { "query": { "crm_service_account_id": "000000000000000001" } },
			"response": {
				"data": {
					"pack_name": "SMALL",
					"channels": [{
						"number": 2,
						"name": "Valley Weather",
						"category": "local",
						"pack_name": "SMALL",
						"is_included": true
					}, {
						"number": 3,
						"name": "Harbor News",
						"category": "news",
						"pack_name": "SMALL",
						"is_included": true
					}],
					"total_count": 3
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"getGreeting": {
			"request": { "query": { "line_id": "00000000-0000-4000-8000-000000000001" } },
			"failures": [
				401,
				403,
				404
			]
		},
		"setGreeting": {
			"request": { "body": { "line_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": {
					"line_id": "00000000-0000-4000-8000-000000000001",
					"number": "2105550002",
					"caller_id_name": "Ada Quill",
					"forwarding": "off",
					"forward_to": "",
					"is_simultaneous_ring_on": false,
					"simultaneous_ring_numbers": [],
					"rejects_anonymous": false,
					"is_international_on": false,
					"blocked": [],
					"emergency_address": {
						"street_address": "12 Larkspur Lane",
						"unit": "",
						"city": "Quillmere",
						"state": "TX",
						"zip": "00141",
						"filed_date": "2025-01-02T15:00:00.000Z",
						"confirmed_date": "2025-01-02T15:20:00.000Z"
					},
					"pending_address": null,
					"unheard_count": 0,
					"greeting_date": "2026-03-13T15:00:00.000Z"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				413,
				415,
				502
			]
		},
		"resetGreeting": {
			"request": { "body": { "line_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": {
					"line_id": "00000000-0000-4000-8000-000000000001",
					"number": "2105550002",
					"caller_id_name": "Ada Quill",
					"forwarding": "off",
					"forward_to": "",
					"is_simultaneous_ring_on": false,
					"simultaneous_ring_numbers": [],
					"rejects_anonymous": false,
					"is_international_on": false,
					"blocked": [],
					"emergency_address": {
						"street_address": "12 Larkspur Lane",
						"unit": "",
						"city": "Quillmere",
						"state": "TX",
						"zip": "00141",
						"filed_date": "2025-01-02T15:00:00.000Z",
						"confirmed_date": "2025-01-02T15:20:00.000Z"
					},
					"pending_address": null,
					"unheard_count": 0,
					"greeting_date": null
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"getVoicemailSound": {
			"request": { "query": { "voicemail_id": "00000000-0000-4000-8000-000000000001" } },
			"failures": [
				401,
				403,
				404,
				502
			]
		},
		"listLines": {
			"request": { "query": { "crm_service_account_id": "000000000000000001" } },
			"response": {
				"data": [{
					"line_id": "00000000-0000-4000-8000-000000000002",
					"number": "2105550003",
					"caller_id_name": "Ada Quill",
					"forwarding": "off",
					"forward_to": "",
					"is_simultaneous_ring_on": false,
					"simultaneous_ring_numbers": [],
					"rejects_anonymous": false,
					"is_international_on": false,
					"blocked": [],
					"emergency_address": {
						"street_address": "12 Larkspur Lane",
						"unit": "",
						"city": "Quillmere",
						"state": "TX",
						"zip": "00141",
						"filed_date": "2025-01-02T15:00:00.000Z",
						"confirmed_date": "2025-01-02T15:20:00.000Z"
					},
					"pending_address": {
						"street_address": "8 Wren Ln",
						"unit": "Apt 2",
						"city": "Quillmere",
						"state": "TX",
						"zip": "00141",
						"filed_date": "2026-03-13T15:00:00.000Z",
						"confirmed_date": null
					},
					"unheard_count": 0,
					"greeting_date": null
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"updateLine": {
			"request": { "body": {
				"line_id": "00000000-0000-4000-8000-000000000001",
				"rejects_anonymous": true
			} },
			"response": {
				"data": {
					"line_id": "00000000-0000-4000-8000-000000000001",
					"number": "2105550002",
					"caller_id_name": "Ada Quill",
					"forwarding": "off",
					"forward_to": "",
					"is_simultaneous_ring_on": false,
					"simultaneous_ring_numbers": [],
					"rejects_anonymous": true,
					"is_international_on": false,
					"blocked": [],
					"emergency_address": {
						"street_address": "12 Larkspur Lane",
						"unit": "",
						"city": "Quillmere",
						"state": "TX",
						"zip": "00141",
						"filed_date": "2025-01-02T15:00:00.000Z",
						"confirmed_date": "2025-01-02T15:20:00.000Z"
					},
					"pending_address": null,
					"unheard_count": 0,
					"greeting_date": null
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404,
				502
			]
		},
		"updateForwarding": {
			"request": { "body": {
				"line_id": "00000000-0000-4000-8000-000000000001",
				"forwarding": "busy",
				"forward_to": "(290) 555-0101"
			} },
			"response": {
				"data": {
					"line_id": "00000000-0000-4000-8000-000000000001",
					"number": "2105550002",
					"caller_id_name": "Ada Quill",
					"forwarding": "busy",
					"forward_to": "2105550003",
					"is_simultaneous_ring_on": false,
					"simultaneous_ring_numbers": [],
					"rejects_anonymous": false,
					"is_international_on": false,
					"blocked": [],
					"emergency_address": {
						"street_address": "12 Larkspur Lane",
						"unit": "",
						"city": "Quillmere",
						"state": "TX",
						"zip": "00141",
						"filed_date": "2025-01-02T15:00:00.000Z",
						"confirmed_date": "2025-01-02T15:20:00.000Z"
					},
					"pending_address": null,
					"unheard_count": 0,
					"greeting_date": null
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404
			]
		},
		"updateRinging": {
			"request": { "body": {
				"line_id": "00000000-0000-4000-8000-000000000001",
				"is_on": true,
				"numbers": ["2105550002", "(290) 555-0102"]
			} },
			"response": {
				"data": {
					"line_id": "00000000-0000-4000-8000-000000000001",
					"number": "2105550003",
					"caller_id_name": "Ada Quill",
					"forwarding": "off",
					"forward_to": "",
					"is_simultaneous_ring_on": true,
					"simultaneous_ring_numbers": ["2105550002", "2105550004"],
					"rejects_anonymous": false,
					"is_international_on": false,
					"blocked": [],
					"emergency_address": {
						"street_address": "12 Larkspur Lane",
						"unit": "",
						"city": "Quillmere",
						"state": "TX",
						"zip": "00141",
						"filed_date": "2025-01-02T15:00:00.000Z",
						"confirmed_date": "2025-01-02T15:20:00.000Z"
					},
					"pending_address": null,
					"unheard_count": 0,
					"greeting_date": null
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404
			]
		},
		"blockNumber": {
			"request": { "body": {
				"line_id": "00000000-0000-4000-8000-000000000001",
				"number": "2105550002"
			} },
			"response": {
				"data": {
					"line_id": "00000000-0000-4000-8000-000000000001",
					"number": "2105550003",
					"caller_id_name": "Ada Quill",
					"forwarding": "off",
					"forward_to": "",
					"is_simultaneous_ring_on": false,
					"simultaneous_ring_numbers": [],
					"rejects_anonymous": false,
					"is_international_on": false,
					"blocked": ["2105550002"],
					"emergency_address": {
						"street_address": "12 Larkspur Lane",
						"unit": "",
						"city": "Quillmere",
						"state": "TX",
						"zip": "00141",
						"filed_date": "2025-01-02T15:00:00.000Z",
						"confirmed_date": "2025-01-02T15:20:00.000Z"
					},
					"pending_address": null,
					"unheard_count": 0,
					"greeting_date": null
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404
			]
		},
		"unblockNumber": {
			"request": { "body": {
				"line_id": "00000000-0000-4000-8000-000000000001",
				"number": "2105550002"
			} },
			"response": {
				"data": {
					"line_id": "00000000-0000-4000-8000-000000000001",
					"number": "2105550003",
					"caller_id_name": "Ada Quill",
					"forwarding": "off",
					"forward_to": "",
					"is_simultaneous_ring_on": false,
					"simultaneous_ring_numbers": [],
					"rejects_anonymous": false,
					"is_international_on": false,
					"blocked": [],
					"emergency_address": {
						"street_address": "12 Larkspur Lane",
						"unit": "",
						"city": "Quillmere",
						"state": "TX",
						"zip": "00141",
						"filed_date": "2025-01-02T15:00:00.000Z",
						"confirmed_date": "2025-01-02T15:20:00.000Z"
					},
					"pending_address": null,
					"unheard_count": 0,
					"greeting_date": null
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"updateEmergencyAddress": {
			"request": { "body": {
				"line_id": "00000000-0000-4000-8000-000000000001",
				"street_address": "8 Wren Ln",
				"unit": "Apt 2",
				"city": "Quillmere",
				"state": "tx",
				"zip": "00141"
			} },
			"response": {
				"data": {
					"line_id": "00000000-0000-4000-8000-000000000001",
					"number": "2105550002",
					"caller_id_name": "Ada Quill",
					"forwarding": "off",
					"forward_to": "",
					"is_simultaneous_ring_on": false,
					"simultaneous_ring_numbers": [],
					"rejects_anonymous": false,
					"is_international_on": false,
					"blocked": [],
					"emergency_address": {
						"street_address": "12 Larkspur Lane",
						"unit": "",
						"city": "Quillmere",
						"state": "TX",
						"zip": "00141",
						"filed_date": "2025-01-02T15:00:00.000Z",
						"confirmed_date": "2025-01-02T15:20:00.000Z"
					},
					"pending_address": {
						"street_address": "8 Wren Ln",
						"unit": "Apt 2",
						"city": "Quillmere",
						"state": "TX",
						"zip": "00141",
						"filed_date": "2026-03-13T15:00:00.000Z",
						"confirmed_date": null
					},
					"unheard_count": 0,
					"greeting_date": null
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404,
				409,
				502
			]
		},
		"listVoicemails": {
			"request": { "query": {
				"line_id": "00000000-0000-4000-8000-000000000001",
				"page_size": 1,
				"page_number": 2
			} },
			"response": {
				"data": {
					"voicemails": [{
						"voicemail_id": "00000000-0000-4000-8000-000000000002",
						"from_number": "2105550003",
						"from_name": "Wren Garage",
						"received_date": "2026-03-12T18:00:00.000Z",
						"seconds": 21,
						"transcription": "Your car is done.",
						"is_heard": false
					}],
					"total_count": 2
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"markVoicemail": {
			"request": { "body": {
				"voicemail_id": "00000000-0000-4000-8000-000000000001",
				"is_heard": true
			} },
			"response": {
				"data": null,
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"deleteVoicemail": {
			"request": { "body": { "voicemail_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": null,
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"listCalls": {
			"request": { "query": { "line_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": {
					"calls": [{
						"call_id": "00000000-0000-4000-8000-000000000002",
						"kind": "incoming",
						"number": "",
						"name": "",
						"started_date": "2026-03-12T09:00:00.000Z",
						"seconds": 65
					}, {
						"call_id": "00000000-0000-4000-8000-000000000003",
						"kind": "missed",
						"number": "2105550004",
						"name": "",
						"started_date": "2026-03-11T09:00:00.000Z",
						"seconds": 0
					}],
					"total_count": 2
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"getHelpCode": {
			"request": {},
			"response": {
				"data": {
					"help_code_id": "00000000-0000-4000-8000-000000000001",
					"expires_at": "2026-03-13T15:15:00.000Z",
					"redeemed_at": "2026-03-13T15:00:00.000Z"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401]
		},
		"makeHelpCode": {
			"request": {},
			"response": {
				"data": {
					"help_code_id": "00000000-0000-4000-8000-000000000001",
					"expires_at": "2026-03-13T15:15:00.000Z",
					"redeemed_at": null,
					"code": "123456"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				429
			]
		},
		"endHelpCode": {
			"request": { "body": { "help_code_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": null,
				"messages": ["The code is no longer valid."],
				"is-success": true
			},
			"failures": [401, 404]
		},
		"redeemHelpCode": {
			"request": { "body": { "otp": "123456" } },
			"response": {
				"data": {
					"user_id": "00000000-0000-4000-8000-000000000001",
					"first_name": "Ada",
					"last_name": "Quill",
					"email_id": "person-000000000000000002@example.com",
					"crm_customer_numbers": ["CU-00000003"],
					"redeemed_at": "2026-03-13T15:00:00.000Z",
					"expires_at": "2026-03-13T15:15:00.000Z"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				429
			]
		},
		"speakText": {
			"request": { "body": { "text": "Hello" } },
			"failures": [
				400,
				401,
				404,
				429,
				503
			]
		},
		"viewBalance": {
			"request": { "body": {
				"service_type": "FIBER",
				"service_account_id": "000000000000000001",
				"billing_group_id": "BG-00000002"
			} },
			"response": {
				"data": {
					"unpaidBalance": 110.8,
					"paimentDue": "2026-03-22",
					"autoPayDate": "2026-03-21",
					"autoPayEnabled": true
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404,
				500
			]
		},
		"listPayments": {
			"request": { "body": { "billing_group_id": "BG-00000001" } },
			"response": {
				"data": {
					"payments": [{
						"payment_id": "00000000-0000-4000-8000-000000000002",
						"confirmation_number": "QP-TEST-2223",
						"created_date": "2026-03-13T15:00:00.000Z",
						"posted_date": "2026-03-13T15:00:00.000Z",
						"amount": 20,
						"fee": .5,
						"method_type": "VISA",
						"method_last4": "1111",
						"channel": "portal",
						"status": "posted",
						"reason": "",
						"return_fee": 0,
						"receipt_email": "person-000000000000000004@example.com",
						"balance_after": 80.8,
						"crm_billing_account_number": "BA-0000000005",
						"service_type_code": "FIBER"
					}, {
						"payment_id": "00000000-0000-4000-8000-000000000006",
						"confirmation_number": "QP-TEST-2227",
						"created_date": "2026-03-13T15:00:00.000Z",
						"posted_date": "2026-03-13T15:00:00.000Z",
						"amount": 10,
						"fee": .25,
						"method_type": "VISA",
						"method_last4": "1111",
						"channel": "portal",
						"status": "posted",
						"reason": "",
						"return_fee": 0,
						"receipt_email": "person-000000000000000004@example.com",
						"balance_after": 100.8,
						"crm_billing_account_number": "BA-0000000005",
						"service_type_code": "FIBER"
					}],
					"total_count": 3,
					"paid_this_year": 61.5
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404
			]
		},
		"listReceivedCredits": {
			"request": {},
			"response": {
				"data": {
					"credits": [{
						"credit_id": "00000000-0000-4000-8000-000000000001",
						"created_date": "2026-03-13T15:01:00.000Z",
						"amount": 5,
						"credit_reason_cd": "102",
						"crm_billing_account_number": "BA-0000000002"
					}, {
						"credit_id": "00000000-0000-4000-8000-000000000003",
						"created_date": "2026-03-13T15:00:00.000Z",
						"amount": 20,
						"credit_reason_cd": "102",
						"crm_billing_account_number": "BA-0000000004"
					}],
					"total_count": 2
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404
			]
		},
		"payOnce": {
			"request": { "body": {
				"parent-account-number": "CU-00000001",
				"service-type": "FIBER",
				"service-account-number": "SA-0000000002",
				"billing-account-number": "BA-0000000003",
				"payment-token": "tok_test_00000000-0000-4000-8000-000000000004",
				"amount": 50,
				"source": "WEB_PORTAL",
				"record-payment": true
			} },
			"response": {
				"data": {
					"payment-status": "ACCEPTED",
					"confirmation-number": "QP-TEST-2225",
					"amount": 50,
					"fee": 1.25,
					"reason": ""
				},
				"messages": ["You last payment of $50.00 was successful."],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404,
				409,
				422
			]
		},
		"resolveOneTimePayment": {
			"request": { "body": { "idempotency_key": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": { "payment": {
					"payment-status": "PENDING",
					"confirmation-number": "QP-TEST-2222",
					"amount": 50,
					"fee": 1.25,
					"reason": "The bank hasn’t answered yet. We’re checking, so please don’t pay again."
				} },
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"listPaymentProfiles": {
			"request": { "query": { "crm_customer_id": "CU-00000001" } },
			"response": {
				"data": [{
					"token": "tok_test_00000000-0000-4000-8000-000000000002",
					"type": "VISA",
					"payment-category": "CC",
					"profile-account-number": "****1111",
					"card-holder-name": "Ada Quill",
					"profile-description": "Visa",
					"credit-card-expiry-date": {
						"month": 12,
						"year": 2030
					},
					"autopay-billing-groups": ["BG-00000003", "BG-00000004"]
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"deletePaymentProfile": {
			"request": { "query": {
				"crm_customer_id": "CU-00000001",
				"token": "tok_test_00000000-0000-4000-8000-000000000002"
			} },
			"response": {
				"data": null,
				"messages": ["Payment profile deleted successfully!"],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"createPaymentLink": {
			"request": { "body": {
				"parent_account_number": "CU-00000001",
				"postback_url": "http://localhost:80/payment/postback",
				"payment_category": "CC"
			} },
			"response": {
				"data": { "payment-url": "http://127.0.0.1/pay/EXAMPLE_TOKEN" },
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404
			]
		},
		"getAutopay": {
			"request": { "query": { "crm_billing_group_id": "BG-00000001" } },
			"response": {
				"data": {
					"autopay_enabled": true,
					"token": "tok_test_00000000-0000-4000-8000-000000000002",
					"next_date": "2026-03-21"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"updateAutopay": {
			"request": { "query": {
				"crm_customer_id": "CU-00000001",
				"crm_service_account_id": "000000000000000002",
				"crm_billing_group_id": "BG-00000003",
				"token": "tok_test_00000000-0000-4000-8000-000000000004"
			} },
			"response": {
				"data": {
					"autopay_enabled": true,
					"token": "tok_test_00000000-0000-4000-8000-000000000004",
					"next_date": "2026-03-21"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404
			]
		},
		"schedulePayment": {
			"request": { "body": {
				"parent-account-number": "CU-00000001",
				"service-type": "FIBER",
				"service-account-number": "SA-0000000002",
				"billing-account-number": "BA-0000000003",
				"payment-token": "tok_test_00000000-0000-4000-8000-000000000004",
				"amount": 50,
				"pay-on": "2026-04-01"
			} },
			"response": {
				"data": {
					"scheduled_payment_id": "00000000-0000-4000-8000-000000000005",
					"status": "scheduled",
					"pay_on": "2026-04-01",
					"amount": 50,
					"fee": 1.25,
					"payment_token": "tok_test_00000000-0000-4000-8000-000000000004",
					"method_type": "VISA",
					"method_last4": "1111",
					"created_date": "2026-03-13T15:00:00.000Z",
					"crm_billing_account_number": "BA-0000000003",
					"service_type_code": "FIBER"
				},
				"messages": ["Your payment of $50.00 is scheduled for 04/01/2026."],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404,
				409,
				422
			]
		},
		"listScheduledPayments": {
			"request": { "query": { "crm_customer_id": "CU-00000001" } },
			"response": {
				"data": [{
					"scheduled_payment_id": "00000000-0000-4000-8000-000000000002",
					"status": "scheduled",
					"pay_on": "2026-04-01",
					"amount": 50,
					"fee": 1.25,
					"payment_token": "tok_test_00000000-0000-4000-8000-000000000003",
					"method_type": "VISA",
					"method_last4": "1111",
					"created_date": "2026-03-13T15:00:00.000Z",
					"crm_billing_account_number": "BA-0000000004",
					"service_type_code": "FIBER"
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"cancelScheduledPayment": {
			"request": { "body": { "scheduled_payment_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": {
					"scheduled_payment_id": "00000000-0000-4000-8000-000000000001",
					"status": "cancelled",
					"pay_on": "2026-04-01",
					"amount": 50,
					"fee": 1.25,
					"payment_token": "tok_test_00000000-0000-4000-8000-000000000002",
					"method_type": "VISA",
					"method_last4": "1111",
					"created_date": "2026-03-10T12:00:00.000Z",
					"crm_billing_account_number": "BA-0000000003",
					"service_type_code": "FIBER"
				},
				"messages": ["The payment of $50.00 scheduled for 04/01/2026 is canceled. Nothing will be charged."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"listCreditCustomers": {
			"request": { "body": {
				"community": "orchard",
				"email": "person-",
				"page_size": 500
			} },
			"response": {
				"data": {
					"customer_details_responses": [{
						"name": "Maya Fields",
						"email": "person-000000000000000001@example.com",
						"phone": "2105550002",
						"account_no": "BA-0000000003",
						"address": "12 Larkspur Ln",
						"zip_code": "00141",
						"service_type_code": "FIBER",
						"community": "Orchard Row",
						"credit_amount": 0,
						"credit_status": "not_initiated",
						"balance": 110.8,
						"last_credit_at": null
					}, {
						"name": "Maya Fields",
						"email": "person-000000000000000001@example.com",
						"phone": "2105550002",
						"account_no": "BA-0000000004",
						"address": "77 Mill Rd",
						"zip_code": "00141",
						"service_type_code": "GAS",
						"community": "Orchard Row",
						"credit_amount": 0,
						"credit_status": "not_initiated",
						"balance": 110.8,
						"last_credit_at": null
					}],
					"total_records": 2,
					"is_exact": true
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403
			]
		},
		"issueCredit": {
			"request": { "body": {
				"acct_no": "BA-0000000001",
				"credit_amount": 5,
				"credit_reason_cd": "102",
				"comments": "For us alone"
			} },
			"response": {
				"data": {
					"account_no": "BA-0000000001",
					"service_type_code": "GAS",
					"credit_amount": 5,
					"credit_status": "Success",
					"balance": 105.8
				},
				"messages": ["Credit details updated successfully!"],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404,
				422
			]
		},
		"applyCashCredit": {
			"request": { "body": {
				"acct_no": "BA-0000000001",
				"credit_amount": 10
			} },
			"response": {
				"data": {
					"account_no": "BA-0000000001",
					"service_type_code": null,
					"credit_amount": 10,
					"credit_status": "Success",
					"balance": 90
				},
				"messages": ["Credit details updated successfully!"],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"checkCreditRun": {
			"request": { "body": { "rows": [{
				"acct_no": "BA-00000000001",
				"credit_amount": 41
			}, {
				"acct_no": "BA-00000000002",
				"credit_amount": 41
			}] } },
			"response": {
				"data": {
					"rows": [{
						"account_no": "BA-00000000001",
						"name": "Orchard Homes",
						"service_type_code": null,
						"credit_amount": 41,
						"outcome": "credit",
						"is_over_ceiling": true,
						"last_credit_at": "2026-03-13T15:00:00.000Z"
					}, {
						"account_no": "BA-00000000002",
						"name": "Orchard Homes",
						"service_type_code": null,
						"credit_amount": 41,
						"outcome": "credit",
						"is_over_ceiling": false,
						"last_credit_at": null
					}],
					"total_amount": 82,
					"needs_approval": "account",
					"limits": {
						"per_account": 100,
						"per_day": 2e3,
						"used_today": 60
					},
					"recent": {
						"credits": [{
							"account_no": "BA-00000000001",
							"name": "Orchard Homes",
							"credit_amount": 60,
							"issued_by": "Ada Quill",
							"issued_at": "2026-03-13T15:00:00.000Z"
						}],
						"credit_count": 1,
						"account_count": 1
					}
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"createCreditRun": {
			"request": { "body": { "rows": [{
				"acct_no": "BA-00000000001",
				"credit_amount": 2
			}, {
				"acct_no": "BA-00000000002",
				"credit_amount": 2
			}] } },
			"response": {
				"data": {
					"run_id": "00000000-0000-4000-8000-000000000003",
					"status": "running",
					"credit_reason_cd": "101",
					"comments": "Credit Adjustment",
					"started_by": "Ada Quill",
					"started_at": "2026-03-13T15:00:00.000Z",
					"is_own": true,
					"needs_approval": false,
					"decided_by": null,
					"decided_at": null,
					"finished_at": null,
					"row_count": 3,
					"credited_count": 0,
					"failed_count": 0,
					"total_amount": 6,
					"credited_amount": 0
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				422
			]
		},
		"listCreditRuns": {
			"request": {},
			"response": {
				"data": {
					"runs": [{
						"run_id": "00000000-0000-4000-8000-000000000001",
						"status": "cancelled",
						"credit_reason_cd": "101",
						"comments": "Credit Adjustment",
						"started_by": "Ada Quill",
						"started_at": "2026-03-13T15:00:00.000Z",
						"is_own": false,
						"needs_approval": false,
						"decided_by": null,
						"decided_at": null,
						"finished_at": "2026-03-13T15:00:00.000Z",
						"row_count": 2,
						"credited_count": 0,
						"failed_count": 1,
						"total_amount": 8,
						"credited_amount": 0
					}, {
						"run_id": "00000000-0000-4000-8000-000000000002",
						"status": "cancelled",
						"credit_reason_cd": "101",
						"comments": "Credit Adjustment",
						"started_by": "Ada Quill",
						"started_at": "2026-03-13T15:00:00.000Z",
						"is_own": false,
						"needs_approval": true,
						"decided_by": null,
						"decided_at": null,
						"finished_at": "2026-03-13T15:00:00.000Z",
						"row_count": 2,
						"credited_count": 0,
						"failed_count": 0,
						"total_amount": 1200,
						"credited_amount": 0
					}],
					"total_count": 6,
					"limits": {
						"per_account": 100,
						"per_day": 2e3,
						"used_today": 80
					}
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"getCreditRun": {
			"request": {
				"params": { "run_id": "00000000-0000-4000-8000-000000000001" },
				"query": { "page_size": 500 }
			},
			"response": {
				"data": {
					"run": {
						"run_id": "00000000-0000-4000-8000-000000000001",
						"status": "finished",
						"credit_reason_cd": "101",
						"comments": "Credit Adjustment",
						"started_by": "Ada Quill",
						"started_at": "2026-03-13T15:00:00.000Z",
						"is_own": true,
						"needs_approval": false,
						"decided_by": null,
						"decided_at": null,
						"finished_at": "2026-03-13T15:00:00.000Z",
						"row_count": 2,
						"credited_count": 2,
						"failed_count": 0,
						"total_amount": 8,
						"credited_amount": 8
					},
					"rows": [{
						"position": 1,
						"account_no": "BA-00000000002",
						"crm_customer_number": "CU-00000003",
						"name": "Orchard Homes",
						"balance": 96,
						"credit_amount": 4,
						"status": "success",
						"credit_status": "Success",
						"ended_at": "2026-03-13T15:00:00.000Z"
					}, {
						"position": 2,
						"account_no": "BA-00000000004",
						"crm_customer_number": "CU-00000003",
						"name": "Orchard Homes",
						"balance": 96,
						"credit_amount": 4,
						"status": "success",
						"credit_status": "Success",
						"ended_at": "2026-03-13T15:00:00.000Z"
					}],
					"total_count": 2
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"listRecentCredits": {
			"request": { "params": { "run_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": {
					"credits": [{
						"account_no": "BA-0000000002",
						"name": "Orchard Homes",
						"credit_amount": 8,
						"issued_by": "Noor Haddad",
						"issued_at": "2026-03-13T15:01:00.000Z"
					}, {
						"account_no": "BA-0000000002",
						"name": "Orchard Homes",
						"credit_amount": 7,
						"issued_by": "Noor Haddad",
						"issued_at": "2026-03-13T15:00:00.000Z"
					}],
					"credit_count": 2,
					"account_count": 1
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"controlCreditRun": {
			"request": {
				"params": { "run_id": "00000000-0000-4000-8000-000000000001" },
				"body": { "action": "cancel" }
			},
			"response": {
				"data": {
					"run_id": "00000000-0000-4000-8000-000000000001",
					"status": "cancelled",
					"credit_reason_cd": "101",
					"comments": "Credit Adjustment",
					"started_by": "Ada Quill",
					"started_at": "2026-11-26T00:36:29.451Z",
					"is_own": true,
					"needs_approval": true,
					"decided_by": "Ada Quill",
					"decided_at": "2026-11-26T00:36:29.451Z",
					"finished_at": "2026-11-26T00:36:29.451Z",
					"row_count": 500,
					"credited_count": 56,
					"failed_count": 0,
					"total_amount": 3625,
					"credited_amount": 406
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"decideCreditRun": {
			"request": {
				"params": { "run_id": "00000000-0000-4000-8000-000000000001" },
				"body": { "decision": "approve" }
			},
			"response": {
				"data": {
					"run_id": "00000000-0000-4000-8000-000000000001",
					"status": "running",
					"credit_reason_cd": "101",
					"comments": "Credit Adjustment",
					"started_by": "Ada Quill",
					"started_at": "2026-03-13T15:00:00.000Z",
					"is_own": false,
					"needs_approval": true,
					"decided_by": "Ada Quill",
					"decided_at": "2026-03-13T15:00:00.000Z",
					"finished_at": null,
					"row_count": 2,
					"credited_count": 0,
					"failed_count": 0,
					"total_amount": 1200,
					"credited_amount": 0
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"getCreditReport": {
			"request": { "params": { "run_id": "00000000-0000-4000-8000-000000000001" } },
			"failures": [401, 403]
		},
		"listDeposits": {
			"request": { "body": {
				"status": "review_due",
				"page_number": 1,
				"page_size": 2
			} },
			"response": {
				"data": {
					"deposits": [{
						"deposit_id": "00000000-0000-4000-8000-000000000001",
						"account_no": "BA-0000000002",
						"crm_customer_number": "CU-00000003",
						"name": "Maya Fields",
						"community": "Orchard Row",
						"deposit_kind": "new_customer",
						"deposit_amount": 200,
						"interest_amount": 4,
						"billed_on": "2025-03-01",
						"held_since": "2025-03-06",
						"review_on": "2026-03-01",
						"status": "held",
						"months_on_time": 12,
						"is_refund_candidate": true
					}, {
						"deposit_id": "00000000-0000-4000-8000-000000000004",
						"account_no": "BA-0000000005",
						"crm_customer_number": "CU-00000003",
						"name": "Maya Fields",
						"community": "Orchard Row",
						"deposit_kind": "new_customer",
						"deposit_amount": 200,
						"interest_amount": 0,
						"billed_on": "2024-03-10",
						"held_since": "2024-03-15",
						"review_on": "2025-03-10",
						"status": "review_due",
						"months_on_time": 0,
						"is_refund_candidate": false
					}],
					"total_count": 4,
					"total_deposit": 800,
					"total_interest": 4
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403
			]
		},
		"listDepositsOfCustomer": {
			"request": { "query": { "crm_customer_id": "CU-00000001" } },
			"response": {
				"data": {
					"deposits": [{
						"deposit_id": "00000000-0000-4000-8000-000000000002",
						"account_no": "BA-0000000003",
						"crm_customer_number": "CU-00000001",
						"name": "Maya Fields",
						"community": "Orchard Row",
						"deposit_kind": "new_customer",
						"deposit_amount": 200,
						"interest_amount": 4,
						"billed_on": "2025-03-01",
						"held_since": "2025-03-06",
						"review_on": "2026-03-01",
						"status": "held",
						"months_on_time": 12,
						"is_refund_candidate": true
					}, {
						"deposit_id": "00000000-0000-4000-8000-000000000004",
						"account_no": "BA-0000000005",
						"crm_customer_number": "CU-00000001",
						"name": "Maya Fields",
						"community": "Orchard Row",
						"deposit_kind": "new_customer",
						"deposit_amount": 200,
						"interest_amount": 0,
						"billed_on": "2026-02-20",
						"held_since": "2026-02-25",
						"review_on": "2027-02-20",
						"status": "held",
						"months_on_time": 2,
						"is_refund_candidate": false
					}],
					"total_count": 5,
					"total_deposit": 1e3,
					"total_interest": 4
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"listDepositTransactions": {
			"request": { "params": { "depositId": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": {
					"transactions": [{
						"transaction_id": "00000000-0000-4000-8000-000000000002",
						"txnTypeCode": "DEPC",
						"amount": 200,
						"posted_on": "2026-03-13",
						"note": "Credited to the account"
					}, {
						"transaction_id": "00000000-0000-4000-8000-000000000003",
						"txnTypeCode": "DEPX",
						"amount": 4,
						"posted_on": "2026-03-13",
						"note": ""
					}],
					"total_count": 5
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"exportDeposits": {
			"request": { "query": { "days": 30 } },
			"failures": [401, 403]
		},
		"listRefunds": {
			"request": { "body": {
				"days": 1,
				"status": "sent",
				"page_size": 500
			} },
			"response": {
				"data": {
					"refunds": [{
						"refund_id": "00000000-0000-4000-8000-000000000001",
						"account_no": "BA-0000000002",
						"crm_customer_number": "CU-00000003",
						"name": "Oswin Varga",
						"community": "Orchard Row",
						"reason": "closed_account",
						"status": "sent",
						"refund_amount": 42.15,
						"requested_on": "2026-03-13",
						"sent_on": "2026-03-13",
						"check_number": "",
						"refund_method": "method",
						"method": "Visa ending in 1111",
						"comments": "",
						"requested_by": "Percy Lambourne",
						"is_own": true,
						"decided_by": "Percy Lambourne",
						"decided_at": "2026-03-13T15:00:00.000Z",
						"problem": "",
						"send_on": "2026-03-13"
					}, {
						"refund_id": "00000000-0000-4000-8000-000000000004",
						"account_no": "BA-0000000005",
						"crm_customer_number": "CU-00000006",
						"name": "Oswin Varga",
						"community": "Orchard Row",
						"reason": "closed_account",
						"status": "sent",
						"refund_amount": 42.15,
						"requested_on": "2026-03-13",
						"sent_on": "2026-03-13",
						"check_number": "",
						"refund_method": "method",
						"method": "Visa ending in 1111",
						"comments": "",
						"requested_by": "Percy Lambourne",
						"is_own": true,
						"decided_by": "Percy Lambourne",
						"decided_at": "2026-03-13T15:00:00.000Z",
						"problem": "",
						"send_on": "2026-03-13"
					}],
					"total_count": 5,
					"total_refund": 210.75
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"exportRefunds": {
			"request": { "query": { "days": 30 } },
			"failures": [401, 403]
		},
		"getRefundable": {
			"request": { "query": { "acct_no": "BA-0000000001" } },
			"response": {
				"data": {
					"account_no": "BA-0000000001",
					"crm_customer_number": "CU-00000002",
					"name": "Oswin Varga",
					"balance": -42.15,
					"refundable": [{
						"deposit_id": null,
						"refund_amount": 42.15,
						"refund_methods": ["method", "check"],
						"problem": null
					}],
					"methods": [{
						"payment-token": "tok_test_00000000-0000-4000-8000-000000000003",
						"method": "Visa ending in 1111"
					}]
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"requestRefund": {
			"request": { "body": {
				"acct_no": "BA-0000000001",
				"refund_method": "method",
				"payment-token": "tok_test_00000000-0000-4000-8000-000000000002",
				"comments": "They called"
			} },
			"response": {
				"data": {
					"refund_id": "00000000-0000-4000-8000-000000000003",
					"account_no": "BA-0000000001",
					"crm_customer_number": "CU-00000004",
					"name": "Oswin Varga",
					"community": "Orchard Row",
					"reason": "closed_account",
					"status": "requested",
					"refund_amount": 42.15,
					"requested_on": "2026-03-13",
					"sent_on": null,
					"check_number": "",
					"refund_method": "method",
					"method": "Visa ending in 1111",
					"comments": "They called",
					"requested_by": "Percy Lambourne",
					"is_own": true,
					"decided_by": null,
					"decided_at": null,
					"problem": "",
					"send_on": null
				},
				"messages": ["Refund requested. Someone else has to approve it."],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404,
				409,
				422
			]
		},
		"decideRefund": {
			"request": {
				"params": { "refund_id": "00000000-0000-4000-8000-000000000001" },
				"body": {
					"decision": "decline",
					"reason": "They owe elsewhere"
				}
			},
			"response": {
				"data": {
					"refund_id": "00000000-0000-4000-8000-000000000001",
					"account_no": "BA-0000000002",
					"crm_customer_number": "CU-00000003",
					"name": "Oswin Varga",
					"community": "Orchard Row",
					"reason": "closed_account",
					"status": "declined",
					"refund_amount": 42.15,
					"requested_on": "2026-03-13",
					"sent_on": null,
					"check_number": "",
					"refund_method": "method",
					"method": "Visa ending in 1111",
					"comments": "",
					"requested_by": "Percy Lambourne",
					"is_own": false,
					"decided_by": "Percy Lambourne",
					"decided_at": "2026-03-13T15:00:00.000Z",
					"problem": "They owe elsewhere",
					"send_on": null
				},
				"messages": ["The refund was declined."],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				409
			]
		},
		"listReceivedRefunds": {
			"request": { "query": { "billing_group_id": "BG-00000001" } },
			"response": {
				"data": {
					"refunds": [{
						"refund_id": "00000000-0000-4000-8000-000000000002",
						"day": "2026-03-13",
						"amount": 42.15,
						"reason": "closed_account",
						"status": "sent",
						"refund_method": "method",
						"method": "Visa ending in 1111",
						"check_number": "",
						"crm_billing_account_number": "BA-0000000003"
					}],
					"total_count": 1
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"getDunningReport": {
			"request": { "query": {
				"held": "yes",
				"page_size": 500
			} },
			"response": {
				"data": {
					"as_of": "2026-03-13T15:00:00.000Z",
					"accounts": [{
						"account_no": "BA-0000000001",
						"crm_customer_number": "CU-00000002",
						"name": "Ada Quill",
						"email": "person-000000000000000003@example.com",
						"address": "412 Fennick Ave",
						"community": "Orchard Row",
						"balance": 120,
						"past_due": 120,
						"past_due_days": 40,
						"stage": 7,
						"last_notice_on": "2026-03-01",
						"hold_reason": "winter",
						"hold_id": null,
						"held_until": "2026-03-31",
						"hold_note": "",
						"next_action_on": "2026-04-01"
					}, {
						"account_no": "BA-0000000004",
						"crm_customer_number": "CU-00000005",
						"name": "Ada Ferris",
						"email": "person-000000000000000006@example.com",
						"address": "412 Fennick Ave",
						"community": "Orchard Row",
						"balance": 120,
						"past_due": 120,
						"past_due_days": 23,
						"stage": 5,
						"last_notice_on": null,
						"hold_reason": "winter",
						"hold_id": null,
						"held_until": "2026-03-31",
						"hold_note": "",
						"next_action_on": "2026-04-01"
					}],
					"total_count": 5,
					"held_count": 5,
					"communities": [{
						"community": "Orchard Row",
						"count": 5
					}],
					"moratoria": [{
						"kind": "winter",
						"community": "Orchard Row",
						"starts_on": "2026-03-13",
						"ends_on": "2026-03-31",
						"note": "City ordinance"
					}]
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"getDisconnectedReport": {
			"request": {},
			"response": {
				"data": {
					"as_of": "2026-03-13T15:00:00.000Z",
					"accounts": [{
						"account_no": "BA-0000000001",
						"crm_customer_number": "CU-00000002",
						"name": "Ada Quill",
						"email": "person-000000000000000003@example.com",
						"address": "412 Fennick Ave",
						"community": "Orchard Row",
						"balance": 120,
						"past_due": 120,
						"past_due_days": 54,
						"stage": 9,
						"last_notice_on": "2026-02-07",
						"hold_reason": null,
						"hold_id": null,
						"held_until": null,
						"hold_note": "",
						"next_action_on": "2026-03-16",
						"disconnected_on": "2026-02-23",
						"reconnect_on": null
					}],
					"total_count": 1,
					"communities": [{
						"community": "Orchard Row",
						"count": 1
					}]
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"previewNotices": {
			"request": { "body": { "acct_nos": ["BA-0000000001", "BA-0000000002"] } },
			"response": {
				"data": {
					"preview": {
						"to": "person-000000000000000003@example.com",
						"subject": "Notice of disconnection: gas account BA-0000000002",
						"text": "Hello Ada Quill,\n\nYour gas account BA-0000000002 for 412 Fennick Ave is $120.00 past due. If we don’t receive this amount, your gas may be turned off on or after 03/23/2026.\n\nPay in the portal under Make a Payment, or call us to set up a payment arrangement. If someone in your home needs gas for a medical reason, or an agency has pledged help, tell us. We won’t turn off your gas while that applies.\n\nIf you’ve already paid, thank you. You don’t need to do anything else.\n\nQuillmere Utilities & Fiber"
					},
					"recipient_count": 1,
					"noticed": [{
						"account_no": "BA-0000000001",
						"name": "Ada Ferris",
						"stage": 7,
						"last_notice_on": "2026-03-01",
						"disconnect_on": "2026-03-11"
					}],
					"left_out": []
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"notifyByEmail": {
			"request": { "body": {
				"acct_nos": ["BA-0000000001"],
				"again": ["BA-0000000001"]
			} },
			"response": {
				"data": {
					"run_id": "00000000-0000-4000-8000-000000000002",
					"status": "running",
					"started_by": "Ada Quill",
					"started_at": "2026-03-13T15:00:00.000Z",
					"finished_at": null,
					"row_count": 1,
					"sent_count": 0,
					"failed_count": 0,
					"unknown_count": 0,
					"skipped_count": 0
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				422
			]
		},
		"listNoticeRuns": {
			"request": {},
			"response": {
				"data": {
					"runs": [{
						"run_id": "00000000-0000-4000-8000-000000000001",
						"status": "finished",
						"started_by": "Ada Quill",
						"started_at": "2026-03-13T15:00:00.000Z",
						"finished_at": "2026-03-13T15:00:00.000Z",
						"row_count": 5,
						"sent_count": 2,
						"failed_count": 0,
						"unknown_count": 0,
						"skipped_count": 3
					}],
					"total_count": 1
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"getNoticeRun": {
			"request": {
				"params": { "run_id": "00000000-0000-4000-8000-000000000001" },
				"query": { "page_size": 500 }
			},
			"response": {
				"data": {
					"run": {
						"run_id": "00000000-0000-4000-8000-000000000001",
						"status": "finished",
						"started_by": "Ada Quill",
						"started_at": "2026-03-13T15:00:00.000Z",
						"finished_at": "2026-03-13T15:00:00.000Z",
						"row_count": 3,
						"sent_count": 2,
						"failed_count": 1,
						"unknown_count": 0,
						"skipped_count": 0
					},
					"rows": [{
						"position": 1,
						"account_no": "BA-0000000002",
						"name": "Ada Quill",
						"email": "person-000000000000000003@example.com",
						"status": "sent",
						"message": "",
						"ended_at": "2026-03-13T15:00:00.000Z"
					}, {
						"position": 2,
						"account_no": "BA-0000000004",
						"name": "Ada Quill",
						"email": "person-000000000000000005@example.com",
						"status": "failed",
						"message": "The mail server refused the message. Nothing was sent.",
						"ended_at": "2026-03-13T15:00:00.000Z"
					}],
					"total_count": 3
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"retryNotices": {
			"request": {
				"params": { "run_id": "00000000-0000-4000-8000-000000000001" },
				"body": { "which": "failed" }
			},
			"response": {
				"data": {
					"run_id": "00000000-0000-4000-8000-000000000001",
					"status": "running",
					"started_by": "Ada Quill",
					"started_at": "2026-03-13T15:00:00.000Z",
					"finished_at": null,
					"row_count": 3,
					"sent_count": 2,
					"failed_count": 0,
					"unknown_count": 0,
					"skipped_count": 0
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				409
			]
		},
		"placeHold": {
			"request": { "body": {
				"acct_no": "BA-0000000001",
				"reason": "medical",
				"held_until": "2026-04-12",
				"note": "Letter of the doctor came"
			} },
			"response": {
				"data": { "hold_id": "00000000-0000-4000-8000-000000000002" },
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404,
				409
			]
		},
		"endHold": {
			"request": { "params": { "hold_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": { "hold_id": "00000000-0000-4000-8000-000000000001" },
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"listStatements": {
			"request": { "body": { "service_group": "GAS" } },
			"response": {
				"data": {
					"statements": [{
						"statement_id": "00000000-0000-4000-8000-000000000001",
						"crm_billing_account_number": "BA-0000000002",
						"crm_billing_group_id": "BG-00000003",
						"service_group": "GAS",
						"street_address": "412 Fennick Ave",
						"period_start": "2026-02-01",
						"period_end": "2026-02-28",
						"bill_date": "2026-03-01",
						"due_date": "2026-03-22",
						"previous_balance": 0,
						"charges": 144.07,
						"total_due": 144.07,
						"unpaid": 144.07,
						"status": "open"
					}, {
						"statement_id": "00000000-0000-4000-8000-000000000004",
						"crm_billing_account_number": "BA-0000000002",
						"crm_billing_group_id": "BG-00000003",
						"service_group": "GAS",
						"street_address": "412 Fennick Ave",
						"period_start": "2026-01-01",
						"period_end": "2026-01-28",
						"bill_date": "2026-02-01",
						"due_date": "2026-02-22",
						"previous_balance": 0,
						"charges": 176.89,
						"total_due": 176.89,
						"unpaid": 0,
						"status": "paid"
					}],
					"total_count": 2,
					"years": [2026],
					"first_bill_date": null
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404
			]
		},
		"getStatement": {
			"request": { "query": { "statement_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": {
					"statement_id": "00000000-0000-4000-8000-000000000001",
					"crm_billing_account_number": "BA-0000000002",
					"crm_billing_group_id": "BG-00000003",
					"service_group": "GAS",
					"street_address": "412 Fennick Ave",
					"period_start": "2026-02-01",
					"period_end": "2026-02-28",
					"bill_date": "2026-03-01",
					"due_date": "2026-03-22",
					"previous_balance": 0,
					"charges": 144.07,
					"total_due": 144.07,
					"unpaid": 144.07,
					"status": "open",
					"customer_name": "Ada Quill",
					"city": "Quillmere",
					"state": "TX",
					"zip": "00141",
					"previous_total": 176.89,
					"payments": [{
						"date": "2026-02-18",
						"method": "Visa ending in 1111",
						"amount": 176.89
					}],
					"lines": [{
						"section": "GAS",
						"label": "Delivery",
						"detail": "",
						"quantity": 116,
						"unit": "therms",
						"rate": .42,
						"tariff": "GAS-R1",
						"amount": 144.07
					}],
					"autopay_date": null,
					"previous_statement_id": "00000000-0000-4000-8000-000000000004",
					"history": {
						"unit": "therms",
						"bars": [{
							"month": "2026-02",
							"amount": 116,
							"isEstimated": true
						}]
					}
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"getStatementPdf": {
			"request": { "body": { "statement_id": "00000000-0000-4000-8000-000000000001" } },
			"failures": [
				401,
				403,
				404
			]
		},
		"getNextBill": {
			"request": { "query": { "billing_group_id": "BG-00000001" } },
			"response": {
				"data": {
					"lines": [{
						"date": "2026-03-11",
						"label": "Credit: Outage credit",
						"place": "",
						"amount": -10
					}, {
						"date": "2026-03-13",
						"label": "ADD-SECURITY, prorated",
						"place": "412 Fennick Ave",
						"amount": 3.43
					}],
					"total": -6.57
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"listUsage": {
			"request": { "body": {
				"service_account_id": "000000000000000001",
				"months": 24
			} },
			"response": {
				"data": {
					"street_address": "412 Fennick Ave",
					"readings": [{
						"period_start": "2024-03-01",
						"period_end": "2024-03-28",
						"days": 28,
						"meter_number": "GM-1",
						"previous_read": 9950,
						"current_read": 61,
						"read_type": "actual",
						"ccf": 111,
						"heat_factor": 1.043,
						"therms": 116,
						"degree_days": 850,
						"amount": 144.07,
						"note": ""
					}, {
						"period_start": "2024-04-01",
						"period_end": "2024-04-28",
						"days": 28,
						"meter_number": "GM-1",
						"previous_read": 9950,
						"current_read": 61,
						"read_type": "actual",
						"ccf": 111,
						"heat_factor": 1.043,
						"therms": 116,
						"degree_days": 850,
						"amount": 144.07,
						"note": ""
					}]
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"listDataUsage": {
			"request": { "query": { "crm_service_account_id": "000000000000000001" } },
			"response": {
				"data": {
					"street_address": "412 Fennick Ave",
					"months": [{
						"month": "2025-03",
						"download_gb": 412.6,
						"upload_gb": 38.4,
						"counted_until": "2025-03-31",
						"is_current": false
					}, {
						"month": "2026-01",
						"download_gb": 412.6,
						"upload_gb": 38.4,
						"counted_until": "2026-01-31",
						"is_current": false
					}]
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"listCannedAnswers": {
			"request": {},
			"response": {
				"data": [{
					"canned_answer_id": "00000000-0000-4000-8000-000000000001",
					"title": "Once",
					"body": "Hello {first_name}.",
					"version": 1
				}, {
					"canned_answer_id": "00000000-0000-4000-8000-000000000002",
					"title": "Other",
					"body": "Hello {first_name}.",
					"version": 1
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"createCannedAnswer": {
			"request": { "body": {
				"title": "Once",
				"body": "Hello {first_name}."
			} },
			"response": {
				"data": {
					"canned_answer_id": "00000000-0000-4000-8000-000000000001",
					"title": "Once",
					"body": "Hello {first_name}.",
					"version": 1
				},
				"messages": ["Answer added."],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				409
			]
		},
		"updateCannedAnswer": {
			"request": {
				"params": { "canned_answer_id": "00000000-0000-4000-8000-000000000001" },
				"body": {
					"title": "Old",
					"body": "Still needed.",
					"version": 1
				}
			},
			"response": {
				"data": {
					"canned_answer_id": "00000000-0000-4000-8000-000000000001",
					"title": "Old",
					"body": "Still needed.",
					"version": 2
				},
				"messages": ["Answer changed."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				409
			]
		},
		"deleteCannedAnswer": {
			"request": {
				"params": { "canned_answer_id": "00000000-0000-4000-8000-000000000001" },
				"query": { "version": 2 }
			},
			"response": {
				"data": null,
				"messages": ["Answer deleted."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"listServiceTypes": {
			"request": { "query": { "user_type_code": "BUILDER" } },
			"response": {
				"data": [{
					"service_type": "no_service",
					"label": "No internet",
					"description": "Nothing works on any device.",
					"category": "fiberLine",
					"services": []
				}, {
					"service_type": "slow",
					"label": "Slow internet",
					"description": "It works, but not at your plan’s speed.",
					"category": "fiberLine",
					"services": []
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"listServiceSubtypes": {
			"request": {},
			"response": {
				"data": [{
					"service_subtype": "ont_red",
					"service_type": "no_service",
					"category": "fiberLine",
					"label": "Red or no light on the fiber box",
					"questions": [{
						"code": "ont_light",
						"label": "What does the light marked PON or Fiber on the white box (ONT) show?",
						"kind": "choice",
						"options": ["Red", "No light"],
						"is_required": true
					}, {
						"code": "since",
						"label": "When did it start?",
						"kind": "choice",
						"options": ["Just now", "Earlier today"],
						"is_required": true
					}],
					"needs_visit": true,
					"response_time": "within an hour, 24/7"
				}, {
					"service_subtype": "no_power",
					"service_type": "no_service",
					"category": "fiberLine",
					"label": "The fiber box has no power",
					"questions": [{
						"code": "since",
						"label": "When did it start?",
						"kind": "choice",
						"options": ["Just now", "Earlier today"],
						"is_required": true
					}],
					"needs_visit": false,
					"response_time": "within an hour, 24/7"
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"listOpenCases": {
			"request": { "body": { "crm_premise_id": "PR-00000001" } },
			"response": {
				"data": {
					"cases": [{
						"case_id": "00000000-0000-4000-8000-000000000002",
						"case_no": "C-2026-000029",
						"kind": "request",
						"contact_id": "000000000000000003",
						"category": "gasMeter",
						"service_type": "meter_set",
						"service_subtype": "meter_set_new",
						"title": "Meter set",
						"status": "received",
						"street_address": "7 Harrow Ln",
						"crm_premise_id": "PR-00000001",
						"crm_service_account_id": null,
						"created_date": "2026-03-13T15:00:00.000Z",
						"updated_date": "2026-03-13T15:00:00.000Z",
						"appointment": null,
						"comment_count": 0,
						"is_unread": false,
						"cancel_requested": false,
						"parent_case_id": "00000000-0000-4000-8000-000000000004"
					}],
					"total_count": 1,
					"counts": {
						"open": 1,
						"waiting": 0,
						"closed": 0,
						"cancelled": 0
					}
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404
			]
		},
		"getCase": {
			"request": { "query": { "case_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": {
					"case_id": "00000000-0000-4000-8000-000000000001",
					"case_no": "C-2026-000015T",
					"kind": "request",
					"contact_id": "000000000000000002",
					"category": "fiberLine",
					"service_type": "slow",
					"service_subtype": "slow_wired",
					"title": "Slow internet: Slow over a wired connection",
					"status": "received",
					"street_address": "",
					"crm_premise_id": null,
					"crm_service_account_id": null,
					"created_date": "2026-03-13T15:00:00.000Z",
					"updated_date": "2026-03-13T15:00:00.000Z",
					"appointment": null,
					"comment_count": 0,
					"is_unread": false,
					"cancel_requested": false,
					"parent_case_id": null,
					"is_part": false,
					"parts": [],
					"description": "Half the speed since Monday.",
					"contact_name": "Ada Quill",
					"answers": [],
					"preferred": null,
					"contact_window": null,
					"expected_by": null,
					"closed_date": null,
					"reopen_until": null,
					"rating": null,
					"rating_comment": "",
					"events": [{
						"event_id": "00000000-0000-4000-8000-000000000003",
						"kind": "status",
						"status": "received",
						"note": "",
						"created_date": "2026-03-13T14:59:59.000Z",
						"user_name": "Ada Quill",
						"user_type": "CUSTOMER"
					}],
					"attachments": []
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"createServiceRequest": {
			"request": { "body": {
				"service_type": "slow",
				"service_subtype": "slow_wired",
				"description": "Half the speed since Monday.",
				"answers": [{
					"code": "speed",
					"answer": "300"
				}, {
					"code": "since",
					"answer": "A few days ago"
				}],
				"crm_contact_id": "000000000000000001",
				"crm_premise_id": "PR-00000002",
				"crm_service_account_id": "000000000000000003",
				"checks": [{
					"question": "Restarted?",
					"answer": "Yes"
				}],
				"contact_window": "evening"
			} },
			"response": {
				"data": {
					"case_id": "00000000-0000-4000-8000-000000000004",
					"case_no": "C-2026-000001",
					"expected_by": "2026-03-16T15:00:00.000Z"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404,
				422
			]
		},
		"createCancelRequest": {
			"request": { "body": {
				"case_id": "00000000-0000-4000-8000-000000000001",
				"reason": "other"
			} },
			"response": {
				"data": {
					"case_id": "00000000-0000-4000-8000-000000000002",
					"case_no": "C-2026-000038",
					"status": "received"
				},
				"messages": ["1 property was canceled with this request.", "Work is already planned at 1 property. We’ll let you know whether it can still be stopped."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"listCancelCases": {
			"request": {},
			"response": {
				"data": {
					"cases": [{
						"case_id": "00000000-0000-4000-8000-000000000001",
						"case_no": "C-2026-000001",
						"kind": "cancel",
						"contact_id": "000000000000000002",
						"category": "fiberLine",
						"service_type": "slow",
						"service_subtype": "slow_wired",
						"title": "Cancel C-2026-000160T: Slow internet: Slow over a wired connection",
						"status": "closed",
						"street_address": "",
						"crm_premise_id": null,
						"crm_service_account_id": null,
						"created_date": "2026-03-13T15:00:00.000Z",
						"updated_date": "2026-03-13T15:00:00.000Z",
						"appointment": null,
						"comment_count": 0,
						"is_unread": false,
						"cancel_requested": false,
						"parent_case_id": "00000000-0000-4000-8000-000000000003"
					}],
					"total_count": 1
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"reopenCase": {
			"request": { "body": {
				"case_id": "00000000-0000-4000-8000-000000000001",
				"reason": "It is back."
			} },
			"response": {
				"data": null,
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"rateCase": {
			"request": { "body": {
				"case_id": "00000000-0000-4000-8000-000000000001",
				"rating": 4,
				"comment": "Quick."
			} },
			"response": {
				"data": null,
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"rescheduleCase": {
			"request": { "body": {
				"case_id": "00000000-0000-4000-8000-000000000001",
				"date": "2026-03-20",
				"window": "3-5"
			} },
			"response": {
				"data": null,
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404
			]
		},
		"uploadAttachment": {
			"request": { "body": { "case_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": {
					"attachment_id": "00000000-0000-4000-8000-000000000002",
					"file_name": "a.pdf",
					"media_type": "application/pdf",
					"size": 14,
					"created_date": "2026-03-13T15:00:00.000Z"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404,
				409,
				413,
				415,
				507
			]
		},
		"getAttachment": {
			"request": { "query": { "attachment_id": "00000000-0000-4000-8000-000000000001" } },
			"failures": [
				401,
				403,
				404
			]
		},
		"deleteAttachment": {
			"request": { "query": { "attachment_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": null,
				"messages": [],
				"is-success": true
			},
			"failures": [401, 404]
		},
		"listMessages": {
			"request": { "query": { "crm_contact_id": "000000000000000001" } },
			"response": {
				"data": {
					"messages": [{
						"case_id": "00000000-0000-4000-8000-000000000002",
						"case_no": "C-2026-100001",
						"contact_id": "000000000000000001",
						"title": "A question",
						"description": "About my bill.",
						"created_date": "2026-03-13T15:00:00.000Z",
						"status": "received",
						"street_address": "412 Fennick Ave, Apt 4",
						"written_by": null,
						"messageComments": [{
							"comment_id": "00000000-0000-4000-8000-000000000003",
							"case_id": "00000000-0000-4000-8000-000000000002",
							"comments": "Comment 3",
							"created_date": "2026-03-13T15:00:02.000Z",
							"user_name": "Imani Penhallow",
							"user_type": "CENTRIC",
							"is_own": false
						}, {
							"comment_id": "00000000-0000-4000-8000-000000000004",
							"case_id": "00000000-0000-4000-8000-000000000002",
							"comments": "Comment 2",
							"created_date": "2026-03-13T15:00:01.000Z",
							"user_name": "Imani Penhallow",
							"user_type": "CENTRIC",
							"is_own": false
						}],
						"comment_count": 3,
						"is_unread": true,
						"attachments": [{
							"attachment_id": "00000000-0000-4000-8000-000000000005",
							"file_name": "note.txt",
							"media_type": "text/plain",
							"size": 7,
							"created_date": "2026-11-26T00:41:14.211Z"
						}]
					}],
					"total_count": 1
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				503
			]
		},
		"listCustomerMessages": {
			"request": { "query": { "crm_customer_id": "CU-00000001" } },
			"response": {
				"data": {
					"messages": [{
						"case_id": "00000000-0000-4000-8000-000000000002",
						"case_no": "C-2026-000022T",
						"contact_id": "000000000000000003",
						"title": "Own",
						"description": "Half the speed since Monday.",
						"created_date": "2026-03-13T15:00:00.000Z",
						"status": "received",
						"street_address": "",
						"written_by": null,
						"messageComments": [],
						"comment_count": 0,
						"is_unread": false,
						"attachments": []
					}, {
						"case_id": "00000000-0000-4000-8000-000000000004",
						"case_no": "C-2026-000023T",
						"contact_id": "000000000000000005",
						"title": "Of the second",
						"description": "Half the speed since Monday.",
						"created_date": "2026-03-13T15:00:00.000Z",
						"status": "received",
						"street_address": "",
						"written_by": null,
						"messageComments": [],
						"comment_count": 0,
						"is_unread": false,
						"attachments": []
					}],
					"total_count": 2
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"createMessage": {
			"request": { "body": {
				"title": "Hello",
				"description": "A question.",
				"crm_contact_id": "000000000000000001",
				"name": "Somebody Else",
				"user_type_code": "CENTRIC",
				"created_date": "1999-01-01T00:00:00Z"
			} },
			"response": {
				"data": {
					"case_id": "00000000-0000-4000-8000-000000000002",
					"case_no": "C-2026-000001"
				},
				"messages": ["Message created successfully!"],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404,
				422,
				429
			]
		},
		"createCaseComment": {
			"request": { "body": {
				"case_id": "00000000-0000-4000-8000-000000000001",
				"comment": "Any news?",
				"user_name": "Provider",
				"user_type": "CENTRIC",
				"email_id": "x@example.com"
			} },
			"response": {
				"data": {
					"comment_id": "00000000-0000-4000-8000-000000000002",
					"case_id": "00000000-0000-4000-8000-000000000001",
					"comments": "Any news?",
					"created_date": "2026-03-13T15:00:00.000Z",
					"user_name": "Ada Quill",
					"user_type": "CUSTOMER",
					"is_own": true
				},
				"messages": ["Comments added successfully!"],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409,
				422,
				429
			]
		},
		"listComments": {
			"request": { "query": {
				"crm_contact_id": "000000000000000001",
				"case_id": "00000000-0000-4000-8000-000000000002"
			} },
			"response": {
				"data": {
					"comments": [{
						"comment_id": "00000000-0000-4000-8000-000000000003",
						"case_id": "00000000-0000-4000-8000-000000000002",
						"comments": "An answer.",
						"created_date": "2026-03-13T15:10:00.000Z",
						"user_name": "Percy Lambourne",
						"user_type": "CENTRIC",
						"is_own": false
					}, {
						"comment_id": "00000000-0000-4000-8000-000000000004",
						"case_id": "00000000-0000-4000-8000-000000000002",
						"comments": "First",
						"created_date": "2026-03-13T15:00:00.000Z",
						"user_name": "Imani Penhallow",
						"user_type": "CENTRIC",
						"is_own": false
					}],
					"total_count": 2
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"markRead": {
			"request": { "body": { "case_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": null,
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"countUnread": {
			"request": {},
			"response": {
				"data": {
					"messages": 0,
					"cases": 0
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401]
		},
		"searchQueue": {
			"request": {},
			"response": {
				"data": {
					"messages": [{
						"case_id": "00000000-0000-4000-8000-000000000001",
						"case_no": "C-2026-000001T",
						"contact_id": "000000000000000002",
						"crm_customer_id": "CU-00000003",
						"title": "A question",
						"description": "Half the speed since Monday.",
						"created_date": "2026-03-01T15:00:00.000Z",
						"last_customer_message_at": "2026-03-01T15:00:00.000Z",
						"name": "Ada Quill",
						"written_by": null,
						"phone": "2105550004",
						"email": "person-000000000000000002@example.com",
						"street_address": "412 Fennick Ave",
						"status": "received",
						"answer_due": null,
						"assigned_to": null,
						"is_unread": false,
						"comment_count": 3,
						"labels": [],
						"messageComments": [{
							"comment_id": "00000000-0000-4000-8000-000000000005",
							"case_id": "00000000-0000-4000-8000-000000000001",
							"comments": "Three",
							"created_date": "2026-03-13T15:00:02.000Z",
							"user_name": "Imani Penhallow",
							"user_type": "CENTRIC",
							"is_own": false
						}, {
							"comment_id": "00000000-0000-4000-8000-000000000006",
							"case_id": "00000000-0000-4000-8000-000000000001",
							"comments": "Two",
							"created_date": "2026-03-13T15:00:01.000Z",
							"user_name": "Imani Penhallow",
							"user_type": "CENTRIC",
							"is_own": false
						}]
					}],
					"total_count": 1,
					"is_exact": true,
					"next": null,
					"searched_back_to": null
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403
			]
		},
		"getQueuedMessage": {
			"request": { "query": { "case_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": {
					"case_id": "00000000-0000-4000-8000-000000000001",
					"case_no": "C-2026-000027T",
					"contact_id": "000000000000000002",
					"crm_customer_id": "CU-00000003",
					"title": "With a picture",
					"description": "Half the speed since Monday.",
					"created_date": "2026-03-13T15:00:00.000Z",
					"last_customer_message_at": "2026-03-13T16:00:00.000Z",
					"name": "Ada Quill",
					"written_by": null,
					"phone": "2105550004",
					"email": "person-000000000000000002@example.com",
					"street_address": "",
					"status": "in_progress",
					"answer_due": "2026-03-16T16:00:00.000Z",
					"assigned_to": {
						"user_id": "00000000-0000-4000-8000-000000000005",
						"name": "Imani Penhallow"
					},
					"is_unread": true,
					"comment_count": 1,
					"labels": [],
					"messageComments": [{
						"comment_id": "00000000-0000-4000-8000-000000000006",
						"case_id": "00000000-0000-4000-8000-000000000001",
						"comments": "So.",
						"created_date": "2026-03-13T15:00:00.000Z",
						"user_name": "Imani Penhallow",
						"user_type": "CENTRIC",
						"is_own": true
					}]
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"assignMessage": {
			"request": { "body": {
				"case_id": "00000000-0000-4000-8000-000000000001",
				"user_id": "00000000-0000-4000-8000-000000000002",
				"seen_user_id": "00000000-0000-4000-8000-000000000002"
			} },
			"response": {
				"data": null,
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404,
				409
			]
		},
		"setMessageStatus": {
			"request": { "body": {
				"case_id": "00000000-0000-4000-8000-000000000001",
				"status": "resolved",
				"seen_status": "received"
			} },
			"response": {
				"data": null,
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				409
			]
		},
		"handleMessages": {
			"request": { "body": {
				"messages": [{
					"case_id": "00000000-0000-4000-8000-000000000001",
					"seen_user_id": null,
					"seen_status": "closed"
				}, {
					"case_id": "00000000-0000-4000-8000-000000000002",
					"seen_user_id": null,
					"seen_status": "closed"
				}],
				"change": {
					"kind": "label",
					"label_id": "00000000-0000-4000-8000-000000000003",
					"is_on": true
				}
			} },
			"response": {
				"data": { "results": [{
					"case_id": "00000000-0000-4000-8000-000000000001",
					"case_no": "C-2026-000033T",
					"outcome": "unchanged",
					"text": ""
				}, {
					"case_id": "00000000-0000-4000-8000-000000000002",
					"case_no": "C-2026-000034T",
					"outcome": "done",
					"text": ""
				}] },
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				409
			]
		},
		"listQueueStaff": {
			"request": {},
			"response": {
				"data": [{
					"user_id": "00000000-0000-4000-8000-000000000001",
					"name": "Imani Penhallow"
				}, {
					"user_id": "00000000-0000-4000-8000-000000000002",
					"name": "Percy Lambourne"
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"countQueue": {
			"request": {},
			"response": {
				"data": {
					"unanswered": 1,
					"unread": 1
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"reportMessageViewer": {
			"request": { "body": {
				"case_id": "00000000-0000-4000-8000-000000000001",
				"is_viewing": true
			} },
			"response": {
				"data": [{
					"user_id": "00000000-0000-4000-8000-000000000002",
					"name": "Imani Penhallow"
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"listInternalNotes": {
			"request": { "query": { "case_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": {
					"notes": [{
						"note_id": "00000000-0000-4000-8000-000000000002",
						"note": "Note 50",
						"user_name": "Imani Penhallow",
						"is_own": true,
						"created_date": "2026-03-13T14:00:00.050Z"
					}, {
						"note_id": "00000000-0000-4000-8000-000000000003",
						"note": "Note 49",
						"user_name": "Imani Penhallow",
						"is_own": true,
						"created_date": "2026-03-13T14:00:00.049Z"
					}],
					"next": "1773410400001000_00000000-0000-4000-8000-000000000004"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"writeInternalNote": {
			"request": { "body": {
				"case_id": "00000000-0000-4000-8000-000000000001",
				"note": "Once."
			} },
			"response": {
				"data": { "note_id": "00000000-0000-4000-8000-000000000002" },
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404,
				422
			]
		},
		"getMessageCustomer": {
			"request": { "query": { "case_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": {
					"balance": {
						"owed": 123.45,
						"past_due": 123.45
					},
					"requests": {
						"total_count": 1,
						"newest": [{
							"case_id": "00000000-0000-4000-8000-000000000002",
							"case_no": "C-2026-000047T",
							"title": "Slow line",
							"status": "received",
							"created_date": "2026-03-13T15:00:00.000Z"
						}]
					},
					"messages": {
						"total_count": 1,
						"newest": [{
							"case_id": "00000000-0000-4000-8000-000000000003",
							"case_no": "C-2026-000049T",
							"title": "Before",
							"status": "received",
							"created_date": "2026-03-13T15:00:00.000Z"
						}]
					}
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"listMessageLabels": {
			"request": {},
			"response": {
				"data": [{
					"label_id": "00000000-0000-4000-8000-000000000001",
					"name": "move",
					"version": 2
				}, {
					"label_id": "00000000-0000-4000-8000-000000000002",
					"name": "Praise",
					"version": 1
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"createMessageLabel": {
			"request": { "body": { "name": "Move" } },
			"response": {
				"data": {
					"label_id": "00000000-0000-4000-8000-000000000001",
					"name": "Move",
					"version": 1
				},
				"messages": ["Label added."],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				409
			]
		},
		"renameMessageLabel": {
			"request": {
				"params": { "label_id": "00000000-0000-4000-8000-000000000001" },
				"body": {
					"name": "move",
					"version": 1
				}
			},
			"response": {
				"data": {
					"label_id": "00000000-0000-4000-8000-000000000001",
					"name": "move",
					"version": 2
				},
				"messages": ["Label renamed."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				409
			]
		},
		"removeMessageLabel": {
			"request": {
				"params": { "label_id": "00000000-0000-4000-8000-000000000001" },
				"query": { "version": 1 }
			},
			"response": {
				"data": null,
				"messages": ["Label removed."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"labelMessage": {
			"request": { "body": {
				"case_id": "00000000-0000-4000-8000-000000000001",
				"label_id": "00000000-0000-4000-8000-000000000002",
				"is_on": true
			} },
			"response": {
				"data": null,
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"summarizeMessages": {
			"request": { "query": { "days": 7 } },
			"response": {
				"data": {
					"as_of": "2026-03-13T15:00:00.000Z",
					"facts": [{
						"unit": "count",
						"name": "unanswered",
						"value": 2,
						"before": null
					}, {
						"unit": "moment",
						"name": "oldest",
						"value": "2026-03-01T15:00:00.000Z"
					}],
					"by_day": [{
						"day": "2026-03-07",
						"count": 0
					}, {
						"day": "2026-03-08",
						"count": 0
					}],
					"by_category": [],
					"by_outage": []
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"summarizeCases": {
			"request": { "query": { "days": 30 } },
			"response": {
				"data": {
					"as_of": "2026-03-13T15:00:00.000Z",
					"facts": [{
						"unit": "count",
						"name": "open",
						"value": 3,
						"before": null
					}, {
						"unit": "count",
						"name": "breaching",
						"value": 1,
						"before": null
					}],
					"by_day": [{
						"day": "2026-02-12",
						"count": 0
					}, {
						"day": "2026-02-13",
						"count": 0
					}],
					"by_category": [{
						"category": "fiberLine",
						"count": 0,
						"before": 0
					}, {
						"category": "gasMeter",
						"count": 2,
						"before": 0
					}],
					"by_outage": []
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"summarizePayments": {
			"request": { "query": {
				"days": 7,
				"community": "Far Row"
			} },
			"response": {
				"data": {
					"as_of": "2026-03-13T15:00:00.000Z",
					"facts": [{
						"unit": "money",
						"name": "amount_today",
						"value": 1.5,
						"before": null
					}, {
						"unit": "count",
						"name": "posted_today",
						"value": 1,
						"before": null
					}],
					"by_day": [{
						"day": "2026-03-07",
						"count": 0
					}, {
						"day": "2026-03-08",
						"count": 0
					}],
					"by_category": [],
					"by_outage": []
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403
			]
		},
		"summarizeScheduled": {
			"request": { "query": { "days": 7 } },
			"response": {
				"data": {
					"as_of": "2026-03-13T15:00:00.000Z",
					"facts": [{
						"unit": "count",
						"name": "to_come",
						"value": 1,
						"before": null
					}, {
						"unit": "money",
						"name": "amount_to_come",
						"value": 25,
						"before": null
					}],
					"by_day": [],
					"by_category": [],
					"by_outage": []
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"summarizeCredits": {
			"request": {},
			"response": {
				"data": {
					"as_of": "2026-03-13T15:00:00.000Z",
					"facts": [{
						"unit": "money",
						"name": "issued_today",
						"value": 12.34,
						"before": null
					}, {
						"unit": "money",
						"name": "own_used",
						"value": 0,
						"before": null
					}],
					"by_day": [{
						"day": "2026-02-12",
						"count": 0
					}, {
						"day": "2026-02-13",
						"count": 0
					}],
					"by_category": [],
					"by_outage": []
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"summarizeDisconnects": {
			"request": {},
			"response": {
				"data": {
					"as_of": "2026-03-13T15:00:00.000Z",
					"facts": [{
						"unit": "count",
						"name": "due",
						"value": 0,
						"before": null
					}, {
						"unit": "count",
						"name": "held",
						"value": 0,
						"before": null
					}],
					"by_day": [],
					"by_category": [],
					"by_outage": []
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"summarizeDeposits": {
			"request": { "query": { "days": 7 } },
			"response": {
				"data": {
					"as_of": "2026-03-20T15:00:00.000Z",
					"facts": [{
						"unit": "count",
						"name": "under_review",
						"value": 4,
						"before": null
					}, {
						"unit": "money",
						"name": "amount_held",
						"value": 1e3,
						"before": null
					}],
					"by_day": [],
					"by_category": [],
					"by_outage": []
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"summarizeRegistrations": {
			"request": { "query": { "days": 7 } },
			"response": {
				"data": {
					"as_of": "2026-03-13T15:00:00.000Z",
					"facts": [{
						"unit": "count",
						"name": "registered",
						"value": 1,
						"before": 0
					}, {
						"unit": "percent",
						"name": "migrated",
						"value": 66.7
					}],
					"by_day": [{
						"day": "2026-03-07",
						"count": 0
					}, {
						"day": "2026-03-08",
						"count": 0
					}],
					"by_category": [],
					"by_outage": []
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"summarizeOutages": {
			"request": { "query": { "community": "Orchard Row" } },
			"response": {
				"data": {
					"as_of": "2026-03-13T15:00:00.000Z",
					"facts": [{
						"unit": "count",
						"name": "outages",
						"value": 2,
						"before": null
					}],
					"by_day": [],
					"by_category": [],
					"by_outage": [{
						"announcement_id": "00000000-0000-4000-8000-000000000001",
						"title": "Fiber cut",
						"customer_count": 2,
						"is_exact": true
					}, {
						"announcement_id": "00000000-0000-4000-8000-000000000002",
						"title": "No gas",
						"customer_count": 1,
						"is_exact": true
					}]
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"summarizeAnnouncements": {
			"request": { "query": { "community": "Orchard Row" } },
			"response": {
				"data": {
					"as_of": "2026-03-13T15:00:00.000Z",
					"facts": [{
						"unit": "count",
						"name": "live",
						"value": 1,
						"before": null
					}, {
						"unit": "count",
						"name": "urgent",
						"value": 0,
						"before": null
					}],
					"by_day": [],
					"by_category": [],
					"by_outage": []
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"summarizeMails": {
			"request": { "query": { "days": 7 } },
			"response": {
				"data": {
					"as_of": "2026-03-13T15:00:00.000Z",
					"facts": [{
						"unit": "count",
						"name": "notices_failed",
						"value": 1,
						"before": 1
					}, {
						"unit": "count",
						"name": "notices_unknown",
						"value": 0,
						"before": 0
					}],
					"by_day": [],
					"by_category": [],
					"by_outage": []
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"summarizeErrors": {
			"request": { "query": { "days": 7 } },
			"response": {
				"data": {
					"as_of": "2026-03-13T15:00:00.000Z",
					"facts": [{
						"unit": "count",
						"name": "errors_today",
						"value": 4,
						"before": null
					}, {
						"unit": "count",
						"name": "errors",
						"value": 9,
						"before": 2
					}],
					"by_day": [{
						"day": "2026-03-07",
						"count": 0
					}, {
						"day": "2026-03-08",
						"count": 0
					}],
					"by_category": [],
					"by_outage": []
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403
			]
		},
		"listAllPayments": {
			"request": { "query": {
				"days": 30,
				"status": "failed"
			} },
			"response": {
				"data": {
					"as_of": "2026-03-13T15:00:00.000Z",
					"rows": [{
						"payment_id": "00000000-0000-4000-8000-000000000001",
						"created_at": "2026-03-13T06:00:00.000Z",
						"confirmation_number": "QP-L2",
						"account_no": "BA-0000000002",
						"crm_customer_number": "CU-00000003",
						"name": "Maya Fields",
						"community": "Far Row",
						"amount": 2,
						"status": "declined",
						"reason": "Insufficient funds",
						"channel": "portal"
					}, {
						"payment_id": "00000000-0000-4000-8000-000000000004",
						"created_at": "2026-03-13T04:59:00.000Z",
						"confirmation_number": "QP-L3",
						"account_no": "BA-0000000005",
						"crm_customer_number": "CU-00000003",
						"name": "Maya Fields",
						"community": "Orchard Row",
						"amount": 3,
						"status": "failed",
						"reason": "",
						"channel": "autopay"
					}],
					"next": null,
					"total_count": 2,
					"is_exact": true,
					"figure": 2
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403
			]
		},
		"exportAllPayments": {
			"request": { "query": { "status": "failed" } },
			"failures": [401, 403]
		},
		"listAllScheduled": {
			"request": { "query": {
				"days": 0,
				"after": "1773964800000000_00000000-0000-4000-8000-000000000001"
			} },
			"response": {
				"data": {
					"as_of": "2026-03-13T15:00:00.000Z",
					"rows": [{
						"scheduled_payment_id": "00000000-0000-4000-8000-000000000002",
						"pay_on": "2026-03-12",
						"account_no": "BA-0000000003",
						"crm_customer_number": "CU-00000004",
						"name": "Maya Fields",
						"community": "Orchard Row",
						"amount": 25,
						"status": "paid",
						"reason": ""
					}, {
						"scheduled_payment_id": "00000000-0000-4000-8000-000000000005",
						"pay_on": "2026-02-01",
						"account_no": "BA-0000000003",
						"crm_customer_number": "CU-00000004",
						"name": "Maya Fields",
						"community": "Orchard Row",
						"amount": 25,
						"status": "failed",
						"reason": ""
					}],
					"next": null,
					"total_count": 3,
					"is_exact": true,
					"figure": 3
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"exportAllScheduled": {
			"request": { "query": { "days": 30 } },
			"failures": [401, 403]
		},
		"listAllRequests": {
			"request": { "query": {
				"days": 7,
				"status": "open"
			} },
			"response": {
				"data": {
					"as_of": "2026-03-13T15:00:00.000Z",
					"rows": [{
						"case_id": "00000000-0000-4000-8000-000000000001",
						"case_no": "C-2026-000169T",
						"created_at": "2026-03-12T15:00:00.000Z",
						"category": "gasMeter",
						"title": "In time",
						"status": "received",
						"crm_customer_number": "CU-00000002",
						"name": "Maya Fields",
						"community": "Orchard Row",
						"promised_by": "2026-03-14T15:00:00.000Z",
						"is_late": false
					}, {
						"case_id": "00000000-0000-4000-8000-000000000003",
						"case_no": "C-2026-000170T",
						"created_at": "2026-03-11T15:00:00.000Z",
						"category": "gasMeter",
						"title": "Answered",
						"status": "scheduled",
						"crm_customer_number": "CU-00000002",
						"name": "Maya Fields",
						"community": "Orchard Row",
						"promised_by": null,
						"is_late": false
					}],
					"next": null,
					"total_count": 3,
					"is_exact": true,
					"figure": 3
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"exportAllRequests": {
			"request": { "query": { "days": 30 } },
			"failures": [401, 403]
		},
		"listRegistered": {
			"request": { "query": {
				"days": 30,
				"page_size": 1
			} },
			"response": {
				"data": {
					"as_of": "2026-03-13T15:00:00.000Z",
					"rows": [{
						"migration_account_parent_id": "MP-00000001",
						"registered_at": "2026-03-12T15:00:00.000Z",
						"crm_customer_number": "CU-00000002",
						"name": "Enid Calder",
						"community": "Orchard Row"
					}],
					"next": "1773327600000000_MP-08581267",
					"total_count": 2,
					"is_exact": true,
					"figure": 2
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"exportRegistered": {
			"request": { "query": { "days": 30 } },
			"failures": [401, 403]
		},
		"listErrors": {
			"request": { "query": { "days": 0 } },
			"response": {
				"data": {
					"as_of": "2026-03-13T15:00:00.000Z",
					"rows": [{
						"hour": "2026-03-13T15:00:00.000Z",
						"call": "GET /api/v1/announcement/active",
						"count": 4,
						"request_id": "00000000-0000-4000-8000-000000000001"
					}, {
						"hour": "2026-03-10T09:00:00.000Z",
						"call": "POST /x",
						"count": 5,
						"request_id": "r-1"
					}],
					"next": null,
					"total_count": 3,
					"is_exact": true,
					"figure": 11
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"exportErrors": {
			"request": { "query": { "days": 0 } },
			"failures": [401, 403]
		},
		"listJobKinds": {
			"request": {},
			"response": {
				"data": {
					"as_of": "2026-03-13T15:00:00.000Z",
					"kinds": [{
						"kind": "receipt",
						"waiting_count": 2,
						"oldest_waiting_at": "2026-03-12T15:00:00.000Z",
						"running_count": 0,
						"failed_count": 1
					}, {
						"kind": "send refund",
						"waiting_count": 0,
						"oldest_waiting_at": null,
						"running_count": 1,
						"failed_count": 0
					}]
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"listFailedJobs": {
			"request": { "query": {
				"page_size": 2,
				"after": "1773327600000000_17"
			} },
			"response": {
				"data": {
					"jobs": [{
						"job_id": "16",
						"kind": "receipt",
						"created_at": "2026-03-12T15:00:00.000Z",
						"attempts": 25,
						"last_error": "other"
					}, {
						"job_id": "15",
						"kind": "receipt",
						"created_at": "2026-03-12T15:00:00.000Z",
						"attempts": 25,
						"last_error": "other"
					}],
					"next": "1773327600000000_15"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"retryJob": {
			"request": { "params": { "job_id": "20" } },
			"response": {
				"data": null,
				"messages": ["The portal is trying the job again."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"retryJobsOfKind": {
			"request": { "body": { "kind": "receipt" } },
			"response": {
				"data": { "count": 2 },
				"messages": ["The portal is trying 2 jobs again."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"discardJob": {
			"request": { "params": { "job_id": "24" } },
			"response": {
				"data": null,
				"messages": ["Job discarded."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"listActiveAnnouncements": {
			"request": { "query": {
				"dismissed": "no",
				"channel": "banner",
				"user_type": "CENTRIC"
			} },
			"response": {
				"data": [{
					"announcement_id": "00000000-0000-4000-8000-000000000001",
					"title": "Staff",
					"body": "We replace a cabinet.\n\nRead [our page](https://example.com/work).",
					"kind": "Construction",
					"severity": "notice",
					"dismissible": true,
					"priority": -1,
					"starts_at": "2026-03-13T12:00:00.000Z",
					"ends_at": null,
					"link_url": "",
					"link_text": "",
					"channels": ["banner"]
				}, {
					"announcement_id": "00000000-0000-4000-8000-000000000002",
					"title": "Everybody",
					"body": "We replace a cabinet.\n\nRead [our page](https://example.com/work).",
					"kind": "Construction",
					"severity": "notice",
					"dismissible": true,
					"priority": 0,
					"starts_at": "2026-03-13T12:00:00.000Z",
					"ends_at": null,
					"link_url": "",
					"link_text": "",
					"channels": ["banner"]
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				404,
				500
			]
		},
		"dismissAnnouncement": {
			"request": { "body": { "announcement_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": null,
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				404,
				409
			]
		},
		"listAnnouncements": {
			"request": { "query": { "view": "expired" } },
			"response": {
				"data": {
					"announcements": [{
						"announcement_id": "00000000-0000-4000-8000-000000000001",
						"title": "Over later",
						"body": "We replace a cabinet.\n\nRead [our page](https://example.com/work).",
						"kind": "Construction",
						"severity": "notice",
						"dismissible": true,
						"priority": -1,
						"starts_at": "2026-03-13T12:00:00.000Z",
						"ends_at": "2026-03-13T14:30:00.000Z",
						"link_url": "",
						"link_text": "",
						"channels": ["tile"],
						"state": [],
						"city": [],
						"pincode": [],
						"community": [],
						"service_type_code": [],
						"user_type": [],
						"status": "expired",
						"version": 1,
						"seen_count": 0
					}, {
						"announcement_id": "00000000-0000-4000-8000-000000000002",
						"title": "Over",
						"body": "We replace a cabinet.\n\nRead [our page](https://example.com/work).",
						"kind": "Construction",
						"severity": "notice",
						"dismissible": true,
						"priority": 0,
						"starts_at": "2026-03-13T12:00:00.000Z",
						"ends_at": "2026-03-13T14:00:00.000Z",
						"link_url": "",
						"link_text": "",
						"channels": ["tile"],
						"state": [],
						"city": [],
						"pincode": [],
						"community": [],
						"service_type_code": [],
						"user_type": [],
						"status": "expired",
						"version": 1,
						"seen_count": 0
					}],
					"total_count": 2
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"createAnnouncement": {
			"request": { "body": {
				"title": "Fiber work tonight",
				"body": "We replace a cabinet.\n\nRead [our page](https://example.com/work).",
				"kind": "Construction",
				"severity": "notice",
				"dismissible": true,
				"link_url": "/resourceCenter",
				"link_text": "Rates",
				"starts_at": "2026-03-13T12:00:00.000Z",
				"ends_at": null,
				"draft": false,
				"channels": ["tile"],
				"state": [],
				"city": [],
				"pincode": [],
				"community": [],
				"service_type_code": [],
				"user_type": []
			} },
			"response": {
				"data": {
					"announcement_id": "00000000-0000-4000-8000-000000000001",
					"title": "Fiber work tonight",
					"body": "We replace a cabinet.\n\nRead [our page](https://example.com/work).",
					"kind": "Construction",
					"severity": "notice",
					"dismissible": true,
					"priority": 0,
					"starts_at": "2026-03-13T12:00:00.000Z",
					"ends_at": null,
					"link_url": "/resourceCenter",
					"link_text": "Rates",
					"channels": ["tile"],
					"state": [],
					"city": [],
					"pincode": [],
					"community": [],
					"service_type_code": [],
					"user_type": [],
					"status": "live",
					"version": 1,
					"seen_count": 0
				},
				"messages": ["Annoucement details added successfully!"],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				422
			]
		},
		"updateAnnouncement": {
			"request": {
				"params": { "announcement_id": "00000000-0000-4000-8000-000000000001" },
				"body": {
					"title": "One",
					"body": "We replace a cabinet.\n\nRead [our page](https://example.com/work).",
					"kind": "Construction",
					"severity": "notice",
					"dismissible": true,
					"link_url": "",
					"link_text": "",
					"starts_at": "2026-03-13T12:00:00.000Z",
					"ends_at": null,
					"draft": false,
					"channels": ["tile"],
					"state": [],
					"city": [],
					"pincode": [],
					"community": [],
					"service_type_code": [],
					"user_type": [],
					"version": 1
				}
			},
			"response": {
				"data": {
					"announcement_id": "00000000-0000-4000-8000-000000000001",
					"title": "One",
					"body": "We replace a cabinet.\n\nRead [our page](https://example.com/work).",
					"kind": "Construction",
					"severity": "notice",
					"dismissible": true,
					"priority": 0,
					"starts_at": "2026-03-13T12:00:00.000Z",
					"ends_at": null,
					"link_url": "",
					"link_text": "",
					"channels": ["tile"],
					"state": [],
					"city": [],
					"pincode": [],
					"community": [],
					"service_type_code": [],
					"user_type": [],
					"status": "live",
					"version": 2,
					"seen_count": 0
				},
				"messages": ["Annoucement details updated successfully!"],
				"is-success": true
			},
			"failures": [
				401,
				403,
				409
			]
		},
		"deleteAnnouncement": {
			"request": {
				"params": { "announcement_id": "00000000-0000-4000-8000-000000000001" },
				"query": { "version": 1 }
			},
			"response": {
				"data": null,
				"messages": ["Annoucement deleted successfully!"],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"expireAnnouncement": {
			"request": { "body": {
				"announcement_id": "00000000-0000-4000-8000-000000000001",
				"version": 2
			} },
			"response": {
				"data": {
					"announcement_id": "00000000-0000-4000-8000-000000000001",
					"title": "Now tomorrow",
					"body": "We replace a cabinet.\n\nRead [our page](https://example.com/work).",
					"kind": "Construction",
					"severity": "notice",
					"dismissible": true,
					"priority": 0,
					"starts_at": "2026-03-13T12:00:00.000Z",
					"ends_at": "2026-03-13T15:00:00.000Z",
					"link_url": "",
					"link_text": "",
					"channels": ["tile"],
					"state": [],
					"city": [],
					"pincode": [],
					"community": [],
					"service_type_code": [],
					"user_type": [],
					"status": "expired",
					"version": 3,
					"seen_count": 1
				},
				"messages": ["Annoucement details updated successfully!"],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"updateAnnouncementPriority": {
			"request": { "body": {
				"announcements": [{
					"announcement_id": "00000000-0000-4000-8000-000000000001",
					"priority": 1
				}, {
					"announcement_id": "00000000-0000-4000-8000-000000000002",
					"priority": 2
				}],
				"previous_order": ["00000000-0000-4000-8000-000000000003", "00000000-0000-4000-8000-000000000002"]
			} },
			"response": {
				"data": null,
				"messages": ["Priority details updated successfully!"],
				"is-success": true
			},
			"failures": [
				401,
				403,
				409
			]
		},
		"countAudience": {
			"request": { "body": {
				"state": [],
				"city": ["Quillmere"],
				"pincode": [],
				"community": [],
				"service_type_code": ["GAS"],
				"user_type": []
			} },
			"response": {
				"data": {
					"customer_count": 0,
					"is_exact": true,
					"staff_count": 0
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"listDocumentFolders": {
			"request": {},
			"response": {
				"data": [{
					"folder_code": "safety",
					"name": "Gas safety",
					"document_count": 2
				}, {
					"folder_code": "internal",
					"name": "Internal",
					"document_count": 1
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [401, 404]
		},
		"listDocuments": {
			"request": {},
			"response": {
				"data": {
					"documents": [{
						"document_id": "00000000-0000-4000-8000-000000000001",
						"folder_code": "safety",
						"folder_name": "Gas safety",
						"title": "New",
						"description": "",
						"file_name": "If you smell gas.pdf",
						"media_type": "application/pdf",
						"size_bytes": 19,
						"language": "en",
						"updated_on": "2026-01-01"
					}, {
						"document_id": "00000000-0000-4000-8000-000000000002",
						"folder_code": "safety",
						"folder_name": "Gas safety",
						"title": "Old",
						"description": "",
						"file_name": "If you smell gas.pdf",
						"media_type": "application/pdf",
						"size_bytes": 19,
						"language": "en",
						"updated_on": "2025-01-01"
					}],
					"total_count": 2
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 404]
		},
		"openDocument": {
			"request": { "query": { "document_id": "00000000-0000-4000-8000-000000000001" } },
			"failures": [
				401,
				404,
				503
			]
		},
		"listFaqFeedback": {
			"request": {},
			"response": {
				"data": [{
					"slug": "late-fee",
					"helpful": true
				}, {
					"slug": "smell-gas",
					"helpful": true
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [401]
		},
		"giveFaqFeedback": {
			"request": { "body": {
				"slug": "late-fee",
				"helpful": false
			} },
			"response": {
				"data": null,
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				429
			]
		},
		"getCallback": {
			"request": {},
			"response": {
				"data": {
					"callback_id": "00000000-0000-4000-8000-000000000001",
					"topic": "billing",
					"phone": "2105550002",
					"day": "2026-03-13",
					"from_minutes": 720,
					"to_minutes": 840,
					"created_at": "2026-03-13T15:00:00.000Z"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401]
		},
		"requestCallback": {
			"request": { "body": {
				"phone": "(210) 555-0142",
				"topic": "billing",
				"day": "2026-03-13",
				"from_minutes": 720
			} },
			"response": {
				"data": {
					"callback_id": "00000000-0000-4000-8000-000000000001",
					"topic": "billing",
					"phone": "2105550002",
					"day": "2026-03-13",
					"from_minutes": 720,
					"to_minutes": 840,
					"created_at": "2026-03-13T15:00:00.000Z"
				},
				"messages": ["Callback requested."],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				409,
				429,
				503
			]
		},
		"cancelCallback": {
			"request": { "body": { "callback_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": null,
				"messages": ["The callback was canceled."],
				"is-success": true
			},
			"failures": [401, 404]
		},
		"searchUsers": {
			"request": { "body": {
				"email": "@parts.example",
				"page_size": 1,
				"page_number": 1
			} },
			"response": {
				"data": {
					"user_details": [{
						"user_id": "00000000-0000-4000-8000-000000000001",
						"name": "Torn Aa",
						"email": "torn-Aa@parts.example",
						"phone": "2105550002",
						"account_no": "BA-0000000003",
						"crm_customer_number": "CU-00000004",
						"address": "412 Fennick Ave",
						"zip_code": "00141",
						"service_type_code": "FIBER",
						"community": "Orchard Row",
						"status": "active",
						"last_sign_in_at": null,
						"service_count": 3
					}, {
						"user_id": "00000000-0000-4000-8000-000000000001",
						"name": "Torn Aa",
						"email": "torn-Aa@parts.example",
						"phone": "2105550002",
						"account_no": "BA-0000000005",
						"crm_customer_number": "CU-00000004",
						"address": "412 Fennick Ave",
						"zip_code": "00141",
						"service_type_code": "GAS",
						"community": "Orchard Row",
						"status": "active",
						"last_sign_in_at": null,
						"service_count": 3
					}],
					"invited": [],
					"total_count": 2,
					"is_exact": true
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403
			]
		},
		"listBillingAccounts": {
			"request": { "query": { "email": "person-000000000000000001@example.com" } },
			"response": {
				"data": {
					"acc_details": [{
						"account_id": "000000000000000002",
						"name": "Ada Quill",
						"email": "person-000000000000000001@example.com",
						"phone": "",
						"account_number": "BA-0000000003",
						"service_account_no": "SA-0000000004",
						"service_type": "FIBER",
						"address_line1": "412 Fennick Ave",
						"address_line2": "",
						"address_city": "Quillmere",
						"address_state": "TX",
						"address_postal_code": "00141",
						"premises_id": "PR-00000005",
						"parent_account_id": "CU-00000006",
						"gas_billing_accountid": "",
						"fiber_billing_accountid": "BA-0000000003"
					}],
					"sign_ins": [{
						"parent_account_id": "CU-00000006",
						"name": "Ada Quill",
						"email": "person-000000000000000001@example.com",
						"level": "holder",
						"status": "active"
					}, {
						"parent_account_id": "CU-00000006",
						"name": "Percy Lane",
						"email": "person-000000000000000007@example.com",
						"level": "view",
						"status": "active"
					}],
					"invitations": [],
					"on_file": [{
						"parent_account_id": "CU-00000006",
						"email": "person-000000000000000001@example.com"
					}]
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"createUserAccount": {
			"request": { "body": {
				"first_name": "Jonas",
				"last_name": "Reed",
				"businessName": "",
				"phone": "2105550001",
				"email": "all@made.example",
				"password": "Example#2026",
				"accounts": [{
					"parent_account_no": "CU-00000002",
					"billing_account_no": "BA-0000000003",
					"service_account_no": "SA-0000000004",
					"parent_account_id": "CU-00000002",
					"billing_account_id": "BA-0000000003",
					"service_account_id": "000000000000000005",
					"account_number": "BA-0000000003",
					"service_type_code": "FIBER",
					"service_address_line1": "12 Larkspur Ln",
					"service_address_line2": "",
					"service_address_city": "Quillmere",
					"service_address_state": "TX",
					"service_address_postal_code": "00141",
					"user_type": "Customer"
				}]
			} },
			"response": {
				"data": {
					"user_id": "00000000-0000-4000-8000-000000000006",
					"email": "all@made.example",
					"opened": [{
						"account_number": "BA-0000000003",
						"addresses": ["12 Larkspur Ln"],
						"service_types": ["FIBER"]
					}, {
						"account_number": "BA-0000000007",
						"addresses": ["77 Mill Rd"],
						"service_types": ["GAS"]
					}]
				},
				"messages": ["User created successfully"],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				409
			]
		},
		"sendPasswordCode": {
			"request": { "body": { "user_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": null,
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				409
			]
		},
		"sendRegistrationCode": {
			"request": { "body": {
				"service_address_line1": "88 Harrow Ln",
				"service_address_postal_code": "00141",
				"email_search_field": "person-000000000000000001@example.com"
			} },
			"response": {
				"data": { "request_id": "00000000-0000-4000-8000-000000000002" },
				"messages": ["If this matches an account, a code is on its way to the email or phone number on file."],
				"is-success": true
			},
			"failures": [429]
		},
		"validateRegistrationCode": {
			"request": { "body": {
				"request_id": "00000000-0000-4000-8000-000000000001",
				"otp1": "123456"
			} },
			"response": {
				"data": {
					"status": "proved",
					"registration_token": "EXAMPLE_TOKEN",
					"expires_at": "2026-03-13T15:30:00.000Z",
					"migration_account_parent_id": "MP-00000002"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [400]
		},
		"noteInvitationOpened": {
			"request": { "body": { "token": "EXAMPLE_TOKEN" } },
			"response": {
				"data": null,
				"messages": [],
				"is-success": true
			},
			"failures": []
		},
		"getActiveServices": {
			"request": { "body": { "migration_account_parent_id": "MP-00000001" } },
			"response": {
				"data": {
					"firstName": "Enid",
					"lastName": "Calder",
					"email": "enid-77b31154-4512-4923@example.com",
					"mobile": "2105550002",
					"fiber_account": true,
					"fiber_account_number": "13212541",
					"gas_account": true,
					"gas_account_number": "31922228",
					"services": [{
						"service_type_code": "FIBER",
						"service_group": "FIBER",
						"crm_billing_account_number": "BA-0000000003",
						"street_address": "88 Harrow Lane",
						"city": "Quillmere",
						"state": "TX",
						"zip": "00141"
					}, {
						"service_type_code": "GAS",
						"service_group": "GAS",
						"crm_billing_account_number": "BA-0000000004",
						"street_address": "88 Harrow Lane",
						"city": "Quillmere",
						"state": "TX",
						"zip": "00141"
					}],
					"autopay": true,
					"autopay_method": "Visa ending in 1111 (Ada Quill, expires 12/2030)",
					"paperless": true,
					"contacts": 1,
					"payment_methods": 1
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 404]
		},
		"createLegacyPaymentLink": {
			"request": { "query": {
				"migration_account_parent_id": "MP-00000001",
				"postback_url": "http://localhost:80/payment/postback"
			} },
			"response": {
				"data": { "payment-url": "http://127.0.0.1/pay/EXAMPLE_TOKEN" },
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				404
			]
		},
		"listLegacyPaymentProfiles": {
			"request": { "params": { "migration_account_parent_id": "MP-00000001" } },
			"response": {
				"data": [{
					"token": "tok_test_00000000-0000-4000-8000-000000000002",
					"type": "VISA",
					"payment-category": "CC",
					"profile-account-number": "****1111",
					"card-holder-name": "Ada Quill",
					"profile-description": "Visa",
					"credit-card-expiry-date": {
						"month": 12,
						"year": 2030
					},
					"autopay-billing-groups": []
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [401, 404]
		},
		"submitPaymentResponse": {
			"request": { "body": {
				"migration_account_parent_id": "MP-00000001",
				"Token": "tok_test_00000000-0000-4000-8000-000000000002",
				"use_for_autopay": true
			} },
			"response": {
				"data": { "Token": "tok_test_00000000-0000-4000-8000-000000000002" },
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				404
			]
		},
		"createLegacyAccount": {
			"request": { "body": {
				"migration_account_parent_id": "MP-00000001",
				"email": "enid-a753103d-4ecf-4394@example.com",
				"password": "Example#2026",
				"confirm_password": "Example#2026",
				"fiber_account": true,
				"gas_account": true
			} },
			"response": {
				"data": {
					"user_id": "00000000-0000-4000-8000-000000000002",
					"email": "enid-a753103d-4ecf-4394@example.com",
					"autopay": "chosen",
					"autopay_accounts": ["BA-0000000003", "BA-0000000004"],
					"autopay_method": "Visa ending in 1111 (Ada Quill, expires 12/2030)",
					"paperless": true,
					"contacts": 1,
					"payment_methods": 0,
					"added_methods": 1
				},
				"messages": ["You’re registered."],
				"is-success": true
			},
			"failures": [
				400,
				401,
				404,
				409
			]
		},
		"createAccount": {
			"request": { "body": {
				"migration_account_parent_id": "MP-00000001",
				"fiber_account": true,
				"gas_account": true
			} },
			"response": {
				"data": {
					"autopay": "off",
					"autopay_accounts": [],
					"autopay_method": "",
					"paperless": true,
					"contacts": 1,
					"payment_methods": 0,
					"added_methods": 0
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 404]
		},
		"getAccountByEmail": {
			"request": { "params": { "email": "person-000000000000000001@example.com" } },
			"response": {
				"data": { "user_id": "00000000-0000-4000-8000-000000000002" },
				"messages": [],
				"is-success": true
			},
			"failures": []
		},
		"getRegistrationCount": {
			"request": {},
			"response": {
				"data": {
					"total": 3,
					"registered": 1,
					"started": 1,
					"not_started": 1,
					"invited": 1,
					"invited_waiting": 1,
					"opened": 0,
					"failed": 1,
					"by_step": [{
						"step": "none",
						"accounts": 1
					}, {
						"step": "code",
						"accounts": 0
					}],
					"by_day": [{
						"day": "2026-02-12",
						"count": 0
					}, {
						"day": "2026-02-13",
						"count": 0
					}],
					"by_community": [{
						"community": "Orchard Row",
						"total": 3,
						"registered": 1
					}]
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"listRegistrations": {
			"request": { "query": { "includeRegistered": "true" } },
			"response": {
				"data": {
					"accounts": [{
						"migration_account_parent_id": "MP-00000001",
						"crm_customer_number": "CU-00000002",
						"name": "Enid Calder",
						"email": "enid-7f6ae443-4b61-4d07@example.com",
						"mobile": "2105550003",
						"service_address": "88 Harrow Lane",
						"community": "Orchard Row",
						"fiber_account_number": "48989555",
						"gas_account_number": "82153979",
						"last_step": "none",
						"last_step_at": null,
						"last_failure": "",
						"invited_at": null,
						"opened_at": null,
						"registered_at": null
					}, {
						"migration_account_parent_id": "MP-00000004",
						"crm_customer_number": "CU-00000005",
						"name": "Enid Ended",
						"email": "enid-a45cd101-4f40-4e26@example.com",
						"mobile": "2105550006",
						"service_address": "88 Harrow Lane",
						"community": "Orchard Row",
						"fiber_account_number": "97234485",
						"gas_account_number": "48163281",
						"last_step": "done",
						"last_step_at": null,
						"last_failure": "",
						"invited_at": null,
						"opened_at": null,
						"registered_at": "2026-03-13T15:00:00.000Z"
					}],
					"total_count": 2,
					"is_exact": true
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403
			]
		},
		"exportRegistrations": {
			"request": { "query": { "includeRegistered": "false" } },
			"failures": [401, 403]
		},
		"inviteToRegister": {
			"request": { "body": { "migration_account_parent_id": "MP-00000001" } },
			"response": {
				"data": {
					"migration_account_parent_id": "MP-00000001",
					"crm_customer_number": "CU-00000002",
					"name": "Enid Calder",
					"email": "enid-58ecd913-a293-437d@example.com",
					"mobile": "2105550003",
					"service_address": "88 Harrow Lane",
					"community": "Orchard Row",
					"fiber_account_number": "93438514",
					"gas_account_number": "77912811",
					"last_step": "none",
					"last_step_at": null,
					"last_failure": "",
					"invited_at": "2026-03-13T18:00:00.000Z",
					"opened_at": "2026-03-13T15:00:00.000Z",
					"registered_at": null
				},
				"messages": ["Invitation sent."],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409,
				429
			]
		},
		"checkParents": {
			"request": { "body": { "rows": [{ "account": "MP-00000001" }, { "account": "enid-8e70f7ab-baed-4eb5@example.com" }] } },
			"response": {
				"data": { "rows": [{
					"account": "MP-00000001",
					"outcome": "ready",
					"migration_account_parent_id": "MP-00000001",
					"crm_customer_number": "CU-00000002",
					"name": "Enid Calder",
					"service_address": "88 Harrow Lane",
					"email": "enid-8e70f7ab-baed-4eb5@example.com",
					"services": [{
						"service_type_code": "FIBER",
						"crm_billing_account_number": "BA-0000000003"
					}, {
						"service_type_code": "GAS",
						"crm_billing_account_number": "BA-0000000004"
					}],
					"signs_in": false,
					"invited_until": null
				}, {
					"account": "enid-8e70f7ab-baed-4eb5@example.com",
					"outcome": "repeated",
					"migration_account_parent_id": "",
					"crm_customer_number": "",
					"name": "",
					"service_address": "",
					"email": "",
					"services": [],
					"signs_in": false,
					"invited_until": null
				}] },
				"messages": [],
				"is-success": true
			},
			"failures": [401, 403]
		},
		"createPortalAccount": {
			"request": { "body": {
				"migration_account_parent_id": "MP-00000001",
				"email": "enid-69c74cd9-361e-4de5@example.com",
				"send_again": false
			} },
			"response": {
				"data": {
					"is_sent": true,
					"account": "MP-00000001",
					"outcome": "invited",
					"migration_account_parent_id": "MP-00000001",
					"crm_customer_number": "CU-00000002",
					"name": "Enid Calder",
					"service_address": "88 Harrow Lane",
					"email": "enid-69c74cd9-361e-4de5@example.com",
					"services": [{
						"service_type_code": "FIBER",
						"crm_billing_account_number": "BA-0000000003"
					}, {
						"service_type_code": "GAS",
						"crm_billing_account_number": "BA-0000000004"
					}],
					"signs_in": false,
					"invited_until": "2026-03-20T15:00:00.000Z"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404,
				409
			]
		},
		"listProperties": {
			"request": { "query": {
				"user_id": "00000000-0000-4000-8000-000000000001",
				"sort": "stage",
				"page_size": 1,
				"page_number": 2
			} },
			"response": {
				"data": {
					"properties": [{
						"region": "",
						"crm_premise_id": "PR-00000002",
						"community_id": "hill",
						"community_name": "hill",
						"street_address": "10 Pell Way",
						"city": "Quillmere",
						"state": "TX",
						"zip": "00141",
						"lot": "10",
						"stage": "drop",
						"version": 1,
						"changed_date": "2026-11-26T00:43:47.214Z",
						"open_requests": 0,
						"fiber_service": {
							"selected": false,
							"available": true,
							"pre_installed": false,
							"active": false,
							"active_users": 0
						},
						"gas_service": {
							"selected": true,
							"available": true,
							"pre_installed": false,
							"active": false,
							"active_users": 0,
							"meter_disconnected": true
						},
						"voip_service": {
							"selected": false,
							"available": false,
							"pre_installed": false,
							"active": false,
							"active_users": 0
						},
						"cable_service": {
							"selected": false,
							"available": false,
							"pre_installed": false,
							"active": false,
							"active_users": 0
						}
					}],
					"total_count": 2,
					"eligible_count": 2,
					"all_count": 2,
					"stages": {
						"planned": 1,
						"line_in": 0,
						"meter_set": 0,
						"drop": 1,
						"activated": 0,
						"occupied": 0,
						"vacant": 0
					},
					"communities": [{
						"community_id": "test-row",
						"name": "Orchard Row",
						"count": 1
					}, {
						"community_id": "hill",
						"name": "hill",
						"count": 1
					}]
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"countProperties": {
			"request": { "query": { "user_id": "00000000-0000-4000-8000-000000000001" } },
			"response": {
				"data": {
					"total_count": 0,
					"stages": {
						"planned": 0,
						"line_in": 0,
						"meter_set": 0,
						"drop": 0,
						"activated": 0,
						"occupied": 0,
						"vacant": 0
					}
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"updateProperties": {
			"request": {
				"query": { "user_id": "00000000-0000-4000-8000-000000000001" },
				"body": {
					"properties": [{
						"crm_premise_id": "PR-00000002",
						"version": 1,
						"stage": "line_in",
						"lot": "4",
						"gas_service": { "selected": true }
					}],
					"is_dry_run": false
				}
			},
			"response": {
				"data": { "results": [{
					"crm_premise_id": "PR-00000002",
					"outcome": "saved",
					"message": "",
					"property": {
						"region": "",
						"crm_premise_id": "PR-00000002",
						"community_id": "test-row",
						"community_name": "Orchard Row",
						"street_address": "7 Harrow Ln",
						"city": "Quillmere",
						"state": "TX",
						"zip": "00141",
						"lot": "4",
						"stage": "line_in",
						"version": 2,
						"changed_date": "2026-03-13T15:00:00.000Z",
						"open_requests": 0,
						"fiber_service": {
							"selected": false,
							"available": true,
							"pre_installed": false,
							"active": false,
							"active_users": 0
						},
						"gas_service": {
							"selected": true,
							"available": true,
							"pre_installed": false,
							"active": false,
							"active_users": 0,
							"meter_disconnected": true
						},
						"voip_service": {
							"selected": false,
							"available": false,
							"pre_installed": false,
							"active": false,
							"active_users": 0
						},
						"cable_service": {
							"selected": false,
							"available": false,
							"pre_installed": false,
							"active": false,
							"active_users": 0
						}
					}
				}] },
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404
			]
		},
		"addProperty": {
			"request": { "body": { "crm_premise_id": "PR-00000001" } },
			"response": {
				"data": {
					"region": "",
					"crm_premise_id": "PR-00000001",
					"community_id": "meadow",
					"community_name": "meadow",
					"street_address": "7 Harrow Ln",
					"city": "Quillmere",
					"state": "TX",
					"zip": "00141",
					"lot": "",
					"stage": "planned",
					"version": 1,
					"changed_date": "2026-11-26T00:43:50.694Z",
					"open_requests": 0,
					"fiber_service": {
						"selected": false,
						"available": true,
						"pre_installed": false,
						"active": false,
						"active_users": 0
					},
					"gas_service": {
						"selected": false,
						"available": true,
						"pre_installed": false,
						"active": false,
						"active_users": 0,
						"meter_disconnected": true
					},
					"voip_service": {
						"selected": false,
						"available": false,
						"pre_installed": false,
						"active": false,
						"active_users": 0
					},
					"cable_service": {
						"selected": false,
						"available": false,
						"pre_installed": false,
						"active": false,
						"active_users": 0
					}
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"createLotRequests": {
			"request": { "body": {
				"kind": "meter_set",
				"readiness": ["pressure_test", "address_posted"],
				"requested_date": "2026-03-16",
				"contact_name": "Jo Mason",
				"contact_phone": "2105550001",
				"crm_premise_id": ["PR-00000002", "PR-00000003"],
				"attachment_ids": ["00000000-0000-4000-8000-000000000004"]
			} },
			"response": {
				"data": {
					"parent_case_id": "00000000-0000-4000-8000-000000000005",
					"parent_case_no": "C-2026-000004",
					"results": [{
						"crm_premise_id": "PR-00000003",
						"street_address": "7 Harrow Ln",
						"outcome": "created",
						"message": "",
						"case_id": "00000000-0000-4000-8000-000000000006",
						"case_no": "C-2026-000005"
					}, {
						"crm_premise_id": "PR-00000002",
						"street_address": "7 Harrow Ln",
						"outcome": "created",
						"message": "",
						"case_id": "00000000-0000-4000-8000-000000000007",
						"case_no": "C-2026-000006"
					}]
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				400,
				401,
				403,
				404,
				422
			]
		},
		"searchPremises": {
			"request": { "query": { "search_Key": "vetch" } },
			"response": {
				"data": [{
					"crm_premise_id": "PR-00000001",
					"street_address": "2 Vetch Ln",
					"city": "Quillmere",
					"state": "TX",
					"zip": "00141",
					"community_name": "glen",
					"services": ["FIBER", "GAS"],
					"can_add": true
				}, {
					"crm_premise_id": "PR-00000002",
					"street_address": "1 Vetch Ln",
					"city": "Quillmere",
					"state": "TX",
					"zip": "00141",
					"community_name": "glen",
					"services": ["FIBER", "GAS"],
					"can_add": false
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [401]
		},
		"searchAddresses": {
			"request": { "query": { "address": "yarrow" } },
			"response": {
				"data": [{
					"crm_premise_id": "PR-00000001",
					"street_address": "6 Yarrow Trl, Lot 3",
					"city": "Quillmere",
					"state": "TX",
					"zip": "00141"
				}],
				"messages": [],
				"is-success": true
			},
			"failures": [401]
		},
		"getServicePoints": {
			"request": { "query": { "premise_id": "PR-00000001" } },
			"response": {
				"data": {
					"crm_premise_id": "PR-00000001",
					"street_address": "412 Fennick Ave",
					"city": "Quillmere",
					"state": "TX",
					"zip": "00141",
					"community_name": "Orchard Row",
					"service_points": [{
						"service_point_id": "SP-00000002-FIBER",
						"service_type": "FIBER",
						"available": true,
						"selected": true,
						"pre_installed": true,
						"active": true,
						"active_since": null,
						"meter_disconnected": null,
						"meter_number": null,
						"last_read_on": null
					}, {
						"service_point_id": "SP-00000002-VOIP",
						"service_type": "VOIP",
						"available": false,
						"selected": false,
						"pre_installed": false,
						"active": false,
						"active_since": null,
						"meter_disconnected": null,
						"meter_number": null,
						"last_read_on": null
					}]
				},
				"messages": [],
				"is-success": true
			},
			"failures": [
				401,
				403,
				404
			]
		},
		"listCommunities": {
			"request": {},
			"response": {
				"data": {
					"communities": [{
						"community_id": "ash",
						"name": "Ash Hollow",
						"city": "Quillmere",
						"state": "TX",
						"zip": "00141",
						"homes": 10,
						"kind": "open",
						"services": ["FIBER"],
						"plans": [{
							"code": "FIB-GIG-1000",
							"name": "Gig 1000",
							"service_type": "FIBER",
							"monthly_price": 80
						}],
						"is_own": true,
						"association": null,
						"premise_count": 1
					}, {
						"community_id": "birch",
						"name": "Birch Row",
						"city": "Quillmere",
						"state": "CO",
						"zip": "00141",
						"homes": 10,
						"kind": "HOA bulk",
						"services": ["FIBER", "GAS"],
						"plans": [{
							"code": "FIB-BULK-500",
							"name": "Community 500",
							"service_type": "FIBER",
							"monthly_price": 38
						}],
						"is_own": false,
						"association": {
							"name": "Birch Row HOA",
							"email": "office@birch.example.com",
							"phone": "2105550001"
						},
						"premise_count": 0
					}],
					"total_count": 3,
					"states": ["CO", "TX"]
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401]
		},
		"listUpdates": {
			"request": { "query": { "since": "2026-11-26T00:44:45.517Z" } },
			"response": {
				"data": {
					"updates": [{
						"update_id": "00000000-0000-4000-8000-000000000001",
						"kind": "customer_replied",
						"happened_at": "2026-11-26T00:44:15.524Z",
						"by": "Ada Quill",
						"case_no": "C-2026-000157T"
					}],
					"until": "2026-11-26T00:44:15.675Z"
				},
				"messages": [],
				"is-success": true
			},
			"failures": [401]
		}
	},
	failures: {
		"400": {
			"data": { "error_msg": "That code is incorrect or has expired. Check it or request a new one." },
			"messages": ["That code is incorrect or has expired. Check it or request a new one."],
			"is-success": false,
			"code": "invalid_input",
			"fields": { "otp": "123456" },
			"request_id": "00000000-0000-4000-8000-000000000001"
		},
		"401": {
			"data": null,
			"messages": ["Your session has ended. Sign in again to continue."],
			"is-success": false,
			"code": "not_signed_in",
			"request_id": "00000000-0000-4000-8000-000000000001"
		},
		"403": {
			"data": null,
			"messages": ["You don’t have access to this. Ask the account holder, or contact us."],
			"is-success": false,
			"code": "not_allowed",
			"request_id": "00000000-0000-4000-8000-000000000001"
		},
		"404": {
			"data": null,
			"messages": ["We couldn’t find this. It may have been removed, or it may belong to another account."],
			"is-success": false,
			"code": "not_found",
			"request_id": "00000000-0000-4000-8000-000000000001"
		},
		"409": {
			"data": null,
			"messages": ["Duplicate request blocked within 1 second"],
			"is-success": false,
			"code": "duplicate_payment",
			"request_id": "00000000-0000-4000-8000-000000000001"
		},
		"413": {
			"data": { "error_msg": "The file is larger than 10 MB. Send a smaller one." },
			"messages": ["The file is larger than 10 MB. Send a smaller one."],
			"is-success": false,
			"code": "too_large",
			"fields": { "file": "The file is larger than 10 MB. Send a smaller one." },
			"request_id": "00000000-0000-4000-8000-000000000001"
		},
		"415": {
			"data": { "error_msg": "What’s in the file doesn’t match its extension." },
			"messages": ["What’s in the file doesn’t match its extension."],
			"is-success": false,
			"code": "unsupported_type",
			"fields": { "file": "What’s in the file doesn’t match its extension." },
			"request_id": "00000000-0000-4000-8000-000000000001"
		},
		"422": {
			"data": null,
			"messages": ["This Idempotency-Key was already used for a different request. Send a new one."],
			"is-success": false,
			"code": "key_reused",
			"request_id": "00000000-0000-4000-8000-000000000001"
		},
		"429": {
			"data": null,
			"messages": ["Too many failed attempts. Try again in 15 minutes, or reset your password."],
			"is-success": false,
			"code": "too_many_attempts",
			"request_id": "00000000-0000-4000-8000-000000000001"
		},
		"500": {
			"data": null,
			"messages": ["Something went wrong on our side. Try again in a moment."],
			"is-success": false,
			"code": "unexpected",
			"request_id": "00000000-0000-4000-8000-000000000001"
		},
		"502": {
			"data": null,
			"messages": ["The phone network didn’t accept this. Nothing was changed; try again in a moment."],
			"is-success": false,
			"code": "provider_failed",
			"request_id": "00000000-0000-4000-8000-000000000001"
		},
		"503": {
			"data": null,
			"messages": ["We can’t read this aloud right now. Try again in a moment."],
			"is-success": false,
			"code": "unavailable",
			"request_id": "00000000-0000-4000-8000-000000000001"
		},
		"507": {
			"data": null,
			"messages": ["There’s no space left to store this right now. Try again later."],
			"is-success": false,
			"code": "storage_full",
			"request_id": "00000000-0000-4000-8000-000000000001"
		}
	}
};
// server/http/openApi/examples.ts
/** Reads the examples that `npm run api:examples` recorded from the exchanges of the API tests. */
const Values = z.optional(z.record(z.string(), z.unknown()));
const OperationExample = z.strictObject({
	request: z.strictObject({
		params: Values,
		query: Values,
		body: z.optional(z.unknown())
	}),
	/** The answer as it is sent. It is missing if the call answers with a file or a stream. */
	response: z.optional(z.unknown()),
	/** The statuses of the failures that the tests observed. */
	failures: z.array(z.int())
});
const examples = z.strictObject({
	operations: z.record(z.string(), OperationExample),
	/** Contains one failure for each status. */
	failures: z.record(z.string(), z.unknown())
}).parse(examples_default);
// server/http/openApi/errors.ts
/** Documents the failures of a call. They follow from what the endpoint declares and from what the tests observed. */
const errorMeanings = {
	invalid_input: "The input is invalid. `fields` has a message for each invalid field.",
	not_signed_in: "The bearer token is missing, unknown, expired or ended.",
	two_step_required: "The password is correct, and the code of the second step is missing.",
	password_change_required: "Staff set the password, so the user must choose another one with `data.reset_token`.",
	not_allowed: "The user lacks the required right, or the request comes from another website or calls the server by an unknown name.",
	not_found: "Nothing with this id exists, or the user has no access to it.",
	conflict: "The current state does not allow the call, for example because someone else changed the record.",
	duplicate_payment: "An equal payment was made a short time ago.",
	too_large: "The request is too large.",
	unsupported_type: "The type of the body or of the file is not supported.",
	key_reused: "The `Idempotency-Key` belongs to another request.",
	too_many_attempts: "There were too many attempts. Try again later.",
	unexpected: "The server failed. Support can find the error by `request_id`.",
	provider_failed: "An outside service, such as the payment provider, failed.",
	unavailable: "The server is overloaded or has no database at the moment. Try again later.",
	storage_full: "The server has no space left."
};
const mediaType = "application/json";
/** Returns one response for each status, and one for every other failure. */
function buildFailureResponses(schemas) {
	const schema = schemas.write(FailureEnvelope);
	const responses = { Failure: {
		description: "Any other failure.",
		content: { [mediaType]: { schema } }
	} };
	for (const status of new Set(Object.values(errorStatus))) {
		const codes = errorCodes.filter((code) => errorStatus[code] === status);
		const example = examples.failures[status];
		responses[responseNameOf(status)] = {
			description: codes.map((code) => `\`${code}\`: ${errorMeanings[code]}`).join("\n\n"),
			content: { [mediaType]: {
				schema,
				...example ? { example } : {}
			} }
		};
	}
	return responses;
}
const errorCodes = Object.keys(errorStatus).filter((code) => code in errorStatus);
/** Returns the standard name of a status, such as `NotFound`. */
const responseNameOf = (status) => (STATUS_CODES[status] ?? String(status)).replaceAll(" ", "");
const refer = (name) => ({ $ref: `#/components/responses/${name}` });
function buildFailures(name, endpoint) {
	const statuses = failureStatusesOf(endpoint, examples.operations[name]?.failures);
	return {
		...Object.fromEntries(statuses.map((status) => [status, refer(responseNameOf(status))])),
		default: refer("Failure")
	};
}
/** Returns the statuses with which `serve` rejects the call, and those that the route itself was observed to send. */
function failureStatusesOf(endpoint, observed = []) {
	const { access, idempotent, takesFile, params, query, body } = endpoint;
	const hasBody = takesFile === true || body !== void 0;
	const codes = [
		...hasBody || params !== void 0 || query !== void 0 || idempotent === true ? ["invalid_input"] : [],
		...access === "public" ? [] : ["not_signed_in"],
		"not_allowed",
		...hasBody ? ["too_large", "unsupported_type"] : [],
		...idempotent ? ["key_reused"] : [],
		"unexpected",
		"unavailable"
	];
	return [.../* @__PURE__ */ new Set([...codes.map((code) => errorStatus[code]), ...observed])].toSorted((a, b) => a - b);
}
// server/http/openApi/operations.ts
function buildOperation(schemas, { name, tag, endpoint }) {
	const parameters = [
		...buildParameters(schemas, "path", {
			schema: endpoint.params,
			example: examples.operations[name]?.request.params
		}),
		...buildParameters(schemas, "query", {
			schema: endpoint.query,
			example: examples.operations[name]?.request.query
		}),
		...endpoint.idempotent ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []
	];
	return {
		operationId: name,
		tags: [tag],
		summary: endpoint.summary,
		description: describeAccess(endpoint),
		security: endpoint.access === "public" ? [] : [{ bearer: [] }],
		...parameters.length > 0 ? { parameters } : {},
		...buildRequestBody(schemas, name, endpoint),
		responses: {
			200: {
				description: "The call succeeded.",
				content: buildContent(schemas, name, endpoint)
			},
			...buildFailures(name, endpoint)
		}
	};
}
const sharedParameters = { IdempotencyKey: {
	name: "Idempotency-Key",
	in: "header",
	description: "A key of your choice for one action, such as a UUID. Sending the request again has no second effect.",
	schema: {
		type: "string",
		pattern: idempotencyKeyFormat.source
	}
} };
function describeAccess(endpoint) {
	const isExport = "isExport" in endpoint && endpoint.isExport === true;
	return [
		callersOf(endpoint.access),
		...endpoint.afterCode ? ["A short session after a one-time code is enough."] : [],
		...isExport ? ["Staff also need the right `EXPORT.read`."] : []
	].join(" ");
}
function callersOf(access) {
	if (access === "public") return "Everyone can call this, without signing in.";
	if (access === "signedIn") return "Every signed-in user can call this.";
	if (access === "staff") return "Only staff can call this.";
	return `${isStaffOnlyRight(access) ? "Staff" : "Users"} with the right \`${toRight(access)}\` can call this.`;
}
const binary = {
	type: "string",
	format: "binary"
};
function buildRequestBody(schemas, name, { body, takesFile }) {
	const value = examples.operations[name]?.request.body;
	const example = value ? { example: value } : {};
	if (takesFile) {
		const { properties, required } = body ? schemas.writeFields(body) : {
			properties: {},
			required: []
		};
		return { requestBody: {
			required: true,
			content: { "multipart/form-data": { schema: {
				type: "object",
				properties: {
					...properties,
					file: binary
				},
				required: [...required, "file"]
			} } }
		} };
	}
	if (!body) return {};
	return { requestBody: {
		required: true,
		content: { "application/json": {
			schema: schemas.write(body),
			...example
		} }
	} };
}
function buildContent(schemas, name, endpoint) {
	if ("file" in endpoint) return { [endpoint.file]: { schema: binary } };
	if ("events" in endpoint) return { "text/event-stream": { schema: schemas.write(endpoint.events) } };
	const example = examples.operations[name]?.response;
	return { "application/json": {
		schema: schemas.write(successEnvelope(endpoint.response)),
		...example ? { example } : {}
	} };
}
function buildParameters(schemas, location, source) {
	if (!source.schema) return [];
	const { properties, required } = schemas.writeFields(source.schema);
	return Object.entries(properties).map(([name, schema]) => ({
		name,
		in: location,
		required: location === "path" || required.includes(name),
		schema,
		...source.example && name in source.example ? { example: source.example[name] } : {}
	}));
}
// server/http/openApi/contractExports.ts
var contractExports_exports = /* @__PURE__ */ __exportAll({
	AccessChange: () => AccessChange,
	AccessChangeSubject: () => AccessChangeSubject,
	AccessRequest: () => AccessRequest,
	AccessibleAccount: () => AccessibleAccount,
	AccountAlert: () => AccountAlert,
	AccountDetails: () => AccountDetails,
	Addon: () => Addon,
	AddonOrder: () => AddonOrder,
	AddressService: () => AddressService,
	Announcement: () => Announcement,
	AnnouncementInput: () => AnnouncementInput,
	AppFeature: () => AppFeature,
	Appointment: () => Appointment,
	AssetFile: () => AssetFile,
	AssetFolder: () => AssetFolder,
	AssetStore: () => AssetStore,
	Audience: () => Audience,
	AuditRecord: () => AuditRecord,
	Autopay: () => Autopay,
	Balance: () => Balance,
	BareFailure: () => BareFailure,
	BillingAccount: () => BillingAccount,
	BroadbandFacts: () => BroadbandFacts,
	Callback: () => Callback,
	CannedAnswer: () => CannedAnswer,
	CarriedLabel: () => CarriedLabel,
	CarriedOver: () => CarriedOver,
	Case: () => Case,
	CaseAttachment: () => CaseAttachment,
	CaseCategory: () => CaseCategory,
	CaseDetails: () => CaseDetails,
	CaseEvent: () => CaseEvent,
	CasePart: () => CasePart,
	ChangedInternalUser: () => ChangedInternalUser,
	Channel: () => Channel,
	ChatAnswer: () => ChatAnswer,
	CheckedCreditRow: () => CheckedCreditRow,
	CheckedParent: () => CheckedParent,
	Colleague: () => Colleague,
	Comment: () => Comment,
	CommunicationAddress: () => CommunicationAddress,
	CommunicationContact: () => CommunicationContact,
	CommunicationPreferences: () => CommunicationPreferences,
	Community: () => Community,
	CommunityPlan: () => CommunityPlan,
	ConfirmingPassword: () => ConfirmingPassword,
	ContactInfo: () => ContactInfo,
	ContactPreferences: () => ContactPreferences,
	Credentials: () => Credentials,
	CreditAmount: () => CreditAmount,
	CreditCustomer: () => CreditCustomer,
	CreditLimits: () => CreditLimits,
	CreditRow: () => CreditRow,
	CreditRun: () => CreditRun,
	CreditRunRow: () => CreditRunRow,
	CreditStatus: () => CreditStatus,
	CustomerKind: () => CustomerKind,
	CustomerOverview: () => CustomerOverview,
	DataMonth: () => DataMonth,
	Day: () => Day,
	Deposit: () => Deposit,
	DepositTransaction: () => DepositTransaction,
	Deposits: () => Deposits,
	Device: () => Device,
	DeviceAction: () => DeviceAction,
	DisconnectedAccount: () => DisconnectedAccount,
	DocumentFolder: () => DocumentFolder,
	Dollars: () => Dollars,
	DunningAccount: () => DunningAccount,
	Email: () => Email,
	EmergencyAddress: () => EmergencyAddress,
	ExistingSignIn: () => ExistingSignIn,
	FailedJob: () => FailedJob,
	FailureEnvelope: () => FailureEnvelope,
	FirstView: () => FirstView,
	FoundAddress: () => FoundAddress,
	FoundCase: () => FoundCase,
	FoundCustomer: () => FoundCustomer,
	FoundCustomers: () => FoundCustomers,
	FoundPremise: () => FoundPremise,
	FoundUser: () => FoundUser,
	HelpCode: () => HelpCode,
	Id: () => Id,
	InternalInvitation: () => InternalInvitation,
	InternalNote: () => InternalNote,
	InternalUser: () => InternalUser,
	InvitedUser: () => InvitedUser,
	JobKind: () => JobKind,
	LegacyService: () => LegacyService,
	LibraryDocument: () => LibraryDocument,
	ListedError: () => ListedError,
	ListedPayment: () => ListedPayment,
	ListedRegistration: () => ListedRegistration,
	ListedRequest: () => ListedRequest,
	ListedRole: () => ListedRole,
	ListedScheduled: () => ListedScheduled,
	LiveEvent: () => LiveEvent,
	Location: () => Location,
	LotResult: () => LotResult,
	ManagedAnnouncement: () => ManagedAnnouncement,
	Message: () => Message,
	MessageLabel: () => MessageLabel,
	Moment: () => Moment,
	Moratorium: () => Moratorium,
	NewPassword: () => NewPassword,
	NextBillLine: () => NextBillLine,
	NoticeRow: () => NoticeRow,
	NoticeRun: () => NoticeRun,
	NotificationCategory: () => NotificationCategory,
	OneTimeCode: () => OneTimeCode,
	OneTimePayment: () => OneTimePayment,
	OtherCase: () => OtherCase,
	OtherPhone: () => OtherPhone,
	OwnAccessRequest: () => OwnAccessRequest,
	OwnerOnFile: () => OwnerOnFile,
	ParsedCommand: () => ParsedCommand,
	PasswordChange: () => PasswordChange,
	Payment: () => Payment,
	PaymentAmount: () => PaymentAmount,
	PaymentChannel: () => PaymentChannel,
	PaymentOutcome: () => PaymentOutcome,
	PaymentProfile: () => PaymentProfile,
	PaymentStatus: () => PaymentStatus,
	PaymentType: () => PaymentType,
	Permission: () => Permission,
	Person: () => Person,
	PhoneNumber: () => PhoneNumber,
	Plan: () => Plan,
	PlanChange: () => PlanChange,
	PlanOrder: () => PlanOrder,
	PostbackMessage: () => PostbackMessage,
	Preferences: () => Preferences,
	Premise: () => Premise,
	Profile: () => Profile,
	PropertyChange: () => PropertyChange,
	PropertyResult: () => PropertyResult,
	Question: () => Question,
	QueuedMessage: () => QueuedMessage,
	ReceivedCredit: () => ReceivedCredit,
	ReceivedRefund: () => ReceivedRefund,
	RecentCredits: () => RecentCredits,
	Refund: () => Refund,
	Refundable: () => Refundable,
	Registration: () => Registration,
	Role: () => Role,
	RolePermissions: () => RolePermissions,
	SavedPermissions: () => SavedPermissions,
	ScheduledPayment: () => ScheduledPayment,
	ScheduledPaymentStatus: () => ScheduledPaymentStatus,
	SelectedAccount: () => SelectedAccount,
	SentCode: () => SentCode,
	SentMessage: () => SentMessage,
	ServiceFacts: () => ServiceFacts,
	ServiceGroup: () => ServiceGroup,
	ServiceKind: () => ServiceKind,
	ServicePlans: () => ServicePlans,
	ServicePoint: () => ServicePoint,
	ServicePremise: () => ServicePremise,
	ServiceSubtype: () => ServiceSubtype,
	ServiceType: () => ServiceType,
	SignInAttempt: () => SignInAttempt,
	SignedInDevice: () => SignedInDevice,
	StaffRole: () => StaffRole,
	Stage: () => Stage,
	StageCounts: () => StageCounts,
	Statement: () => Statement,
	StatementDetails: () => StatementDetails,
	StatementLine: () => StatementLine,
	StatementPayment: () => StatementPayment,
	StatementStatus: () => StatementStatus,
	SummaryFact: () => SummaryFact,
	SummaryFigures: () => SummaryFigures,
	TimelineEntry: () => TimelineEntry,
	TvBox: () => TvBox,
	TvPin: () => TvPin,
	TypedParent: () => TypedParent,
	Update: () => Update,
	UsageBar: () => UsageBar,
	UsageReading: () => UsageReading,
	UserAccount: () => UserAccount,
	UserAccountDetails: () => UserAccountDetails,
	UserAddress: () => UserAddress,
	UserDetails: () => UserDetails,
	VoiceCall: () => VoiceCall,
	VoiceLine: () => VoiceLine,
	Voicemail: () => Voicemail,
	WaitingInvitation: () => WaitingInvitation,
	acceptInvitation: () => acceptInvitation,
	accessChangeDecisions: () => accessChangeDecisions,
	accessChanges: () => accessChanges,
	accessRequests: () => accessRequests,
	accountCreation: () => accountCreation,
	addAccount: () => addAccount,
	addAddon: () => addAddon,
	addCommunicationContact: () => addCommunicationContact,
	addDays: () => addDays,
	addMonths: () => addMonths,
	addProfilePhone: () => addProfilePhone,
	addProperty: () => addProperty,
	announcements: () => announcements,
	applyCashCredit: () => applyCashCredit,
	askChat: () => askChat,
	assets: () => assets,
	assignMessage: () => assignMessage,
	audit: () => audit,
	blockNumber: () => blockNumber,
	canUnsubscribe: () => canUnsubscribe,
	cancelCallback: () => cancelCallback,
	cancelInternalInvitation: () => cancelInternalInvitation,
	cancelInvitation: () => cancelInvitation,
	cancelPlanChange: () => cancelPlanChange,
	cancelProfileCode: () => cancelProfileCode,
	cancelScheduledPayment: () => cancelScheduledPayment,
	cannedAnswers: () => cannedAnswers,
	cases: () => cases,
	changeInternalRole: () => changeInternalRole,
	changeInternalStatus: () => changeInternalStatus,
	changePassword: () => changePassword,
	changePlan: () => changePlan,
	channelNames: () => channelNames,
	channelProblem: () => channelProblem,
	chat: () => chat,
	chatSources: () => chatSources,
	checkCreditRun: () => checkCreditRun,
	checkParents: () => checkParents,
	commands: () => commands,
	communication: () => communication,
	communities: () => communities,
	confirmAddedAccount: () => confirmAddedAccount,
	confirmContactCode: () => confirmContactCode,
	confirmProfileCode: () => confirmProfileCode,
	confirmTwoStep: () => confirmTwoStep,
	connections: () => connections,
	contactFields: () => contactFields,
	controlCreditRun: () => controlCreditRun,
	copyRole: () => copyRole,
	countAudience: () => countAudience,
	countProperties: () => countProperties,
	countQueue: () => countQueue,
	countUnread: () => countUnread,
	createAccount: () => createAccount,
	createAnnouncement: () => createAnnouncement,
	createAssetFolder: () => createAssetFolder,
	createCancelRequest: () => createCancelRequest,
	createCannedAnswer: () => createCannedAnswer,
	createCaseComment: () => createCaseComment,
	createCreditRun: () => createCreditRun,
	createLegacyAccount: () => createLegacyAccount,
	createLegacyPaymentLink: () => createLegacyPaymentLink,
	createLotRequests: () => createLotRequests,
	createMessage: () => createMessage,
	createMessageLabel: () => createMessageLabel,
	createPaymentLink: () => createPaymentLink,
	createPortalAccount: () => createPortalAccount,
	createServiceRequest: () => createServiceRequest,
	createUserAccount: () => createUserAccount,
	credits: () => credits,
	customers: () => customers,
	dataMonths: () => 13,
	dayInProse: () => dayInProse,
	decideAccessChange: () => decideAccessChange,
	decideCreditRun: () => decideCreditRun,
	decideRefund: () => decideRefund,
	declineAccess: () => declineAccess,
	defaultChannels: () => defaultChannels,
	defaultPaymentType: () => "CC",
	defaultPreferences: () => defaultPreferences,
	defaultServiceType: () => defaultServiceType,
	deleteAnnouncement: () => deleteAnnouncement,
	deleteAsset: () => deleteAsset,
	deleteAssetFolder: () => deleteAssetFolder,
	deleteAttachment: () => deleteAttachment,
	deleteCannedAnswer: () => deleteCannedAnswer,
	deletePaymentProfile: () => deletePaymentProfile,
	deleteRole: () => deleteRole,
	deleteVoicemail: () => deleteVoicemail,
	deposits: () => deposits,
	devices: () => devices,
	discardJob: () => discardJob,
	dismissAnnouncement: () => dismissAnnouncement,
	documents: () => documents,
	downloadAsset: () => downloadAsset,
	endAccess: () => endAccess,
	endHelpCode: () => endHelpCode,
	endHold: () => endHold,
	endInternalSessions: () => endInternalSessions,
	endOtherSessions: () => endOtherSessions,
	endSession: () => endSession,
	endTwoStep: () => endTwoStep,
	errorStatus: () => errorStatus,
	expireAnnouncement: () => expireAnnouncement,
	exportAllPayments: () => exportAllPayments,
	exportAllRequests: () => exportAllRequests,
	exportAllScheduled: () => exportAllScheduled,
	exportAuditRecords: () => exportAuditRecords,
	exportDeposits: () => exportDeposits,
	exportErrors: () => exportErrors,
	exportRefunds: () => exportRefunds,
	exportRegistered: () => exportRegistered,
	exportRegistrations: () => exportRegistrations,
	factsOf: () => factsOf,
	feeLabel: () => feeLabel,
	feeOf: () => feeOf,
	findAddressUsers: () => findAddressUsers,
	findAssetUses: () => findAssetUses,
	followQueue: () => followQueue,
	formatDay: () => formatDay,
	getAccountByEmail: () => getAccountByEmail,
	getAccountDetails: () => getAccountDetails,
	getActiveServices: () => getActiveServices,
	getAppData: () => getAppData,
	getAttachment: () => getAttachment,
	getAutopay: () => getAutopay,
	getCallback: () => getCallback,
	getCase: () => getCase,
	getCommunicationAddress: () => getCommunicationAddress,
	getCommunicationContacts: () => getCommunicationContacts,
	getCommunicationPreferences: () => getCommunicationPreferences,
	getCreditReport: () => getCreditReport,
	getCreditRun: () => getCreditRun,
	getCustomerOverview: () => getCustomerOverview,
	getDisconnectedReport: () => getDisconnectedReport,
	getDunningReport: () => getDunningReport,
	getFirstView: () => getFirstView,
	getGreeting: () => getGreeting,
	getHelpCode: () => getHelpCode,
	getInvitation: () => getInvitation,
	getMessageCustomer: () => getMessageCustomer,
	getNextBill: () => getNextBill,
	getNoticeRun: () => getNoticeRun,
	getPreferences: () => getPreferences,
	getProfile: () => getProfile,
	getQueuedMessage: () => getQueuedMessage,
	getRefundable: () => getRefundable,
	getRegistrationCount: () => getRegistrationCount,
	getRolePermissions: () => getRolePermissions,
	getServicePoints: () => getServicePoints,
	getStatement: () => getStatement,
	getStatementPdf: () => getStatementPdf,
	getTv: () => getTv,
	getTwoStep: () => getTwoStep,
	getUserDetails: () => getUserDetails,
	getVoicemailSound: () => getVoicemailSound,
	giveFaqFeedback: () => giveFaqFeedback,
	grantAccess: () => grantAccess,
	handleMessages: () => handleMessages,
	help: () => help,
	internalStatuses: () => internalStatuses,
	internalUsers: () => internalUsers,
	inviteInternalUser: () => inviteInternalUser,
	invitePerson: () => invitePerson,
	inviteToRegister: () => inviteToRegister,
	isLocked: () => isLocked,
	isUrgentCategory: () => isUrgentCategory,
	isUuid: () => isUuid,
	issueCredit: () => issueCredit,
	jobs: () => jobs,
	labelMessage: () => labelMessage,
	leftOutParts: () => leftOutParts,
	legacy: () => legacy,
	listAccessChanges: () => listAccessChanges,
	listAccessRequests: () => listAccessRequests,
	listActiveAnnouncements: () => listActiveAnnouncements,
	listAllPayments: () => listAllPayments,
	listAllRequests: () => listAllRequests,
	listAllScheduled: () => listAllScheduled,
	listAnnouncements: () => listAnnouncements,
	listAssets: () => listAssets,
	listAuditRecords: () => listAuditRecords,
	listBillingAccounts: () => listBillingAccounts,
	listCalls: () => listCalls,
	listCancelCases: () => listCancelCases,
	listCannedAnswers: () => listCannedAnswers,
	listChannels: () => listChannels,
	listComments: () => listComments,
	listCommunities: () => listCommunities,
	listCommunityPlans: () => listCommunityPlans,
	listCreditCustomers: () => listCreditCustomers,
	listCreditRuns: () => listCreditRuns,
	listCustomerMessages: () => listCustomerMessages,
	listDataUsage: () => listDataUsage,
	listDepositTransactions: () => listDepositTransactions,
	listDeposits: () => listDeposits,
	listDepositsOfCustomer: () => listDepositsOfCustomer,
	listDevices: () => listDevices,
	listDocumentFolders: () => listDocumentFolders,
	listDocuments: () => listDocuments,
	listEndpoints: () => listEndpoints,
	listErrors: () => listErrors,
	listFailedJobs: () => listFailedJobs,
	listFaqFeedback: () => listFaqFeedback,
	listInternalNotes: () => listInternalNotes,
	listInternalUsers: () => listInternalUsers,
	listJobKinds: () => listJobKinds,
	listLegacyPaymentProfiles: () => listLegacyPaymentProfiles,
	listLines: () => listLines,
	listMessageLabels: () => listMessageLabels,
	listMessages: () => listMessages,
	listNoticeRuns: () => listNoticeRuns,
	listOpenCases: () => listOpenCases,
	listOwnAccessRequests: () => listOwnAccessRequests,
	listPaymentProfiles: () => listPaymentProfiles,
	listPayments: () => listPayments,
	listPeople: () => listPeople,
	listProperties: () => listProperties,
	listQueueStaff: () => listQueueStaff,
	listReceivedCredits: () => listReceivedCredits,
	listReceivedRefunds: () => listReceivedRefunds,
	listRecentCredits: () => listRecentCredits,
	listRecentCustomers: () => listRecentCustomers,
	listRefunds: () => listRefunds,
	listRegistered: () => listRegistered,
	listRegistrations: () => listRegistrations,
	listRoleMembers: () => listRoleMembers,
	listRoles: () => listRoles,
	listScheduledPayments: () => listScheduledPayments,
	listSentMessages: () => listSentMessages,
	listServiceAccounts: () => listServiceAccounts,
	listServicePlans: () => listServicePlans,
	listServiceSubtypes: () => listServiceSubtypes,
	listServiceTypes: () => listServiceTypes,
	listSessions: () => listSessions,
	listSignIns: () => listSignIns,
	listStaffRoles: () => listStaffRoles,
	listStatements: () => listStatements,
	listTimeline: () => listTimeline,
	listUpdates: () => listUpdates,
	listUsage: () => listUsage,
	listUserAddons: () => listUserAddons,
	listUserPlans: () => listUserPlans,
	listVoicemails: () => listVoicemails,
	lockOf: () => lockOf,
	logout: () => logout,
	makeHelpCode: () => makeHelpCode,
	markRead: () => markRead,
	markVoicemail: () => markVoicemail,
	maxChatMessageLength: () => 500,
	maxDaysBeforeDue: () => 14,
	maxNicknameLength: () => 40,
	maxParents: () => 200,
	maxPreferredNameLength: () => 60,
	maxSentenceLength: () => 300,
	messageLabels: () => messageLabels,
	messages: () => messages,
	monthOfPeriod: () => monthOfPeriod,
	noteInvitationOpened: () => noteInvitationOpened,
	notificationCategories: () => notificationCategories,
	notificationChannels: () => notificationChannels,
	notifyByEmail: () => notifyByEmail,
	offeredCategories: () => offeredCategories,
	oneTimeCodes: () => oneTimeCodes,
	openDocument: () => openDocument,
	operationListCalls: () => operationListCalls,
	parentOutcomes: () => parentOutcomes,
	payOnce: () => payOnce,
	payableFields: () => payableFields,
	paymentChannels: () => paymentChannels,
	paymentSource: () => paymentSource,
	paymentStatuses: () => paymentStatuses,
	paymentTypeCodes: () => paymentTypeCodes,
	paymentTypes: () => paymentTypes,
	payments: () => payments,
	people: () => people,
	personLevels: () => personLevels,
	phoneNumber: () => phoneNumber,
	placeHold: () => placeHold,
	plainErrorCodes: () => plainErrorCodes,
	plans: () => plans,
	portalUsers: () => portalUsers,
	postRolePermissions: () => postRolePermissions,
	preferenceFields: () => preferenceFields,
	preferences: () => preferences,
	premises: () => premises,
	previewNotices: () => previewNotices,
	profile: () => profile,
	properties: () => properties,
	propertyRequests: () => propertyRequests,
	queue: () => queue,
	queueDetails: () => queueDetails,
	rateCase: () => rateCase,
	readTypes: () => readTypes,
	redeemHelpCode: () => redeemHelpCode,
	refunds: () => refunds,
	registrationSteps: () => registrationSteps,
	registrations: () => registrations,
	relay: () => relay,
	remoteHelp: () => remoteHelp,
	removeAddedAccount: () => removeAddedAccount,
	removeAddon: () => removeAddon,
	removeMessageLabel: () => removeMessageLabel,
	removePerson: () => removePerson,
	removeProfilePhone: () => removeProfilePhone,
	renameAssetFolder: () => renameAssetFolder,
	renameMessageLabel: () => renameMessageLabel,
	renameRole: () => renameRole,
	renewRecoveryCodes: () => renewRecoveryCodes,
	reopenCase: () => reopenCase,
	reportCustomerViewer: () => reportCustomerViewer,
	reportMessageViewer: () => reportMessageViewer,
	requestAccountAccess: () => requestAccountAccess,
	requestCallback: () => requestCallback,
	requestRefund: () => requestRefund,
	rescheduleCase: () => rescheduleCase,
	resendInternalInvitation: () => resendInternalInvitation,
	resendInvitation: () => resendInvitation,
	resetForgottenPassword: () => resetForgottenPassword,
	resetGreeting: () => resetGreeting,
	resetInternalTwoStep: () => resetInternalTwoStep,
	resolveOneTimePayment: () => resolveOneTimePayment,
	restartDevice: () => restartDevice,
	restoreAsset: () => restoreAsset,
	retryJob: () => retryJob,
	retryJobsOfKind: () => retryJobsOfKind,
	retryNotices: () => retryNotices,
	roles: () => roles,
	schedulePayment: () => schedulePayment,
	scheduledPaymentStatuses: () => scheduledPaymentStatuses,
	scheduledPayments: () => scheduledPayments,
	searchAddresses: () => searchAddresses,
	searchCustomers: () => searchCustomers,
	searchPremises: () => searchPremises,
	searchQueue: () => searchQueue,
	searchUsers: () => searchUsers,
	security: () => security,
	sendContactCode: () => sendContactCode,
	sendEmail: () => sendEmail,
	sendEmailCode: () => sendEmailCode,
	sendForgotPasswordCode: () => sendForgotPasswordCode,
	sendPasswordCode: () => sendPasswordCode,
	sendPhoneCode: () => sendPhoneCode,
	sendProfileCode: () => sendProfileCode,
	sendRegistrationCode: () => sendRegistrationCode,
	serviceAccounts: () => serviceAccounts,
	serviceGroupOf: () => serviceGroupOf,
	serviceGroups: () => serviceGroups,
	serviceLabels: () => serviceLabels,
	serviceTypes: () => serviceTypes,
	session: () => session,
	setGreeting: () => setGreeting,
	setMessageStatus: () => setMessageStatus,
	signInLevels: () => signInLevels,
	speakText: () => speakText,
	startTwoStep: () => startTwoStep,
	statementSections: () => statementSections,
	statementStatuses: () => statementStatuses,
	statements: () => statements,
	submitPaymentResponse: () => submitPaymentResponse,
	successEnvelope: () => successEnvelope,
	summarizeAnnouncements: () => summarizeAnnouncements,
	summarizeCases: () => summarizeCases,
	summarizeCredits: () => summarizeCredits,
	summarizeDeposits: () => summarizeDeposits,
	summarizeDisconnects: () => summarizeDisconnects,
	summarizeErrors: () => summarizeErrors,
	summarizeMails: () => summarizeMails,
	summarizeMessages: () => summarizeMessages,
	summarizeOutages: () => summarizeOutages,
	summarizePayments: () => summarizePayments,
	summarizeRegistrations: () => summarizeRegistrations,
	summarizeScheduled: () => summarizeScheduled,
	summary: () => summary,
	testSpeed: () => testSpeed,
	timeline: () => timeline,
	timelineParts: () => timelineParts,
	tv: () => tv,
	unblockNumber: () => unblockNumber,
	understandCommand: () => understandCommand,
	updateAnnouncement: () => updateAnnouncement,
	updateAnnouncementPriority: () => updateAnnouncementPriority,
	updateAssetDetails: () => updateAssetDetails,
	updateAutopay: () => updateAutopay,
	updateCannedAnswer: () => updateCannedAnswer,
	updateCommunicationAddress: () => updateCommunicationAddress,
	updateCommunicationContact: () => updateCommunicationContact,
	updateCommunicationPreferences: () => updateCommunicationPreferences,
	updateEmergencyAddress: () => updateEmergencyAddress,
	updateForwarding: () => updateForwarding,
	updateGuestWifi: () => updateGuestWifi,
	updateKinds: () => updateKinds,
	updateLine: () => updateLine,
	updateNickname: () => updateNickname,
	updatePersonLevel: () => updatePersonLevel,
	updatePin: () => updatePin,
	updatePreferences: () => updatePreferences,
	updateProfile: () => updateProfile,
	updateProperties: () => updateProperties,
	updateRinging: () => updateRinging,
	updateRolePermissions: () => updateRolePermissions,
	updateWifi: () => updateWifi,
	updates: () => updates,
	uploadAsset: () => uploadAsset,
	uploadAttachment: () => uploadAttachment,
	usage: () => usage,
	usageMonths: () => usageMonths,
	validateCode: () => validateCode,
	validateRegistrationCode: () => validateRegistrationCode,
	validateUser: () => validateUser,
	viewBalance: () => viewBalance,
	voice: () => voice,
	writeCustomerNote: () => writeCustomerNote,
	writeInternalNote: () => writeInternalNote
});
// server/http/openApi/schemas.ts
/** Converts the contract's schemas to JSON Schema. A schema that the contract exports is a component under that name. */
const prefix = "#/components/schemas/";
const JsonObject = z.record(z.string(), z.unknown());
const ObjectSchema = z.object({
	properties: JsonObject,
	required: z._default(z.array(z.string()), [])
});
const Definitions = z._default(z.record(z.string(), JsonObject), {});
const names = z.registry();
names.add(Dollars, {
	id: "Dollars",
	description: "An amount in dollars with at most two decimals."
});
for (const [id, value] of Object.entries(contractExports_exports)) if (value instanceof z.ZodMiniType && !names.has(value)) names.add(value, { id });
function createSchemaWriter() {
	const components = /* @__PURE__ */ new Map();
	/** Returns the schema itself, and keeps the named schemas to which it refers. */
	function convert(schema) {
		const { $schema: _version, $defs, id: _id, ...json } = toJson(schema);
		for (const [name, { id: _definedId, ...definition }] of Object.entries(Definitions.parse($defs))) components.set(name, definition);
		return json;
	}
	return {
		write(schema) {
			const name = names.get(schema)?.id;
			if (name === void 0) return convert(schema);
			const json = convert(schema);
			if (!components.has(name)) components.set(name, json);
			return { $ref: prefix + name };
		},
		writeFields: (schema) => ObjectSchema.parse(convert(schema)),
		components: () => Object.fromEntries([...components].toSorted(([a], [b]) => a.localeCompare(b)))
	};
}
/** The references are rewritten in the text, because they can be anywhere in a schema. */
function toJson(schema) {
	const text = JSON.stringify(z.toJSONSchema(schema, {
		io: "input",
		metadata: names,
		override: simplify
	}));
	return JsonObject.parse(JSON.parse(text.replaceAll("\"#/$defs/", `"${prefix}`)));
}
function simplify({ jsonSchema }) {
	if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
	if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
	const { propertyNames, required, additionalProperties } = jsonSchema;
	if (propertyNames === void 0 || required === void 0 || typeof additionalProperties !== "object") return;
	jsonSchema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]));
	delete jsonSchema.propertyNames;
	delete jsonSchema.additionalProperties;
}
// server/http/openApi/tags.ts
const tags = {
	session: {
		name: "Session",
		description: "Signing in and out, one-time codes, and the reset of a forgotten password."
	},
	security: {
		name: "Security",
		description: "Password, two-step sign-in, signed-in devices and sign-in history."
	},
	assets: {
		name: "Data files",
		description: "The files of the document library, as staff publish and delete them."
	},
	audit: {
		name: "Audit log",
		description: "Who did or viewed what, for which customer, when and from where."
	},
	roles: {
		name: "Roles",
		description: "Roles and their rights."
	},
	internalUsers: {
		name: "Internal users",
		description: "The users of the provider’s own staff."
	},
	customers: {
		name: "Customers",
		description: "Customers, as they see their own data and as staff find and open them."
	},
	timeline: {
		name: "Timeline",
		description: "What happened to a customer: payments, bills, requests, messages and notes."
	},
	chat: {
		name: "Chat",
		description: "Answers to questions, from the portal’s own data."
	},
	commands: {
		name: "Commands",
		description: "Parsing of a typed or spoken sentence to a command."
	},
	communication: {
		name: "Communication",
		description: "Who is notified about what and how, and the mailing address."
	},
	accessChanges: {
		name: "Access changes",
		description: "Changes of rights that wait for a second administrator."
	},
	accessRequests: {
		name: "Access requests",
		description: "Requests for access to the account of another customer."
	},
	people: {
		name: "People",
		description: "The people of a customer, and what each of them can do."
	},
	profile: {
		name: "Profile",
		description: "The user’s own name and contact details."
	},
	serviceAccounts: {
		name: "Service accounts",
		description: "The service accounts of a user by address."
	},
	preferences: {
		name: "Preferences",
		description: "Appearance, default service and dashboard tiles of the user."
	},
	plans: {
		name: "Plans",
		description: "Plans and add-ons, what a community offers, and changes between them."
	},
	devices: {
		name: "Devices",
		description: "The devices of a fiber account, their Wi-Fi and their actions."
	},
	tv: {
		name: "TV",
		description: "The PINs, boxes and channels of a TV account."
	},
	voice: {
		name: "Voice",
		description: "Phone lines: call settings, emergency address, voicemails and calls."
	},
	remoteHelp: {
		name: "Help codes",
		description: "Codes with which customer care identifies a customer on the phone."
	},
	relay: {
		name: "Speech",
		description: "Texts that are read aloud."
	},
	payments: {
		name: "Payments",
		description: "Balances, payments, saved payment methods and autopay."
	},
	scheduledPayments: {
		name: "Scheduled payments",
		description: "Payments with a saved method on a later day."
	},
	credits: {
		name: "Credits",
		description: "Credit adjustments and credit runs."
	},
	deposits: {
		name: "Deposits",
		description: "Deposits and their transactions."
	},
	refunds: {
		name: "Refunds",
		description: "Requested and approved refunds, and what customers see of them."
	},
	connections: {
		name: "Gas disconnects",
		description: "Accounts that are due or disconnected, gas notices and holds."
	},
	statements: {
		name: "Statements",
		description: "Monthly bills: their lines, their payments and the PDF."
	},
	usage: {
		name: "Usage",
		description: "Monthly gas usage and fiber data usage."
	},
	cannedAnswers: {
		name: "Canned answers",
		description: "Reusable replies that all staff in the queue share."
	},
	cases: {
		name: "Service requests",
		description: "Service requests: types, questions, history and files."
	},
	messages: {
		name: "Messages",
		description: "Messages to the provider, and comments on any case."
	},
	queue: {
		name: "Queue",
		description: "The messages of all customers, and the work of staff on them."
	},
	queueDetails: {
		name: "Queue details",
		description: "Internal notes and the state of the account beside a message."
	},
	messageLabels: {
		name: "Labels",
		description: "Labels of messages, which all staff in the queue share."
	},
	summary: {
		name: "Operations summary",
		description: "Figures of all customers, one call for each tile."
	},
	operationLists: {
		name: "Operation lists",
		description: "The lists behind the tiles of the operations summary."
	},
	jobs: {
		name: "Background jobs",
		description: "Work that the portal does after a response, for administrators."
	},
	announcements: {
		name: "Announcements",
		description: "Texts that the provider publishes to customers."
	},
	documents: {
		name: "Documents",
		description: "The folders and documents of the Resource Center."
	},
	help: {
		name: "Help",
		description: "Feedback on answers, and callbacks."
	},
	portalUsers: {
		name: "Portal users",
		description: "Customers’ users, as staff find and create them."
	},
	legacy: {
		name: "Registration",
		description: "Registration of customers of the old system with a one-time code."
	},
	registrations: {
		name: "Registrations",
		description: "Registrations of customers of the old system, as staff see them."
	},
	accountCreation: {
		name: "Account creation",
		description: "Creation of users for customers of the old system by staff."
	},
	properties: {
		name: "Properties",
		description: "The premises of a builder, association or developer."
	},
	propertyRequests: {
		name: "Property requests",
		description: "Requests for many lots at once."
	},
	premises: {
		name: "Premises",
		description: "Search for addresses and their services. It never reveals who lives there."
	},
	communities: {
		name: "Communities",
		description: "Communities with their services, plans and contacts."
	},
	updates: {
		name: "Updates",
		description: "Actions by others that concern the signed-in user."
	}
};
// server/http/openApi/document.ts
/** Builds the OpenAPI document from the contract. */
function buildOpenApiDocument({ BRAND_NAME, CARE_EMAIL, PUBLIC_URL }) {
	const schemas = createSchemaWriter();
	const paths = {};
	for (const [noun, calls] of Object.entries(contract)) {
		const tag = tagsByNoun[noun]?.name ?? noun;
		for (const [name, endpoint] of Object.entries(calls)) {
			const path = endpoint.path.replaceAll(/:(\w+)/g, "{$1}");
			const operation = buildOperation(schemas, {
				name,
				tag,
				endpoint
			});
			paths[path] = {
				...paths[path],
				[endpoint.method.toLowerCase()]: operation
			};
		}
	}
	return {
		openapi: "3.1.0",
		info: {
			title: `Account portal of ${BRAND_NAME}`,
			version: "1",
			description,
			contact: {
				name: BRAND_NAME,
				email: CARE_EMAIL
			},
			license: {
				name: "All rights reserved",
				identifier: "LicenseRef-Proprietary"
			}
		},
		servers: [{
			url: PUBLIC_URL?.replace(/\/+$/, "") ?? "/",
			description: "The portal"
		}],
		tags: Object.values(tags),
		paths,
		components: {
			securitySchemes: { bearer },
			parameters: sharedParameters,
			responses: buildFailureResponses(schemas),
			schemas: schemas.components()
		}
	};
}
const tagsByNoun = tags;
const description = `Every call of the portal. A successful answer has its result in \`data\`. Every failure has the same form, whose \`code\` tells what went wrong; its first message is a text for the user. Amounts are in dollars, days are \`YYYY-MM-DD\`, and moments are in UTC. The examples were recorded from tests.`;
const bearer = {
	type: "http",
	scheme: "bearer",
	description: "The token that `validateUser` answers. It is valid until `expires_at`, or until `logout` ends it."
};
export { buildOpenApiDocument };

//# sourceMappingURL=document-D24_7JqA.js.map