import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { access, chmod, mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { release } from "node:os";
import { basename, dirname, extname, isAbsolute, join, relative, sep } from "node:path";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { BrowserWindow, Menu, Notification, Tray, app, clipboard, dialog, nativeImage, net, powerMonitor, protocol, session, shell, systemPreferences } from "electron";
import Store from "electron-store";
import updater from "electron-updater";
import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from "node:crypto";
// electron/badge/image.ts
var images = /* #__PURE__ */ Object.assign({
	"./images/1.png": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAYAAABzenr0AAAET0lEQVR4nLxXXWiTZxR+vqRJaqzBJm10oKMl1iiltVhv9oOyKu3WDWEyBg68GG4D0YoUsRcb69btQoYDfylsbhdDYWJhF466VhCnbMiQtkKLba1zdg4aTZPZNjYmTT6f8zVfGtskpkntAw/veb/vfd9z3t9zTh4yhKqqZhb15HtkOVkUo0p6Y+wj28h2RVHCmYyrPK8BFRey+Jz8mFyKzDBOfke20JAxZGMAFRtYNJDNZKE6NYWxGzfw/7VrGO/qQmh0FCGPR2trXrECZocDy6qrUbhlC2wbNwJGo4zhpwGfsUkrSzVjA9jRxuIXskYNh+Fpa8O/J09iyudDJjAVF2P1vn1w7tgBJS9PPnWQ7ydbDSWJclesg+vx4CAG9u9H8N49ZIP8khK4jx2Dde1aqQ6RtTTibkoDYvvdRZb4Ojtx+9AhRJ88QS4w5Oej7MgR2Ldulaoor6YR/jkGULmJxe/kK/4rV9C/Zw8WEu4TJ2Dftk3EP8g39FtiSGjTJMoDAwMYPHAAC43bBw9CtpR4jWzUv2srwNkXs/hHjUSsPfX1CA4Ppx6Jp7vi7FkUbNjwzOdIIIC/Nm1COixxuVB14QK1aoexlKvg01fga9LqOXcuvXKipKlpjvJMMXnnDjznz4sot6xFBANnb2W5mzNQh3li08FRV4eXdu2aGXBoCPPF8NGjiAaD8iZ8RN0WWYE60jja0aFExlI/WnKlXC0t8frImTN4dP065ospvx+jnZ2y9RayVgx4R37I65YKBosF7uPHYbTZtPrEzZu4e/gwskWCrrfFgCqRHnN/UkGNRjHe3a3JYa8XA3JLIhFki8kZXVXyTjq1gR8+TNlBnuO/m5sx0duL0MiIxlwQ8np10SkG2LWPMceSDg+mT3DOSJhssWyB5qUUkwmLBZ5+XVTEgAcimehOFwvmoiJdHBEDtLU3zXx84RB3nWhAj0gF5eVYLBRUVOhitxjwm0iO2losFhzTXlHQrvBASJz3CNGosWf79sQ7OgfyGEn4pcO8ciXMTud0he/CRF9f/N9/p0/Dd+nSnDGWlJaiqr1dxBC5LI8eKUAjfoLB8OHqhoa0rnjp+vWwrFqV/Ce9ZEFlZbxqstuTNnu5Me6Jf6TukO4NJeoNyzaIy3xRsLrdelASJL8QITEi+pZFY+DWLfTu3JlzKDYb4k8qGNxa16yR6jecfdNsA+Qs/ElW+i9fRv/evVhIrDt1CoU1NSKKJ3qdBkxqhukN5Cxg2jXfl4ZuhuESUOYKmfm61lZduYTXdbpyTe/sDlyJMhYXsVBhOW+OtUyG1MLyt6j8mSgmVWIi4fmv5Kt6YnKfSxhmNpQJkiQmEm2/mxiOpzUgZoSRxSfkV6QjnppdvarFBlpqRrcsTkz8iJaaMSVbvnkzbAxOFaN0h7i9T8kfqDyaTE8myelyFl+SuzG/5PR76Zd1cprEEEnP3yQ/IN1Inp73kz+TFzNNz58CAAD//0EhTycAAAAGSURBVAMAcDmYRD7OkHYAAAAASUVORK5CYII=",
	"./images/2.png": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAYAAABzenr0AAAE40lEQVR4nLRXa0yTVxh+2lIuFZBSwMZEBiLgYJhG/DNY1KHixhaTGbLEyx+zTGMUNcRo4ibb3BIjcT+8hbiFxcwfYiTZDwkOTIhT2S9uWUa4KBk447iXgeXSUurzfrS1Yls+AZ/kyTnn+84573tu7yUEKuFyuUJZFJCFZCYZ56aLHHSzlawkqzUajUPNvJr5OlCwkUUJ+SW5DOowRv5EnqEio1iIAhSsZVFEfkMaXdPTGG1owMiDBxhraoJ9aAj2vj6lb+iKFQg1mRCVnQ3jpk2IXr8e0OlkDisV+Jpdyli6VCvAgdEsfiPzXA4H+ior8e/ly5geHoYa6OPjserwYSTs3AlNSIh8qiE/97cbGj/CU9wDUsY7O9Fx5Agme3qwEIQnJSH9wgUY0tKk+ZjMpxL/BFTAfd5NZNJwbS0enTiBmakpLAba8HCknj+P2C1bpCnCs6mE9TUFKFzP4g/yfeu9e2g/eBBLifRLlxC7datU68kPPa9E69PnpAi3dXSg89gxLDUeHT8OOVIilyz2fFd2gKuPZ9HtcjoNLQUFmHzyJOBEkRYLzLt2wbBmDSJ4xnJE411dkCPrraiAXNpAiEhJgeX2bUpVLmMyd2HYswM/kIa+mzeDCjfv3Yv3rl9H/I4dWJaRAa3BgBCjEdEbNiDp1Clk3biBULM54PgJKtp365ZU5ZWdUXaAqzewHHXabNrGvDyNc9S/3TDm5WHtlSuYD7bWVvxVWBjwvyicXVfn4uW0s7lcdmA7qRuqqQkoXPCOz71wjo2hq6QEDRs3ouv0adj7+73/lmVmwpCeHnCeaasVQ7W1cvRhZL4o8Kn8EOsWDN2lpRi+e1c54x4+q35upWNgAP00Uv9du/ZKX/e7DwgfWZ+ImbJITS5SMIw8fKgwbOVKTLlNsBeaV+3ZzPh40LkmXsqyiAIJUpPVqMHUs2evCY/dts3bdNntGG1sDDqHfXDQU00QBWKVj3NXpRJpPI4oi8XbHqiqwvTISNAxPouNlzugeCmNXo83RTIvoKmgwNuWs+0+e3becXx5nqpGFFCusJ7uVC3k/a8tK4N5927vt5H6erTu2wfn8+fzjg+Ni/NUe0UBZe/1Lz8GRXhiItbxBRg3b/Z+47NC24EDyvmrgbhrXwVapBaZmTnvwJjcXGTRWkasXq20abzQfe4cOo8eZcMJtYjMyvJUm0WB36Vmys8POsi8Zw/evXoVITExSlvOWyzeXBugBqZZryioFlMscd7/mJnRtdDGTwSwBxnl5ViekwM1kLCtbf9+v/8ikpNhqa6WqpxXlJYeycbKr9BqsaqoCG8bicVeT/wLZds93lCiXoccg7jMtwXxEe6gZJL8Viq+EdGPLIptbW34m/5+saHYXGjDwpBFvyFxBFHK1Z+cq4DchT/Jdda6OrQfOoSlhLhycemYjTk/oAITimKeDu67IK75qXRMZxguAeViISsXo+UWLuH1do9wRe7cAdyJVBZ3sFRh+cWLMKTKlEpY/jGFP/btEygxkfC8iszxJCZPuYUOZkNq4CcxkWj7M99wPKgCbiV0LOQxf0+avKnZ/fsYa26eTc16exUnJn5ESc2YksUwSpIYUaOT4RC39xVZTuEz/uSoSU7F9H1HfoE3S05/lnELTk79KCLp+UekuEAJ+vyl5+1kBXlHbXr+AgAA//9xfi1vAAAABklEQVQDAAUY2DtrY8+nAAAAAElFTkSuQmCC",
	"./images/3.png": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAYAAABzenr0AAAFU0lEQVR4nKxXW0xUVxRdMzADDIgDyKNBCA95tASKYtQC0YCKQKuxppJYjT8VEiMYQ9R+2LSx/hEb44OQgu1HTQxREkxELMQQUdsPsTCxGF6CKFTeDDK8ZmBmuvdl7sjonWF4rGTlnHvmnLvX2XPu3vu4wkmYzWYlNdnEb4hxxHUWmonDFr4gVhCrZTLZrDPvlS02gQz7UPMjMZfoCeegI5YSfyYh41iOADIsp6aA+BPRxzw3h/FnzzD2+DF0jY0wjIzAMDAgzFUGBkLp54c1SUnw2bED3ps2AS4u/A4tCfiBppRQa3ZaAC30pqaSmG6encVARQV6rl3D3OgonIHC3x8h+fkIOHAAMldXHqoh5kh5QyZhPNKyIHKqvR1tJ09i5vVrLAfuYWGIuXwZquhofnxJzCARr+wKsPzfjcSw0dpadJw9C5Nej5VA7u6OqIsX4btzJz+y8SQSof1IABlXUFNP/EL78CFajx/HaiLm6lX47trF3b+IaeJXIl8w53s2PtnWhvZTp7Da6Dh9GvyXElKIheK44AHavT813WajUaXJzsbMmzeSL5GrVAg+dkxwp5IOmouXF/R9fdD39ECn0WDg1i0YBgftivCIjETi3btkVTiM4eSFUVHAr9Tk9d+8iVcXLkgudg8NxWfXr8MtJMSugdmhIfx7+LAgyB4izp9HYE4Od4tJQL6MjKvoYdw4OSn/Jz1dZhyXiBv0TW+sqhJOtQjTzAwM/f02Y4yxJ0/QkptrV4Crjw+S6urMdDgN9LiWz8AeNjFSUyNtnGE0ore0VGh5lx1nzqBh2zY0ZWVBs28f9G/fWqeqk5Ph4mk/YM5ptRiprWXPuxEzOEp8xT9wdHOEocpKGHU6mCgwjdXXW8enOzqEXVvcOg/ymCOwLX8STviSBSRyb6qzE4th9MGDj8Y8oqKgTkmxPr97+hR2PSmKfm8rkQUEcI9d6yyCDh2C//79UFD8dwsOto5PNDej89y5RdcbhofFbgAL8BUGLYnFGSiDguCVkGAzNnj7NrqLimCcmFh0/YLN+vMhFLKUTKHAShBw8CAS792D95Yti86lL0/syvgz7KJOeOPu3dD39mIp4CSzdutWfHL0KNzWrxfGeHeNmZkwTU3ZXccxZWMN5zt0sgcE3yvWrcNSwaG178YN9BQXW8c4FfumpTlcx3Ms6GcBGu55xcU5XOSqVuPTsjKbEy9CrlTaPDuKA4Kt+Hix28QC/uSeX0aG3QWeJC6+vBzq1FREX7qEoCNH+N8TflPFxCA4L89mvu75cziC33xWZFTzGWC572AyuXBUm5aIBz7p6YildAr5++TJp51DMScYUQxjvKEBL+hM2INHeDgSq6u5y6F4jZwSwiR1/uCXhxQUSC7S1tWhi5IIibSOcSb02LDBxvhMd7dQxDhCaKE1E/9Otg1iNuQj3EUdhWbvXkkvMLw3bxa84RkbC4+ICKEYFQxTyTZMu/qPzohpetqucf67Pr9zR1hCDCMBAwsrol+oKZxsaUEzRbqVlmIfQu7mhngqblXsNaCIjHMBZFOS8Vn4m5jALm89cQKriVj6VNl7mK85U0mA4CrrqbKcBU7NvTwxhspwLihXCt55bEmJaJzL6z2iccHuhwvIE1HU3MdqleVXrkAVxa8UyvIsMv5y4Rx7FxMuz6uIyeLFpJdcOEu3IWcgcTHhAuLrheW4QwEWEVxVcIThItHPejV79Ai6pqb5qxnFAU5inJaFqxldydTbtwtfi2y+KOG0x/n5NzJukrLjzOVUTQ0FAXyHpV1Oy3jdsi+nEkI44GcSvyXGQPp63kosJ9539nr+PwAAAP//fTyu3AAAAAZJREFUAwBR8wFK/UNX7wAAAABJRU5ErkJggg==",
	"./images/4.png": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAYAAABzenr0AAAEbklEQVR4nLxXW0xUVxRdd4YZcDoSYABrooQp4tgglYgfpSWaosFCG5OapolVv2xrjGIMMRpTbCvtV2ONz5CUtCb9sUaSmthg4cNYTftTA3y04SG2BfmA8hgK5Tkwt2ufzqUzOI87A7qSlb3nzrln77PPuWfvnQST0HXdTlFJvk0WkJkB6uRQgL+RDWSjpmk+M/NqsQbQcDrFR+T75HMwh3HyS7KWjowhEQdo2EJRRX5Mputzcxh78ACj9+9jvKUFs8PDmB0YUGPtq1bB7nJhZXEx0rdtQ+rmzYDVKnN46UANh9RR6qYd4IupFN+RZbrPh4GGBjy+fBlzIyMwA1tWFtYeOYLs3buhJSXJoybynXDR0MIYzwu8kDfZ1YXOo0cx3dODRJCSmwvPhQtwrF8vP7vJcjrxR0QHAvvdQuaONDfj4YkT8M/MYCmwpKQg/+xZZGzfLj/FeDGd8D7hAI3bKH4kS7x376Lj0CEsJzyXLiFjxw5RfyJfM74SS9CYk2J8orMTXceOYbnx8PhxyJYSr5LVxnMVAa4+i+JPfX7e0VZZieneXlOTPr93L9w1NSHPfikpwdzoaNjxK/LyUHTrFq2qw+hmFEaMCHxGOgauXzdtXE56Dg9oPJh69AgDN26IKl9ZrSgWrt5BeWB+YkLv5Yk1C/epU7CmpiJe9J4/D//0tNwJ79F2skRgJ2kdbmrS5sfGTE2StnUrXBUVSp/q7kY8mPN6MdzcLFufTJaLA2/KH3K7mYFmt+OF06eV7hscxOMrV0IH6HrMOYJsvSHXVJFok9wfM8jhF5K8Zo3Se86dg9yUoR7GTC/qLARQJBHIFk1WEwtyo63et0/p462tGLx5E4lgdmjIULMlAhnqYSCxRENebS00m02t+vczZ5AoghabJRFQmyYTR8Pq/fvh3LRJ6f3XrmGSF1ai0P8/J5o48JdoNqbTSDCyGwLex/O5hoM9M9NQ+2ULJPZuGx/O9PWFfSGttHThmxfvC65eXfjP6nSGjH2xvh7w+9F+8GDEG1EWFOxAG/mys6AA/7S1Iab32dmKkeDcuFHJaFvqLCw01FbZgh9Ec5WX41nB9V9WFDRqDKnUeX8zbNa2XbuCv1FTkDzvYbVkIFoyEqxwu1HU2CjqLLnSwow0QeUbWCxYW1WFp42c6oVM/DVtzxrZUKpen2yDpMynBYfHYxQl0+QnogRXRF9QVE+0t+PXPXuWXIothiU5GYUsbh3r1snPz7n6k4sdkLPwM/mS984ddBw+jOXEBiat9LIyUSUTldKBKeWYMSBwFiQ198lAOVhSUC4VsvINdXWGcSmvdxrGld3FLzAS+RS3sVxl+cWLcOTLlKosr6DxkAIiUmMi5fn35CtGY9LHEPrYDZlBmMZEqu23gsvxqA4EnLBSfEB+SroWWrN791QqVq1Zf7+68SSPqNaMLZlUS6lbtkCzyuuQtPch+RWN+8PZMdOcplFI7j2A+JrTenkv4eY0jCPSnr9Ovkt6EL497yC/JW+bbc//BQAA//+TrZPMAAAABklEQVQDAIcDoAKEo4ZwAAAAAElFTkSuQmCC",
	"./images/5.png": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAYAAABzenr0AAAE+klEQVR4nKxXbUyTVxR+2lI+OoaUj7JkQEDEypDJwMTsI+pQcWNTgyGL7q+wxChqiHE/tjDn9mtx8TskIyxmf5xKgomLDtyM0yB/DLBlkw+FTSCOKlCElEKh7Z7z0taWtS8VeJIn97zve+8955733nPOjUCYcLvdkWxKyDIyl0zy0E0OefgXWU9e02g00+HMq5mvAxUb2VSTFeRLCA/j5HfkMRoyhoUYQMVaNpXkF6TRPTODsXv3MHrnDsZbW+EYHobDYlH6RqakIDIxES8XFsK4YQPiCgoAnU7msNKAz9mlhq07bAM4MI5NA1nknp6Gpb4e/WfPYmZkBOFAn5yMtP37Ydq5E5qICHnVSH4UzBuaIMqzPAOyJrq70XXgACYfPcJCEJ2RAfOpUzCsXCmPD8liGvF3SAM8/7uVzBhpasKDI0fgmprCYqCNjkb28eNI2LRJHkV5IY2w/s8AKtez+Y1803rrFjr37sVSwnzmDBI2bxaxmXzXe0q0fn0+FeW2ri50HzqEpcaDw4chv5R4m6zyvlc8wNUns/nH7XQa2ktKMNnXF3SSghs3EJWaivnQkpMT9H1MVhbyr16lVmUzZtILI14PfE0aLBcvhlQu0MXGYjGw9/TAcvmyiHLKjomg5eoNbPc4bTZ3H3esGiKWLcNi0XfyJFyTkxITyqk7Sg7pVlI33NgI51jooBURHy+uU+TR5mZ0lJdjIZixWjHc1KRJ3r49io/F8gs+lA8S3dSgZ6TzQs3QcOCn6wPxQL5IE/w/avB3/zRXoY2JQSqPamxuLlwOh7LDJUxLuJ4P9ue68sUAkzLp06eqg/RGo092jo/DfOIE4hn3vTBu3IhXKyrQz/M+UFOjOpdjaMgrmuQXJCgvPYklFHRxcT45Ni8vQLkP3CNpDN3x69erTeW/2GQxQMlSGr1edZAkpZnRUUVetm4d/j1/Hr/v2IE/ysowevt2QN9Xdu9Wn8vtfm4yH3opZLZu2YKpgQHMh0iTCfqkJNju3/e9k/0gQcq7UaceP0brbOwPiuj0dLzRKPkOPeIBxfcyaThwPHkSoFzgstsDMqbOYFCdQ9K1B4NiQLtIspvnQ9zatchjJBMvBIDFR3RaWoCRapA95EGbGPCzSInFxaqDUnbtwmt1dYhdvRo5tbUwmM2+b+kHD/qvCs/u3lWdK3E2KwquyTH8hXRydTpJFvYQ8UCs1kRGKrIUGGsaGhS3R/B4+scI18QEBi9cCKk8JjNTKd0IB/mrlhnJRuEHaLVIq6wMObD36NHAlfHIScUzV3lPdbVqQkuv8mXi76nb4U3HkmN7Kejbt20L6QX516bSUqXolF8Qs3z57Abs78ezlhZYLl1STkAoyJg1V66IOElm0ACLf0X0LZsqW0cH/uQ5XmwpNhfaqCjksbg1rFghj99QuRRAASWZ1Pzi49etN2+ic98+LCVWnTsHY1GRiJKJ3qEBdsUwbwfPXpDUPCAdzSzDpaBcLGTlq5gbPMolWGz1Klf0zh1AT2SzuY6lKstPn4YhW6ZUyvL3qfyhf59QFxNJfT+Rb3kvJgN04TRvQ+EgyMVEqu1S/3Jc1QCPETo2n5BfkYm+qxkTz3hb2+zVbHBQSWKSA5SrGU+HZEKJmBqdDIekvc/IOip3BdMTzuWUtRi+JPfgxS6ntTJuwZfTIIZIGHyP/JiUOBzset5J/kheD/d6/h8AAAD//+wCWh8AAAAGSURBVAMA1UHdXm71ApMAAAAASUVORK5CYII=",
	"./images/6.png": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAYAAABzenr0AAAFL0lEQVR4nKxXa0yTZxQ+LW2hrRbKdSwyQYQijI2IGjcWzdAgY9NkOpeImpgsW7xhDDHyY2Q4tz8u8sNbSLaw6BITVJIZXXAQQ5xmxh8O+OHCRWDAUOi4lIulUGi753z0+/jQ9msFnuTJe973e9/vnPd2znk1FCQ8Ho8ORQH4GZgBRnvpAQe9/BusBmtUKtV0MP9VBeoAxWYU34BfgkYKDuPgj+BpGDJGCzEAitUoisAy0OyZmaGxx49p5MEDGm9oIOfQEDmtVqGvLi6OdFFRtDw7m8ybN5Np7VqikBD+hw0GlKJLBUpP0AZgoAnFr2CuZ3qarNXV9O/FizQzPEzBQBsTQwlHj1Lszp2k0mi4qRb83NdqqHwoT/YOSJ5oa6PWY8dosrubFoKwxESynDtHhtRUrraDeTDiH78GePe7AUwcrqujpydPkntqihYDdVgYpZw9S5FbtnCVlWfDCNsrBkC5FsUf4Hu2e/eo5dAhWkpYLlygyK1bWfwT/FC8JWpZnxJWbm9tpbbjx2mp8fTECeItBXLAYrFdWAHMPgZFl8flMjQVFNBkT0/AHxrXrKGU8nLSJyVJbfbmZuHMTPX2+hyjT06mrNu3oVU4jElYhWFxBb4HDdZr14JSviwzkzIuX56n3FZfT0/27vWrnOHo6CDrjRss8i07zYIKszegHHPZ7eq/cnNVrrEx5Zmnp1N6ZSVpIiKktqGaGmrDEmMpKRA0ZjNl19d7cDidqIbzCmwDQ4ZqawMqV+v1lIpllysfuHUraOWMGZuNhurqeOtDwTw24BP+wN4tEBKOHBHutojhu3epvaQkaOUiZLo+ZjeVxdIE9kcJWrja+P37pTp7xY6yMloIHHO6stiAWJamBwYUB8Xt3k0qnU6qP8chDI2PpxUHD5IhJUW4Adbr12myq4sCwTk4KIqxbECk0OgNLP4QnpMjye6JCZrq76e3r14ldWjo7PeNGyl+3z7qOnOG+tGuBNlkY/gMCBuo0moVB/EsRUw9e0bJp05JykXwP5JKSyl21y7Ff3nmzoyKDfiPJd5jv0Bo1ZhMUlW/ahX1nD9PDXCtjfn51A1fLz+Ibx44QErQRUeLYj8bIKy9dq7xVbhc5HY6paoNOUHflSvCSnCkfA6/MPLwofQ9NCGBlMDhWm5AE0vLMjIUBzn7+iR5xoe/cI2OzlUCXEv2pF40sgG/sxSVl6c4yHb/viSHr18vOCURIUYjmTZskOqOzk7Ff0XNRkVGDbtizvNGye0OadqxQ35H54GXLevmTdJERs42YFvsLS2CaExLE86J2N58+DCNyAyWg+NHFlw3wHu6XI2IZIfwC6nVlFBURP7AV6cNCYrrxQvvtEPIiG1jisrdDofgnPwpZ7xVLEXin6HbKYbjFSg6IWibtm/3uwriDN4oLBQSUP3KlYQQLkTQ0UePqL+qSjEaGiwWeherCEyCiTDAKs+IylEUs0d7smfPolOxl8E+IxPJrWH1aq7+AOWcAM1Lyfgs8F16h2N7CwLPUiLt0iUy5+ayyJHoAxjgEAwTO3jPAofmXu5oQRrOCeViwTNPq6gQlXN6vU1ULuh9eQBWgn3uHVqqtBwe0+vGOS3/CMrb5X38PUw4Pf8NfF98mPRiCafxGgoGPh4mnG1/Kk/HFQ3wGsF36yvwOzBKeprhio03Ns4+zRAROQBxHBGeZniSRWzaRKZ160g1ezU57H0NVkK525eeYB6nnH99C35Br/c4/YnHLfhx6sMQzkbywULQQr6f5+waq8A7wT7P/wcAAP//QXtWvgAAAAZJREFUAwC9ngGIVI9SgAAAAABJRU5ErkJggg==",
	"./images/7.png": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAYAAABzenr0AAAEc0lEQVR4nKxXW0wUVxj+Z2/gihuXZSE+0EAQVwM0CL70Ek3RoKVEg5ImmuiLbROjqKFGH9r0QvvU2ES8hKSNPvjgFYOJRsV4N/pkwAeNXDQqasJyWwNZgV2W8fsPM8MIC3t22S/5cv5z5pz5/znnzH+xkSRUVXWgqQCrwQIwQ6MK9ml8CjaCVxRFCcu8V4k1AYrdaH4DfwTnkxyGwP/AOhgySIkYAMUWNDXg76BbHRujwUeP6P39+zTU0kKh/n4K+f1iriMrixweDy0oLSX3qlXkKikhslr5HQEY8CumNKBVpQ3AQheaJrBMDYfJ39hIb44epbGBAZKB3eul7F27KHPjRlJsNh5qBr+PthtKFOV52oK8Dx0d1L57N428fk2JIDUnh3z19eRcsoS7z8FyGPFyRgO0824BcwauX6fO/ftpfHSU5gJLairlHzxI6atXc5eVl8KIwDQDoNyO5i74ReDOHWrbsYOSCd+RI5S+Zg2LD8Bv9L/EYppzgJUH29upY+9eSjY69+0jPlLgK7BWHxc7gK/3onmlRiLOxxUVNNLVNe0FhadO0YLly0kG/Ti+jj17po3Py8uj4kuXoFVcxlzswoC+A3+DTv/Zs1GVJwvDL16Q//x5Fvkvq2PBhq93ot0eCQbVrvr6mI6J8aGzk8aHhz8Zc/p8ZElJibm269Ah8q5fr+Jy/gDdP/NPuha09jc3U2RwkGTwsq5OOCUdKdnZVHLt2qSBbW0zrh0LBPiIFBjB1pbzEVTyA/ZuiWLR1q24zhOnKRzXuXOzzjfp+o53oFhYjfNJCHC53spKoxu4fZvCcNOzYXhSVzEbkMlSuLd31kVPtmyJOp65YQPZ3G6j779wgWIh1NdnLGcD0sWgFljiReamTYY8+u4dvb93L+Ya08d6+eBElFLsdooX/F+bfUNPU5PUOtx+XVTYgB6W7Ain8WLRtm3sVCZeypfvzBmpdY6MDF3sZgPE3tsnB6WgOByUsW6d0Q9g62NdPh0crs0GPGYpraCA4kFWdTVZXS6j3yNx+XSkFRXpYisbIDyIp7yc4oG3qsqQ+fLx7ycLz0RUZFxhA26AEdeKFeJSyWD+smWUVlho9HsvXiRZzMvNFakbEAJvWhCRghBOsifLrqmReom4fBo4V+w+fZpk8VmtEYlPQHdIj4ac9Yb5GGLtAp+7+bg4SZW9fBywtKRkBPyDBXNG9C+a2uCzZ/Rk8+Y5p2JTwZGyCMmtc/Fi7v6Drz8w1QDO+R+Cnwdu3aK2nTspmVh67Bi5y8pY5Ej0NQwQ8dxIybS7wKH5LU/0IQ3nhHKu4C9f2tCgK+f0eq2uXOidugA7kY/mKiUrLT98mJz5/EqRln8L5c/Nc2YqTDi8XQa/1AuTt9jCeDzdlMKEs+0qczo+qwGaEVY0P4F/gR6jNIPLHWptnSjNurtFEOM4IkozlGQLV64k9imKlZcTh71fwONQPh5Nj0xxuhDNn+B2iq84/Z/XJVycRjGEy3OOPpyZ+Ch6ec7JIIfEq7Ll+UcAAAD//4zaiaIAAAAGSURBVAMAkF2dg98YEeQAAAAASUVORK5CYII=",
	"./images/8.png": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAYAAABzenr0AAAFZUlEQVR4nKxXW0yURxT+dpflsqyU5bKmURRExUugRPTB1isabLWaaGoT64MPTZt4v8TYh1aN6INpbLxromkTa4z1kqix0Uos8RLrQxXXRCOoKFINoMBSCLeFZfud6f7Lov//swJf8mXmn39mzpkzc86ZiUKECAQC0Szmkl+Q48mUIANkbZAPybPkJYvF0hHJvJbeOlCwi8UW8hsyHpGhiTxCFlKRRvRFAQq2slhNbiVdgc5ONN65g4abN9FUUgJfXR18NTWqb/TgwYhOTsagvDy4pk9HwoQJgM0mc3ipwA/scphlIGIFODCBxTkyP9DRgZqzZ/HPgQPorK9HJLCnpiJt1Sq4Fy2CJSpKmq6QX+pZw6IjPDM4ILPl8WOUrVmDthcv0BfEpqcja+9eOEaPls+nZAGVeG6oQHC/S8j0+qIiPNm0CV3t7egPrLGxGLVrF5JmzZJPEZ5HJbzvKEDhdhbXycnea9dQunw5BhJZ+/cjafZsqd4iZ2peYg3r850Iby4rw+N16zDQeLJxI2RLiU/IDVq7sgBXn8qiIuD3Ozxz56KtstJwovhx4zCMCsaNGAF7SgrEOzpqa9F0/z4q9+yBr6rKcGxcZiZyL16kVHUYM2iFes0CO0hHzalTpsLdixcj5/RpJE6dipghQ2CNiYEtPh6xw4cjdcECNbkzN9dwfGt5OWrOnJGqeFmhsgBX72DZ6G9utt7Nz7f4G/XjRlxGBnLojlaHI9TW/uqVUiAqMTHU1lZRAQ+VEffVQ5TLhbzi4gAPp4+fH4gF5pC2uitXDIULXDNmhISLZzxYuhQlPFR/T56M5zt2hPqJ6zmzsw3n6fR6UVdUJFsfQxaIAp/LD4luZhALaGi6e7dH/+oTJ9TEGoJ+b4iwsfMkTKlNa+H+mKGjoSFU57a9818Oo4beImZrt6xcsYBbCXjzxnQQt4i271J159ixPc6CMydHeYSahx7RcOuW6Vy+2lqt6hYLJKnGYGIxQvPDhyjfvBkZW7YgKikJ2SdP4t/bt8WlkDJvnipFeNnateCBNp0rbLGpooCyp8Vu72FGPby+cEGtdNj69Wqfw/daTv3z7dt7PUuqb/cWWmQLXkvNznRqhpihQ5FDHxbhepAFjGbiGXPoEKxxcaZzRQe3i6gWBZTt7d2NusgsLEQ8917Q1dKCyt274aHpHyxZgqpjx0L9XDNnIm3FCtO5JF2HK+CRmnP8eMMBsrqESZNC3/RjvDpyBK3PnqHJ40HFzp1oKS0N/U+cMgVmCIsT90SBP6SWXFBgOghhrjeI4VaU0hCTlobYsDih56bhSP4/KwouySG8SvoTJk60SbJo1YkHcsC8169r6VRFuwlXr8JXXa2+JTFJXtAgdwkjSECTqxshofhPKzOS+MyvsFqRtnq14cDyrVvRdO9e6Dva7Vb+L7Q5naH2N+fO4eXRo4bzDNsQysS/ULZPS8dDWTxjxe6ZP1/XCho+XLYM7oUL4cjK6m70+9FI5aqOHzddvYz56Px5qbaR6VSgJvxG9BOLDc2PHqmT3d+r2NuQLcpmNnWMHCmfP1K4XIB6XMnkzv8XmeMtLkbpypUYSIw5eBCu/HypSqSaQgValWJah+BZkNT8Ujpm8RouF8r+QlY+5vBhTbhcr+dowpXctwfQEqNYXMZAXcv37YNjlEypruWfUfjT8D5GDxO5nv9Ofqw9TF7ShB18DUUCnYeJ3LYXhl/HTRUIKmFj8S25nUwOPc1u3FDuqJ5mjAMSkCSPqKcZn2SJ06aBMQUWmwyHpL3vyZ8pvEtPTiSPU7nwbSO/xvs9TiUYbOvz41RHEXmef0p+RUoQ0HueS0L4jbwc6fP8PwAAAP//qjH3hQAAAAZJREFUAwBaQwthuU8/NAAAAABJRU5ErkJggg==",
	"./images/9.png": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAYAAABzenr0AAAFM0lEQVR4nKxXe0yTVxT/faXlUYFRSiHbhEAAayQwIv6zh5qhQQcYg0GiS0xMEIwRjCHqTDZH5qYm6BKfIdmy/bHERCPJNE4duBGnYf7DoHFsPHWDkYyOR3lIy6OlO+fSr9Tar63AL/nl3vt9995z7r3nnnOuGkHC6XSGUpFPLCZmEONcdBKHXPyDWEe8K0nSbDDzSoE6kGAdFZ8Sy4grEBwmiF8RT5Ii41iMAiRYRUUlsZqoc9rtGG9uxuijR5hoacHM8DBmzGbRNzQhAaF6PaJycqDbuBHRa9cCISE8h4UU+IS61FLpDFoBGhhNxffEXOfsLMx1dfjn8mXYR0YQDDQGAxIrKhC/YwcktZo/1RNLfO2G5EN4qmtAqrWrC52HDmGqtxeLQXhyMowXLkC7ahU3e4h5pMRfigq4zruFmDzS0IDuY8cwNz2NpUAVHo70c+cQu2kTN1l4DilheUkBEq6h4hfi25YHD9Bx4ACWE8ZLlxC7eTNXm4jvy7dE5dHnIxY+2dmJrsOHsdzoPnIEfKSEd4lV8nexA7R6AxV/Ox0OrSk/H1N9fYoTRWZlIaG4GFHZ2QhLSsKc1SpsZLSpCf9evQq7xaI4NiI1Fdm3b5NUYYwptAsjate/L4ha8/XrfoUnHz+O1/fsoX1b2DhVWBgidTpEkkJxBQVo379fcQ7b06cw37iBhJISvmUniRUSrV5LlXHH5KTqt9xcyTHu22+8WVaGpCr3zoH9Aq9cHR0trp2M50+e4Pddu3hbfc6jJmVzGhudZJwz1HyNl7KFGDJcX68oXNJo8MbevQtCTCaQsjAVFqJ5wwa0l5eD/QWDj0i/dSuUwEc03NDARx9GzGMFCvkHezcl8NmpY2Pd7eH79zE7OOhus3e0dne7264rpwgPWQVsA9lcs9L5KEGl0bzQ1ngoIyBJ0JArlhG+ciX8wbYgK5t3IJ5rnivyhrWnB2Qj7nbCzp2IzcsTdT7TlBMnRDxwKxwRAX+YGRqSq/G8A2I5cmDxhTmbDUN37rD1inYIGR67WBlsjGw//J1hHxuDP3gs1sA7IMxV8tpmb/TW1Ii7/hIcDgzeuuUWzrD5OU6Gc+GGSLwD/xFT+Ayn+/sVB/ERtO/bhygKtYbt2xGemIjnbW0YJMeS6OW2x/0YNCM0Lk6uDrACZqEAffSngAy2YM8bwwrpXfbAsI+OggOZP3j4jQE+AhPXIjMy8KpQabVIO3VKJB8y+sg2AkXQyMxMudrKCvzINc9VBAvj+fMi5ssgBwPztWsBx+nnoyLjLivwE9ERvW6dcDjBIu30acSsX+9usyN6Vl0dcFxESopI3Qjsin9WUUTiC/4dB5jEysqAE0ihoUg/exaGoiL3Nxv5iT9LS8X5B4JHPPmWZM/I4Zhd1zOqaEzbtileoxVr1iDtzBk5xRIYe/wY3UePYpaS1EDQGo146+ZNrk4Rk0kBs2dG9CUVVZPt7WjbvXvJqZg3OGxnUnKrTUvjZg0J5wTohZSMc/5fiVmWxkZ0HDyI5cTqK1egowiK+ZzzPVLAJhSTO7hsgUNzP3c0UhrOCeVSwStfXVsrC+f0eossXMj1HkA7kU7FPSxXWn7xIrTpPKVIyz8g4T2efZQeJpye/0B8R36Y9NMWBmNoDB8PE862izzTcb8KuJRg91ZO/Jyodz/NHj7ERGvr/NNsYEAEMY4j4mlGbjmGMiT2KdK8d+Sw9zHxGxI+50tOMI/TGCo+I5bi1R6nX/O4RT9OfSjCz3NO9j4kGuH7ed5BZF98L9jn+f8AAAD//yYU8nAAAAAGSURBVAMAwPP4s/mgwWIAAAAASUVORK5CYII=",
	"./images/more.png": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAYAAABzenr0AAAE9ElEQVR4nLRXbUyTVxQ+b0sLlo9RSnFjYmAEIWncCOgPtkUzNMjYJGKW/ZjRhMxhiM7oNO7HJsvY/ukfQcOyZfMrJjOSzMQFB4ko6vjFVxaR7w2FMKpAEVJaaKF7zm3f7m1ptdTyJE/uee973/ece+6955wbRSHC5XJp0ZSAH4EmMNlDFzjhYTdYDzZIkuQI5b/SiwZAsR5NFfgZGEuhYRb8EayGITMUjgFQrELzOfgNqHc5nTTT1kbT9+7RbEcHLUxO0oLZLMZq164lrcFA8fn5pN+6lRLy8ojUav6HBQZ8jSF1aF0hG4APE9D8Bha6HA4y19fTyNmz5JyaolCgMRop7dAhStm9m6SoKO5qBD8O5A0pgPJMzweZc/391Hf4MNkfPaJwEJOeTtlnzpBuwwZ+HASLYMQ/QQ3wrHcHmD7V1EQDJ07Q0vw8vQxUMTGUdfo0JW3bxo+sPB9GWJYZAOUaNC1ggeXOHeqtrKRIIru2lpK2b2fxT/A9+ZSoFGO+ZOXWvj7qP3KEIo2B48eJlxR4B/xC7hcewOyNaIZdi4u6rpISsj9+TKuBNZmZlHvjBrSKzZgBL0zJHvge1JmvXl015Qzb0BCZr11jkU9ZNQsSZq9DO7NotaraCwulxRnfk2IsKyPjzp0Um52NBVPR3MAAWW7fprHz5ykcROn1lN/c7MLmXMDjK3xId4DqycZG8lf+ekUFrT961KcvYfNmQXVcHI1gY60UTouFJpuaJGNpaTQei3gJPuQXHN2UiE5Lo/WIAeJdezv9haDSBU9M37/vNm7/fjGbcKDQ9QEbkMvSHNZHicSCAhFOGWOXLpG1p4dsg4Ne10tarQi7/ih48IAKMDZh0yYKBtv/unJ5CVJYcjx96jNIpdN55WAJI2bdOgoHCxMTspjCHkgSnZ7EIsNzZgVe27ePtCkppEHCSS0v9/YvOULKuMugmKyRPSCylKTREGc8Gc9aW8na3U2xJpPIcvktLaLfPjy8zMi8W7coOjXVR4np8mWv3LZli4+HcfJkUWIPPGGJZ+ePngMH6AnO7fzoKKa7RONXrpB9ZES8Y4/JG3Kl0CYny+I4e4B9n6FBp1CkgAM5f6iqyvtsKC6mV/fsEfK/Fy+Sy7MEHe5EI8CbkDdv9969on4IBE7XsgHsgS6W4kwmeh70hYWUWS2CF1kfPqSxCxcoXMRt3CiLnWzAHywZioqCfsAbLwdBRx0fL1zff+wYLySFC4M7KzIaOBRznfcMa6zuKi1VnlFxFN84eZKMu3aJZxvCcC8XKIqN6A/2FJIMzSB4Oaenl71fk5FBuQ0NLHIojpez4S9oyjkcr0YqVkJRF/wAQytlAzii/A1Bw+HW5hcVIwUdEtpb16+zaAfTYYBZpGMIvP1rIVDWqVOkio6mSIP/yaWZBzWsXOiWezx7oRV809LcTL0HD1IkkXPunNgf5K4534UBNmGYPAAdVnKn5lEemI0ynAvKlwXPPKeuTlbO5fUOWbnQ6/8BPJGF5iZFqiyvqSFdFv9SlOXvQ/mgckywiwkn+t/Bt+WLyShcyJExFAS4mHAiKVOW4881wGMEFwMV4HegwXs1u3uXZjs73Vez8XGRxDiPiKsZrmSJSDxcC0juWoIz0Ffgz1C+FEhPKJfTRDTfgp/Syi6nP/F3YV9OAxjC1/Ni8BMQFWrA63kv+Ct4M9Tr+X8AAAD//5Y+UOkAAAAGSURBVAMAqpHkueDKfQgAAAAASUVORK5CYII=",
	"./images/none.png": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAYAAABzenr0AAADlklEQVR4nLxXS0hUYRT+7oyjNpU1jtqmQhGbQCrJNj0omsLKalFEi7ZREKmIiC2KImunG18IRS1aJQoJhqaUmFIrUzeBz0pz4eRjYsTXjOPtO9e5OtRYk87MBx/nzD//f893/3vvf86JQpBQVTWaJpu8QqaTCT6q5ISPn8k6slFRFE8w11X+NYGBLTT3yRvkZgSHafIJWUwhLqxHAAMbaHLJB6RFXVyEq7MTPzs6MN3VBffkJNwOhzY3escORFut2JqZCcuJE4g7eBAwGuUaTgq4xynVtGrQArgwjuYVaVc9Hjjq6vC9shKLU1MIBqbEROzKyUHS5ctQoqJkqJm8Gmg3lADBU30LUmf7+9GXl4f54WGsB7HJybCVlcG8Z4/8HCSzKOLrmgJ8z7uLTJ5qacFAURGWFhawERhiY5FWWor4U6fkpwTPpAjnHwIY3ETznjzsbGtD761bCCVsFRWIP31a3A/kSf0rMfjNuSPBZ/r60J+fj1BjoLAQ8kiJo2SBPq7tAO8+keab6vWae7KzMT8ygnBgU2oqMhoaGFV7GVO4C1P6DjwmzY6amrAFF8wNDcFRWyuufGXF4ii8ezOtyzszY/hktytelwvhRJTFgszWVpUvp5s/t8kOnCGNk83NYQ8uWHQ6MdnSIo8+hswSARfkDzndIgW/WOflmMoQb5bPJ1KYW42VIQKSxPOMjyNScE9M6G6SCIjXBn2JJRLwu9lEeQe0LKWYTIgU+OXpriICfohnYjqNFKITEnR3TARoe29aHQw7JF37C+gRb0t6OiKFLfv26W63CHgjnjUrC5GCdTkrChpFwFvSG3fokJYswo1NKSla6UbIUfzOwIw0Q+cFDAbsys1FuLG7YCUTP2dst56Od9J8oWPquXjR/6QKKcw2Gw7U14s7TyZTgENLx3RGaSroIK2kBIaYGIQack0pzXwol+BabH2EuyA1/0dyv7O1Fb23byOU2FtVBYvdLq5komMUMKcJ0yf43gVJzaMy0cYyXArKjULufG91tR5cyuszenAt7u8LuBNpNE0IVVleXg5zmlxSK8vPMfig/5y1GhMpz1+TR/TGZJRb6GE3FAwCNCZSbV/yL8f/KsAnwkhzk3xEWldas/Z2THd3L7dmY2NaEpM8orVmbMm2Hz8OOVMUoyyHpL275DMGXwoUJ5jmdDvNQ/I6/q85fSrr1t2cBhAi7flZ8hppQ+D2vJd8STYF257/AgAA//8WclEsAAAABklEQVQDAFPNSPaa01wVAAAAAElFTkSuQmCC"
});
/** Returns a disc with the count as a PNG, or only the disc for 0. */
function badgePng(count) {
	const [, base64 = ""] = images[`./images/${count === 0 ? "none" : count > 9 ? "more" : String(count)}.png`]?.split(",") ?? [];
	return Buffer.from(base64, "base64");
}
// electron/adapters/badge.ts
/** Shows the badge on the icon: an image on Windows, a number elsewhere. */
var createBadgeHost = (window) => ({
	overlay: (image) => window.setOverlayIcon(image && nativeImage.createFromBuffer(badgePng(image.count)), image?.label ?? ""),
	count: (count) => void app.setBadgeCount(count)
});
// electron/adapters/events.ts
/** Forwards Electron's events about the window, the machine and the app to the shell. */
function forwardWindowEvents(window, { windowEvents, quitFlow }) {
	const page = window.webContents;
	page.on("did-navigate", windowEvents.pageReplaced);
	page.on("did-finish-load", windowEvents.loaded);
	page.on("zoom-changed", (_event, direction) => windowEvents.zoomWheel(direction));
	page.on("context-menu", (_event, pointed) => windowEvents.contextMenu(pointed));
	page.on("render-process-gone", (_event, { reason }) => windowEvents.pageGone(reason));
	page.on("unresponsive", windowEvents.pageUnresponsive);
	page.on("responsive", windowEvents.pageResponsive);
	page.on("will-prevent-unload", (event) => windowEvents.mayPreventUnload() || event.preventDefault());
	window.on("focus", windowEvents.focused);
	window.on("close", quitFlow.onClose);
	window.on("query-session-end", quitFlow.onSystemEnds);
	window.on("session-end", quitFlow.onSystemEnds);
}
function forwardSystemEvents({ windowEvents, quitFlow, awake }) {
	app.on("before-quit", quitFlow.onBeforeQuit);
	app.on("child-process-gone", (_event, { type, reason }) => windowEvents.processGone(type, reason));
	powerMonitor.on("resume", awake);
	powerMonitor.on("unlock-screen", awake);
	powerMonitor.on("shutdown", quitFlow.onSystemEnds);
}
var consoleOrigin = `app://console`;
/** Node returns 'null' as the origin of an app: URL, so its parts are compared. */
function isConsoleAddress(address) {
	if (!URL.canParse(address)) return false;
	const url = new URL(address);
	return url.protocol === `app:` && url.host === "console" && url.username === "" && url.password === "";
}
/** The scheme has the privileges of a website: it can't bypass the CSP and has no service workers. */
var schemePrivileges = {
	standard: true,
	secure: true,
	supportFetchAPI: true,
	stream: true
};
// electron/windows/navigation.ts
/** Decides where the shell's pages can navigate: only within the portal. adapters/guards.ts applies these rules. */
/** The system only opens these outside of the shell. */
var externalProtocols = /* @__PURE__ */ new Set([
	"https:",
	"mailto:",
	"tel:"
]);
var mayNavigate = (address) => isConsoleAddress(address);
/**
* Returns the normalized URL for the system's programs, or null if it must not be opened. Attackers put a user name or
* password into a URL to make it look like another site.
*/
function toExternalUrl(address) {
	if (address.length > 2048 || !URL.canParse(address)) return null;
	const url = new URL(address);
	if (!externalProtocols.has(url.protocol) || url.username !== "" || url.password !== "") return null;
	if (url.protocol === "https:" && url.host === "") return null;
	return url.href;
}
// electron/adapters/guards.ts
/** Applies the rules of windows/navigation.ts to every page. */
/** Applies to every page that is created. Payment pages have additional rules. */
function guardPages(openOutside) {
	app.on("web-contents-created", (_event, contents) => {
		contents.on("will-attach-webview", (event) => event.preventDefault());
		contents.setWindowOpenHandler(({ url }) => {
			const externalUrl = toExternalUrl(url);
			if (externalUrl !== null && contents.session === session.defaultSession) openOutside(externalUrl);
			return { action: "deny" };
		});
	});
}
/** Keeps the main window on the portal. The system opens links that leave it, such as `tel:` and `mailto:`. */
function restrictToPortal(contents, openOutside) {
	const blockForeign = (event) => {
		if (!mayNavigate(event.url)) event.preventDefault();
	};
	contents.on("will-navigate", blockForeign);
	contents.on("will-redirect", blockForeign);
	contents.on("will-frame-navigate", (event) => {
		if (mayNavigate(event.url)) return;
		event.preventDefault();
		const externalUrl = event.isMainFrame ? toExternalUrl(event.url) : null;
		if (externalUrl !== null) openOutside(externalUrl);
	});
}
// electron/adapters/ipc.ts
var ipcOf = (contents) => ({
	handle: (channel, respond) => contents.ipc.handle(channel, ({ sender, senderFrame }, ...input) => {
		const frame = senderFrame && {
			url: senderFrame.url,
			isMainFrame: senderFrame.parent === null
		};
		return respond({
			webContentsId: sender.id,
			frame
		}, ...input);
	}),
	send: (channel, value) => contents.send(channel, value)
});
// electron/adapters/keychain.ts
var loadKeychain = async () => (await import("keytar")).default;
// electron/windows/preferences.ts
var locked = {
	contextIsolation: true,
	sandbox: true,
	nodeIntegration: false,
	nodeIntegrationInWorker: false,
	nodeIntegrationInSubFrames: false,
	webviewTag: false,
	webSecurity: true,
	disableBlinkFeatures: "Auxclick"
};
function webPreferencesFor(window) {
	switch (window.kind) {
		case "main": return {
			...locked,
			preload: window.preload,
			devTools: window.hasDevTools,
			spellcheck: window.spellCheck
		};
		case "payment": return {
			...locked,
			partition: window.partition,
			devTools: false,
			spellcheck: false
		};
	}
}
/** Electron restores the position by the window's name. */
var mainWindowOptions = (options) => ({
	name: "main",
	windowStatePersistence: true,
	width: 1440,
	height: 900,
	minWidth: 1024,
	minHeight: 640,
	show: false,
	webPreferences: webPreferencesFor({
		kind: "main",
		...options
	})
});
/** The window has the size of a card form and the host as its title. */
var paymentWindowOptions = (options) => ({
	width: 480,
	height: 720,
	autoHideMenuBar: true,
	title: options.title,
	webPreferences: webPreferencesFor({
		kind: "payment",
		partition: options.partition
	})
});
// electron/windows/print.ts
/** Converts the engine's result of printing. Pure. */
function outcomeOfPrint(hasSucceeded, reason) {
	if (hasSucceeded) return "printed";
	return /cancel/i.test(reason) ? "cancelled" : "failed";
}
// electron/adapters/mainWindow.ts
/** Creates the portal's window. Electron restores its size and position. */
var showTimeoutMs$1 = 8e3;
function createMainWindow(options) {
	const window = new BrowserWindow(mainWindowOptions({
		preload: join(import.meta.dirname, "preload.cjs"),
		...options
	}));
	const showTimer = setTimeout(() => !window.isDestroyed() && window.show(), showTimeoutMs$1);
	window.once("ready-to-show", () => {
		clearTimeout(showTimer);
		window.show();
	});
	return window;
}
var mainWindowOf = (window, page = window.webContents) => ({
	isFocused: () => window.isFocused(),
	bringToFront() {
		if (window.isMinimized()) window.restore();
		window.show();
		window.focus();
	},
	hide: () => window.hide(),
	flash: () => window.flashFrame(!window.isFocused()),
	setZoom: (zoom) => page.setZoomFactor(zoom),
	print: () => new Promise((resolve) => page.print({}, (...outcome) => resolve(outcomeOfPrint(...outcome)))),
	pdf: () => page.printToPDF({ printBackground: true }),
	load: (address) => void window.loadURL(address).catch(() => void 0),
	repaint: () => page.invalidate(),
	showMenu: (entries) => Menu.buildFromTemplate(entries).popup({ window }),
	replaceMisspelling: (word) => page.replaceMisspelling(word)
});
// electron/adapters/notifications.ts
/** Shows notifications of the operating system. */
var notificationSystem = {
	isSupported: () => Notification.isSupported(),
	create: ({ id, title, body }) => new Notification({
		id,
		title,
		body
	}),
	onActivated(callback) {
		if (process.platform !== "win32") return;
		Notification.handleActivation(callback);
		Notification.isSupported();
	}
};
// electron/payment/userAgent.ts
/** Reduces the user agent of payment windows to the browser engine, without our app's name and version. Pure. */
var enginePattern = /^(?:Mozilla|AppleWebKit|Chrome|Safari)$/;
/** Removes the names that Electron adds. The part in parentheses describes the system and stays. */
var reduceUserAgent = (agent) => agent.replaceAll(/ ([^\s()/]+)\/[^\s()]+/g, (fullMatch, name) => enginePattern.test(name) ? fullMatch : "");
// electron/adapters/paymentSession.ts
function lockSession(session) {
	session.setUserAgent(reduceUserAgent(session.getUserAgent()));
	session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
	session.setPermissionCheckHandler(() => false);
	session.on("will-download", (event) => event.preventDefault());
}
/** Otherwise the session, with all the data of the provider's page, would live until the shell closes. */
function clearSession(session) {
	for (const clearing of [session.clearStorageData(), session.closeAllConnections()]) clearing.catch(() => void 0);
}
// electron/adapters/payments.ts
/** Opens payment windows without a preload script, downloads or permissions, with a session in memory. */
var abortedErrorCode = -3;
var createPaymentHost = (parent) => ({ open({ url, title, partition }, events) {
	const window = new BrowserWindow({
		...paymentWindowOptions({
			title,
			partition
		}),
		parent: parent()
	});
	window.setContentProtection(true);
	const contents = window.webContents;
	const { session } = contents;
	lockSession(session);
	const guard = (event) => {
		if (!events.mayNavigate({
			address: event.url,
			isMainFrame: event.isMainFrame
		})) event.preventDefault();
	};
	contents.on("will-frame-navigate", guard);
	contents.on("will-redirect", guard);
	contents.on("did-navigate", (_event, address) => events.onNavigated(address));
	contents.on("did-fail-load", (_event, code, _text, _address, isMainFrame) => {
		if (isMainFrame && code !== abortedErrorCode) events.onLoadFailed();
	});
	contents.on("render-process-gone", () => events.onCrashed());
	contents.on("page-title-updated", (event) => event.preventDefault());
	window.on("closed", () => {
		events.onClosed();
		clearSession(session);
	});
	window.loadURL(url).catch(() => void 0);
	return {
		focus: () => window.focus(),
		destroy: () => window.destroy()
	};
} });
// electron/windows/permissions.ts
/** Defines which permissions the page gets. All others are denied. Pure. */
/** Copying needs a click. */
var grantedPermissions = /* @__PURE__ */ new Set([
	"clipboard-sanitized-write",
	"fullscreen",
	"notifications"
]);
function isPermitted({ permission, address, isMainFrame, media }) {
	if (!isMainFrame || !isConsoleAddress(address)) return false;
	if (permission === "media") return media.length > 0 && media.every((kind) => kind === "audio");
	return grantedPermissions.has(permission);
}
/** Returns the requested types of `media`, which Electron passes in two different properties. */
var mediaOf = ({ mediaTypes, mediaType }) => mediaTypes ?? (mediaType === void 0 ? [] : [mediaType]);
/** Answers a request. The system must also allow the microphone. */
async function isGranted(request, askForMicrophone) {
	if (!isPermitted(request)) return false;
	try {
		return request.permission !== "media" || await askForMicrophone();
	} catch {
		return false;
	}
}
// electron/adapters/permissions.ts
/** Applies the rules of windows/permissions.ts to the portal's session, for both of Electron's permission handlers. */
/** macOS asks the user once for the whole app. Other systems decide by their settings. */
var askForMicrophone = async () => process.platform !== "darwin" || systemPreferences.askForMediaAccess("microphone");
function restrictPermissions(session) {
	session.setPermissionRequestHandler((_contents, permission, answer, details) => {
		const { requestingUrl: address, isMainFrame } = details;
		isGranted({
			permission,
			address,
			isMainFrame,
			media: mediaOf(details)
		}, askForMicrophone).then(answer);
	});
	session.setPermissionCheckHandler((_contents, permission, _origin, details) => {
		const { requestingUrl: address = "", isMainFrame } = details;
		return isPermitted({
			permission,
			address,
			isMainFrame,
			media: mediaOf(details)
		});
	});
	session.setDevicePermissionHandler(() => false);
	session.on("will-download", (event) => event.preventDefault());
}
// electron/save/markOfTheWeb.ts
/**
* Marks a file as downloaded, as browsers do. Windows opens such a file with SmartScreen and Office in Protected View.
* On macOS the system quarantines what the app writes (`LSFileQuarantineEnabled` in electron-builder.yml).
*/
/** Windows' zone 3 is the Internet. No URL is added, because the file may be passed on. */
var internetZone = "[ZoneTransfer]\r\nZoneId=3\r\n";
var createMarkOfTheWeb = (platform) => async (path) => {
	if (platform !== "win32") return;
	await writeFile(`${path}:Zone.Identifier`, internetZone).catch(() => void 0);
};
// electron/adapters/saves.ts
/** Asks where to save a file, and shows the saved file. */
var createSaveHost = (window, folders) => ({
	...folders,
	async selectPath(suggestedPath) {
		const { canceled, filePath } = await dialog.showSaveDialog(window(), { defaultPath: suggestedPath });
		return canceled ? null : filePath;
	},
	downloadsFolder: () => app.getPath("downloads"),
	markAsDownloaded: createMarkOfTheWeb(process.platform),
	showInFolder: (path) => shell.showItemInFolder(path),
	open: async (path) => await shell.openPath(path) === "",
	showProgress(progress) {
		window().setProgressBar(progress === null ? -1 : progress === "unknown" ? 2 : progress);
	}
});
// electron/adapters/settingsFile.ts
/** Stores the settings of this machine's user in a file with electron-store. */
function createSettingsFile() {
	const store = new Store({
		name: "settings",
		clearInvalidConfig: true
	});
	return {
		read: () => store.store,
		write: (settings) => store.set({ ...settings }),
		lastFolder: () => store.get("saveFolder"),
		storeFolder: (folder) => store.set("saveFolder", folder)
	};
}
// electron/adapters/sockets.ts
function authorizeSockets(session, authorization) {
	session.webRequest.onBeforeSendHeaders({ urls: ["ws://*/transcribe*", "wss://*/transcribe*"] }, (details, answer) => {
		authorization(details.url).catch(() => null).then((header) => answer({ requestHeaders: {
			...details.requestHeaders,
			...header && { Authorization: header }
		} }));
	});
}
// electron/adapters/spelling.ts
var spellingOn = (session) => ({
	availableLanguages: () => session.availableSpellCheckerLanguages,
	apply({ isOn, languages, dictionaryUrl }) {
		if (dictionaryUrl !== null) session.setSpellCheckerDictionaryDownloadURL(dictionaryUrl);
		session.setSpellCheckerEnabled(isOn);
		if (languages.length > 0) session.setSpellCheckerLanguages(languages);
	}
});
// electron/adapters/system.ts
/** Implements the system functions with Electron. */
/** Windows identifies the tray icon by this id and remembers whether the user has pinned it. It must never change. */
var trayId = "5b0f6d1e-8c3a-4d57-9f22-6a1de0c47b93";
var tray = null;
/** On macOS the image has two pixels per point, to match the height of the menu bar. */
var trayImage = () => nativeImage.createFromBuffer(badgePng(0), { scaleFactor: process.platform === "darwin" ? 2 : 1 });
var system = {
	platform: process.platform,
	showBox: async (box) => (await dialog.showMessageBox({
		...box,
		type: "question",
		noLink: true
	})).response,
	setMenu: (entries) => Menu.setApplicationMenu(Menu.buildFromTemplate(entries)),
	setTray(trayOptions) {
		if (trayOptions === null) tray?.destroy();
		tray = trayOptions && (tray ?? new Tray(trayImage(), ...process.platform === "win32" ? [trayId] : []));
		tray?.setToolTip(trayOptions?.label ?? "");
		tray?.setContextMenu(Menu.buildFromTemplate(trayOptions?.entries ?? []));
		tray?.removeAllListeners("click").on("click", () => trayOptions?.onClick());
	},
	copyText: (text) => clipboard.writeText(text),
	proxyFor: (url) => session.defaultSession.resolveProxy(url),
	quit: () => app.quit(),
	relaunch: () => app.relaunch()
};
// electron/adapters/updateFeed.ts
/** Asks the update server that administrators configured for the newest version. It downloads nothing. */
function createUpdateFeed(url) {
	const { autoUpdater } = updater;
	autoUpdater.autoDownload = false;
	autoUpdater.autoInstallOnAppQuit = false;
	autoUpdater.allowDowngrade = false;
	autoUpdater.setFeedURL({
		provider: "generic",
		url
	});
	return { newest: async () => (await autoUpdater.checkForUpdates())?.updateInfo.version ?? null };
}
// shared/openPaths.ts
/**
* Defines the paths that need no session, and the dashboard, which opens after signing in. They are separate because
* the pages for visitors must not load the table of pages. Sign-in, registration, password reset and the postback page
* are stages of their own (renderer/stage.ts) and not in that table.
*/
var openPaths = {
	login: "/login",
	register: "/register",
	forgotPassword: "/forgot-password",
	invitation: "/invitation",
	postback: "/payment/postback",
	paymentMethod: "/paymentMethod",
	dashboard: "/"
};
// shared/access/access.ts
var userTypes = [
	"CUSTOMER",
	"BUILDER",
	"CENTRIC",
	"DEVELOPER"
];
/** User types with a list of properties: builders and homeowners associations (both BUILDER), and land developers. */
var propertyOwners = ["BUILDER", "DEVELOPER"];
// shared/texts/plural.ts
/** The form of a phrase for this many of a thing. */
var plural = (count, one, other) => count === 1 ? one : other;
var countFormat = { format: (count) => count.toLocaleString("en-US") };
/** The number as `quantity` writes it. */
var countText = (count) => countFormat.format(count);
/** The number and the form of a word for it, such as “1,204 accounts”. */
var quantity = (count, one, other) => `${countText(count)} ${plural(count, one, other)}`;
// shared/texts/common.ts
var properties$1 = "Properties";
var supportName = "Support";
// shared/texts/pages.ts
/** Texts about the names of pages. */
var operationsSummary = "Operations Summary";
var customerDataView = "Customer Data View";
var serviceAccounts$2 = "Service Accounts";
var paymentMethods = "Payment Methods";
var notificationPreferences = "Notification Preferences";
var securitySettings = "Security Settings";
var paymentHistory = "Payment History";
var billingStatements = "Billing Statements";
var manageDataFiles = "Manage Data Files";
var newServiceRequest = "New Service Request";
var myServiceRequests = "My Service Requests";
var resourceCenter = "Resource Center";
var gasUsageHistory = "Gas Usage History";
var manageMyaccountLogins = "Manage MyAccount Logins";
var dunningDisconnects = "Dunning Disconnects";
var accountDeposits = "Account Deposits";
var creditAdjustments = "Credit Adjustments";
var manageInternalUsers = "Manage Internal Users";
var manageAnnouncements = "Manage Announcements";
var tvGigastream = "TV & GigaStream";
var paymentRegistrationAdmin = "Payment Registration Admin";
var accountCreation$1 = "Account Creation";
var addPaymentMethod = "Add Payment Method";
var serviceRequest = "Service Request";
var mainDashboard = "Main Dashboard";
var manageUsers = "Manage Users";
var fiberSettings = "Fiber Settings";
var makeAPayment = "Make a Payment";
var communities$1 = "Communities";
var messageCenter = "Message Center";
var contactUs = "Contact Us";
var network = "Network";
var subscriber = "Subscriber";
var messageQueue = "Message Queue";
var accessControl = "Access Control";
var auditLog = "Audit Log";
var backgroundJobs = "Background Jobs";
var invitation$1 = "Invitation";
var editAccount = "Edit Account";
var newGasMeterRequest = "New Gas Meter Request";
var newGasServiceRequest = "New Gas Service Request";
var newFiberServiceRequest = "New Fiber Service Request";
var troubleshooting = "Troubleshooting";
var paymentReceipt = "Payment Receipt";
var newPropertyRequest = "New Property Request";
var alianza = "Alianza";
var accountPreferences = "Account Preferences";
var desktopAppSettings = "Desktop App Settings";
var operationsLists = "Operations Lists";
// shared/pages/customerPages.ts
/**
* Defines the pages of customers, with the specification's odd spellings of paths. Staff use most of them for an open
* customer.
*/
var customerPages = {
	invitation: {
		path: openPaths.invitation,
		title: invitation$1,
		feature: null,
		isPublic: true
	},
	paymentMethod: {
		path: openPaths.paymentMethod,
		title: addPaymentMethod,
		feature: null,
		isPublic: true
	},
	dashboard: {
		path: openPaths.dashboard,
		title: mainDashboard,
		feature: null,
		menu: {
			order: 10,
			condition: "notStaff"
		},
		forStaff: {
			title: customerDataView,
			menu: {
				group: "dashboards",
				order: 20,
				condition: "staff"
			}
		},
		isWide: true
	},
	editAccount: {
		path: "/editAccount",
		title: editAccount,
		feature: "ACCOUNTS",
		isPersonal: true,
		isFoundByName: true
	},
	managePreference: {
		path: "/managePreference",
		title: accountPreferences,
		feature: "ACCOUNTPREF",
		isPersonal: true,
		isFoundByName: true
	},
	subAccounts: {
		path: "/SubAccounts",
		title: serviceAccounts$2,
		feature: "ACCOUNTS",
		menu: {
			group: "manageAccounts",
			order: 10,
			condition: "customerOpen"
		},
		isPersonal: true,
		isWide: true
	},
	managePayment: {
		path: "/managePayment",
		title: paymentMethods,
		feature: "MANAGEPAYMENT",
		menu: {
			group: "manageAccounts",
			order: 20,
			condition: "customerOpen"
		}
	},
	manageContacts: {
		path: "/manageContacts",
		title: manageUsers,
		feature: "MANAGECONTACT",
		menu: {
			group: "manageAccounts",
			order: 30,
			condition: "customerOpen",
			count: "requests"
		},
		isWide: true
	},
	communicationPreference: {
		path: "/communicationPreference",
		title: notificationPreferences,
		feature: "ACCOUNTPREF",
		menu: {
			group: "manageAccounts",
			order: 40,
			condition: "customerOpen"
		}
	},
	fiberService: {
		path: "/fiber-service",
		title: fiberSettings,
		feature: "ACCOUNTS",
		menu: {
			group: "manageAccounts",
			order: 50,
			condition: "customerOpen"
		}
	},
	securitySettings: {
		path: "/securitySettings",
		title: securitySettings,
		feature: null,
		menu: {
			group: "manageAccounts",
			order: 60
		}
	},
	payment: {
		path: "/payment",
		title: makeAPayment,
		feature: "MANAGEPAYMENT",
		menu: {
			group: "paymentsBilling",
			order: 10,
			condition: "mayPay"
		},
		isAction: true
	},
	paymentHistory: {
		path: "/paymentHistory",
		title: paymentHistory,
		feature: "PAYMENTHISTORY",
		menu: {
			group: "paymentsBilling",
			order: 20,
			condition: "customerOpen"
		}
	},
	paymentSuccess: {
		path: "/paymentSuccess",
		title: paymentReceipt,
		feature: "PAYMENTHISTORY",
		parent: "paymentHistory"
	},
	billingHistory: {
		path: "/BillingHistory",
		title: billingStatements,
		feature: "BILLINGHISTORY",
		menu: {
			group: "paymentsBilling",
			order: 30,
			condition: "customerOpen"
		}
	},
	paymentMethodReg: {
		path: "/paymentMethodReg",
		title: addPaymentMethod,
		feature: "MANAGEPAYMENT",
		isAction: true
	},
	properties: {
		path: "/properties",
		title: properties$1,
		userTypes: propertyOwners,
		feature: "PROPERTIES",
		menu: { order: 50 },
		isWide: true
	},
	createRequest: {
		path: "/createRequest",
		title: newPropertyRequest,
		userTypes: propertyOwners,
		feature: "PROPERTIES",
		isAction: true
	},
	communities: {
		path: "/communities",
		title: communities$1,
		feature: null,
		menu: {
			order: 60,
			condition: "notCustomer"
		},
		isWide: true
	},
	messageCenter: {
		path: "/messageCenter",
		title: messageCenter,
		feature: "MESSAGEBOX",
		menu: {
			order: 80,
			count: "messages"
		}
	},
	serviceTicketCreate: {
		path: "/serviceTicketCreate",
		title: newServiceRequest,
		feature: "SERVICETICKET",
		menu: {
			group: "support",
			order: 10,
			condition: "customerOpen"
		},
		isAction: true
	},
	meterTicketCreate: {
		path: "/meterTicketCreate",
		title: newGasMeterRequest,
		feature: "SERVICETICKET",
		isAction: true
	},
	gasServiceTicketCreate: {
		path: "/gasServiceTicketCreate",
		title: newGasServiceRequest,
		feature: "SERVICETICKET",
		isAction: true
	},
	fiberServiceTicketCreate: {
		path: "/fiberServiceTicketCreate",
		title: newFiberServiceRequest,
		feature: "SERVICETICKET",
		isAction: true
	},
	serviceTicket: {
		path: "/serviceTicket",
		title: myServiceRequests,
		feature: "SERVICETICKET",
		menu: {
			group: "support",
			order: 20,
			condition: "customerOpen",
			count: "cases"
		},
		isWide: true
	},
	serviceTicketView: {
		path: "/serviceTicketView",
		title: serviceRequest,
		feature: "SERVICETICKET",
		parent: "serviceTicket"
	},
	resourceCenter: {
		path: "/resourceCenter",
		title: resourceCenter,
		feature: null,
		menu: {
			group: "support",
			order: 30
		},
		isWide: true
	},
	faq: {
		path: "/faq",
		title: "FAQs",
		feature: null,
		menu: {
			group: "support",
			order: 40
		}
	},
	contactUs: {
		path: "/contactUs",
		title: contactUs,
		feature: null,
		menu: {
			group: "support",
			order: 50
		}
	},
	support: {
		path: "/support",
		title: supportName,
		feature: null,
		isFoundByName: true
	},
	troubleShoot: {
		path: "/troubleShoot",
		title: troubleshooting,
		feature: null,
		isFoundByName: true
	},
	gasUsageHistory: {
		path: "/gasUssageHistory",
		title: gasUsageHistory,
		feature: "ACCOUNTS",
		menu: {
			order: 100,
			condition: "gasSelected"
		}
	},
	gasUsageHistoryAlias: {
		path: "/gasUsageHistory",
		title: gasUsageHistory,
		feature: "ACCOUNTS"
	},
	tvPin: {
		path: "/tvPin",
		title: tvGigastream,
		feature: "ACCOUNTS",
		menu: {
			order: 130,
			condition: "tvWithFiber"
		}
	},
	voipCustomer: {
		path: "/voipCustomer",
		title: "VOIP",
		feature: "ACCOUNTS",
		menu: {
			order: 140,
			condition: "voipWithFiber"
		}
	},
	alianza: {
		path: "/alianza",
		title: alianza,
		feature: null
	}
};
// shared/pages/staffPages.ts
var staff = ["CENTRIC"];
var staffPages = {
	home: {
		path: "/home",
		title: operationsSummary,
		feature: null,
		userTypes: staff,
		menu: {
			group: "dashboards",
			order: 10
		},
		isWide: true
	},
	operationLists: {
		path: "/home/lists",
		title: operationsLists,
		feature: null,
		userTypes: staff,
		parent: "home",
		isWide: true
	},
	manageDocuments: {
		path: "/manageDocuments",
		title: manageDataFiles,
		userTypes: staff,
		feature: "DOCUMENTS",
		menu: { order: 70 },
		isWide: true
	},
	fiberNetwork: {
		path: "/fiberOperations/network",
		title: network,
		userTypes: staff,
		feature: "FIBEROPS",
		menu: {
			group: "fiberOperations",
			order: 10
		},
		isWide: true
	},
	fiberSubscriber: {
		path: "/fiberOperations/subscriber",
		title: subscriber,
		userTypes: staff,
		feature: "FIBEROPS",
		menu: {
			group: "fiberOperations",
			order: 20
		},
		isWide: true
	},
	fiberOnts: {
		path: "/fiberOperations/onts",
		title: "ONTs",
		userTypes: staff,
		feature: "FIBEROPS",
		menu: {
			group: "fiberOperations",
			order: 30
		},
		isWide: true
	},
	messageQueue: {
		path: "/messageQueue",
		title: messageQueue,
		userTypes: staff,
		feature: "QUEUE",
		menu: {
			group: "customerCare",
			order: 20,
			count: "queue"
		},
		isWide: true
	},
	myAccLogin: {
		path: "/myAcclogin",
		title: manageMyaccountLogins,
		userTypes: staff,
		feature: "USERLOGINS",
		menu: {
			group: "customerCare",
			order: 30
		},
		isWide: true
	},
	disconnection: {
		path: "/disconnection",
		title: dunningDisconnects,
		userTypes: staff,
		feature: "DUNNING",
		menu: {
			group: "customerCare",
			order: 40
		},
		isWide: true
	},
	depositAccounts: {
		path: "/depositAccounts",
		title: accountDeposits,
		userTypes: staff,
		feature: "DEPOSITS",
		menu: {
			group: "customerCare",
			order: 50
		},
		isWide: true
	},
	issueCredit: {
		path: "/issueCredit",
		title: creditAdjustments,
		userTypes: staff,
		feature: "CREDITS",
		menu: {
			group: "customerCare",
			order: 60
		},
		isWide: true
	},
	adminSettings: {
		path: "/admin/settings",
		title: accessControl,
		userTypes: staff,
		feature: "ACCESSCONTROL",
		menu: {
			group: "admin",
			order: 10
		},
		isWide: true
	},
	manageMyaccountUsers: {
		path: "/manage-myaccount-users",
		title: manageInternalUsers,
		userTypes: staff,
		feature: "INTERNALUSERS",
		menu: {
			group: "admin",
			order: 20
		},
		isWide: true
	},
	manageAnnouncements: {
		path: "/manageAnnouncements",
		title: manageAnnouncements,
		userTypes: staff,
		feature: "ANNOUNCEMENTS",
		menu: {
			group: "admin",
			order: 30
		},
		isWide: true
	},
	auditLog: {
		path: "/admin/audit",
		title: auditLog,
		userTypes: staff,
		feature: "AUDIT",
		menu: {
			group: "admin",
			order: 40
		},
		isWide: true
	},
	jobs: {
		path: "/admin/jobs",
		title: backgroundJobs,
		userTypes: staff,
		feature: "JOBS",
		menu: {
			group: "admin",
			order: 50
		},
		isWide: true
	},
	paymentRegistrationAdmin: {
		path: "/pradmin",
		title: paymentRegistrationAdmin,
		userTypes: staff,
		feature: "PAYMENTREGADMIN",
		menu: { order: 150 },
		isWide: true
	},
	accountCreation: {
		path: "/pracc",
		title: accountCreation$1,
		userTypes: staff,
		feature: "PAYMENTREGADMIN",
		menu: { order: 160 },
		isWide: true
	}
};
// shared/pages.ts
var pageEntries = {
	...customerPages,
	...staffPages,
	/** The settings of the desktop shell on this machine. */
	shellSettings: {
		path: "/shell-settings",
		title: desktopAppSettings,
		feature: null,
		isShellOnly: true,
		isFoundByName: true
	}
};
var pagesById = pageEntries;
var isPageId = (id) => Object.hasOwn(pagesById, id);
var pageOf$1 = (id) => ({
	...pagesById[id],
	id
});
var pages = Object.keys(pagesById).filter(isPageId).map(pageOf$1);
new Map(pages.map((page) => [page.path.toLowerCase(), page]));
// shared/paths.ts
/** The paths of all pages by name. All links and redirects use them. */
function pathsOf(entries) {
	return Object.fromEntries(Object.entries(entries).map(([id, { path }]) => [id, path]));
}
var paths = {
	...openPaths,
	...pathsOf(pageEntries)
};
// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
	const ratio = val / step;
	const roundedRatio = Math.round(ratio);
	const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
	if (Math.abs(ratio - roundedRatio) < tolerance) return 0;
	return ratio - roundedRatio;
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
/**
* Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
*
* Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
*/
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			const value = getter();
			assignProp(this, key, value);
			return value;
		},
		enumerable: true,
		configurable: true
	});
}
function putProp(target, key, value) {
	if (key in target) assignProp(target, key, value);
	else target[key] = value;
}
/**
* Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
*
* A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
*/
function mirrorShape(target, source, keys, wrap) {
	const raw = sourceShape(source);
	for (const key of keys) {
		const desc = Object.getOwnPropertyDescriptor(raw, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => {
			const value = source._zod.def.shape[key];
			return wrap ? wrap(value, key) : value;
		});
		else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
	}
}
function mirrorProps(target, source) {
	for (const key of Reflect.ownKeys(source)) {
		const desc = Object.getOwnPropertyDescriptor(source, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => source[key]);
		else putProp(target, key, desc.value);
	}
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
var captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
function isPlainObject(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
var propertyKeyTypes = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
var NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
function maskedKeys(schema, mask) {
	const raw = sourceShape(schema);
	const keys = [];
	for (const key of Reflect.ownKeys(mask)) {
		if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw new Error(`Unrecognized key: "${String(key)}"`);
		if (mask[key]) keys.push(key);
	}
	return keys;
}
function extend$1(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to extend: expected a plain object");
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) {
		const existingShape = sourceShape(schema);
		for (const key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function partial$1(Class, schema, mask, name = "partial") {
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
		type: "optional",
		innerType: value
	})));
	return clone(schema, mergeDefs(schema._zod.def, {
		shape: newShape,
		checks: []
	}));
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
var highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
/**
* Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
*
* Call this from a `proto` initializer, which runs once per prototype — never per instance.
*/
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
var installing;
var broke = false;
var breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
/**
* Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
* constructor, computed from the internals object itself and cached there on
* first read. One accessor per constructor rather than one per instance.
*/
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
/**
* Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
* data property. One accessor per constructor rather than one per instance, because an own accessor
* puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
*/
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
// node_modules/zod/v4/core/core.js
var _a;
var _zodDesc = {
	value: void 0,
	enumerable: false
};
var _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
/* @__NO_SIDE_EFFECTS__ */
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
};
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
var globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
var _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
var _issuesDesc = {
	value: void 0,
	enumerable: false
};
var _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
var initializer = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
var $ZodRealError = /* @__PURE__ */ $constructor("$ZodError", initializer, void 0, { Parent: Error });
// node_modules/zod/v4/core/parse.js
var _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
var parse = /* @__PURE__*/ _parse($ZodRealError);
var _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
var parseAsync = /* @__PURE__*/ _parseAsync($ZodRealError);
var _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
var safeParse = /* @__PURE__*/ _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
var _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
var safeParseAsync = /* @__PURE__*/ _safeParseAsync($ZodRealError);
// node_modules/zod/v4/core/regexes.js
/** Returns a regex for validating an RFC 9562/4122 UUID.
*
* @param version Optionally specify a version 1-8. If no version is specified, all versions are supported. */
var uuid$1 = (version) => {
	if (!version) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
	return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
var httpProtocol = /^https?$/;
var dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
* esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
* will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function anchor(source) {
	return new RegExp(`^${source}$`);
}
var date$1 = /*@__PURE__*/ anchor(dateSource);
function timeSource(args) {
	const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function datetime$1(args) {
	const opts = ["Z"];
	if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	const qualified = `${timeSource({
		precision: args.precision,
		seconds: true
	})}(?:${opts.join("|")})`;
	const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
	return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
var anyString = /^[\s\S]{0,}$/;
var number$2 = /^-?\d+(?:\.\d+)?$/;
var boolean$1 = /^(?:true|false)$/i;
var _null$2 = /^null$/i;
var _undefined$2 = /^undefined$/i;
// node_modules/zod/v4/core/checks.js
var $ZodCheck = /*@__PURE__*/ $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
var _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish(val) && val.length !== void 0;
};
var numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
var $ZodCheckLessThan = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckGreaterThan = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckMultipleOf = /*@__PURE__*/ $constructor("$ZodCheckMultipleOf", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		if (typeof payload.value !== typeof def.value) throw new Error("Cannot mix number and bigint in multiple_of check.");
		if (typeof payload.value === "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : floatSafeRemainder(payload.value, def.value) === 0) return;
		payload.issues.push({
			origin: typeof payload.value,
			code: "not_multiple_of",
			divisor: def.value,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckNumberFormat = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckMaxLength = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckMinLength = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckStringFormat = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
var $ZodCheckRegex = /*@__PURE__*/ $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckStartsWith = /*@__PURE__*/ $constructor("$ZodCheckStartsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.startsWith(def.prefix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "starts_with",
			prefix: def.prefix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckOverwrite = /*@__PURE__*/ $constructor("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});
// node_modules/zod/v4/core/versions.js
var version = {
	major: 4,
	minor: 6,
	patch: 7
};
// node_modules/zod/v4/core/schemas.js
var $ZodType = /*@__PURE__*/ $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
var toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
var $ZodString = /*@__PURE__*/ $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
var $ZodStringFormat = /*@__PURE__*/ $constructor("$ZodStringFormat", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	$ZodString.init(inst, def);
});
var $ZodUUID = /*@__PURE__*/ $constructor("$ZodUUID", (inst, def) => {
	if (def.version) {
		const v = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[def.version];
		if (v === void 0) throw new Error(`Invalid UUID version: "${def.version}"`);
		def.pattern ?? (def.pattern = uuid$1(v));
	} else def.pattern ?? (def.pattern = uuid$1());
	$ZodStringFormat.init(inst, def);
});
function canParseURL(input) {
	try {
		if (typeof URL !== "undefined" && typeof URL.canParse === "function") return URL.canParse(input);
		new URL(input);
		return true;
	} catch {
		return false;
	}
}
function validateURL(trimmed, def) {
	if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
	return parseURLObject(trimmed, def);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function parseURLObject(trimmed, def) {
	if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return 1;
	try {
		if (typeof URL !== "undefined") {
			const URLStatic = URL;
			if (typeof URLStatic.parse === "function") return URLStatic.parse(trimmed) ?? 2;
		}
		return new URL(trimmed);
	} catch {
		return 2;
	}
}
var asciiTabOrNewline = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function stripTabAndNewline(value) {
	return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
	hostname.lastIndex = 0;
	return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
	protocol.lastIndex = 0;
	return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
var $ZodURL = /*@__PURE__*/ $constructor("$ZodURL", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		try {
			const trimmed = payload.value.trim();
			const url = validateURL(trimmed, def);
			if (url === 1) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === 2) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === true) {
				payload.value = stripTabAndNewline(trimmed);
				return;
			}
			if (def.hostname && !urlHostnameOk(url, def.hostname)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: def.hostname.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			if (def.protocol && !urlProtocolOk(url, def.protocol)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: def.protocol.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
			return;
		} catch (_) {
			payload.issues.push({
				code: "invalid_format",
				format: "url",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		}
	};
});
var $ZodISODateTime = /*@__PURE__*/ $constructor("$ZodISODateTime", (inst, def) => {
	def.pattern ?? (def.pattern = datetime$1(def));
	$ZodStringFormat.init(inst, def);
});
var $ZodISODate = /*@__PURE__*/ $constructor("$ZodISODate", (inst, def) => {
	def.pattern ?? (def.pattern = date$1);
	$ZodStringFormat.init(inst, def);
});
var $ZodNumber = /*@__PURE__*/ $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$2;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
var $ZodNumberFormat = /*@__PURE__*/ $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
var $ZodBoolean = /*@__PURE__*/ $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
var $ZodUndefined = /*@__PURE__*/ $constructor("$ZodUndefined", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = _undefined$2;
	inst._zod.values = /* @__PURE__ */ new Set([void 0]);
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (typeof input === "undefined") return payload;
		payload.issues.push({
			expected: "undefined",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
var $ZodNull = /*@__PURE__*/ $constructor("$ZodNull", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = _null$2;
	inst._zod.values = /* @__PURE__ */ new Set([null]);
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (input === null) return payload;
		payload.issues.push({
			expected: "null",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
var $ZodUnknown = /*@__PURE__*/ $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
var $ZodNever = /*@__PURE__*/ $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
var arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
var $ZodArray = /*@__PURE__*/ $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
var NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
var $ZodObject = /*@__PURE__*/ $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, /* @__PURE__ */ new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
var $ZodUnion = /*@__PURE__*/ $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
function discriminatorMap(def) {
	const map = /* @__PURE__ */ new Map();
	for (const option of def.options) {
		const values = option._zod.propValues?.[def.discriminator];
		if (!values || values.size === 0) throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
		for (const value of values) if (map.has(value)) {
			if (value !== void 0) throw new Error(`Duplicate discriminator value "${String(value)}"`);
			map.set(value, null);
		} else map.set(value, option);
	}
	return map;
}
var $ZodDiscriminatedUnion = /*@__PURE__*/ $constructor("$ZodDiscriminatedUnion", (inst, def) => {
	def.inclusive = false;
	$ZodUnion.init(inst, def);
	const _super = inst._zod.parse;
	defineLazyInternal(inst, "propValues", (zod) => {
		const propValues = {};
		let undefinedCount = 0;
		for (const option of zod.def.options) {
			const pv = option._zod.propValues;
			if (!pv || Object.keys(pv).length === 0) throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
			if (pv[zod.def.discriminator]?.has(void 0)) undefinedCount++;
			for (const [k, v] of Object.entries(pv)) {
				if (!Object.prototype.hasOwnProperty.call(propValues, k)) assignProp(propValues, k, /* @__PURE__ */ new Set());
				for (const val of v) propValues[k].add(val);
			}
		}
		if (!zod.def.unionFallback && undefinedCount > 1) propValues[zod.def.discriminator]?.delete(void 0);
		return propValues;
	});
	def.options.forEach((option, i) => {
		const propShape = rawShape(option._zod.def);
		if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw new Error(`Invalid discriminated union option at index "${i}"`);
	});
	const disc = cached(() => discriminatorMap(def));
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isObject(input)) {
			payload.issues.push({
				code: "invalid_type",
				expected: "object",
				input,
				inst
			});
			return payload;
		}
		const value = input?.[def.discriminator];
		const opt = disc.value.get(value);
		if (opt && (value !== void 0 || ctx.direction !== "backward")) return opt._zod.run(payload, ctx);
		if (def.unionFallback || ctx.direction === "backward") return _super(payload, ctx);
		payload.issues.push({
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: def.discriminator,
			options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
			input,
			path: [def.discriminator],
			inst
		});
		return payload;
	};
});
var $ZodRecord = /*@__PURE__*/ $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = /* @__PURE__ */ new Set();
			for (const key of values) if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
				recordKeys.add(typeof key === "number" ? key.toString() : key);
				if (key === "__proto__") continue;
				const keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (keyResult.issues.length) {
					payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			let unrecognized;
			for (const key in input) if (!recordKeys.has(key)) {
				if (def.mode === "loose") {
					if (key === "__proto__") continue;
					payload.value[key] = input[key];
				} else {
					unrecognized = unrecognized ?? [];
					unrecognized.push(key);
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		} else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__") continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
				let keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (typeof key === "string" && number$2.test(key) && keyResult.issues.length) {
					const retryResult = def.keyType._zod.run({
						value: Number(key),
						issues: []
					}, ctx);
					if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
					if (retryResult.issues.length === 0) keyResult = retryResult;
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") payload.value[key] = input[key];
					else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					} else payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
});
var $ZodEnum = /*@__PURE__*/ $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
var $ZodLiteral = /*@__PURE__*/ $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
var $ZodTransform = /*@__PURE__*/ $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		const _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
			payload.value = output;
			return payload;
		});
		if (_out instanceof Promise) throw new $ZodAsyncError();
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
var $ZodOptional = /*@__PURE__*/ $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
var $ZodNullable = /*@__PURE__*/ $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
var $ZodDefault = /*@__PURE__*/ $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) {
			payload.value = def.defaultValue;
			/**
			* $ZodDefault returns the default value immediately in forward direction.
			* It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === void 0) payload.value = def.defaultValue;
	return payload;
}
var $ZodPipe = /*@__PURE__*/ $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
var $ZodCodec = /*@__PURE__*/ $constructor("$ZodCodec", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if ((ctx.direction || "forward") === "forward") {
			const left = def.in._zod.run(payload, ctx);
			if (left instanceof Promise) return left.then((left) => handleCodecAResult(left, def, ctx));
			return handleCodecAResult(left, def, ctx);
		} else {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handleCodecAResult(right, def, ctx));
			return handleCodecAResult(right, def, ctx);
		}
	};
});
function handleCodecAResult(result, def, ctx) {
	if (result.issues.length) {
		result.aborted = true;
		return result;
	}
	if ((ctx.direction || "forward") === "forward") {
		const transformed = def.transform(result.value, result);
		if (transformed instanceof Promise) return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
		return handleCodecTxResult(result, transformed, def.out, ctx);
	} else {
		const transformed = def.reverseTransform(result.value, result);
		if (transformed instanceof Promise) return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
		return handleCodecTxResult(result, transformed, def.in, ctx);
	}
}
function handleCodecTxResult(left, value, nextSchema, ctx) {
	if (left.issues.length) {
		left.aborted = true;
		return left;
	}
	return nextSchema._zod.run({
		value,
		issues: left.issues
	}, ctx);
}
var $ZodCustom = /*@__PURE__*/ $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}
// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
	return new Class({
		type: "string",
		format: "url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
	return new Class({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: false,
		local: false,
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
	return new Class({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _coercedNumber(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		coerce: true,
		checks: [],
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _undefined$1(Class, params) {
	return new Class({
		type: "undefined",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _null$1(Class, params) {
	return new Class({
		type: "null",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
	return new $ZodCheckMultipleOf({
		check: "multiple_of",
		...normalizeParams(params),
		value
	});
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
	return new $ZodCheckStartsWith({
		check: "string_format",
		format: "starts_with",
		...normalizeParams(params),
		prefix
	});
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx
	});
}
// @__NO_SIDE_EFFECTS__
function _trim() {
	return /* @__PURE__ */ _overwrite((input) => input.trim());
}
// @__NO_SIDE_EFFECTS__
function _custom(Class, fn, _params) {
	const norm = normalizeParams(_params);
	norm.abort ?? (norm.abort = true);
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...norm
	});
}
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
	const ch = /* @__PURE__ */ _check((payload) => {
		payload.addIssue = (issue$1) => {
			if (typeof issue$1 === "string") payload.issues.push(issue(issue$1, payload.value, ch._zod.def));
			else {
				const _issue = issue$1;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = ch);
				_issue.continue ?? (_issue.continue = !ch._zod.def.abort);
				payload.issues.push(issue(_issue));
			}
		};
		return fn(payload.value, payload);
	}, params);
	return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
	const ch = new $ZodCheck({
		check: "custom",
		...normalizeParams(params)
	});
	ch._zod.check = fn;
	return ch;
}
// node_modules/zod/v4/mini/schemas.js
var ZodMiniType = /*@__PURE__*/ $constructor("ZodMiniType", (inst, def) => {
	if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
}, {
	get with() {
		return this.check;
	},
	set with(value) {
		own(this, "with", value);
	},
	parse(data, params) {
		return parse(this, data, params, { callee: this.parse });
	},
	parseAsync(data, params) {
		return parseAsync(this, data, params, { callee: this.parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	check(...checks) {
		const def = this.def;
		return this.clone({
			...def,
			checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch === "function" ? { _zod: {
				check: ch,
				def: { check: "custom" },
				onattach: []
			} } : ch)]
		}, { parent: true });
	},
	clone(_def, params) {
		return clone(this, _def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	}
});
var ZodMiniString = /*@__PURE__*/ $constructor("ZodMiniString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function string(params) {
	return /* @__PURE__ */ _string(ZodMiniString, params);
}
var ZodMiniStringFormat = /*@__PURE__*/ $constructor("ZodMiniStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	ZodMiniString.init(inst, def);
});
var ZodMiniUUID = /*@__PURE__*/ $constructor("ZodMiniUUID", (inst, def) => {
	$ZodUUID.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function uuid(params) {
	return /* @__PURE__ */ _uuid(ZodMiniUUID, params);
}
var ZodMiniURL = /*@__PURE__*/ $constructor("ZodMiniURL", (inst, def) => {
	$ZodURL.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function url(params) {
	return /* @__PURE__ */ _url(ZodMiniURL, params);
}
var ZodMiniNumber = /*@__PURE__*/ $constructor("ZodMiniNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function number$1(params) {
	return /* @__PURE__ */ _number(ZodMiniNumber, params);
}
var ZodMiniNumberFormat = /*@__PURE__*/ $constructor("ZodMiniNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodMiniNumber.init(inst, def);
});
function int(params) {
	return /* @__PURE__ */ _int(ZodMiniNumberFormat, params);
}
var ZodMiniBoolean = /*@__PURE__*/ $constructor("ZodMiniBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function boolean(params) {
	return /* @__PURE__ */ _boolean(ZodMiniBoolean, params);
}
var ZodMiniUndefined = /*@__PURE__*/ $constructor("ZodMiniUndefined", (inst, def) => {
	$ZodUndefined.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _undefined(params) {
	return /* @__PURE__ */ _undefined$1(ZodMiniUndefined, params);
}
var ZodMiniNull = /*@__PURE__*/ $constructor("ZodMiniNull", (inst, def) => {
	$ZodNull.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _null(params) {
	return /* @__PURE__ */ _null$1(ZodMiniNull, params);
}
var ZodMiniUnknown = /*@__PURE__*/ $constructor("ZodMiniUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function unknown() {
	return /* @__PURE__ */ _unknown(ZodMiniUnknown);
}
var ZodMiniNever = /*@__PURE__*/ $constructor("ZodMiniNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function never(params) {
	return /* @__PURE__ */ _never(ZodMiniNever, params);
}
var ZodMiniArray = /*@__PURE__*/ $constructor("ZodMiniArray", (inst, def) => {
	$ZodArray.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array(element, params) {
	return new ZodMiniArray({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
var ZodMiniObject = /*@__PURE__*/ $constructor("ZodMiniObject", (inst, def) => {
	$ZodObject.init(inst, def);
	ZodMiniType.init(inst, def);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
// @__NO_SIDE_EFFECTS__
function object(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function strictObject(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: /* @__PURE__ */ never(),
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function looseObject(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: /* @__PURE__ */ unknown(),
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function extend(schema, shape) {
	return extend$1(schema, shape);
}
// @__NO_SIDE_EFFECTS__
function partial(schema, mask) {
	const def = schema._zod.def;
	if (def.type !== "tuple") return partial$1(ZodMiniOptional, schema, mask);
	if (def.checks?.length) throw new Error(".partial() cannot be used on tuple schemas containing refinements");
	return clone(schema, {
		...def,
		items: def.items.map((item) => new ZodMiniOptional({
			type: "optional",
			innerType: item
		}))
	});
}
var ZodMiniUnion = /*@__PURE__*/ $constructor("ZodMiniUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function union(options, params) {
	return new ZodMiniUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
var ZodMiniDiscriminatedUnion = /*@__PURE__*/ $constructor("ZodMiniDiscriminatedUnion", (inst, def) => {
	$ZodDiscriminatedUnion.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function discriminatedUnion(discriminator, options, params) {
	return new ZodMiniDiscriminatedUnion({
		type: "union",
		options,
		discriminator,
		...normalizeParams(params)
	});
}
var ZodMiniRecord = /*@__PURE__*/ $constructor("ZodMiniRecord", (inst, def) => {
	$ZodRecord.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function record(keyType, valueType, params) {
	if (!valueType || !valueType._zod) return new ZodMiniRecord({
		type: "record",
		keyType: /* @__PURE__ */ string(),
		valueType: keyType,
		...normalizeParams(valueType)
	});
	return new ZodMiniRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params)
	});
}
var ZodMiniEnum = /*@__PURE__*/ $constructor("ZodMiniEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodMiniType.init(inst, def);
	inst.options = [...inst._zod.values];
});
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
	return new ZodMiniEnum({
		type: "enum",
		entries: Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values,
		...normalizeParams(params)
	});
}
var ZodMiniLiteral = /*@__PURE__*/ $constructor("ZodMiniLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function literal(value, params) {
	return new ZodMiniLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
var ZodMiniTransform = /*@__PURE__*/ $constructor("ZodMiniTransform", (inst, def) => {
	$ZodTransform.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function transform(fn) {
	return new ZodMiniTransform({
		type: "transform",
		transform: fn
	});
}
var ZodMiniOptional = /*@__PURE__*/ $constructor("ZodMiniOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function optional(innerType) {
	return new ZodMiniOptional({
		type: "optional",
		innerType
	});
}
var ZodMiniNullable = /*@__PURE__*/ $constructor("ZodMiniNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nullable(innerType) {
	return new ZodMiniNullable({
		type: "nullable",
		innerType
	});
}
var ZodMiniDefault = /*@__PURE__*/ $constructor("ZodMiniDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _default(innerType, defaultValue) {
	return new ZodMiniDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
var ZodMiniPipe = /*@__PURE__*/ $constructor("ZodMiniPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function pipe(in_, out) {
	return new ZodMiniPipe({
		type: "pipe",
		in: in_,
		out
	});
}
var ZodMiniCodec = /*@__PURE__*/ $constructor("ZodMiniCodec", (inst, def) => {
	ZodMiniPipe.init(inst, def);
	$ZodCodec.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function codec(in_, out, params) {
	return new ZodMiniCodec({
		type: "pipe",
		in: in_,
		out,
		transform: params.decode,
		reverseTransform: params.encode
	});
}
var ZodMiniCustom = /*@__PURE__*/ $constructor("ZodMiniCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function custom(fn, _params) {
	return /* @__PURE__ */ _custom(ZodMiniCustom, fn ?? (() => true), _params);
}
// @__NO_SIDE_EFFECTS__
function refine(fn, _params = {}) {
	return /* @__PURE__ */ _refine(ZodMiniCustom, fn, _params);
}
// @__NO_SIDE_EFFECTS__
function superRefine(fn, params) {
	return /* @__PURE__ */ _superRefine(fn, params);
}
// node_modules/zod/v4/mini/iso.js
var ZodMiniISODateTime = /*@__PURE__*/ $constructor("ZodMiniISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
	return /* @__PURE__ */ _isoDateTime(ZodMiniISODateTime, params);
}
var ZodMiniISODate = /*@__PURE__*/ $constructor("ZodMiniISODate", (inst, def) => {
	$ZodISODate.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function date(params) {
	return /* @__PURE__ */ _isoDate(ZodMiniISODate, params);
}
// node_modules/zod/v4/mini/coerce.js
// @__NO_SIDE_EFFECTS__
function number(params) {
	return /* @__PURE__ */ _coercedNumber(ZodMiniNumber, params);
}
// shared/texts/http.ts
var unknownCursor = "Unknown cursor";
var invalidId = "Enter a valid ID";
var invalidDate = "Enter a valid date";
var invalidYear = "Enter a year from 2000 to 2199";
var invalidAddress = "Enter a valid address";
var invalidAmount = "Enter an amount in dollars with at most two decimals";
var invalidFolder = "Enter a valid folder";
var invalidFile = "Enter a valid file";
var daysOrStatus$1 = "Enter a number of days or a status";
var emailOrPhone = "Enter either an email address or a phone number";
var accountOrContact = "Enter an account number, an email address or a mobile number";
var accountOrEmail = "Enter the account or its email address";
var contactRequired = "Contact is required";
var channelsIncomplete = "Enter a category and its channels";
var quietHoursIncomplete = "Enter a start and an end";
var repeatedChannel = "Enter each channel only once";
var tooManyAccounts = (max) => `Enter at most ${max} accounts`;
// shared/format/dates.ts
/** Defines dates. Days without a time are `YYYY-MM-DD`, and moments are ISO 8601 in UTC. */
/** PostgreSQL has no year 0. Lookups share statements, so one invalid day would fail all of them. */
var Day = (/* @__PURE__ */ date()).check(/* @__PURE__ */ refine((day) => !day.startsWith("0000"), { error: invalidDate }));
var Moment = /* @__PURE__ */ datetime();
new Intl.DateTimeFormat("en-US", {
	dateStyle: "long",
	timeZone: "UTC"
});
// shared/billing/money.ts
var twoDecimals = new Intl.NumberFormat("en-US", {
	style: "currency",
	currency: "USD"
});
/** 4999 becomes "$49.99". */
var formatCents = (cents) => twoDecimals.format(cents / 100);
var PaymentType = /* @__PURE__ */ _enum([
	"CC",
	"DC",
	"DD",
	"AP",
	"GP",
	"PAYPAL_ACCOUNT",
	"VENMO"
]);
// shared/desktop/codes.ts
/** Defines the reasons that the shell can give. */
/** The system's keychain can't store the session for this reason. */
var SecretReason = /* @__PURE__ */ _enum([
	"no-session-bus",
	"no-daemon",
	"locked",
	"too-large",
	"timed-out",
	"not-loadable",
	"unknown"
]);
/** The shell didn't do what the page requested for this reason. */
var ErrorCode = /* @__PURE__ */ _enum([
	"not-allowed",
	"bad-input",
	"not-found",
	"offline",
	"not-signed-in",
	"refused",
	"disk-full",
	"not-writable",
	"incomplete",
	"wrong-content",
	"internal"
]);
/** Tells whether a notification was shown. */
var NotificationOutcome = /* @__PURE__ */ _enum([
	"shown",
	"turned-off",
	"unsigned",
	"refused",
	"unsupported"
]);
// shared/desktop/settings.ts
/** Defines the settings of the shell on the user's machine. They contain no secrets. */
var Hour = int().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(23));
var zoomRange = {
	min: .5,
	most: 3
};
/** Browsers use the same steps. */
var zoomSteps = [
	.5,
	.67,
	.75,
	.8,
	.9,
	1,
	1.1,
	1.25,
	1.5,
	1.75,
	2,
	2.5,
	3
];
var fields = {
	/** Selects which messages of the queue cause a notification. */
	notifications: /* @__PURE__ */ _enum([
		"off",
		"mine",
		"all"
	]),
	/** Whether a notification contains the customer's name and the subject. */
	notificationsTell: /* @__PURE__ */ boolean(),
	/** No notifications are shown between these hours. Equal hours turn this off. */
	quietFrom: Hour,
	quietUntil: Hour,
	zoom: (/* @__PURE__ */ number$1()).check(/* @__PURE__ */ _gte(zoomRange.min), /* @__PURE__ */ _lte(zoomRange.most)),
	spellCheck: /* @__PURE__ */ boolean(),
	/** The tray icon stays while the window is closed, so that notifications continue. */
	tray: /* @__PURE__ */ boolean(),
	/**
	* Users can turn off hardware acceleration if their graphics driver keeps crashing. It applies from the next start.
	*/
	hardwareAcceleration: /* @__PURE__ */ boolean()
};
var ShellSettings = /* @__PURE__ */ object(fields);
var ShellSettingsPatch = /* @__PURE__ */ partial(/* @__PURE__ */ strictObject(fields));
var defaultShellSettings = {
	notifications: "mine",
	notificationsTell: false,
	quietFrom: 0,
	quietUntil: 0,
	zoom: 1,
	spellCheck: true,
	tray: false,
	hardwareAcceleration: true
};
// shared/desktop/ipc.ts
/** Defines every message between the page and the shell's main process. */
/** Identifies something that the main process stores. It has no meaning elsewhere. */
var Handle = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(/^[\w-]{1,64}$/));
var noInput = /* @__PURE__ */ _undefined();
var noOutput = /* @__PURE__ */ _null();
/** Every text has a maximum length, so that neither the page nor a server can send endless data. */
var text = (maxLength) => (/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(maxLength));
var ShortMoment = Moment.check(/* @__PURE__ */ _maxLength(40));
/** This is a file name without a folder. The main process makes it safe for the operating system. */
var FileName$1 = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(200));
var maxSaveBytes = 67108864;
var Bytes = /* @__PURE__ */ custom((value) => value instanceof Uint8Array && value.byteLength <= maxSaveBytes);
var maxTexts = 20;
var Texts = (/* @__PURE__ */ record(text(60), text(500))).check(/* @__PURE__ */ refine((texts) => Object.keys(texts).length <= maxTexts, { error: "has too many parts" }));
/** This is the name on disk. No operating system allows a longer one. */
var SavedName = text(1e3);
/**
* Tells where the session is stored for the next start. `memory` only lasts until the shell closes, for the given
* reason.
*/
var SecretsStatus = /* @__PURE__ */ object({
	backend: /* @__PURE__ */ _enum(["keychain", "memory"]),
	reason: /* @__PURE__ */ nullable(SecretReason)
});
/** The provider wrote this URL query, so its length is limited. */
var Postback = /* @__PURE__ */ object({
	Token: /* @__PURE__ */ optional(text(500)),
	Message: /* @__PURE__ */ optional(text(500))
});
var PaymentResult = /* @__PURE__ */ discriminatedUnion("status", [
	/* @__PURE__ */ object({
		status: /* @__PURE__ */ literal("returned"),
		message: Postback
	}),
	/* @__PURE__ */ object({ status: /* @__PURE__ */ literal("cancelled") }),
	/* @__PURE__ */ object({ status: /* @__PURE__ */ literal("timedOut") }),
	/* @__PURE__ */ object({ status: /* @__PURE__ */ literal("blocked") }),
	/* @__PURE__ */ object({
		status: /* @__PURE__ */ literal("failed"),
		reason: /* @__PURE__ */ _enum([
			"offline",
			"refused",
			"crashed"
		])
	})
]);
var SaveResult = /* @__PURE__ */ discriminatedUnion("status", [
	/* @__PURE__ */ object({
		status: /* @__PURE__ */ literal("saved"),
		saveId: Handle,
		fileName: SavedName
	}),
	/* @__PURE__ */ object({ status: /* @__PURE__ */ literal("cancelled") }),
	/* @__PURE__ */ object({
		status: /* @__PURE__ */ literal("failed"),
		reason: ErrorCode,
		message: text(500)
	})
]);
var AppInfo = /* @__PURE__ */ object({
	version: text(60),
	environment: text(60),
	portalOrigin: text(300),
	system: text(200),
	/** An administrator or the system may not let the user change these settings. */
	allows: /* @__PURE__ */ object({
		staySignedIn: /* @__PURE__ */ boolean(),
		tellInNotifications: /* @__PURE__ */ boolean(),
		spellCheck: /* @__PURE__ */ boolean()
	})
});
var UpdateStatus = /* @__PURE__ */ object({
	state: /* @__PURE__ */ _enum([
		"off",
		"current",
		"available",
		"unknown"
	]),
	version: /* @__PURE__ */ nullable(text(60)),
	checkedAt: /* @__PURE__ */ nullable(ShortMoment)
});
var invokeContract = {
	/** Stores the session of a sign-in, in the keychain if the user wants to stay signed in. */
	"session:keep": {
		in: /* @__PURE__ */ strictObject({
			handle: Handle,
			keepSignedIn: /* @__PURE__ */ boolean()
		}),
		out: SecretsStatus
	},
	/** Deletes the session from memory and from the keychain. */
	"session:forget": {
		in: /* @__PURE__ */ strictObject({ handle: Handle }),
		out: noOutput
	},
	/** The user is active. */
	"session:touch": {
		in: noInput,
		out: noOutput
	},
	"secrets:status": {
		in: noInput,
		out: SecretsStatus
	},
	/** Retries the keychain after the user unlocked or repaired it, and then stores the waiting session there. */
	"secrets:retry": {
		in: noInput,
		out: SecretsStatus
	},
	/**
	* Cancels the request of the page with this id. The result is false if the server has answered: its effects remain.
	*/
	"call:cancel": {
		in: /* @__PURE__ */ strictObject({ requestId: Handle }),
		out: /* @__PURE__ */ boolean()
	},
	/** Asks the server for a page of the payment provider and shows it in a separate window. */
	"payment:start": {
		in: /* @__PURE__ */ strictObject({
			handle: Handle,
			accountNumber: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(64)),
			category: PaymentType,
			/** A legacy account registers a method before it has a user, and a registration token authorizes it. */
			isLegacy: /* @__PURE__ */ boolean()
		}),
		out: PaymentResult
	},
	"payment:cancel": {
		in: noInput,
		out: noOutput
	},
	/** Saves the file of an endpoint. `call` is the endpoint's path in the contract. */
	"save:call": {
		in: /* @__PURE__ */ strictObject({
			saveId: Handle,
			handle: Handle,
			call: text(200),
			params: /* @__PURE__ */ optional(Texts),
			query: /* @__PURE__ */ optional(Texts),
			/** The body is JSON. The contract defines what it can contain. */
			body: /* @__PURE__ */ optional(text(2e5)),
			name: FileName$1
		}),
		out: SaveResult
	},
	/** Saves data that the page created, such as a list as CSV. */
	"save:bytes": {
		in: /* @__PURE__ */ strictObject({
			saveId: Handle,
			name: FileName$1,
			bytes: Bytes
		}),
		out: SaveResult
	},
	"save:cancel": {
		in: /* @__PURE__ */ strictObject({ saveId: Handle }),
		out: noOutput
	},
	"save:reveal": {
		in: /* @__PURE__ */ strictObject({ saveId: Handle }),
		out: /* @__PURE__ */ boolean()
	},
	"save:open": {
		in: /* @__PURE__ */ strictObject({ saveId: Handle }),
		out: /* @__PURE__ */ boolean()
	},
	"print:page": {
		in: noInput,
		out: /* @__PURE__ */ _enum([
			"printed",
			"cancelled",
			"failed"
		])
	},
	/** Saves the print view of the page as a PDF. */
	"print:pdf": {
		in: noInput,
		out: SaveResult
	},
	"external:open": {
		in: /* @__PURE__ */ strictObject({ url: text(2048) }),
		out: /* @__PURE__ */ boolean()
	},
	"settings:get": {
		in: noInput,
		out: ShellSettings
	},
	"settings:set": {
		in: ShellSettingsPatch,
		out: ShellSettings
	},
	"app:info": {
		in: noInput,
		out: AppInfo
	},
	"update:status": {
		in: noInput,
		out: UpdateStatus
	},
	"update:check": {
		in: noInput,
		out: UpdateStatus
	},
	/** Collects versions, statuses and the last lines of the log for support, without personal data. */
	"diagnostics:save": {
		in: noInput,
		out: SaveResult
	},
	"diagnostics:copy": {
		in: noInput,
		out: noOutput
	},
	/**
	* A user is signed in and the page is subscribed, so the shell may navigate it and notify about the queue. The id is
	* null after signing out.
	*/
	"page:ready": {
		in: /* @__PURE__ */ strictObject({ userId: /* @__PURE__ */ nullable(/* @__PURE__ */ uuid()) }),
		out: noOutput
	},
	/** Whether the page has unsaved changes, so that the shell asks before it closes or reloads. */
	"page:unsaved": {
		in: /* @__PURE__ */ strictObject({ isUnsaved: /* @__PURE__ */ boolean() }),
		out: noOutput
	},
	/** The shell doesn't notify the user about messages that they are viewing. */
	"queue:watching": {
		in: /* @__PURE__ */ strictObject({
			caseId: /* @__PURE__ */ nullable(/* @__PURE__ */ uuid()),
			isQueueOpen: /* @__PURE__ */ boolean()
		}),
		out: noOutput
	},
	/** Shows a test notification. */
	"queue:tryNotification": {
		in: noInput,
		out: NotificationOutcome
	}
};
var eventContract = {
	"save:progress": /* @__PURE__ */ strictObject({
		saveId: Handle,
		fileName: SavedName,
		received: int(),
		total: /* @__PURE__ */ nullable(int())
	}),
	/** A notification or a link navigates the portal to this path and query. */
	navigate: /* @__PURE__ */ strictObject({ path: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _startsWith("/"), /* @__PURE__ */ _maxLength(512)) }),
	"session:idleWarning": /* @__PURE__ */ strictObject({ endsAt: ShortMoment }),
	/** The user was idle for too long. */
	"session:ended": /* @__PURE__ */ strictObject({ reason: /* @__PURE__ */ literal("idle") }),
	"secrets:changed": SecretsStatus,
	/** The shell never sends this during a payment or a save. */
	"update:changed": UpdateStatus,
	/** The page, the menu or the shell changed a setting. */
	"settings:changed": ShellSettings,
	/**
	* The user changed the zoom with the menu, the keyboard or the mouse wheel, so the page announces it to screen
	* readers.
	*/
	"zoom:changed": /* @__PURE__ */ strictObject({ percent: int() }),
	/** The page crashed and was reloaded. */
	"page:recovered": /* @__PURE__ */ strictObject({}),
	/** Whether the server is reachable changed. */
	"server:changed": /* @__PURE__ */ strictObject({ isReachable: /* @__PURE__ */ boolean() })
};
// electron/ipcRegistry.ts
/**
* Connects the page and main, and is the only connection. It checks the sender by window, main frame and origin, and
* validates inputs, outputs and events against the contract. Error texts never reach the page.
*/
/** The page gets the code and the message of this error. */
var ShellError = class extends Error {
	name = "ShellError";
	code;
	constructor(code, message) {
		super(message);
		this.code = code;
	}
};
var errorReply = (code, message) => ({
	ok: false,
	code,
	message
});
/** Registers every handler of the contract at the endpoint of one window. */
function registerHandlers(handlers, { endpoint, trustedIds, isOwnAddress, log }) {
	const isTrusted = ({ webContentsId, frame }) => trustedIds.has(webContentsId) && frame !== null && frame.isMainFrame && isOwnAddress(frame.url);
	async function handleCall(channel, sender, input) {
		if (!isTrusted(sender)) {
			log.warn("ipc.refused", {
				channel,
				url: sender.frame?.url ?? null
			});
			return errorReply("not-allowed", "This page can’t do that.");
		}
		const contract = invokeContract[channel];
		const parsed = input.length <= 1 ? safeParse(contract.in, input[0]) : null;
		if (!parsed?.success) {
			log.warn("ipc.badInput", { channel });
			return errorReply("bad-input", "We couldn’t understand this request.");
		}
		try {
			const handler = handlers[channel];
			const output = safeParse(contract.out, await handler(parsed.data));
			if (output.success) return {
				ok: true,
				value: output.data
			};
			log.error("ipc.badAnswer", { channel });
		} catch (error) {
			if (error instanceof ShellError) return errorReply(error.code, error.message);
			log.error("ipc.failed", {
				channel,
				error: String(error)
			});
		}
		return errorReply("internal", "Something went wrong in the desktop app. Try again.");
	}
	for (const channel of channels) endpoint.handle(channel, (sender, ...input) => handleCall(channel, sender, input));
	return { emit(channel, value) {
		const output = safeParse(eventContract[channel], value);
		if (output.success) endpoint.send(channel, output.data);
		else log.error("ipc.badEvent", { channel });
	} };
}
var channels = Object.keys(invokeContract);
// electron/windows/spelling.ts
/**
* Without a configured server, Chromium would download dictionaries from Google, so there is no spell check. macOS has
* its own.
*/
var canCheckSpelling = (platform, { dictionaryUrl }) => platform === "darwin" || dictionaryUrl !== void 0;
function spellingSettingsFor(platform, config, isEnabled) {
	const isOn = isEnabled && canCheckSpelling(platform, config);
	const { dictionaryUrl } = config;
	return {
		isOn,
		languages: isOn && platform !== "darwin" ? config.spellingLanguages : [],
		dictionaryUrl: platform === "darwin" || dictionaryUrl === void 0 ? null : dictionaryUrl.replace(/\/*$/, "/")
	};
}
/** Keeps the supported languages. If there are none, the spell check is off. */
function selectSupportedLanguages(spelling, availableLanguages) {
	const languages = spelling.languages.filter((language) => availableLanguages.includes(language));
	const unsupported = spelling.languages.filter((language) => !availableLanguages.includes(language));
	const isOn = spelling.isOn && (languages.length > 0 || unsupported.length === 0);
	return {
		spelling: {
			...spelling,
			isOn,
			languages
		},
		unsupported
	};
}
// electron/handlers.ts
/** Implements every IPC channel that the page can invoke. */
var runForNull = (callback) => {
	callback();
	return null;
};
/** Returns the day for file names. */
var dayOf = (now) => now.toISOString().slice(0, 10);
var createSaveGenerated = ({ machine: { clock }, saves }) => (extension, bytes) => saves.bytes({
	saveId: randomUUID(),
	name: `Care Console ${dayOf(clock.now())}.${extension}`,
	bytes
});
function savePage(deps) {
	const save = createSaveGenerated(deps);
	return async () => {
		const window = deps.window();
		if (window === null) throw new ShellError("internal", "There’s no page to save.");
		return save("pdf", await window.pdf());
	};
}
function handlersOf(deps) {
	const { machine, vault, store, saves, payments, notifier, updates, idle, settings, window } = deps;
	const { config, system } = machine;
	const saveText = createSaveGenerated(deps);
	return {
		"session:keep": async (request) => {
			const status = await vault.storeSession({
				...request,
				keepSignedIn: request.keepSignedIn && config.mayStaySignedIn
			});
			idle.check();
			if (request.keepSignedIn && status.backend === "memory") deps.notifySecrets(status);
			return status;
		},
		"session:forget": async ({ handle }) => {
			await vault.clearSession(handle);
			return runForNull(deps.onSessionCleared);
		},
		"session:touch": () => runForNull(idle.touch),
		"secrets:status": () => store.status(),
		"secrets:retry": async () => {
			const status = await vault.retry();
			deps.notifySecrets(status);
			return status;
		},
		"call:cancel": ({ requestId }) => deps.cancelCall(requestId),
		"payment:start": (input) => payments.start(input),
		"payment:cancel": () => runForNull(() => payments.cancel()),
		"save:call": (input) => saves.call(input),
		"save:bytes": (input) => saves.bytes(input),
		"save:cancel": ({ saveId }) => runForNull(() => saves.cancel(saveId)),
		"save:reveal": ({ saveId }) => saves.reveal(saveId),
		"save:open": ({ saveId }) => saves.open(saveId),
		"print:page": async () => await window()?.print() ?? "failed",
		"print:pdf": savePage(deps),
		"external:open": async ({ url }) => {
			const externalUrl = toExternalUrl(url);
			if (externalUrl === null) throw new ShellError("not-allowed", "This address can’t be opened.");
			await machine.openOutside(externalUrl);
			return true;
		},
		"settings:get": () => settings.current(),
		"settings:set": (patch) => settings.change(applyPolicy(machine, patch)),
		"app:info": () => ({
			version: machine.info.version,
			system: machine.info.system,
			environment: config.environment,
			portalOrigin: new URL(config.portalOrigin).origin,
			allows: {
				staySignedIn: config.mayStaySignedIn,
				tellInNotifications: config.mayTellInNotifications,
				spellCheck: canCheckSpelling(system.platform, config)
			}
		}),
		"update:status": () => updates.status(),
		"update:check": () => updates.check(),
		"diagnostics:save": async () => saveText("txt", new TextEncoder().encode(await deps.diagnostics())),
		"diagnostics:copy": async () => {
			await system.copyText(await deps.diagnostics());
			return null;
		},
		"page:ready": ({ userId }) => runForNull(() => deps.onPageReady(userId)),
		"page:unsaved": ({ isUnsaved }) => runForNull(() => deps.onUnsaved(isUnsaved)),
		"queue:watching": (queueView) => runForNull(() => notifier.setQueueView(queueView)),
		"queue:tryNotification": () => notifier.showTest()
	};
}
/** A setting that administrators don't allow isn't stored either. */
function applyPolicy({ config }, patch) {
	const forbidden = patch.notificationsTell === true && !config.mayTellInNotifications ? { notificationsTell: false } : {};
	return {
		...patch,
		...forbidden
	};
}
// electron/log/redact.ts
/** Removes secrets and personal data from a line before it is written. Pure. */
var replacements = [
	[/\bBearer\s+[\w.~+/=-]+/gi, "Bearer [token]"],
	[/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, "[token]"],
	[/((?:token|password|secret|authorization|cookie|otp)"?\s*[:=]\s*"?)(?!\[)[^\s",;}&]+/gi, "$1[secret]"],
	[/(\/\/)[^\s/@"]+@/g, "$1[secret]@"],
	[/((?:[A-Z]:)?[\\/]+(?:Users|home)[\\/]+)[^\\/\s"':]+/gi, "$1[person]"],
	[/[\w.!#$%&'*+/=?^`{|}~-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, "[email]"],
	[/\b(?:BA|BG|C|CH|CU|MP|PR|SA|SP|AC|CS|ST)-\d{4,}\b/g, "[account]"]
];
/** Matches digits with the separators that people put between them. */
var digitRuns = /(?<![\w.-])\+?\d(?:[ .()-]{0,2}\d){6,18}(?![\w-])/g;
/** Verifies the Luhn check digit. */
function isCardNumber(digits) {
	if (digits.length < 13 || digits.length > 19) return false;
	return Array.from(digits).toReversed().reduce((total, digit, index) => {
		const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
		return total + (value > 9 ? value - 9 : value);
	}, 0) % 10 === 0;
}
function replaceNumber(numberText) {
	const digits = numberText.replaceAll(/\D/g, "");
	if (isCardNumber(digits)) return "[card]";
	if ((digits.length === 10 || digits.length === 11) && (/[ .()+-]/.test(numberText) || digits.length === 10)) return "[phone]";
	return numberText;
}
function redact(line) {
	return replacements.reduce((text, [pattern, word]) => text.replaceAll(pattern, word), line).replaceAll(digitRuns, replaceNumber);
}
// electron/health/diagnostics.ts
function diagnosticsText(data) {
	const { secrets, update, settings } = data;
	return `${[
		`Care Console ${data.version} (${data.environment}), ${data.createdAt.toISOString()}`,
		`Portal: ${data.portalOrigin}`,
		`System: ${data.system}`,
		`Runtime: ${data.runtime}`,
		`Keychain: ${secrets.backend}${secrets.reason === null ? "" : ` (${secrets.reason})`}`,
		`Proxy: ${data.proxy}`,
		`Updates: ${update.state}${update.version === null ? "" : ` ${update.version}`}`,
		`Settings: ${Object.entries(settings).map(([name, value]) => `${name}=${value}`).join(" ")}`,
		"",
		...data.log.trimEnd().split("\n").slice(-200)
	].map(redact).join("\n")}\n`;
}
// electron/messageBox.ts
/** Returns the pressed choice. Any result that isn't a button is the safe choice. */
async function askInMessageBox(showBox, question) {
	const ids = Object.keys(question.choices);
	const safeIndex = ids.indexOf(question.safeChoice);
	return ids[await showBox({
		message: question.message,
		detail: question.detail,
		buttons: ids.map((id) => question.choices[id]),
		defaultId: safeIndex,
		cancelId: safeIndex
	})] ?? question.safeChoice;
}
// electron/health/health.ts
/** Monitors the page: reloads it after a crash, asks the user when it hangs, and repaints it when the machine wakes. */
var crashWindowMs = 6e4;
var graphicsWindowMs = 3e5;
var hangTimeoutMs = 15e3;
var hangQuestion = {
	message: "Care Console isn’t responding",
	detail: "You can wait or reload the page. If you reload, you’ll lose what you were typing.",
	choices: {
		wait: "Wait",
		reload: "Reload"
	},
	safeChoice: "wait"
};
var graphicsQuestion = {
	message: "Care Console will run without the graphics card",
	detail: "The graphics driver stopped twice. Restart Care Console to continue without it.",
	choices: {
		later: "Later",
		restart: "Restart"
	},
	safeChoice: "later"
};
function watchHealth({ clock, log, page, showBox, after, ...callbacks }) {
	let crashedAt = Number.NEGATIVE_INFINITY;
	let graphicsGoneAt = Number.NEGATIVE_INFINITY;
	let isCrashed = false;
	let isRecovering = false;
	/** Stops the timer that started when the page began to hang. It is null while the page responds. */
	let cancelHangTimer = null;
	function stopHangTimer() {
		cancelHangTimer?.();
		cancelHangTimer = null;
	}
	function reload() {
		stopHangTimer();
		isRecovering = true;
		page()?.reload();
	}
	function startHangTimer() {
		const cancel = after(hangTimeoutMs, () => void askAboutHanging(cancel));
		cancelHangTimer = cancel;
	}
	async function askAboutHanging(cancelTimer) {
		log.warn("page.hangs");
		const choice = await askInMessageBox(showBox, hangQuestion);
		if (cancelHangTimer !== cancelTimer) return;
		if (choice === "reload") reload();
		else startHangTimer();
	}
	return {
		pageGone(reason) {
			stopHangTimer();
			if (reason === "clean-exit") return;
			log.error("page.gone", { reason });
			const now = clock.now().getTime();
			const isRepeated = now - crashedAt < crashWindowMs;
			crashedAt = now;
			if (!isRepeated) return reload();
			isCrashed = true;
			page()?.showCrash();
		},
		pageUnresponsive() {
			if (cancelHangTimer === null) startHangTimer();
		},
		pageResponsive: stopHangTimer,
		graphicsGone(reason) {
			if (reason === "clean-exit") return;
			log.error("graphics.gone", { reason });
			const now = clock.now().getTime();
			const isRepeated = now - graphicsGoneAt < graphicsWindowMs;
			graphicsGoneAt = isRepeated ? Number.NEGATIVE_INFINITY : now;
			if (!isRepeated) return;
			callbacks.disableGraphicsCard();
			askInMessageBox(showBox, graphicsQuestion).then((choice) => choice === "restart" && callbacks.restart());
		},
		awake: () => page()?.repaint(),
		isCrashed: () => isCrashed,
		portalReopened() {
			isCrashed = false;
		},
		takeRecovery() {
			const wasRecovering = isRecovering;
			isRecovering = false;
			return wasRecovering;
		}
	};
}
// shared/http/limits.ts
/**
* Defines the limits of the specification, section 9, and some of our own. Times are in milliseconds unless the name
* says otherwise.
*/
var idleSignOutMs = 6e5;
/** This is one cent less than the largest amount that the provider accepts in one payment. */
var maximumPaymentCents = 9999999;
/** A remaining credit after a final bill must be above this amount (in cents) to be worth a check. */
var minRefundCredit = 1e3;
// electron/idle.ts
/**
* Signs out idle users by the wall clock, so that time during sleep counts as idle. The page watches as well, but main
* decides, because a sleeping page runs no timers.
*/
function watchIdle({ clock, isSignedIn, isPaused, onWarn, onEnd }) {
	let lastActivity = clock.now().getTime();
	let wasSignedIn = false;
	let hasWarned = false;
	function check() {
		const now = clock.now().getTime();
		const isSignedInNow = isSignedIn();
		if (isSignedInNow && !wasSignedIn) lastActivity = now;
		wasSignedIn = isSignedInNow;
		if (!isSignedInNow) {
			hasWarned = false;
			return;
		}
		if (isPaused()) {
			lastActivity = now;
			hasWarned = false;
			return;
		}
		const idleMs = now - lastActivity;
		if (idleMs >= 6e5) {
			wasSignedIn = false;
			hasWarned = false;
			onEnd();
		} else if (idleMs >= 54e4 && !hasWarned) {
			hasWarned = true;
			onWarn(new Date(lastActivity + idleSignOutMs));
		}
	}
	return {
		touch() {
			check();
			lastActivity = clock.now().getTime();
			hasWarned = false;
		},
		check
	};
}
// electron/menu/actions.ts
var infoBox = (message, detail = "") => ({
	message,
	detail,
	buttons: ["OK"],
	defaultId: 0,
	cancelId: 0
});
function updateBox({ state, version, checkedAt }) {
	switch (state) {
		case "available": return infoBox(`Version ${version} is available`, "Ask the person who manages this computer to install it.");
		case "current": return infoBox("Care Console is up to date", checkedAt === null ? "" : `Last checked ${checkedAt}.`);
		case "off": return infoBox("Care Console doesn’t check for updates on this computer", "The person who manages it installs them.");
		case "unknown": return infoBox("We don’t know whether there’s a newer version", "Try again in a moment.");
	}
}
function menuActions(options) {
	const { machine, updates, diagnostics } = options;
	const { system, log } = machine;
	const savePdf = savePage(options);
	/** Logs and reports a failure, because nothing awaits a menu action. */
	const safely = (name, action) => () => void action().catch((error) => {
		log.error("menu.failed", {
			name,
			error: String(error)
		});
		system.showBox(infoBox("That didn’t work", "Try again."));
	});
	return {
		go: options.open,
		zoom: options.zoom,
		reload: options.reload,
		print: safely("print", async () => options.window()?.print()),
		savePdf: safely("savePdf", async () => {
			const result = await savePdf();
			if (result.status === "failed") await system.showBox(infoBox("The page wasn’t saved", result.message));
		}),
		checkForUpdate: safely("checkForUpdate", async () => system.showBox(updateBox(await updates.check()))),
		copyDiagnostics: safely("copyDiagnostics", async () => {
			await system.copyText(await diagnostics());
			await system.showBox(infoBox("Details copied", "Paste them into your message."));
		})
	};
}
// electron/menu/entries.ts
var separator = { type: "separator" };
// electron/menu/appMenu.ts
/** Builds the application menu in each system's conventions. The caller passes the actions. Pure. */
var roles$1 = (...names) => names.map((role) => role === null ? separator : { role });
function buildAppMenu({ platform, name, hasDevTools, actions }) {
	const isMac = platform === "darwin";
	const settings = {
		label: "Settings…",
		accelerator: "CommandOrControl+,",
		click: () => actions.go(paths.shellSettings)
	};
	return [
		...isMac ? [buildApplicationEntry(name, settings)] : [],
		buildFileEntry(actions, isMac ? null : settings),
		{
			label: "&Edit",
			submenu: roles$1("undo", "redo", null, "cut", "copy", "paste", "pasteAndMatchStyle", "selectAll")
		},
		buildViewEntry(actions, hasDevTools),
		buildGoEntry(actions),
		{
			role: "windowMenu",
			label: "&Window",
			submenu: isMac ? roles$1("minimize", "zoom", null, "front") : roles$1("minimize", "close")
		},
		buildHelpEntry(actions, isMac)
	];
}
var buildApplicationEntry = (name, settings) => ({
	label: name,
	submenu: [
		...roles$1("about", null),
		settings,
		...roles$1(null, "services", null, "hide", "hideOthers", "unhide", null, "quit")
	]
});
var buildFileEntry = ({ print, savePdf }, settings) => ({
	label: "&File",
	submenu: [
		{
			label: "&Print…",
			accelerator: "CommandOrControl+P",
			click: print
		},
		{
			label: "Save Page as P&DF…",
			accelerator: "CommandOrControl+Shift+P",
			click: savePdf
		},
		separator,
		...settings === null ? roles$1("close") : [settings, ...roles$1(null, "quit")]
	]
});
var buildViewEntry = ({ zoom, reload }, hasDevTools) => ({
	label: "&View",
	submenu: [
		{
			label: "&Reload",
			accelerator: "CommandOrControl+R",
			click: reload
		},
		separator,
		{
			label: "Zoom &In",
			accelerator: "CommandOrControl+Plus",
			click: () => zoom("in")
		},
		...hiddenEntries(["CommandOrControl+=", "CommandOrControl+numadd"], () => zoom("in")),
		{
			label: "Zoom &Out",
			accelerator: "CommandOrControl+-",
			click: () => zoom("out")
		},
		...hiddenEntries(["CommandOrControl+numsub"], () => zoom("out")),
		{
			label: "&Actual Size",
			accelerator: "CommandOrControl+0",
			click: () => zoom("reset")
		},
		...hiddenEntries(["CommandOrControl+num0"], () => zoom("reset")),
		...roles$1(null, "togglefullscreen"),
		...hasDevTools ? roles$1(null, "toggleDevTools") : []
	]
});
/** Hidden entries still register their keyboard shortcuts. */
var hiddenEntries = (accelerators, click) => accelerators.map((accelerator) => ({
	label: accelerator,
	accelerator,
	click,
	visible: false
}));
var buildGoEntry = ({ go }) => ({
	label: "&Go",
	submenu: [
		{
			label: "Find a &Customer",
			accelerator: "CommandOrControl+Shift+F",
			click: () => go(paths.dashboard)
		},
		{
			label: "Message &Queue",
			accelerator: "CommandOrControl+Shift+M",
			click: () => go(paths.messageQueue)
		},
		{
			label: "&Home",
			accelerator: "CommandOrControl+Shift+H",
			click: () => go(paths.home)
		}
	]
});
var buildHelpEntry = ({ checkForUpdate, copyDiagnostics }, isMac) => ({
	role: "help",
	label: "&Help",
	submenu: [
		{
			label: "Check for &Updates",
			click: checkForUpdate
		},
		{
			label: "&Copy Details for Support",
			click: copyDiagnostics
		},
		...isMac ? [] : roles$1(null, "about")
	]
});
// electron/menu/contextMenu.ts
/** Builds the context menu for the element under the pointer. Password fields only offer Paste. Pure. */
var maxSuggestions = 5;
/** Returns null if there is nothing to offer. */
function buildContextMenu(target, actions) {
	if (target.formControlType === "input-password") return target.editFlags.canPaste ? [{ role: "paste" }] : null;
	const filled = [
		spellingEntries(target, actions),
		linkEntries(target, actions),
		editEntries(target)
	].filter((group) => group.length > 0);
	return filled.length === 0 ? null : filled.flatMap((group, index) => index === 0 ? group : [separator, ...group]);
}
function spellingEntries({ isEditable, misspelledWord, dictionarySuggestions }, { replaceMisspelling }) {
	if (!isEditable || misspelledWord === "") return [];
	const words = dictionarySuggestions.slice(0, maxSuggestions);
	if (words.length === 0) return [{
		label: "No suggestions",
		enabled: false,
		click: () => void 0
	}];
	return words.map((word) => ({
		label: word,
		click: () => replaceMisspelling(word)
	}));
}
/** Links within the portal aren't offered, because their URLs don't work outside of the shell. */
function linkEntries({ linkURL }, { copyText }) {
	const externalUrl = toExternalUrl(linkURL);
	if (externalUrl === null) return [];
	const { protocol, pathname } = new URL(externalUrl);
	if (protocol === "mailto:") return [{
		label: "Copy email address",
		click: () => copyText(pathname)
	}];
	if (protocol === "tel:") return [{
		label: "Copy phone number",
		click: () => copyText(pathname)
	}];
	return [{
		label: "Copy link",
		click: () => copyText(externalUrl)
	}];
}
function editEntries({ isEditable, selectionText, editFlags }) {
	if (!isEditable) return selectionText.trim() === "" ? [] : [{ role: "copy" }];
	return [...[
		["undo", editFlags.canUndo],
		["redo", editFlags.canRedo],
		["cut", editFlags.canCut],
		["copy", editFlags.canCopy],
		["paste", editFlags.canPaste]
	].filter(([, isAllowed]) => isAllowed).map(([role]) => ({ role })), { role: "selectAll" }];
}
// electron/payment/policy.ts
/** These hosts serve Apple Pay's sheet and scripts. */
var appleHosts = /(^|\.)(apple\.com|cdn-apple\.com)$/;
var postbackPath = "/payment/postback";
var maxValueLength = 500;
var isWeb = ({ protocol }) => protocol === "https:" || protocol === "http:";
/**
* Returns whether a payment can start at this URL. HTTP is only allowed if the portal uses it as well, on a developer's
* machine.
*/
function canStartAt(portalOrigin, address) {
	if (!URL.canParse(address)) return false;
	const { protocol, hostname, username, password } = new URL(address);
	if (username !== "" || password !== "") return false;
	if (protocol === "https:") return true;
	const isLocal = ["127.0.0.1", "localhost"].includes(hostname);
	return protocol === "http:" && isLocal && new URL(portalOrigin).protocol === "http:";
}
function canNavigateTo(addresses, { address, isMainFrame }) {
	if (!isMainFrame && address === "about:blank") return true;
	if (!URL.canParse(address)) return false;
	const url = new URL(address);
	if (url.username !== "" || url.password !== "") return false;
	if (!isWeb(url)) return false;
	if ([
		addresses.portalOrigin,
		new URL(addresses.startUrl).origin,
		...addresses.otherOrigins
	].includes(url.origin)) return true;
	return !isMainFrame && url.protocol === "https:" && url.port === "" && appleHosts.test(url.hostname);
}
/** Returns the provider's message from the return URL, or null before it. The message is only a claim, not a result. */
function readReturnMessage({ portalOrigin }, address) {
	if (!URL.canParse(address)) return null;
	const { origin, pathname, hash, search } = new URL(address);
	if (origin !== portalOrigin || pathname !== postbackPath) return null;
	const answer = new URLSearchParams(hash.length > 1 ? hash.slice(1) : search);
	const readPart = (name) => {
		const value = answer.get(name);
		return value === null || value === "" || value.length > maxValueLength ? {} : { [name]: value };
	};
	return {
		...readPart("Token"),
		...readPart("Message")
	};
}
// electron/payment/paymentWindow.ts
/**
* Opens the window in which a user adds a payment method at the provider, one at a time. The server names its URL, and
* each attempt ends with one of the results in the contract. The page never passes a URL, and the return URL is never
* proof of a result.
*/
var maxDurationMs = 6e5;
var isSame = (left, right) => left.handle === right.handle && left.accountNumber === right.accountNumber && left.category === right.category && left.isLegacy === right.isLegacy;
function createPayments({ host, fetchStartPage, portalOrigin, otherOrigins, log, after }) {
	let current = null;
	function startAttempt(input) {
		let resolveResult = () => void 0;
		const attempt = {
			request: input,
			result: new Promise((resolve) => resolveResult = resolve),
			window: null,
			finish(result) {
				if (current !== attempt) return;
				current = null;
				log.info("payment.ended", { status: result.status });
				resolveResult(result);
				cancelTimeout();
				attempt.window?.destroy();
			}
		};
		const cancelTimeout = after(maxDurationMs, () => attempt.finish({ status: "timedOut" }));
		fetchStartPage(input, `${portalOrigin}/payment/postback`).then((startPage) => {
			if (current !== attempt) return;
			if ("failed" in startPage) attempt.finish({
				status: "failed",
				reason: startPage.failed
			});
			else if (!canStartAt(portalOrigin, startPage.url)) attempt.finish({
				status: "failed",
				reason: "refused"
			});
			else openWindow(attempt, {
				portalOrigin,
				startUrl: startPage.url,
				otherOrigins
			});
		}).catch((error) => {
			log.error("payment.notShown", { error: String(error) });
			attempt.finish({
				status: "failed",
				reason: "crashed"
			});
		});
		return attempt;
	}
	function openWindow(attempt, addresses) {
		const { hostname } = new URL(addresses.startUrl);
		const window = host.open({
			url: addresses.startUrl,
			title: hostname,
			partition: `payment-${randomUUID()}`
		}, {
			mayNavigate(navigation) {
				if (canNavigateTo(addresses, navigation)) return true;
				log.warn("payment.blocked", { isMainFrame: navigation.isMainFrame });
				if (navigation.isMainFrame) attempt.finish({ status: "blocked" });
				return false;
			},
			onNavigated(address) {
				const message = readReturnMessage(addresses, address);
				if (message) attempt.finish({
					status: "returned",
					message
				});
			},
			onLoadFailed: () => attempt.finish({
				status: "failed",
				reason: "offline"
			}),
			onClosed: () => attempt.finish({ status: "cancelled" }),
			onCrashed: () => attempt.finish({
				status: "failed",
				reason: "crashed"
			})
		});
		if (current !== attempt) window.destroy();
		else attempt.window = window;
	}
	return {
		start(input) {
			if (current && !isSame(current.request, input)) current.finish({ status: "cancelled" });
			current?.window?.focus();
			current ??= startAttempt(input);
			return current.result;
		},
		cancel: () => current?.finish({ status: "cancelled" }),
		isOpen: () => current !== null
	};
}
// shared/fields/textFields.ts
/**
* Defines schemas for text input in the contract: trimmed, with a maximum length, and without characters that
* PostgreSQL can't store.
*/
/** PostgreSQL can't store NUL or half of a surrogate pair. Line breaks are allowed. */
var storable = /^[^\0\p{Cs}]*$/u;
/** A single line can't contain control characters either. */
var oneLine = /^[^\p{Cc}\p{Cs}]*$/u;
var limitedText = ({ name, max }, characters) => (/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _maxLength(max, {
	error: `${name} cannot be more than ${max} characters`,
	abort: true
}), /* @__PURE__ */ _regex(characters, { error: `${name} is invalid` }));
/** Accepts one line. It is empty if the user left it out. */
var Line$1 = (field) => limitedText(field, oneLine);
var RequiredLine = (field) => Line$1(field).check(/* @__PURE__ */ _minLength(1, { error: `${field.name} is required` }));
/** Accepts a required text of one or more lines. */
var Text = (field) => limitedText(field, storable).check(/* @__PURE__ */ _minLength(1, { error: `${field.name} is required` }));
/** Accepts a search term for a list. */
var SearchWords = (max = 200) => (/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _maxLength(max), /* @__PURE__ */ _regex(oneLine));
// shared/http/endpoint.ts
var endpoint = (definition) => definition;
// shared/http/ids.ts
/** Defines identifiers on the wire. */
/**
* Rejects characters that PostgreSQL can't store. Lookups share statements, so one invalid id would fail all of them.
*/
var Id = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(64), /* @__PURE__ */ _regex(oneLine, { error: invalidId }));
// shared/services/services.ts
/** Defines the services of the provider and the groups in which they are billed. */
var serviceTypes = [
	"FIBER",
	"VOIP",
	"TV",
	"GAS"
];
var ServiceType = /* @__PURE__ */ _enum(serviceTypes);
var ServiceGroup = /* @__PURE__ */ _enum(["FIBER", "GAS"]);
var creditReasonCodes = Object.keys({
	"101": "Credit Adjustment",
	"102": "Outage credit",
	"103": "Billing error",
	"104": "Missed appointment",
	"105": "Promotion not applied",
	"106": "Equipment returned",
	"107": "Goodwill",
	"108": "Late fee waived"
});
var defaultComment = "Credit Adjustment";
var runStatuses = [
	"waiting",
	"running",
	"paused",
	"finished",
	"rejected",
	"cancelled"
];
var rowStatuses = [
	"not_initiated",
	"success",
	"error",
	"cancelled"
];
/** A higher amount for one account is assumed to be a typing error. */
var maxCreditPerAccount = 5e5;
var maxCreditRows = 5e3;
// shared/billing/dollars.ts
/**
* Defines money on the wire: dollars with two decimals. It is separate from money.ts because display-only pages don't
* need zod.
*/
var hasWholeCents = (dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6;
var maxDollars = 1e8;
var isAmount = (dollars) => Math.abs(dollars) <= maxDollars && hasWholeCents(dollars);
/** The wire has dollars, and the code has whole cents. */
var Dollars = /* @__PURE__ */ codec((/* @__PURE__ */ number$1()).check(/* @__PURE__ */ refine(isAmount, { error: invalidAmount })), /* @__PURE__ */ number$1(), {
	decode: (dollars) => Math.round(dollars * 100),
	encode: (cents) => cents / 100
});
// shared/http/queryNumbers.ts
/** Query parameters are texts, so these fields convert them to numbers. */
var queryNumber = (min, max) => (/* @__PURE__ */ number()).check(/* @__PURE__ */ _multipleOf(1), /* @__PURE__ */ _gte(min), /* @__PURE__ */ _lte(max));
/** The version on which a deletion is based. */
var VersionQuery = /* @__PURE__ */ object({ version: queryNumber(1, 1e9) });
// shared/http/paging.ts
/** Defines paging. Lists that can grow are requested page by page, and the answer contains the total count. */
/** No user needs pages beyond this one. */
var maxPageNumber = 1e5;
var maxPageSize = 500;
/** Returns the paging fields of a request body with this default page size. */
var pageFieldsOf = (size) => ({
	page_number: /* @__PURE__ */ _default(int().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(maxPageNumber)), 1),
	page_size: /* @__PURE__ */ _default(int().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(maxPageSize)), size)
});
var pageFields = pageFieldsOf(20);
var uuidKey = "[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}";
/**
* A cursor is opaque to the client. It contains the moment in microseconds at which the previous page ended, and a key
* that is unique at that moment.
*/
var cursorOfKey = (keyPattern) => (/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(new RegExp(`^-?\\d{1,16}_(?:${keyPattern})$`), { error: unknownCursor }));
var Cursor = cursorOfKey(uuidKey);
/** Returns the page size of a list whose query contains it. */
var pageSizeQuery = (max = maxPageSize) => /* @__PURE__ */ _default(queryNumber(1, max), 20);
/** The paging fields of a query. */
var pageQuery = {
	page_number: /* @__PURE__ */ _default(queryNumber(1, maxPageNumber), 1),
	page_size: pageSizeQuery()
};
// shared/contract/payments/payments.ts
/** Defines balances, payments, saved payment methods and autopay. */
/** The wire spells the due date `paimentDue`. Our code uses `dueOn`. */
var Balance = /* @__PURE__ */ codec(/* @__PURE__ */ object({
	unpaidBalance: Dollars,
	paimentDue: /* @__PURE__ */ nullable(Day),
	autoPayDate: /* @__PURE__ */ nullable(Day),
	autoPayEnabled: /* @__PURE__ */ boolean()
}), /* @__PURE__ */ object({
	unpaidBalance: int(),
	dueOn: /* @__PURE__ */ nullable(Day),
	autopayOn: /* @__PURE__ */ nullable(Day),
	autopayEnabled: /* @__PURE__ */ boolean()
}), {
	decode: (wire) => ({
		unpaidBalance: wire.unpaidBalance,
		dueOn: wire.paimentDue,
		autopayOn: wire.autoPayDate,
		autopayEnabled: wire.autoPayEnabled
	}),
	encode: (balance) => ({
		unpaidBalance: balance.unpaidBalance,
		paimentDue: balance.dueOn,
		autoPayDate: balance.autopayOn,
		autoPayEnabled: balance.autopayEnabled
	})
});
var viewBalance = endpoint({
	method: "POST",
	path: "/api/v1/payment/view-acct-balance",
	summary: "Returns the balance of a billing group and its due date. A negative balance is a credit.",
	access: "MANAGEPAYMENT.read",
	reads: ["Balance"],
	body: /* @__PURE__ */ strictObject({
		service_type: ServiceType,
		service_account_id: Id,
		billing_group_id: Id
	}),
	response: Balance
});
var PaymentStatus = /* @__PURE__ */ _enum([
	"pending",
	"posted",
	"declined",
	"failed",
	"returned",
	"refunded"
]);
var paymentChannels = [
	"portal",
	"scheduled",
	"autopay",
	"phone",
	"mail"
];
var PaymentChannel = /* @__PURE__ */ _enum(paymentChannels);
var Payment = /* @__PURE__ */ object({
	payment_id: /* @__PURE__ */ string(),
	confirmation_number: /* @__PURE__ */ string(),
	created_date: Moment,
	posted_date: /* @__PURE__ */ nullable(Moment),
	amount: Dollars,
	fee: Dollars,
	method_type: /* @__PURE__ */ string(),
	method_last4: /* @__PURE__ */ string(),
	channel: PaymentChannel,
	status: PaymentStatus,
	/** The payment was declined, failed or returned for this reason. It is empty otherwise. */
	reason: /* @__PURE__ */ string(),
	/** The provider charges this fee if the bank returns the payment. It is 0 otherwise. */
	return_fee: Dollars,
	/** The receipt was sent to this address. It is null if none was sent. */
	receipt_email: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	/**
	* This was the balance directly after the payment was posted. It is null for payments that weren't posted or are
	* older than this field.
	*/
	balance_after: /* @__PURE__ */ nullable(Dollars),
	crm_billing_account_number: /* @__PURE__ */ string(),
	service_type_code: ServiceType
});
var listPayments = endpoint({
	method: "POST",
	path: "/api/v1/payment/payment-history",
	summary: "Lists the payments of a billing group, newest first. With a confirmation number, returns that payment.",
	access: "PAYMENTHISTORY.read",
	reads: ["Payments"],
	body: /* @__PURE__ */ strictObject({
		billing_group_id: /* @__PURE__ */ optional(Id),
		confirmation_number: /* @__PURE__ */ optional(Id),
		status: /* @__PURE__ */ optional(PaymentStatus),
		from_date: /* @__PURE__ */ optional(Day),
		to_date: /* @__PURE__ */ optional(Day),
		...pageFields
	}),
	response: /* @__PURE__ */ object({
		payments: /* @__PURE__ */ array(Payment),
		total_count: int(),
		/**
		* Sums payments with fees that were posted since January 1 of the current year, regardless of pages and filters.
		*/
		paid_this_year: Dollars
	})
});
/** Customers see neither who gave the credit nor the staff's internal comment. */
var ReceivedCredit = /* @__PURE__ */ object({
	credit_id: /* @__PURE__ */ uuid(),
	created_date: Moment,
	amount: Dollars,
	credit_reason_cd: /* @__PURE__ */ _enum(creditReasonCodes),
	crm_billing_account_number: /* @__PURE__ */ string()
});
var listReceivedCredits = endpoint({
	method: "GET",
	path: "/api/v1/payment/received-credits",
	summary: "Lists the credits of a billing group, or of all of the caller’s billing groups, newest first.",
	access: "PAYMENTHISTORY.read",
	reads: ["Balance"],
	query: /* @__PURE__ */ object({
		billing_group_id: /* @__PURE__ */ optional(Id),
		...pageQuery
	}),
	response: /* @__PURE__ */ object({
		credits: /* @__PURE__ */ array(ReceivedCredit),
		total_count: int()
	})
});
var paymentSource = "WEB_PORTAL";
/** Contains the amount, the account and the method of a payment. */
var payableFields = {
	"parent-account-number": Id,
	"service-type": ServiceType,
	"service-account-number": Id,
	"billing-account-number": Id,
	"payment-token": Id,
	amount: Dollars.check(/* @__PURE__ */ refine((cents) => cents >= 100, { error: "Amount should be at least $1" }), /* @__PURE__ */ refine((cents) => cents <= maximumPaymentCents, { error: "Amount cannot be more than $99,999.99" }))
};
/** Contains the result of a one-time payment. */
var OneTimePayment = /* @__PURE__ */ object({
	"payment-status": /* @__PURE__ */ _enum([
		"ACCEPTED",
		"DECLINED",
		"PENDING"
	]),
	"confirmation-number": /* @__PURE__ */ string(),
	amount: Dollars,
	fee: Dollars,
	/** Tells the payer why the payment wasn't accepted. It is empty otherwise. */
	reason: /* @__PURE__ */ string()
});
var payOnce = endpoint({
	method: "POST",
	path: "/api/v1/payment/onetime-payment",
	summary: "Makes a one-time payment with a saved payment method. PENDING means that the bank has not responded; the payment is resolved without a second charge.",
	access: "MANAGEPAYMENT.write",
	changes: [
		"Balance",
		"Payments",
		"Accounts"
	],
	idempotent: true,
	body: /* @__PURE__ */ strictObject({
		...payableFields,
		source: /* @__PURE__ */ literal(paymentSource),
		"record-payment": /* @__PURE__ */ literal(true)
	}),
	response: OneTimePayment
});
var resolveOneTimePayment = endpoint({
	method: "POST",
	path: "/api/v1/payment/onetime-payment/resolve",
	summary: "Returns the result of the caller’s one-time payment with an Idempotency-Key, without charging. Null means that no payment with this key was received; one that arrives later is rejected.",
	access: "MANAGEPAYMENT.read",
	changes: [
		"Balance",
		"Payments",
		"Accounts"
	],
	body: /* @__PURE__ */ strictObject({ idempotency_key: Id }),
	response: /* @__PURE__ */ object({ payment: /* @__PURE__ */ nullable(OneTimePayment) })
});
var PaymentProfile = /* @__PURE__ */ object({
	token: /* @__PURE__ */ string(),
	/** The type selects a logo (VISA, MC_DEBIT, AP, …). A type without a logo is shown as text. */
	type: /* @__PURE__ */ string(),
	"payment-category": PaymentType,
	/** All digits except the last four are masked. */
	"profile-account-number": /* @__PURE__ */ string(),
	"card-holder-name": /* @__PURE__ */ string(),
	"profile-description": /* @__PURE__ */ string(),
	"credit-card-expiry-date": /* @__PURE__ */ nullable(/* @__PURE__ */ object({
		month: int(),
		year: int()
	})),
	/** Autopay charges the bills of these billing groups to this method. */
	"autopay-billing-groups": /* @__PURE__ */ array(/* @__PURE__ */ string())
});
var listPaymentProfiles = endpoint({
	method: "POST",
	path: "/api/v1/payment/get-payment-profiles",
	summary: "Lists a customer’s saved payment methods: brand, last four digits and expiration date. The portal never receives card numbers.",
	access: "MANAGEPAYMENT.read",
	reads: ["PaymentProfiles"],
	afterCode: true,
	query: /* @__PURE__ */ object({
		crm_customer_id: Id,
		service_account_number: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(64))),
		billing_account_number: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(64)))
	}),
	response: /* @__PURE__ */ array(PaymentProfile)
});
var deletePaymentProfile = endpoint({
	method: "DELETE",
	path: "/api/v1/payment/delete-payment-profile",
	summary: "Deletes a saved payment method and cancels its scheduled payments. Rejected while autopay uses it.",
	access: "MANAGEPAYMENT.write",
	changes: [
		"PaymentProfiles",
		"Autopay",
		"ScheduledPayments",
		"Balance",
		"Accounts"
	],
	query: /* @__PURE__ */ object({
		crm_customer_id: Id,
		token: Id
	}),
	response: /* @__PURE__ */ _null()
});
var createPaymentLink = endpoint({
	method: "POST",
	path: "/api/v1/payment/payment-iframe-link",
	summary: "Creates a link to the payment provider’s page for saving a payment method. The page returns to the portal’s own postback page.",
	access: "MANAGEPAYMENT.write",
	changes: [],
	afterCode: true,
	body: /* @__PURE__ */ strictObject({
		parent_account_number: Id,
		postback_url: (/* @__PURE__ */ url()).check(/* @__PURE__ */ _maxLength(500)),
		payment_category: PaymentType
	}),
	response: /* @__PURE__ */ object({ "payment-url": /* @__PURE__ */ url() })
});
/** The provider's page sends this to the postback page. Without a Token, the registration failed. */
var PostbackMessage = /* @__PURE__ */ object({
	Token: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
	Message: /* @__PURE__ */ optional(/* @__PURE__ */ string())
});
var Autopay = /* @__PURE__ */ object({
	autopay_enabled: /* @__PURE__ */ boolean(),
	token: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	next_date: /* @__PURE__ */ nullable(Day)
});
var payments$1 = {
	viewBalance,
	listPayments,
	listReceivedCredits,
	payOnce,
	resolveOneTimePayment,
	listPaymentProfiles,
	deletePaymentProfile,
	createPaymentLink,
	getAutopay: endpoint({
		method: "GET",
		path: "/api/v1/plans/get-autopay-status",
		summary: "Returns whether autopay is on for a billing group, its payment method and its next date.",
		access: "MANAGEPAYMENT.read",
		reads: ["Autopay"],
		query: /* @__PURE__ */ object({ crm_billing_group_id: Id }),
		response: Autopay
	}),
	updateAutopay: endpoint({
		method: "PUT",
		path: "/api/v1/payment/update-auto-pay-default-token",
		summary: "Sets the payment method for autopay. An empty token turns autopay off.",
		access: "MANAGEPAYMENT.write",
		changes: [
			"Autopay",
			"PaymentProfiles",
			"Balance",
			"Accounts"
		],
		query: /* @__PURE__ */ object({
			crm_customer_id: Id,
			crm_service_account_id: Id,
			crm_billing_group_id: Id,
			token: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _maxLength(64))
		}),
		response: Autopay
	})
};
// shared/access/oneTimeCode.ts
/** Defines one-time codes, which are sent, shown by an app or read out, and then typed or pasted. */
var oneTimeCodeFormat = /^\d{6}$/;
/** A user who isn't signed in can receive a code of either length. */
var sentCodeFormat = /^(?:\d{6}|\d{16})$/;
/** A pasted code may contain spaces, such as "123 456". */
var codeDigits = (typed) => typed.replaceAll(/\s/g, "");
/** Returns what is wrong with a typed code, or null. */
var codeProblem = (typed) => oneTimeCodeFormat.test(codeDigits(typed)) ? null : "Enter the 6 digits of the code";
/** Returns what is wrong with a typed code that may be a long one, or null. */
function sentCodeProblem(typed) {
	const digits = codeDigits(typed);
	if (sentCodeFormat.test(digits)) return null;
	return digits.length <= 6 ? codeProblem(typed) : `Enter all 16 digits of the code`;
}
// shared/texts/session.ts
var passwordRequired = "Password is required";
var passwordTooShort = "Must be at least 8 characters";
var passwordNoUppercase = "Must contain at least one uppercase letter";
var passwordNoNumber = "Must contain at least one number";
var passwordNoSpecial = "Must contain at least one special character";
var codeIsRequired$1 = "Code is required";
// shared/fields/fieldRules.ts
/** Formats of fields, and the rules of passwords, as the specification requires in section 5. */
/** This expression never backtracks, because it checks input of strangers. */
var emailFormat = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/;
/** The value has two letters, such as TX. */
var stateFormat = /^[A-Za-z]{2}$/;
/** The value has five or nine digits. */
var zipFormat = /^\d{5}(?:-\d{4})?$/;
var passwordRules = [
	[passwordTooShort, (password) => password.length >= 8],
	[passwordNoUppercase, (password) => /\p{Lu}/u.test(password)],
	[passwordNoNumber, (password) => /\d/.test(password)],
	[passwordNoSpecial, (password) => /[^\p{L}\d\s]/u.test(password)]
];
/** Returns the first rule that a new password breaks, or null. */
function passwordProblem(password) {
	if (password === "") return passwordRequired;
	return passwordRules.find(([, holds]) => !holds(password))?.[0] ?? null;
}
// shared/customers/appearance.ts
/** Defines how a user can change the appearance of the portal. */
var themes = [
	"system",
	"light",
	"dark"
];
var textSizes = [
	"normal",
	"large",
	"larger"
];
var dayFormats = [
	"month_first",
	"day_first",
	"year_first"
];
var numberFormats = [
	"comma_point",
	"point_comma",
	"space_comma"
];
// shared/customers/preferences.ts
/** Defines the user's preferences. They are separate from their endpoints, which the sign-in page doesn't need. */
/** The dashboard knows the valid tiles and ignores other names. */
var TileNames = (/* @__PURE__ */ array((/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(60)))).check(/* @__PURE__ */ _maxLength(60));
var preferenceFields = {
	theme: /* @__PURE__ */ _enum(themes),
	text_size: /* @__PURE__ */ _enum(textSizes),
	day_format: /* @__PURE__ */ _enum(dayFormats),
	number_format: /* @__PURE__ */ _enum(numberFormats),
	reduced_motion: /* @__PURE__ */ boolean(),
	spoken_confirmations: /* @__PURE__ */ boolean(),
	/** This account is selected after signing in. If null, the portal selects the fiber service of the first address. */
	crm_service_account_id: /* @__PURE__ */ nullable((/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(64), /* @__PURE__ */ _regex(oneLine))),
	tile_order: TileNames,
	hidden_tiles: TileNames
};
var Preferences = /* @__PURE__ */ object(preferenceFields);
// shared/contract/customers/userDetails.ts
/**
* Defines the user with their accounts and addresses. It is separate from customers.ts because the sign-in page loads
* it.
*/
var UserAccount = /* @__PURE__ */ object({
	crm_billing_account_number: /* @__PURE__ */ string(),
	crm_billing_group_id: /* @__PURE__ */ string(),
	crm_service_account_id: /* @__PURE__ */ string(),
	crm_service_account_number: /* @__PURE__ */ string(),
	crm_customer_number: /* @__PURE__ */ string(),
	crm_premise_id: /* @__PURE__ */ string(),
	street_address: /* @__PURE__ */ string(),
	service_type_code: ServiceType,
	/** The account's owner granted these rights. If they are missing, all rights of the user's role apply. */
	granted_rights: /* @__PURE__ */ optional(/* @__PURE__ */ array(/* @__PURE__ */ string()))
});
var AddressService = /* @__PURE__ */ object({
	serviceType: ServiceType,
	crm_billing_account_number: /* @__PURE__ */ string()
});
var addressFields$2 = {
	street_address: /* @__PURE__ */ string(),
	city: /* @__PURE__ */ string(),
	state: /* @__PURE__ */ string(),
	zip: /* @__PURE__ */ string(),
	crm_premise_id: /* @__PURE__ */ string()
};
/** The wire spells the list of services `userAddressServcieInfos`. Our code uses `services`. */
var UserAddress = /* @__PURE__ */ codec(/* @__PURE__ */ object({
	...addressFields$2,
	userAddressServcieInfos: /* @__PURE__ */ array(AddressService)
}), /* @__PURE__ */ object({
	...addressFields$2,
	services: /* @__PURE__ */ array(AddressService)
}), {
	decode: ({ userAddressServcieInfos, ...address }) => ({
		...address,
		services: userAddressServcieInfos
	}),
	encode: ({ services, ...address }) => ({
		...address,
		userAddressServcieInfos: services
	})
});
var UserDetails = /* @__PURE__ */ object({
	user_id: /* @__PURE__ */ string(),
	userTypeCode: /* @__PURE__ */ _enum(userTypes),
	first_name: /* @__PURE__ */ string(),
	last_name: /* @__PURE__ */ string(),
	crm_contact_id: /* @__PURE__ */ string(),
	phone_number: /* @__PURE__ */ string(),
	email_id: /* @__PURE__ */ string(),
	user_accounts: /* @__PURE__ */ array(UserAccount),
	user_address_details: /* @__PURE__ */ array(UserAddress)
});
// shared/contract/signIn/session.ts
/** Defines signing in and out, and the rights of the user. */
var Email = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _minLength(1, {
	error: "Email is required",
	abort: true
}), /* @__PURE__ */ _maxLength(254, {
	error: "Email cannot be more than 254 characters",
	abort: true
}), /* @__PURE__ */ _regex(emailFormat, { error: "Email is invalid" }));
/** Accepts ten digits in any notation. */
var phoneNumber = (name) => (/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _minLength(1, {
	error: `${name} is required`,
	abort: true
}), /* @__PURE__ */ _maxLength(24, {
	error: `Enter valid ${name}`,
	abort: true
}), /* @__PURE__ */ _regex(/^(?:\D*\d){10}\D*$/, { error: `Enter valid ${name}` }));
var PhoneNumber$1 = phoneNumber("Phone");
/** The sign-in page loads this schema. Names aren't checked, because an unknown name grants no right. */
var AppFeature = /* @__PURE__ */ object({
	name: /* @__PURE__ */ string(),
	read: /* @__PURE__ */ boolean(),
	write: /* @__PURE__ */ boolean(),
	approve: /* @__PURE__ */ boolean()
});
var validateUser = endpoint({
	method: "POST",
	path: "/api/v1/customer/validate-user",
	summary: "Signs in a user and returns a bearer token with its expiration time. Users with two-step sign-in also send a code (`otp`); without one, the request fails with `two_step_required`. A password set by staff opens no session: the request fails with `password_change_required`, and `data` contains a `reset_token` for choosing another one.",
	access: "public",
	body: /* @__PURE__ */ strictObject({
		email: Email,
		password: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1, { error: "Password is required" }), /* @__PURE__ */ _maxLength(200)),
		otp: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _minLength(1, { error: codeIsRequired$1 }), /* @__PURE__ */ _maxLength(30)))
	}),
	response: /* @__PURE__ */ object({
		token: /* @__PURE__ */ string(),
		expires_at: Moment,
		user_details: UserDetails,
		app_features: /* @__PURE__ */ array(AppFeature),
		preferences: Preferences
	})
});
var logout = endpoint({
	method: "POST",
	path: "/api/v1/customer/logout",
	summary: "Ends the session of the request’s token on all servers.",
	access: "signedIn",
	response: /* @__PURE__ */ _null()
});
var session$1 = {
	validateUser,
	logout,
	getAppData: endpoint({
		method: "GET",
		path: "/api/v1/customer/getAppData",
		summary: "Returns the caller’s features, with the right to read, write and approve in each.",
		access: "signedIn",
		reads: ["Person"],
		response: /* @__PURE__ */ array(AppFeature)
	})
};
// shared/contract/signIn/oneTimeCodes.ts
/**
* Defines one-time codes and the reset of a forgotten password. They are separate from session.ts, which the sign-in
* page loads.
*/
var OneTimeCode = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _regex(oneTimeCodeFormat, { error: ({ input }) => codeProblem(String(input)) ?? "" }));
/** A user who isn't signed in received this code. After many wrong codes, it has 16 digits. */
var SentCode = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _regex(sentCodeFormat, { error: ({ input }) => sentCodeProblem(String(input)) ?? "" }));
var NewPassword = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(200, { error: "Password cannot be more than 200 characters" }), /* @__PURE__ */ superRefine((password, context) => {
	const message = passwordProblem(password);
	if (message) context.addIssue({
		code: "custom",
		message,
		input: password
	});
}));
var sendForgotPasswordCode = endpoint({
	method: "GET",
	path: "/api/v1/communication/send-forget-otp-email",
	summary: "Emails a one-time code for a forgotten password. The response is the same if the address is not on file.",
	access: "public",
	query: /* @__PURE__ */ object({ emailId: Email }),
	response: /* @__PURE__ */ _null()
});
var sendEmailCode = endpoint({
	method: "POST",
	path: "/api/v1/communication/email-otp-sms",
	summary: "Emails a one-time code that verifies an address on file.",
	access: "public",
	query: /* @__PURE__ */ object({ emailId: Email }),
	response: /* @__PURE__ */ _null()
});
var sendPhoneCode = endpoint({
	method: "POST",
	path: "/api/v1/communication/phone-otp-sms",
	summary: "Texts a one-time code that verifies a phone number on file.",
	access: "public",
	query: /* @__PURE__ */ object({ phoneNumber: PhoneNumber$1 }),
	response: /* @__PURE__ */ _null()
});
var validateCode = endpoint({
	method: "POST",
	path: "/api/v1/communication/validate-otp",
	summary: "Exchanges a one-time code for a password reset token, or for a short session that can add a payment method.",
	access: "public",
	body: (/* @__PURE__ */ strictObject({
		emailId: /* @__PURE__ */ optional(Email),
		phoneNumber: /* @__PURE__ */ optional(PhoneNumber$1),
		otp: SentCode
	})).check(/* @__PURE__ */ refine((body) => body.emailId === void 0 !== (body.phoneNumber === void 0), {
		error: emailOrPhone,
		path: ["emailId"]
	})),
	response: /* @__PURE__ */ discriminatedUnion("purpose", [/* @__PURE__ */ object({
		purpose: /* @__PURE__ */ literal("password_reset"),
		reset_token: /* @__PURE__ */ string(),
		expires_at: Moment
	}), /* @__PURE__ */ object({
		purpose: /* @__PURE__ */ literal("payment_method"),
		token: /* @__PURE__ */ string(),
		expires_at: Moment,
		customers: /* @__PURE__ */ array(/* @__PURE__ */ object({
			crm_customer_number: /* @__PURE__ */ string(),
			name: /* @__PURE__ */ string()
		}))
	})])
});
var oneTimeCodes = {
	sendForgotPasswordCode,
	sendEmailCode,
	sendPhoneCode,
	validateCode,
	resetForgottenPassword: endpoint({
		method: "POST",
		path: "/api/v1/customer/anonymous-password-reset",
		summary: "Sets a new password after a one-time code, and ends all sessions of the user.",
		access: "public",
		body: /* @__PURE__ */ strictObject({
			user_email: Email,
			new_password: NewPassword,
			old_password: /* @__PURE__ */ _default((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(200)), ""),
			reset_token: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100))
		}),
		response: /* @__PURE__ */ _null()
	})
};
// shared/contract/customers/legacy.ts
/**
* Defines the registration of customers of the old system, who prove their identity with a one-time code and become
* portal users.
*/
/** A registration goes through these steps in this order. */
var registrationSteps = [
	"none",
	"code",
	"proved",
	"services",
	"payment",
	"done"
];
var AccountNumber = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _minLength(1, {
	error: "Account number is required",
	abort: true
}), /* @__PURE__ */ _maxLength(24, {
	error: "Account number cannot be more than 24 characters",
	abort: true
}), /* @__PURE__ */ _regex(/^(?:\D*\d){8}\D*$/, { error: "Enter valid Account number" }));
var PostalCode = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _minLength(1, {
	error: "ZIP code is required",
	abort: true
}), /* @__PURE__ */ _regex(/^\d{5}$/, { error: "ZIP code is invalid" }));
var sendRegistrationCode = endpoint({
	method: "POST",
	path: "/api/v1/legacy/send-otp",
	summary: "Sends a one-time code to the address on file of a legacy account, given by its number, email or mobile number and its service address. The response is the same if no account matches.",
	access: "public",
	body: (/* @__PURE__ */ strictObject({
		account_number: /* @__PURE__ */ optional(AccountNumber),
		email_search_field: /* @__PURE__ */ optional(Email),
		mobile_search_field: /* @__PURE__ */ optional(phoneNumber("Mobile")),
		service_address_line1: RequiredLine({
			name: "Street address",
			max: 120
		}),
		service_address_line2: /* @__PURE__ */ _default(Line$1({
			name: "Unit",
			max: 40
		}), ""),
		service_address_postal_code: PostalCode
	})).check(/* @__PURE__ */ refine((body) => Boolean(body.account_number ?? body.email_search_field ?? body.mobile_search_field), {
		error: accountOrContact,
		path: ["account_number"]
	})),
	/** The code is exchanged under this id, which exists even if no code was sent. */
	response: /* @__PURE__ */ object({ request_id: /* @__PURE__ */ uuid() })
});
var validateRegistrationCode = endpoint({
	method: "POST",
	path: "/api/v1/legacy/validate-otp",
	summary: "Exchanges the code from an email (`otp1`) or a text message (`otp2`) for the bearer token of the registration calls.",
	access: "public",
	body: (/* @__PURE__ */ strictObject({
		request_id: /* @__PURE__ */ uuid(),
		otp1: /* @__PURE__ */ optional(SentCode),
		otp2: /* @__PURE__ */ optional(SentCode)
	})).check(/* @__PURE__ */ refine(({ otp1, otp2 }) => Boolean(otp1 ?? otp2), {
		error: "Code is required",
		path: ["otp1"]
	})),
	response: /* @__PURE__ */ discriminatedUnion("status", [/* @__PURE__ */ object({
		status: /* @__PURE__ */ literal("already_registered"),
		email: /* @__PURE__ */ string()
	}), /* @__PURE__ */ object({
		status: /* @__PURE__ */ literal("proved"),
		registration_token: /* @__PURE__ */ string(),
		expires_at: Moment,
		migration_account_parent_id: /* @__PURE__ */ string()
	})])
});
var noteInvitationOpened = endpoint({
	method: "POST",
	path: "/api/v1/legacy/invitation-opened",
	summary: "Records that the link of a registration invitation was opened. The response is the same if there is no such invitation.",
	access: "public",
	body: /* @__PURE__ */ strictObject({ token: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)) }),
	response: /* @__PURE__ */ _null()
});
/** The token must belong to the same legacy account. */
var parentField = { migration_account_parent_id: Id };
var getActiveServices = endpoint({
	method: "POST",
	path: "/api/v1/legacy/get-active-services",
	summary: "Returns the owner and the services of a legacy account, and what can be transferred.",
	access: "public",
	body: /* @__PURE__ */ strictObject(parentField),
	response: /* @__PURE__ */ object({
		firstName: /* @__PURE__ */ string(),
		lastName: /* @__PURE__ */ string(),
		/** If no address is on file, the customer has to enter one. */
		email: /* @__PURE__ */ string(),
		mobile: /* @__PURE__ */ string(),
		fiber_account: /* @__PURE__ */ boolean(),
		/** The number is as on the old bills. It is empty if there is none. */
		fiber_account_number: /* @__PURE__ */ string(),
		gas_account: /* @__PURE__ */ boolean(),
		gas_account_number: /* @__PURE__ */ string(),
		services: /* @__PURE__ */ array(/* @__PURE__ */ object({
			service_type_code: ServiceType,
			service_group: ServiceGroup,
			crm_billing_account_number: /* @__PURE__ */ string(),
			street_address: /* @__PURE__ */ string(),
			city: /* @__PURE__ */ string(),
			state: /* @__PURE__ */ string(),
			zip: /* @__PURE__ */ string()
		})),
		autopay: /* @__PURE__ */ boolean(),
		/** Describes the method that autopay charges. It is empty without autopay, or if the method is gone. */
		autopay_method: /* @__PURE__ */ string(),
		paperless: /* @__PURE__ */ boolean(),
		contacts: int(),
		payment_methods: int()
	})
});
var createLegacyPaymentLink = endpoint({
	method: "GET",
	path: "/api/v1/legacy/payment-iframe-link",
	summary: "Creates a link to the payment provider’s page for saving a payment method before there is a user. The page returns to the portal’s own postback page.",
	access: "public",
	query: (/* @__PURE__ */ object({
		migration_account_parent_id: /* @__PURE__ */ optional(Id),
		email: /* @__PURE__ */ optional(Email),
		postback_url: (/* @__PURE__ */ url()).check(/* @__PURE__ */ _maxLength(500)),
		payment_category: /* @__PURE__ */ _default(PaymentType, "CC")
	})).check(/* @__PURE__ */ refine((query) => Boolean(query.migration_account_parent_id ?? query.email), {
		error: accountOrEmail,
		path: ["migration_account_parent_id"]
	})),
	response: /* @__PURE__ */ object({ "payment-url": /* @__PURE__ */ url() })
});
var listLegacyPaymentProfiles = endpoint({
	method: "GET",
	path: "/api/v1/legacy/payment-profiles/:migration_account_parent_id",
	summary: "Lists the saved payment methods of a legacy account.",
	access: "public",
	params: /* @__PURE__ */ object(parentField),
	response: /* @__PURE__ */ array(PaymentProfile)
});
var submitPaymentResponse = endpoint({
	method: "POST",
	path: "/api/v1/legacy/submit-payment-response",
	summary: "Submits the payment provider’s result: the token of a saved payment method, or an error message.",
	access: "public",
	body: /* @__PURE__ */ strictObject({
		...parentField,
		Token: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(/^[\w-]{1,64}$/))),
		Message: /* @__PURE__ */ optional(Line$1({
			name: "Message",
			max: 300
		})),
		use_for_autopay: /* @__PURE__ */ _default(/* @__PURE__ */ boolean(), false)
	}),
	response: PostbackMessage
});
/** Describes what the registration carried over. */
var CarriedOver = /* @__PURE__ */ object({
	/** `chosen`: autopay is on with a method that was added during the registration. */
	autopay: /* @__PURE__ */ _enum([
		"carried",
		"chosen",
		"off",
		"expired"
	]),
	/** Autopay is on for these billing accounts. */
	autopay_accounts: /* @__PURE__ */ array(/* @__PURE__ */ string()),
	/** Describes the method that autopay charges. It is empty if autopay is off. */
	autopay_method: /* @__PURE__ */ string(),
	paperless: /* @__PURE__ */ boolean(),
	contacts: int(),
	payment_methods: int(),
	/** Counts methods that were saved during the registration. `payment_methods` doesn't include them. */
	added_methods: int()
});
var selectedAccounts = {
	fiber_account: /* @__PURE__ */ boolean(),
	fiber_account_number: /* @__PURE__ */ _default(Line$1({
		name: "Fiber account number",
		max: 24
	}), ""),
	gas_account: /* @__PURE__ */ boolean(),
	gas_account_number: /* @__PURE__ */ _default(Line$1({
		name: "Gas account number",
		max: 24
	}), "")
};
var newUser = {
	...(/* @__PURE__ */ strictObject({
		email: Email,
		password: NewPassword
	})).shape,
	confirm_password: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(200))
};
var isConfirmed = /* @__PURE__ */ refine(({ password, confirm_password }) => password === confirm_password, {
	error: "Passwords do not match",
	path: ["confirm_password"]
});
var legacy = {
	sendRegistrationCode,
	validateRegistrationCode,
	noteInvitationOpened,
	getActiveServices,
	createLegacyPaymentLink,
	listLegacyPaymentProfiles,
	submitPaymentResponse,
	createLegacyAccount: endpoint({
		method: "POST",
		path: "/api/v1/legacy/create-account",
		summary: "Completes a registration: creates the user, links the accounts and transfers the chosen settings in one transaction.",
		access: "public",
		body: (/* @__PURE__ */ strictObject({
			...parentField,
			...newUser,
			...selectedAccounts,
			paymentMethod: /* @__PURE__ */ _default(PaymentType, "CC")
		})).check(isConfirmed),
		response: /* @__PURE__ */ object({
			user_id: /* @__PURE__ */ string(),
			email: /* @__PURE__ */ string(),
			...CarriedOver.shape
		})
	}),
	createAccount: endpoint({
		method: "POST",
		path: "/api/v1/customer/create-account",
		summary: "Sets up the billing accounts of a legacy account in the portal: autopay, paperless billing and saved payment methods.",
		access: "public",
		body: /* @__PURE__ */ strictObject({
			...parentField,
			...selectedAccounts
		}),
		response: CarriedOver
	}),
	getAccountByEmail: endpoint({
		method: "GET",
		path: "/api/v1/customer/account-exist-by-email/:email",
		summary: "Returns the user with an email address, or none. Only staff and callers who verified the address find one.",
		access: "public",
		reads: [],
		params: /* @__PURE__ */ object({ email: Email }),
		response: /* @__PURE__ */ object({ user_id: /* @__PURE__ */ nullable(/* @__PURE__ */ string()) })
	}),
	getRegistrationCount: endpoint({
		method: "GET",
		path: "/api/v1/legacy/get-registration-count",
		summary: "Counts legacy accounts by location and registration status.",
		access: "staff:PAYMENTREGADMIN.read",
		reads: ["Registrations"],
		response: /* @__PURE__ */ object({
			total: int(),
			registered: int(),
			/** The registration was started but not finished. */
			started: int(),
			not_started: int(),
			invited: int(),
			/** These customers were invited but aren't registered yet. */
			invited_waiting: int(),
			/** These customers opened the link of an invitation. */
			opened: int(),
			/** The payment provider rejected the last attempt of these customers. */
			failed: int(),
			/** Counts customers who aren't registered, in the order of the steps. */
			by_step: /* @__PURE__ */ array(/* @__PURE__ */ object({
				step: /* @__PURE__ */ _enum(registrationSteps),
				accounts: int()
			})),
			/** Counts registrations on each of the last 30 days. Today is last. */
			by_day: /* @__PURE__ */ array(/* @__PURE__ */ object({
				day: Day,
				count: int()
			})),
			by_community: /* @__PURE__ */ array(/* @__PURE__ */ object({
				community: /* @__PURE__ */ string(),
				total: int(),
				registered: int()
			}))
		})
	})
};
Object.keys({
	invalid_input: 400,
	not_signed_in: 401,
	two_step_required: 401,
	password_change_required: 401,
	not_allowed: 403,
	not_found: 404,
	conflict: 409,
	duplicate_payment: 409,
	too_large: 413,
	unsupported_type: 415,
	key_reused: 422,
	too_many_attempts: 429,
	unexpected: 500,
	provider_failed: 502,
	unavailable: 503,
	storage_full: 507
}).filter((code) => code !== "password_change_required");
var commonFields = {
	messages: (/* @__PURE__ */ array(/* @__PURE__ */ string())).check(/* @__PURE__ */ _minLength(1)),
	"is-success": /* @__PURE__ */ literal(false),
	fields: /* @__PURE__ */ optional(/* @__PURE__ */ record(/* @__PURE__ */ string(), /* @__PURE__ */ string())),
	request_id: /* @__PURE__ */ optional(/* @__PURE__ */ string())
};
({ ...commonFields }), { ...commonFields };
/** Wraps the data of a successful answer. */
var successEnvelope = (data) => /* @__PURE__ */ object({
	data,
	messages: /* @__PURE__ */ array(/* @__PURE__ */ string()),
	"is-success": /* @__PURE__ */ literal(true)
});
// electron/payment/startPageFetcher.ts
/** Asks the server for the URL of the provider's page. Main does this, so that the page can't choose a URL. */
/** The user sees an empty window while the server answers. */
var startTimeoutMs = 3e4;
var answerSchema = successEnvelope(createPaymentLink.response);
function createStartPageFetcher({ callServer, vault, log }) {
	/** Calls the endpoint for a user or the one for a legacy account. */
	function requestStartPage(request, postbackUrl, token) {
		const { accountNumber, category, isLegacy } = request;
		const paymentFields = {
			postback_url: postbackUrl,
			payment_category: category
		};
		const { method, path } = isLegacy ? createLegacyPaymentLink : createPaymentLink;
		const call = {
			method,
			path,
			token,
			timeoutMs: startTimeoutMs
		};
		if (isLegacy) return callServer({
			...call,
			query: {
				migration_account_parent_id: accountNumber,
				...paymentFields
			}
		});
		return callServer({
			...call,
			headers: { "content-type": "application/json" },
			body: JSON.stringify({
				parent_account_number: accountNumber,
				...paymentFields
			})
		});
	}
	return async function fetchStartPage(request, postbackUrl) {
		const token = vault.tokenOf(request.handle);
		if (token === null) return { failed: "refused" };
		try {
			const answer = await requestStartPage(request, postbackUrl, token);
			const parsed = safeParse(answerSchema, await answer.json().catch(() => null));
			if (parsed.success) return { url: parsed.data.data["payment-url"] };
			log.warn("payment.notBegun", { status: answer.status });
			return { failed: "refused" };
		} catch (error) {
			log.warn("payment.notBegun", { error: String(error) });
			return { failed: "offline" };
		}
	};
}
// shared/http/hosts.ts
var hostByPath = [
	[/^\/api\/v1\/customer\/(validate-user|logout|password-reset|anonymous-password-reset)$/, "authApiUrl"],
	[/^\/api\/v1\/customer\/create-(user-)?account$/, "enrollmentApiUrl"],
	[/^\/api\/v1\/legacy\//, "enrollmentApiUrl"],
	[/^\/api\/v1\/payment\//, "paymentApiUrl"],
	[/^\/(tts|chat|parse|transcribe)$/, "relayUrl"]
];
/** Returns the full URL of an endpoint. */
var urlOf = (config, path) => config[hostByPath.find(([pattern]) => pattern.test(path))?.[1] ?? "apiUrl"] + path;
// shared/http/runtimeConfig.ts
/** Defines the settings of an environment, which the portal reads from `/config.json` when it starts. */
/** An empty URL means the page's own origin. */
var BaseUrl = /* @__PURE__ */ _default(/* @__PURE__ */ union([/* @__PURE__ */ literal(""), /* @__PURE__ */ url()]), "");
/** The value is an IANA name. If it is empty, the portal uses the user's time zone. */
var TimeZone = /* @__PURE__ */ _default((/* @__PURE__ */ string()).check(/* @__PURE__ */ refine((name) => name === "" || isTimeZone(name))), "");
function isTimeZone(name) {
	try {
		new Intl.DateTimeFormat("en-US", { timeZone: name });
		return true;
	} catch {
		return false;
	}
}
var RuntimeConfig = /* @__PURE__ */ object({
	apiUrl: BaseUrl,
	paymentApiUrl: BaseUrl,
	authApiUrl: BaseUrl,
	enrollmentApiUrl: BaseUrl,
	relayUrl: BaseUrl,
	/**
	* WebSockets use this URL if they can't use that of requests. The page of the desktop shell has an origin of its own.
	*/
	socketUrl: BaseUrl,
	brandName: /* @__PURE__ */ _default((/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(60)), "Account Portal"),
	/** Dates of bills and payments are days in the provider's time zone. */
	timeZone: TimeZone,
	/** It is empty if the provider hasn't named an address. */
	careEmail: /* @__PURE__ */ _default(/* @__PURE__ */ string(), ""),
	/** An environment can turn off optional parts with these switches. */
	features: /* @__PURE__ */ _default(/* @__PURE__ */ record(/* @__PURE__ */ string(), /* @__PURE__ */ boolean()), {})
});
/** By default, everything is on one origin under a neutral brand name. */
var defaultRuntimeConfig = RuntimeConfig.parse({});
// electron/protocol/callServer.ts
/** The returned function throws if the server doesn't answer. */
var createCallServer = ({ fetch, addressOf }) => async ({ method, path, query, token, headers: callHeaders, body, signal, timeoutMs }) => {
	const address = await addressOf(path);
	for (const [name, value] of new URLSearchParams(query)) address.searchParams.append(name, value);
	const headers = new Headers(callHeaders);
	if (token !== null) headers.set("authorization", `Bearer ${token}`);
	const endController = new AbortController();
	const signals = [
		endController.signal,
		signal,
		timeoutMs === null ? void 0 : AbortSignal.timeout(timeoutMs)
	];
	return endWithReader(await fetch(address.href, {
		method,
		headers,
		...body !== void 0 && { body },
		redirect: "error",
		credentials: "omit",
		cache: "no-store",
		signal: AbortSignal.any(signals.filter((candidate) => candidate !== void 0))
	}), () => endController.abort());
};
/**
* Returns a response whose call ends when the reader cancels the body. `net.fetch` alone keeps the call open: a live
* stream would occupy one of Chromium's six connections to the server until the app closes.
*/
function endWithReader(answer, endCall) {
	if (answer.body === null) return answer;
	const reader = answer.body.getReader();
	const body = new ReadableStream({
		async pull(controller) {
			const { done, value } = await reader.read();
			if (done) controller.close();
			else controller.enqueue(value);
		},
		async cancel(reason) {
			endCall();
			await reader.cancel(reason).catch(() => void 0);
		}
	}, { highWaterMark: 0 });
	return new Response(body, {
		status: answer.status,
		headers: answer.headers
	});
}
// electron/protocol/cancelableCalls.ts
/** Far more than can be answered while a cancellation is on its way. */
var maxEndedCalls = 1e3;
function createCancelableCalls() {
	const calls = /* @__PURE__ */ new Map();
	const endedCalls = /* @__PURE__ */ new Map();
	/** Remembers the end of a call, and forgets the oldest one when there are too many. */
	function end(id, how) {
		calls.delete(id);
		endedCalls.set(id, how);
		const [oldest] = endedCalls.keys();
		if (endedCalls.size > maxEndedCalls && oldest !== void 0) endedCalls.delete(oldest);
	}
	return {
		async run(id, startCall) {
			const call = new AbortController();
			if (id === null) return startCall(call.signal);
			if (endedCalls.get(id) === "canceled") return "canceled";
			calls.set(id, call);
			try {
				return await startCall(call.signal);
			} catch (error) {
				if (call.signal.aborted) return "canceled";
				throw error;
			} finally {
				end(id, "answered");
			}
		},
		cancel(id) {
			if (endedCalls.get(id) === "answered") return false;
			const call = calls.get(id);
			if (call) call.abort();
			else end(id, "canceled");
			return true;
		},
		cancelAll() {
			for (const call of calls.values()) call.abort();
			calls.clear();
			endedCalls.clear();
		}
	};
}
// shared/access/features.ts
/** Defines the features for which rights are granted. It is separate from access.ts, which the sign-in page loads. */
/** The specification names these features in section 6. Roles have rights for each feature. */
var customerFeatures = [
	"ACCOUNTS",
	"MANAGEPAYMENT",
	"MANAGECONTACT",
	"ACCOUNTPREF",
	"SERVICETICKET",
	"PAYMENTHISTORY",
	"BILLINGHISTORY",
	"PROPERTIES",
	"MESSAGEBOX",
	"PAYMENTREGADMIN"
];
/** Only staff use these features. The specification shows them to all staff, but each right depends on the role. */
var staffFeatures = [
	"CREDITS",
	"ANNOUNCEMENTS",
	"DOCUMENTS",
	"DEPOSITS",
	"REFUNDS",
	"DUNNING",
	"NOTICES",
	"FIBEROPS",
	"QUEUE",
	"QUEUEADMIN",
	"USERLOGINS",
	"INTERNALUSERS",
	"ACCESSCONTROL",
	"ACTAS",
	"AUDIT",
	"JOBS",
	"REPORTS",
	"EXPORT"
];
var features = [...customerFeatures, ...staffFeatures];
new Set(staffFeatures);
var verbs = [
	"read",
	"write",
	"approve"
];
/** These features have something to approve. */
var approvableFeatures = /* @__PURE__ */ new Set([
	"SERVICETICKET",
	"MESSAGEBOX",
	"CREDITS",
	"REFUNDS"
]);
var verbsOf = (feature) => verbs.filter((verb) => verb !== "approve" || approvableFeatures.has(feature));
/** Lists every right that a role can have, by feature. */
var rights = features.flatMap((feature) => verbsOf(feature).map((verb) => `${feature}.${verb}`));
var AccessChange = /* @__PURE__ */ object({
	access_change_id: /* @__PURE__ */ uuid(),
	subject: /* @__PURE__ */ discriminatedUnion("kind", [
		/* @__PURE__ */ object({
			kind: /* @__PURE__ */ literal("role_rights"),
			role_name: /* @__PURE__ */ string()
		}),
		/* @__PURE__ */ object({
			kind: /* @__PURE__ */ literal("staff_role"),
			name: /* @__PURE__ */ string(),
			role_name: /* @__PURE__ */ string(),
			previous_role_name: /* @__PURE__ */ string()
		}),
		/* @__PURE__ */ object({
			kind: /* @__PURE__ */ literal("staff_status"),
			name: /* @__PURE__ */ string(),
			role_name: /* @__PURE__ */ string(),
			status: /* @__PURE__ */ _enum(["active", "disabled"])
		}),
		/* @__PURE__ */ object({
			kind: /* @__PURE__ */ literal("invitation"),
			name: /* @__PURE__ */ string(),
			email: /* @__PURE__ */ string(),
			role_name: /* @__PURE__ */ string()
		}),
		/* @__PURE__ */ object({ kind: /* @__PURE__ */ literal("outdated") })
	]),
	/** The role, or the person, has these rights only with the change. */
	granted: /* @__PURE__ */ array(/* @__PURE__ */ _enum(rights)),
	withdrawn: /* @__PURE__ */ array(/* @__PURE__ */ _enum(rights)),
	requested_by: /* @__PURE__ */ string(),
	requested_at: Moment,
	/** The caller requested the change and can withdraw it. */
	is_own: /* @__PURE__ */ boolean(),
	/** An administrator decides, except the one who requested the change and the one whom it removes. */
	can_decide: /* @__PURE__ */ boolean()
});
/** This is the caller's own password. It is required if there is no second administrator. */
var ConfirmingPassword = /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1, { error: passwordRequired }), /* @__PURE__ */ _maxLength(200)));
var accessChanges = {
	listAccessChanges: endpoint({
		method: "GET",
		path: "/api/v1/useraccess/access-changes",
		summary: "Lists access changes that are waiting for approval and that the caller may see, oldest first.",
		access: "staff",
		reads: ["AccessChanges"],
		response: /* @__PURE__ */ array(AccessChange)
	}),
	decideAccessChange: endpoint({
		method: "POST",
		path: "/api/v1/useraccess/decide-access-change",
		summary: "Approves or declines an access change as an administrator, or withdraws one that the caller requested.",
		access: "staff",
		changes: [
			"AccessChanges",
			"Roles",
			"InternalUsers",
			"Person"
		],
		body: /* @__PURE__ */ strictObject({
			access_change_id: /* @__PURE__ */ uuid(),
			decision: /* @__PURE__ */ _enum([
				"approve",
				"decline",
				"withdraw"
			])
		}),
		response: /* @__PURE__ */ _null()
	})
};
// shared/customers/notifications.ts
/** Defines the notifications to customers and their channels, which are set for each billing group and contact. */
var notificationChannels = [
	"email",
	"sms",
	"voice",
	"push",
	"mail"
];
var notificationCategories = [
	"bill_ready",
	"payment_due",
	"payment_result",
	"autopay_upcoming",
	"past_due",
	"usage_alert",
	"outage",
	"planned_work",
	"appointment",
	"case_update",
	"new_message",
	"security",
	"offers",
	"community_news",
	"surveys"
];
var NotificationCategory = /* @__PURE__ */ _enum(notificationCategories);
var categoryFacts = {
	bill_ready: {
		label: "Bill ready",
		defaults: ["email"],
		lockedIfPaperless: {
			channels: ["email"],
			reason: "Billing is paperless, so this email is how you get your bills. To turn it off, switch to paper bills first."
		}
	},
	payment_due: {
		label: "Payment due reminder",
		defaults: ["email"]
	},
	payment_result: {
		label: "Payment received or failed",
		defaults: ["email"]
	},
	autopay_upcoming: {
		label: "Autopay and expiring cards",
		defaults: ["email"]
	},
	past_due: {
		label: "Past due and disconnect",
		defaults: ["email"],
		locked: {
			channels: ["email"],
			reason: "The law requires notice before a service is disconnected."
		}
	},
	usage_alert: {
		label: "Usage alerts",
		defaults: []
	},
	outage: {
		label: "Outage and restore",
		isPlanned: true,
		defaults: ["email"],
		minimumReason: "Keep at least one of these on. Outage notices can be about safety."
	},
	planned_work: {
		label: "Planned work",
		defaults: ["email"]
	},
	appointment: {
		label: "Appointment",
		isPlanned: true,
		defaults: ["email"]
	},
	case_update: {
		label: "Case updates",
		defaults: ["email"]
	},
	new_message: {
		label: "New message",
		defaults: ["email"]
	},
	security: {
		label: "Account and security",
		defaults: ["email"],
		locked: {
			channels: ["email"],
			reason: "We always tell you when your login changes."
		}
	},
	offers: {
		label: "Plan and offers",
		defaults: [],
		isOptIn: true
	},
	community_news: {
		label: "Community news",
		defaults: [],
		isOptIn: true
	},
	surveys: {
		label: "Surveys",
		isPlanned: true,
		defaults: [],
		isOptIn: true
	}
};
notificationCategories.filter((category) => !categoryFacts[category].isPlanned);
// shared/customers/sentMessages.ts
/** Defines the records of emails and text messages that were sent. */
/** `service` and `staff` are messages that no one can turn off: changes of an account's services, and work of staff. */
var messageCategories = [
	...notificationCategories,
	"service",
	"staff"
];
var messageChannels = ["email", "sms"];
/** An email that `bounced` was handed over or rejected, and its address does not work. */
var messageStatuses = [
	"waiting",
	"sent",
	"failed",
	"bounced"
];
// shared/fields/usAddress.ts
/** Defines the input of a US address. */
var formatted = (name, format) => (/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _minLength(1, {
	error: `${name} is required`,
	abort: true
}), /* @__PURE__ */ _regex(format, { error: `${name} is invalid` }));
var usAddress = {
	street_address: RequiredLine({
		name: "Street address",
		max: 100
	}),
	unit: Line$1({
		name: "Unit",
		max: 40
	}),
	city: RequiredLine({
		name: "City",
		max: 60
	}),
	state: formatted("State", stateFormat),
	zip: formatted("ZIP code", zipFormat)
};
// shared/contract/customers/communication.ts
/**
* Defines whom the provider notifies about a billing group, about what and by which channels, and its mailing address.
*/
/** The value is empty if there is none. */
var EmailOrNone = /* @__PURE__ */ union([/* @__PURE__ */ literal(""), Email]);
var PhoneOrNone = /* @__PURE__ */ union([/* @__PURE__ */ literal(""), PhoneNumber$1]);
var contactFields = {
	first_name: RequiredLine({
		name: "First name",
		max: 60
	}),
	last_name: RequiredLine({
		name: "Last name",
		max: 60
	}),
	relation: /* @__PURE__ */ _default(Line$1({
		name: "Relation",
		max: 40
	}), ""),
	email: EmailOrNone,
	phone: PhoneOrNone
};
var CommunicationContact = /* @__PURE__ */ object({
	contact_id: /* @__PURE__ */ string(),
	first_name: /* @__PURE__ */ string(),
	last_name: /* @__PURE__ */ string(),
	relation: /* @__PURE__ */ string(),
	email: /* @__PURE__ */ string(),
	email_verified: /* @__PURE__ */ boolean(),
	/** A mail server rejected the address for good. A changed or verified address counts as working again. */
	email_undeliverable: /* @__PURE__ */ boolean(),
	/** The number has ten digits. */
	phone: /* @__PURE__ */ string(),
	phone_verified: /* @__PURE__ */ boolean(),
	/** Someone replied STOP from this number, so it gets no text messages. */
	phone_stopped: /* @__PURE__ */ boolean(),
	/** The contact signs in to the portal, so only they can change their address. */
	signs_in: /* @__PURE__ */ boolean(),
	/** The contact is responsible for the account. */
	is_holder: /* @__PURE__ */ boolean()
});
var getCommunicationContacts = endpoint({
	method: "GET",
	path: "/api/v1/communication/get-communication-contacts",
	summary: "Lists the contacts of a billing group.",
	access: "ACCOUNTPREF.read",
	reads: ["Communication", "People"],
	query: /* @__PURE__ */ object({ billing_group_id: Id }),
	response: /* @__PURE__ */ array(CommunicationContact)
});
var addCommunicationContact = endpoint({
	method: "POST",
	path: "/api/v1/communication/add-communication-contacts",
	summary: "Adds a contact without a login to a billing group.",
	access: "MANAGECONTACT.write",
	changes: ["People", "Communication"],
	body: /* @__PURE__ */ strictObject({
		billing_group_id: Id,
		...contactFields
	}),
	response: CommunicationContact
});
var updateCommunicationContact = endpoint({
	method: "POST",
	path: "/api/v1/communication/update-communication-contacts",
	summary: "Changes a contact. A changed email address or phone number must be verified again.",
	access: "MANAGECONTACT.write",
	changes: [
		"People",
		"Communication",
		"Profile",
		"Person"
	],
	query: /* @__PURE__ */ object({ contact_id: Id }),
	body: /* @__PURE__ */ strictObject(contactFields),
	response: CommunicationContact
});
var sendContactCode = endpoint({
	method: "POST",
	path: "/api/v1/communication/send-contact-code",
	summary: "Sends a one-time code to the email address or phone number of a contact.",
	access: "ACCOUNTPREF.write",
	changes: [],
	body: /* @__PURE__ */ strictObject({
		contact_id: Id,
		channel: /* @__PURE__ */ _enum(["email", "phone"])
	}),
	response: /* @__PURE__ */ _null()
});
var confirmContactCode = endpoint({
	method: "POST",
	path: "/api/v1/communication/confirm-contact-code",
	summary: "Verifies the email address or phone number of a contact with the code sent to it.",
	access: "ACCOUNTPREF.write",
	changes: [
		"People",
		"Communication",
		"Profile"
	],
	body: /* @__PURE__ */ strictObject({
		contact_id: Id,
		channel: /* @__PURE__ */ _enum(["email", "phone"]),
		otp: OneTimeCode
	}),
	response: CommunicationContact
});
var Channels = (/* @__PURE__ */ array(/* @__PURE__ */ _enum(notificationChannels))).check(/* @__PURE__ */ _maxLength(notificationChannels.length));
var Time = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: "Enter a time of day" }));
var Days = int().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(14));
var Threshold = int().check(/* @__PURE__ */ _gte(50), /* @__PURE__ */ _lte(300));
var CommunicationPreferences = /* @__PURE__ */ object({
	billing_group_id: /* @__PURE__ */ string(),
	paperless: /* @__PURE__ */ boolean(),
	/** The channels that the provider can use now. Only these can be turned on. */
	available_channels: Channels,
	contacts: /* @__PURE__ */ array(/* @__PURE__ */ object({
		contact_id: /* @__PURE__ */ string(),
		channels: /* @__PURE__ */ array(/* @__PURE__ */ object({
			category: NotificationCategory,
			channels: Channels
		})),
		/** Both are null if the contact may be notified at any time. */
		quiet_from: /* @__PURE__ */ nullable(Time),
		quiet_until: /* @__PURE__ */ nullable(Time),
		days_before_due: Days,
		/** This is a percentage of the usual month. */
		usage_threshold: Threshold
	}))
});
var getCommunicationPreferences = endpoint({
	method: "GET",
	path: "/api/v1/communication/get-user-communication-preferences",
	summary: "Returns the notification preferences of a billing group, by contact.",
	access: "ACCOUNTPREF.read",
	reads: ["Communication"],
	query: /* @__PURE__ */ object({ billing_group_id: Id }),
	response: CommunicationPreferences
});
/** Returns whether preferences of a contact come with the contact's id. */
var namesContact = ({ contact_id, category, channels, quiet_from, quiet_until, days_before_due, usage_threshold }) => contact_id !== void 0 || [
	category,
	channels,
	quiet_from,
	quiet_until,
	days_before_due,
	usage_threshold
].every((part) => part === void 0);
var namesCategory = ({ category, channels }) => category === void 0 === (channels === void 0);
/** Quiet hours need a start and an end, or neither. */
var hasBothEnds = ({ quiet_from, quiet_until }) => typeof quiet_from === typeof quiet_until && quiet_from === null === (quiet_until === null);
var updateCommunicationPreferences = endpoint({
	method: "POST",
	path: "/api/v1/communication/update-user-communication-preferences",
	summary: "Changes the given preferences: the channels of one category for a contact, a contact’s other preferences, or paperless billing for the billing group.",
	access: "ACCOUNTPREF.write",
	changes: [
		"Communication",
		"ServiceAccounts",
		"Accounts"
	],
	body: (/* @__PURE__ */ strictObject({
		billing_group_id: Id,
		contact_id: /* @__PURE__ */ optional(Id),
		category: /* @__PURE__ */ optional(/* @__PURE__ */ _enum(notificationCategories)),
		channels: /* @__PURE__ */ optional(Channels),
		quiet_from: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(Time)),
		quiet_until: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(Time)),
		days_before_due: /* @__PURE__ */ optional(Days),
		usage_threshold: /* @__PURE__ */ optional(Threshold),
		paperless: /* @__PURE__ */ optional(/* @__PURE__ */ boolean())
	})).check(/* @__PURE__ */ refine(namesContact, {
		path: ["contact_id"],
		error: contactRequired
	}), /* @__PURE__ */ refine(namesCategory, {
		path: ["channels"],
		error: channelsIncomplete
	}), /* @__PURE__ */ refine(hasBothEnds, {
		path: ["quiet_from"],
		error: quietHoursIncomplete
	})),
	response: CommunicationPreferences
});
var addressFields$1 = {
	same_as_service: /* @__PURE__ */ boolean(),
	street_address: Line$1({
		name: "Street address",
		max: 100
	}),
	unit: Line$1({
		name: "Unit",
		max: 40
	}),
	city: Line$1({
		name: "City",
		max: 60
	}),
	state: Line$1({
		name: "State",
		max: 2
	}),
	zip: Line$1({
		name: "ZIP code",
		max: 10
	})
};
var CommunicationAddress = /* @__PURE__ */ object({
	billing_group_id: /* @__PURE__ */ string(),
	...addressFields$1,
	/** This is the address of the services on one line. */
	service_address: /* @__PURE__ */ string()
});
var getCommunicationAddress = endpoint({
	method: "GET",
	path: "/api/v1/communication/get-communication-address",
	summary: "Returns the mailing address of a billing group.",
	access: "ACCOUNTPREF.read",
	reads: ["MailingAddress"],
	query: /* @__PURE__ */ object({ billing_group_id: Id }),
	response: CommunicationAddress
});
var updateCommunicationAddress = endpoint({
	method: "POST",
	path: "/api/v1/communication/update-communication-address",
	summary: "Changes the mailing address of a billing group, or resets it to the service address.",
	access: "ACCOUNTPREF.write",
	changes: ["MailingAddress"],
	query: /* @__PURE__ */ object({ billing_group_id: Id }),
	body: (/* @__PURE__ */ strictObject(addressFields$1)).check(/* @__PURE__ */ superRefine((address, context) => {
		if (address.same_as_service) return;
		const { error } = (/* @__PURE__ */ object(usAddress)).safeParse(address);
		for (const { path, message } of error?.issues ?? []) context.addIssue({
			code: "custom",
			path,
			message,
			input: address
		});
	})),
	response: CommunicationAddress
});
var sendEmail = endpoint({
	method: "POST",
	path: "/api/v1/communication/send-email",
	summary: "Emails a message to an address on file for the caller’s own account.",
	access: "ACCOUNTPREF.write",
	changes: [],
	body: /* @__PURE__ */ strictObject({
		billing_group_id: Id,
		email: Email,
		subject: RequiredLine({
			name: "Subject",
			max: 500
		}),
		message: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _minLength(1, { error: "Message is required" }), /* @__PURE__ */ _maxLength(3e3, { error: "Message cannot be more than 3000 characters" }))
	}),
	response: /* @__PURE__ */ _null()
});
var SentMessage = /* @__PURE__ */ object({
	message_id: /* @__PURE__ */ string(),
	created_at: Moment,
	category: /* @__PURE__ */ _enum(messageCategories),
	channel: /* @__PURE__ */ _enum(messageChannels),
	/** The email address or phone number at the time. */
	address: /* @__PURE__ */ string(),
	subject: /* @__PURE__ */ string(),
	/** Empty if the message contained a code or a link that signs someone in. */
	body: /* @__PURE__ */ string(),
	status: /* @__PURE__ */ _enum(messageStatuses)
});
var communication = {
	getCommunicationContacts,
	addCommunicationContact,
	updateCommunicationContact,
	sendContactCode,
	confirmContactCode,
	getCommunicationPreferences,
	updateCommunicationPreferences,
	getCommunicationAddress,
	updateCommunicationAddress,
	sendEmail,
	listSentMessages: endpoint({
		method: "GET",
		path: "/api/v1/communication/sent-messages",
		summary: "Lists the emails and text messages sent to the customer of a billing group, newest first. Users see those about the security of a login only if they received them.",
		access: "ACCOUNTPREF.read",
		reads: ["Communication"],
		query: /* @__PURE__ */ object({
			billing_group_id: Id,
			/** The `next` of the previous page. */
			after: /* @__PURE__ */ optional(Cursor),
			page_size: pageSizeQuery()
		}),
		response: /* @__PURE__ */ object({
			messages: /* @__PURE__ */ array(SentMessage),
			next: /* @__PURE__ */ nullable(/* @__PURE__ */ string())
		})
	})
};
// shared/contract/customers/people.ts
/**
* Defines the people of a customer: who can sign in for the account, with which access, and who only gets outage
* alerts.
*/
/** Levels are in descending order of access. People with `outage` don't sign in. */
var personLevels = [
	"holder",
	"full",
	"billing",
	"view",
	"outage"
];
/** Users who sign in have one of these levels. */
var signInLevels = [
	"holder",
	"full",
	"billing",
	"view"
];
var Person = /* @__PURE__ */ object({
	contact_id: /* @__PURE__ */ string(),
	first_name: /* @__PURE__ */ string(),
	last_name: /* @__PURE__ */ string(),
	relation: /* @__PURE__ */ string(),
	email: /* @__PURE__ */ string(),
	email_verified: /* @__PURE__ */ boolean(),
	/** The number has ten digits. It is empty if none is on file. */
	phone: /* @__PURE__ */ string(),
	phone_verified: /* @__PURE__ */ boolean(),
	level: /* @__PURE__ */ _enum(personLevels),
	status: /* @__PURE__ */ _enum([
		"active",
		"invited",
		"contact"
	]),
	/** The invitation expires then. It is null if there is none. */
	invited_until: /* @__PURE__ */ nullable(Moment),
	is_expired: /* @__PURE__ */ boolean(),
	last_used_at: /* @__PURE__ */ nullable(Moment),
	is_self: /* @__PURE__ */ boolean()
});
/** Without an id, the endpoint uses the caller's own customer. */
var customerField$1 = { crm_customer_id: /* @__PURE__ */ optional(Id) };
var listPeople = endpoint({
	method: "POST",
	path: "/api/v1/customer/people",
	summary: "Lists the people of a customer, account holders first.",
	access: "MANAGECONTACT.read",
	reads: ["People"],
	body: /* @__PURE__ */ strictObject({
		...customerField$1,
		...pageFields
	}),
	response: /* @__PURE__ */ object({
		people: /* @__PURE__ */ array(Person),
		total_count: int()
	})
});
var invitePerson = endpoint({
	method: "POST",
	path: "/api/v1/customer/people/invite",
	summary: "Invites a person by email to sign in for a customer. With a contact id, invites an existing contact.",
	access: "MANAGECONTACT.write",
	changes: [
		"People",
		"Communication",
		"Person"
	],
	body: /* @__PURE__ */ strictObject({
		...customerField$1,
		contact_id: /* @__PURE__ */ optional(Id),
		...contactFields,
		email: Email,
		level: /* @__PURE__ */ _enum(signInLevels)
	}),
	response: Person
});
var resendInvitation = endpoint({
	method: "POST",
	path: "/api/v1/customer/people/resend-invitation",
	summary: "Sends an invitation again with a new link.",
	access: "MANAGECONTACT.write",
	changes: [
		"People",
		"Communication",
		"Person"
	],
	body: /* @__PURE__ */ strictObject({ contact_id: Id }),
	response: Person
});
var cancelInvitation = endpoint({
	method: "POST",
	path: "/api/v1/customer/people/cancel-invitation",
	summary: "Cancels an invitation. The person remains a contact.",
	access: "MANAGECONTACT.write",
	changes: [
		"People",
		"Communication",
		"Person"
	],
	body: /* @__PURE__ */ strictObject({ contact_id: Id }),
	response: Person
});
var updatePersonLevel = endpoint({
	method: "POST",
	path: "/api/v1/customer/people/level",
	summary: "Changes the level of a person, effective immediately. The last account holder cannot be changed.",
	access: "MANAGECONTACT.write",
	changes: [
		"People",
		"Communication",
		"Person"
	],
	body: /* @__PURE__ */ strictObject({
		contact_id: Id,
		level: /* @__PURE__ */ _enum(signInLevels)
	}),
	response: Person
});
var removePerson = endpoint({
	method: "POST",
	path: "/api/v1/customer/people/remove",
	summary: "Removes a person from a customer and ends their sessions. The last account holder cannot be removed.",
	access: "MANAGECONTACT.write",
	changes: [
		"People",
		"Communication",
		"Person"
	],
	body: /* @__PURE__ */ strictObject({ contact_id: Id }),
	response: /* @__PURE__ */ _null()
});
var Token = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100));
var people = {
	listPeople,
	invitePerson,
	resendInvitation,
	cancelInvitation,
	updatePersonLevel,
	removePerson,
	getInvitation: endpoint({
		method: "POST",
		path: "/api/v1/customer/invitation",
		summary: "Returns who is invited by an invitation link, and by whom.",
		access: "public",
		body: /* @__PURE__ */ strictObject({ token: Token }),
		response: /* @__PURE__ */ object({
			first_name: /* @__PURE__ */ string(),
			email: /* @__PURE__ */ string(),
			invited_by: /* @__PURE__ */ string(),
			/** Invitations of staff have the level `staff`, and their role is in `role_name`. */
			level: /* @__PURE__ */ _enum([...signInLevels, "staff"]),
			role_name: /* @__PURE__ */ string(),
			expires_at: Moment
		})
	}),
	acceptInvitation: endpoint({
		method: "POST",
		path: "/api/v1/customer/accept-invitation",
		summary: "Accepts an invitation: creates a portal user with a password.",
		access: "public",
		body: /* @__PURE__ */ strictObject({
			token: Token,
			new_password: NewPassword
		}),
		response: /* @__PURE__ */ _null()
	})
};
var listOwnAccessRequests = endpoint({
	method: "GET",
	path: "/api/v1/customer/own-access-requests",
	summary: "Lists the caller’s pending access requests, newest first.",
	access: "ACCOUNTS.write",
	reads: ["OwnAccessRequests"],
	response: /* @__PURE__ */ array(/* @__PURE__ */ object({
		crm_billing_account_number: /* @__PURE__ */ string(),
		requested_at: Moment,
		expires_at: Moment
	}))
});
var AccessRequest = /* @__PURE__ */ object({
	request_id: /* @__PURE__ */ string(),
	first_name: /* @__PURE__ */ string(),
	last_name: /* @__PURE__ */ string(),
	email: /* @__PURE__ */ string(),
	crm_billing_account_number: /* @__PURE__ */ string(),
	requested_at: Moment,
	expires_at: Moment,
	/** Contains the granted level, or null while the request is open. */
	granted: /* @__PURE__ */ nullable(/* @__PURE__ */ object({
		level: /* @__PURE__ */ _enum(signInLevels),
		at: Moment
	}))
});
var listAccessRequests = endpoint({
	method: "POST",
	path: "/api/v1/customer/access-requests",
	summary: "Lists pending access requests for a customer’s accounts, oldest first, and the access that was granted.",
	access: "MANAGECONTACT.read",
	reads: ["AccessRequests"],
	body: /* @__PURE__ */ strictObject({ crm_customer_id: /* @__PURE__ */ optional(Id) }),
	response: /* @__PURE__ */ object({
		waiting: /* @__PURE__ */ array(AccessRequest),
		granted: /* @__PURE__ */ array(AccessRequest)
	})
});
var requestField = { request_id: /* @__PURE__ */ uuid() };
var accessRequests = {
	listOwnAccessRequests,
	listAccessRequests,
	grantAccess: endpoint({
		method: "POST",
		path: "/api/v1/customer/access-requests/grant",
		summary: "Grants an access request. The granted rights never exceed the requester’s own role.",
		access: "MANAGECONTACT.write",
		changes: ["AccessRequests"],
		body: /* @__PURE__ */ strictObject({
			...requestField,
			level: /* @__PURE__ */ _enum(signInLevels)
		}),
		response: /* @__PURE__ */ _null()
	}),
	declineAccess: endpoint({
		method: "POST",
		path: "/api/v1/customer/access-requests/decline",
		summary: "Declines an access request. The requester is notified by email.",
		access: "MANAGECONTACT.write",
		changes: ["AccessRequests"],
		body: /* @__PURE__ */ strictObject(requestField),
		response: /* @__PURE__ */ _null()
	}),
	endAccess: endpoint({
		method: "POST",
		path: "/api/v1/customer/access-requests/end",
		summary: "Revokes access that was granted on request.",
		access: "MANAGECONTACT.write",
		changes: ["AccessRequests"],
		body: /* @__PURE__ */ strictObject(requestField),
		response: /* @__PURE__ */ _null()
	})
};
// shared/contract/access/audit.ts
/** Defines the audit log, which records who did or viewed what, for which customer, when and from where. */
var AuditRecord = /* @__PURE__ */ object({
	record_id: /* @__PURE__ */ uuid(),
	at: Moment,
	/** This user performed the action. The name is empty if no one was signed in. */
	user_name: /* @__PURE__ */ string(),
	user_email: /* @__PURE__ */ string(),
	/** Actions are such as "role.changed" or "customer.opened". The part before the dot is the subject. */
	action: /* @__PURE__ */ string(),
	/** The number is null if no customer was involved. */
	crm_customer_number: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	/** This is the caller's network address. */
	address: /* @__PURE__ */ string(),
	details: /* @__PURE__ */ record(/* @__PURE__ */ string(), /* @__PURE__ */ union([
		/* @__PURE__ */ string(),
		/* @__PURE__ */ number$1(),
		/* @__PURE__ */ boolean()
	])),
	/** Maps ids in the details to the names of people, as far as they are known now. */
	names_by_id: /* @__PURE__ */ record(/* @__PURE__ */ string(), /* @__PURE__ */ string())
});
var optionalText = (max) => /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _maxLength(max), /* @__PURE__ */ _regex(oneLine)));
var filter$2 = {
	/** The filter matches an action or the part before its dot. */
	action: optionalText(60),
	/** `no` leaves out records of viewed accounts. */
	views: /* @__PURE__ */ optional(/* @__PURE__ */ literal("no")),
	/** The filter matches the email address of the user or its beginning. */
	email: optionalText(254),
	crm_customer_number: optionalText(20),
	from_date: /* @__PURE__ */ optional(Day),
	to_date: /* @__PURE__ */ optional(Day)
};
var audit = {
	listAuditRecords: endpoint({
		method: "GET",
		path: "/api/v1/audit/records",
		summary: "Lists audit records, newest first, as a page with the cursor of the next one.",
		access: "AUDIT.read",
		reads: [],
		query: /* @__PURE__ */ object({
			...filter$2,
			/** This is the cursor that the previous page returned. */
			after: /* @__PURE__ */ optional(Cursor),
			page_size: pageSizeQuery()
		}),
		response: /* @__PURE__ */ object({
			records: /* @__PURE__ */ array(AuditRecord),
			/** The cursor is null on the last page. */
			next: /* @__PURE__ */ nullable(/* @__PURE__ */ string())
		})
	}),
	exportAuditRecords: endpoint({
		method: "GET",
		path: "/api/v1/audit/export",
		summary: "Exports all matching audit records as a spreadsheet.",
		access: "AUDIT.read",
		query: /* @__PURE__ */ object(filter$2),
		file: "text/csv",
		isExport: true
	})
};
// shared/texts/internalUsers.ts
var roleIsRequired = "Role is required";
// shared/contract/access/internalUsers.ts
/** Defines the sign-ins of the provider's own staff, for the Manage Internal Users screen. */
var internalStatuses = [
	"active",
	"disabled",
	"invited"
];
var InternalUser = /* @__PURE__ */ object({
	contact_id: /* @__PURE__ */ string(),
	name: /* @__PURE__ */ string(),
	email: /* @__PURE__ */ string(),
	user_role_id: /* @__PURE__ */ uuid(),
	role_name: /* @__PURE__ */ string(),
	status: /* @__PURE__ */ _enum(internalStatuses),
	/** The invitation expires then. It is null if there is none. */
	invited_until: /* @__PURE__ */ nullable(Moment),
	is_expired: /* @__PURE__ */ boolean(),
	last_sign_in_at: /* @__PURE__ */ nullable(Moment),
	has_two_step: /* @__PURE__ */ boolean(),
	is_self: /* @__PURE__ */ boolean(),
	/** Whether the user signs in and can change roles. */
	is_administrator: /* @__PURE__ */ boolean(),
	/** It is false for users with more rights than the caller. */
	can_change: /* @__PURE__ */ boolean()
});
/** With `waiting`, nothing changes until another administrator approves. */
var ChangedInternalUser = /* @__PURE__ */ extend(InternalUser, { waiting: /* @__PURE__ */ nullable(AccessChange) });
/** The user is null while the invitation waits for another administrator, because no one is on file yet. */
var InternalInvitation = /* @__PURE__ */ object({
	user: /* @__PURE__ */ nullable(InternalUser),
	waiting: /* @__PURE__ */ nullable(AccessChange)
});
var listInternalUsers = endpoint({
	method: "GET",
	path: "/api/v1/useraccess/internal-users",
	summary: "Lists internal users by name, including invited ones.",
	access: "INTERNALUSERS.read",
	reads: ["InternalUsers", "TwoStep"],
	query: /* @__PURE__ */ object({
		search: /* @__PURE__ */ _default(SearchWords(), ""),
		status: /* @__PURE__ */ optional(/* @__PURE__ */ _enum(internalStatuses)),
		...pageQuery
	}),
	response: /* @__PURE__ */ object({
		users: /* @__PURE__ */ array(InternalUser),
		total_count: int()
	})
});
var listStaffRoles = endpoint({
	method: "GET",
	path: "/api/v1/useraccess/staff-roles",
	summary: "Lists the roles that internal users can have, by name.",
	access: "INTERNALUSERS.read",
	reads: ["Roles"],
	response: /* @__PURE__ */ array(/* @__PURE__ */ object({
		user_role_id: /* @__PURE__ */ uuid(),
		name: /* @__PURE__ */ string(),
		/** It is false if the role has more rights than the caller, who then can't grant it. */
		can_issue: /* @__PURE__ */ boolean()
	}))
});
var personField = { contact_id: Id };
var internalUsers = {
	listInternalUsers,
	listStaffRoles,
	inviteInternalUser: endpoint({
		method: "POST",
		path: "/api/v1/useraccess/invite-internal-user",
		summary: "Invites an internal user by email. The link is valid once, for 7 days, and only for this address.",
		access: "INTERNALUSERS.write",
		changes: [
			"InternalUsers",
			"Roles",
			"AccessChanges"
		],
		body: /* @__PURE__ */ strictObject({
			first_name: RequiredLine({
				name: "First name",
				max: 60
			}),
			last_name: RequiredLine({
				name: "Last name",
				max: 60
			}),
			email: Email,
			user_role_id: /* @__PURE__ */ uuid({ error: roleIsRequired }),
			password: ConfirmingPassword
		}),
		response: InternalInvitation
	}),
	resendInternalInvitation: endpoint({
		method: "POST",
		path: "/api/v1/useraccess/resend-internal-invitation",
		summary: "Sends an invitation of an internal user again. The earlier link no longer works.",
		access: "INTERNALUSERS.write",
		changes: [
			"InternalUsers",
			"Roles",
			"AccessChanges"
		],
		body: /* @__PURE__ */ strictObject(personField),
		response: InternalUser
	}),
	cancelInternalInvitation: endpoint({
		method: "POST",
		path: "/api/v1/useraccess/cancel-internal-invitation",
		summary: "Cancels an invitation of an internal user.",
		access: "INTERNALUSERS.write",
		changes: [
			"InternalUsers",
			"Roles",
			"AccessChanges"
		],
		body: /* @__PURE__ */ strictObject(personField),
		response: /* @__PURE__ */ _null()
	}),
	changeInternalRole: endpoint({
		method: "POST",
		path: "/api/v1/useraccess/internal-user-role",
		summary: "Changes the role of an internal user, or of one who is still invited.",
		access: "INTERNALUSERS.write",
		changes: [
			"InternalUsers",
			"Roles",
			"AccessChanges",
			"Person"
		],
		/** The caller saw this role. Without it, a change by someone else would be overwritten unnoticed. */
		body: /* @__PURE__ */ strictObject({
			...personField,
			user_role_id: /* @__PURE__ */ uuid(),
			seen_user_role_id: /* @__PURE__ */ uuid(),
			password: ConfirmingPassword
		}),
		response: ChangedInternalUser
	}),
	changeInternalStatus: endpoint({
		method: "POST",
		path: "/api/v1/useraccess/internal-user-status",
		summary: "Enables or disables the login of an internal user. Disabling it ends their sessions.",
		access: "INTERNALUSERS.write",
		changes: [
			"InternalUsers",
			"Roles",
			"AccessChanges"
		],
		body: /* @__PURE__ */ strictObject({
			...personField,
			status: /* @__PURE__ */ _enum(["active", "disabled"]),
			password: ConfirmingPassword
		}),
		response: ChangedInternalUser
	}),
	endInternalSessions: endpoint({
		method: "POST",
		path: "/api/v1/useraccess/internal-user-sign-out",
		summary: "Ends all sessions of an internal user.",
		access: "INTERNALUSERS.write",
		changes: [
			"InternalUsers",
			"Roles",
			"AccessChanges"
		],
		body: /* @__PURE__ */ strictObject(personField),
		response: InternalUser
	}),
	resetInternalTwoStep: endpoint({
		method: "POST",
		path: "/api/v1/useraccess/internal-user-two-step-reset",
		summary: "Turns off two-step sign-in for an internal user who lost their device, and ends their sessions.",
		access: "INTERNALUSERS.write",
		changes: [
			"InternalUsers",
			"Roles",
			"AccessChanges"
		],
		body: /* @__PURE__ */ strictObject(personField),
		response: InternalUser
	})
};
// shared/texts/roles.ts
var nameRequired = "Name is required";
// shared/contract/access/roles.ts
/** Defines roles and their rights, for the Access Control screen. */
var Role = /* @__PURE__ */ object({
	user_role_id: /* @__PURE__ */ uuid(),
	name: /* @__PURE__ */ string(),
	/** The role is for the provider's own staff. Other roles are for customers, who get them by name. */
	is_for_staff: /* @__PURE__ */ boolean(),
	/** Counts users who can sign in with the role. */
	member_count: int(),
	/** The version increases with every change. A change has to contain the version that it is based on. */
	version: int()
});
var ListedRole = /* @__PURE__ */ extend(Role, {
	/** The caller has this role. */
	is_own: /* @__PURE__ */ boolean(),
	/** Whether members of the role can see and change roles. */
	is_administrator: /* @__PURE__ */ boolean()
});
var Permission = /* @__PURE__ */ object({
	name: /* @__PURE__ */ _enum(features),
	read: /* @__PURE__ */ boolean(),
	write: /* @__PURE__ */ boolean(),
	approve: /* @__PURE__ */ boolean()
});
var RolePermissions = /* @__PURE__ */ object({
	role: Role,
	/** Contains every feature that the role can have, even without a right. */
	permissions: /* @__PURE__ */ array(Permission)
});
/** Contains the rights in effect. With `waiting`, they are unchanged until another administrator approves. */
var SavedPermissions = /* @__PURE__ */ extend(RolePermissions, { waiting: /* @__PURE__ */ nullable(AccessChange) });
var RoleName = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _minLength(1, { error: nameRequired }), /* @__PURE__ */ _maxLength(60), /* @__PURE__ */ _regex(storable));
var listRoles = endpoint({
	method: "GET",
	path: "/api/v1/useraccess/roles",
	summary: "Lists roles with their number of members, staff roles first.",
	access: "ACCESSCONTROL.read",
	reads: ["Roles"],
	response: /* @__PURE__ */ array(ListedRole)
});
var listRoleMembers = endpoint({
	method: "GET",
	path: "/api/v1/useraccess/role-members",
	summary: "Lists the users with a role, by name.",
	access: "ACCESSCONTROL.read",
	reads: ["Roles"],
	query: /* @__PURE__ */ object({
		user_role_id: /* @__PURE__ */ uuid(),
		...pageQuery
	}),
	response: /* @__PURE__ */ object({
		members: /* @__PURE__ */ array(/* @__PURE__ */ object({
			user_id: /* @__PURE__ */ string(),
			name: /* @__PURE__ */ string(),
			email: /* @__PURE__ */ string()
		})),
		total_count: int()
	})
});
var getRolePermissions = endpoint({
	method: "GET",
	path: "/api/v1/useraccess/user-permissions",
	summary: "Returns the rights of a role, by feature.",
	access: "ACCESSCONTROL.read",
	reads: ["Roles"],
	query: /* @__PURE__ */ object({ user_role_id: /* @__PURE__ */ uuid() }),
	response: RolePermissions
});
var modification = {
	path: "/api/v1/useraccess/modify-user-permissions",
	access: "ACCESSCONTROL.write",
	body: /* @__PURE__ */ strictObject({
		user_role_id: /* @__PURE__ */ uuid(),
		/** The changes are based on this version of the role. */
		version: int(),
		/** Features that aren't listed keep their rights. */
		permissions: (/* @__PURE__ */ array(Permission)).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(features.length)),
		password: ConfirmingPassword
	}),
	response: SavedPermissions
};
var roles = {
	listRoles,
	listRoleMembers,
	getRolePermissions,
	updateRolePermissions: endpoint({
		...modification,
		method: "PUT",
		summary: "Changes the rights of a role, effective with its members’ next request. Granting oneself more rights, or granting “approve”, needs another administrator’s approval.",
		changes: [
			"Roles",
			"InternalUsers",
			"AccessChanges",
			"Person"
		]
	}),
	postRolePermissions: endpoint({
		...modification,
		method: "POST",
		summary: "Does the same as the PUT request."
	}),
	copyRole: endpoint({
		method: "POST",
		path: "/api/v1/useraccess/copy-role",
		summary: "Creates a staff role with the rights of another role.",
		access: "ACCESSCONTROL.write",
		changes: ["Roles"],
		body: /* @__PURE__ */ strictObject({
			user_role_id: /* @__PURE__ */ uuid(),
			name: RoleName
		}),
		response: Role
	}),
	renameRole: endpoint({
		method: "PUT",
		path: "/api/v1/useraccess/rename-role",
		summary: "Renames a staff role.",
		access: "ACCESSCONTROL.write",
		changes: [
			"Roles",
			"InternalUsers",
			"AccessChanges"
		],
		body: /* @__PURE__ */ strictObject({
			user_role_id: /* @__PURE__ */ uuid(),
			name: RoleName,
			version: int()
		}),
		response: Role
	}),
	deleteRole: endpoint({
		method: "POST",
		path: "/api/v1/useraccess/delete-role",
		summary: "Deletes a staff role that has no members.",
		access: "ACCESSCONTROL.write",
		changes: ["Roles"],
		body: /* @__PURE__ */ strictObject({
			user_role_id: /* @__PURE__ */ uuid(),
			version: int()
		}),
		response: /* @__PURE__ */ _null()
	})
};
// shared/desks/openingHours.ts
var span = (fromHour, toHour) => ({
	from: fromHour * 60,
	to: toHour * 60
});
// shared/billing/dunning.ts
var dunningStageNumbers = [
	0,
	1,
	2,
	3,
	4,
	5,
	6,
	7,
	8,
	9,
	10,
	11,
	12,
	13
];
var holdReasonCodes = Object.keys({
	medical: "Medical certificate",
	arrangement: "Payment arrangement kept",
	dispute: "Open dispute",
	pledge: "Assistance pledge",
	bankruptcy: "Bankruptcy",
	deceased: "Deceased",
	military: "Military service"
});
var moratoriumCodes = Object.keys({
	cold_weather: "Cold weather",
	winter: "Winter season"
});
var noticeRowStatuses = [
	"waiting",
	"sending",
	"sent",
	"failed",
	"unknown",
	"skipped"
];
var maxNoticesPerRun = 2e3;
// shared/texts/disconnects.ts
/** Texts about disconnects of gas and their notices. */
var noRows$1 = "Choose at least one account";
var tooMany = `A run can include at most ${maxNoticesPerRun.toLocaleString("en-US")} accounts`;
var notChosen = (account) => `${account} isn’t one of the selected accounts`;
var twice$1 = (account) => `${account} is listed twice`;
var holdReason = "Reason is required";
// shared/contract/billing/connections.ts
/** Defines gas disconnects: accounts that are due or disconnected, notices by email, and holds. */
var Stage$1 = /* @__PURE__ */ literal(dunningStageNumbers);
var DunningAccount = /* @__PURE__ */ object({
	account_no: /* @__PURE__ */ string(),
	crm_customer_number: /* @__PURE__ */ string(),
	name: /* @__PURE__ */ string(),
	/** The address is empty if none is on file. */
	email: /* @__PURE__ */ string(),
	address: /* @__PURE__ */ string(),
	community: /* @__PURE__ */ string(),
	balance: Dollars,
	past_due: Dollars,
	past_due_days: int(),
	stage: Stage$1,
	last_notice_on: /* @__PURE__ */ nullable(Day),
	/** A hold or a moratorium prevents the disconnect for this reason. It is null if nothing does. */
	hold_reason: /* @__PURE__ */ nullable(/* @__PURE__ */ _enum([...holdReasonCodes, ...moratoriumCodes])),
	/** An agent can end this hold. It is null for a moratorium. */
	hold_id: /* @__PURE__ */ nullable(/* @__PURE__ */ uuid()),
	held_until: /* @__PURE__ */ nullable(Day),
	/** An agent wrote this note when placing the hold. It is empty for a moratorium. */
	hold_note: /* @__PURE__ */ string(),
	/** The day is null if the account is on a hold without an end day. */
	next_action_on: /* @__PURE__ */ nullable(Day)
});
var Moratorium = /* @__PURE__ */ object({
	kind: /* @__PURE__ */ _enum(moratoriumCodes),
	community: /* @__PURE__ */ string(),
	starts_on: Day,
	ends_on: Day,
	note: /* @__PURE__ */ string()
});
var reportQuery = {
	community: /* @__PURE__ */ optional(SearchWords(100)),
	...pageQuery
};
var getDunningReport = endpoint({
	method: "GET",
	path: "/api/v1/connection/get-dunning-gas-report",
	summary: "Lists gas accounts that are due for disconnect, by community and most urgent first, and today’s moratoria.",
	access: "DUNNING.read",
	reads: ["Dunning", "Balance"],
	query: /* @__PURE__ */ object({
		...reportQuery,
		held: /* @__PURE__ */ _default(/* @__PURE__ */ _enum(["no", "yes"]), "no")
	}),
	response: /* @__PURE__ */ object({
		as_of: Moment,
		accounts: /* @__PURE__ */ array(DunningAccount),
		total_count: int(),
		/** The counts below ignore the filters: accounts on hold, and accounts by community. */
		held_count: int(),
		communities: /* @__PURE__ */ array(/* @__PURE__ */ object({
			community: /* @__PURE__ */ string(),
			count: int()
		})),
		moratoria: /* @__PURE__ */ array(Moratorium)
	})
});
var DisconnectedAccount = /* @__PURE__ */ object({
	...DunningAccount.shape,
	disconnected_on: Day,
	/** The gas is turned on again on this day. It is null until the debt is paid. */
	reconnect_on: /* @__PURE__ */ nullable(Day)
});
var getDisconnectedReport = endpoint({
	method: "GET",
	path: "/api/v1/connection/get-disconnected-dunning-gas-report",
	summary: "Lists gas accounts that are disconnected for nonpayment, by community.",
	access: "DUNNING.read",
	reads: ["Dunning", "Balance"],
	query: /* @__PURE__ */ object(reportQuery),
	response: /* @__PURE__ */ object({
		as_of: Moment,
		accounts: /* @__PURE__ */ array(DisconnectedAccount),
		total_count: int(),
		communities: /* @__PURE__ */ array(/* @__PURE__ */ object({
			community: /* @__PURE__ */ string(),
			count: int()
		}))
	})
});
var Accounts = (/* @__PURE__ */ array(Id)).check(/* @__PURE__ */ _minLength(1, { error: noRows$1 }), /* @__PURE__ */ _maxLength(maxNoticesPerRun, { error: tooMany }), /* @__PURE__ */ superRefine((accounts, context) => {
	const seen = /* @__PURE__ */ new Set();
	for (const [index, account] of accounts.entries()) {
		if (seen.has(account)) context.addIssue({
			code: "custom",
			path: [index],
			message: twice$1(account)
		});
		seen.add(account);
	}
}));
var previewNotices = endpoint({
	method: "POST",
	path: "/api/v1/connection/preview-notify",
	summary: "Previews a notice run: recipients, accounts that already had a notice, and accounts that are skipped. Stores nothing.",
	access: "NOTICES.write",
	reads: [],
	body: /* @__PURE__ */ strictObject({ acct_nos: Accounts }),
	response: /* @__PURE__ */ object({
		/**
		* Shows the email to the first recipient, or to the first account that would get another notice. It is null without
		* either.
		*/
		preview: /* @__PURE__ */ nullable(/* @__PURE__ */ object({
			to: /* @__PURE__ */ string(),
			subject: /* @__PURE__ */ string(),
			text: /* @__PURE__ */ string()
		})),
		recipient_count: int(),
		/**
		* These accounts already had a notice for this debt. They only get another one on request, which restarts their
		* deadline.
		*/
		noticed: /* @__PURE__ */ array(/* @__PURE__ */ object({
			account_no: /* @__PURE__ */ string(),
			name: /* @__PURE__ */ string(),
			stage: Stage$1,
			last_notice_on: Day,
			disconnect_on: Day
		})),
		left_out: /* @__PURE__ */ array(/* @__PURE__ */ object({
			account_no: /* @__PURE__ */ string(),
			name: /* @__PURE__ */ string(),
			message: /* @__PURE__ */ string()
		}))
	})
});
var NoticeRun = /* @__PURE__ */ object({
	run_id: /* @__PURE__ */ uuid(),
	status: /* @__PURE__ */ _enum(["running", "finished"]),
	started_by: /* @__PURE__ */ string(),
	started_at: Moment,
	finished_at: /* @__PURE__ */ nullable(Moment),
	row_count: int(),
	sent_count: int(),
	failed_count: int(),
	/** It is unknown whether these notices were sent. */
	unknown_count: int(),
	/** These notices were not sent: no address, on hold, already notified, or not due anymore. */
	skipped_count: int()
});
var notifyByEmail = endpoint({
	method: "POST",
	path: "/api/v1/connection/email-notify",
	summary: "Starts a notice run, which emails gas notices one by one, and returns its progress.",
	access: "NOTICES.write",
	changes: ["Dunning", "Notices"],
	idempotent: true,
	body: (/* @__PURE__ */ strictObject({
		acct_nos: Accounts,
		/** These accounts get another notice although they had one. */
		again: /* @__PURE__ */ _default((/* @__PURE__ */ array(Id)).check(/* @__PURE__ */ _maxLength(maxNoticesPerRun, { error: tooMany })), [])
	})).check(/* @__PURE__ */ superRefine(({ acct_nos, again }, context) => {
		const selected = new Set(acct_nos);
		for (const [index, account] of again.entries()) {
			if (selected.has(account)) continue;
			context.addIssue({
				code: "custom",
				path: ["again", index],
				message: notChosen(account)
			});
		}
	})),
	response: NoticeRun
});
var listNoticeRuns = endpoint({
	method: "GET",
	path: "/api/v1/connection/notice-runs",
	summary: "Lists notice runs, newest first.",
	access: "NOTICES.read",
	reads: ["Notices"],
	query: /* @__PURE__ */ object(pageQuery),
	response: /* @__PURE__ */ object({
		runs: /* @__PURE__ */ array(NoticeRun),
		total_count: int()
	})
});
var NoticeRow = /* @__PURE__ */ object({
	position: int(),
	account_no: /* @__PURE__ */ string(),
	name: /* @__PURE__ */ string(),
	email: /* @__PURE__ */ string(),
	status: /* @__PURE__ */ _enum(noticeRowStatuses),
	message: /* @__PURE__ */ string(),
	ended_at: /* @__PURE__ */ nullable(Moment)
});
var runParams$1 = /* @__PURE__ */ object({ run_id: /* @__PURE__ */ uuid() });
var connections = {
	getDunningReport,
	getDisconnectedReport,
	previewNotices,
	notifyByEmail,
	listNoticeRuns,
	getNoticeRun: endpoint({
		method: "GET",
		path: "/api/v1/connection/notice-runs/:run_id",
		summary: "Returns the progress of a notice run and a page of its rows, in order.",
		access: "NOTICES.read",
		reads: ["Notices"],
		params: runParams$1,
		query: /* @__PURE__ */ object({
			...pageQuery,
			status: /* @__PURE__ */ optional(/* @__PURE__ */ _enum(noticeRowStatuses))
		}),
		response: /* @__PURE__ */ object({
			run: NoticeRun,
			rows: /* @__PURE__ */ array(NoticeRow),
			total_count: int()
		})
	}),
	retryNotices: endpoint({
		method: "POST",
		path: "/api/v1/connection/notice-runs/:run_id/retry",
		summary: "Resends the failed notices of a run, or those with an unknown result, which may then arrive twice.",
		access: "NOTICES.write",
		changes: ["Notices", "Dunning"],
		params: runParams$1,
		body: /* @__PURE__ */ strictObject({ which: /* @__PURE__ */ _enum(["failed", "unknown"]) }),
		response: NoticeRun
	}),
	placeHold: endpoint({
		method: "POST",
		path: "/api/v1/connection/hold-disconnect",
		summary: "Places a hold on an account, with a reason and an end date. It is not due for disconnect until then.",
		access: "DUNNING.write",
		changes: ["Dunning", "Customer"],
		body: /* @__PURE__ */ strictObject({
			acct_no: Id,
			reason: /* @__PURE__ */ _enum(holdReasonCodes, { error: holdReason }),
			/** This is the last day of the hold. Without it, the hold lasts until an agent ends it. */
			held_until: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(Day)),
			note: /* @__PURE__ */ _default(Line$1({
				name: "Note",
				max: 200
			}), "")
		}),
		response: /* @__PURE__ */ object({ hold_id: /* @__PURE__ */ uuid() })
	}),
	endHold: endpoint({
		method: "POST",
		path: "/api/v1/connection/holds/:hold_id/end",
		summary: "Ends a hold, so that the account is due for disconnect again. Does nothing if the hold has ended.",
		access: "DUNNING.write",
		changes: ["Dunning", "Customer"],
		params: /* @__PURE__ */ object({ hold_id: /* @__PURE__ */ uuid() }),
		response: /* @__PURE__ */ object({ hold_id: /* @__PURE__ */ uuid() })
	})
};
// shared/customers/accountFilter.ts
/** Defines the filter with which staff search billing accounts and portal users. Results match all given fields. */
var accountFilter = {
	community: /* @__PURE__ */ _default(SearchWords(100), ""),
	zip_code: /* @__PURE__ */ _default(SearchWords(10), ""),
	email: /* @__PURE__ */ _default(SearchWords(254), ""),
	/** The value has digits only. */
	phone: /* @__PURE__ */ _default(SearchWords(10), ""),
	street_address: /* @__PURE__ */ _default(SearchWords(100), ""),
	service_type_code: /* @__PURE__ */ optional(ServiceType),
	/** The value is a complete billing account number. */
	account_no: /* @__PURE__ */ _default(SearchWords(24), "")
};
// shared/texts/credits.ts
/** Texts about credits. */
var amountRange = `A credit must be more than $0 and at most ${formatCents(maxCreditPerAccount)}`;
var noRows = "Enter an amount for at least one account";
var tooManyRows = `A run can include at most ${maxCreditRows} accounts`;
var twice = (account) => `${account} is listed twice`;
// shared/contract/billing/credits.ts
/**
* Defines credit adjustments: accounts to credit, single credits, and runs of many credits, which the server executes.
*/
/** The specification defines these statuses, except `Canceled`. */
var CreditStatus = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(/^(not_initiated|Success|Canceled|Error:.*)$/));
/** Describes a billing account and one of its services. A credit belongs to the account, regardless of its services. */
var CreditCustomer = /* @__PURE__ */ object({
	name: /* @__PURE__ */ string(),
	email: /* @__PURE__ */ string(),
	phone: /* @__PURE__ */ string(),
	account_no: /* @__PURE__ */ string(),
	address: /* @__PURE__ */ string(),
	zip_code: /* @__PURE__ */ string(),
	service_type_code: ServiceType,
	community: /* @__PURE__ */ string(),
	credit_amount: Dollars,
	credit_status: CreditStatus,
	/** A negative balance is a credit. */
	balance: Dollars,
	/** The account received its last credit of the past 24 hours then. It is null if there was none. */
	last_credit_at: /* @__PURE__ */ nullable(Moment)
});
var listCreditCustomers = endpoint({
	method: "POST",
	path: "/api/v1/customer/get-credit-customers",
	summary: "Searches billing accounts that can be credited, by community, ZIP code, email, phone, address and service.",
	access: "CREDITS.read",
	reads: ["Credits", "Balance"],
	body: /* @__PURE__ */ strictObject({
		...accountFilter,
		...pageFieldsOf(10)
	}),
	response: /* @__PURE__ */ object({
		customer_details_responses: /* @__PURE__ */ array(CreditCustomer),
		total_records: int(),
		/** It is false if more accounts match than are listed. */ is_exact: /* @__PURE__ */ boolean()
	})
});
var CreditAmount = Dollars.check(/* @__PURE__ */ refine((cents) => cents > 0 && cents <= 5e5, { error: amountRange }));
var reasonFields = {
	credit_reason_cd: /* @__PURE__ */ _default(/* @__PURE__ */ _enum(creditReasonCodes), "101"),
	comments: /* @__PURE__ */ _default(RequiredLine({
		name: "Comment",
		max: 200
	}), defaultComment)
};
var singleCredit = {
	method: "POST",
	access: "CREDITS.write",
	idempotent: true,
	body: /* @__PURE__ */ strictObject({
		acct_no: Id,
		credit_amount: CreditAmount,
		...reasonFields
	}),
	response: /* @__PURE__ */ object({
		account_no: /* @__PURE__ */ string(),
		service_type_code: /* @__PURE__ */ nullable(ServiceType),
		credit_amount: Dollars,
		credit_status: CreditStatus,
		balance: Dollars
	})
};
var issueCredit = endpoint({
	...singleCredit,
	path: "/api/v1/payment/issue-credit",
	summary: "Issues a credit to one billing account, within the caller’s ceilings."
});
var applyCashCredit = endpoint({
	...singleCredit,
	path: "/api/v1/payment/apply-cash-credit",
	summary: "Issues a credit as `issue-credit` does, with the same ceilings and idempotency keys."
});
var CreditRows = (/* @__PURE__ */ array(/* @__PURE__ */ strictObject({
	acct_no: Id,
	credit_amount: CreditAmount
}))).check(/* @__PURE__ */ _minLength(1, { error: noRows }), /* @__PURE__ */ _maxLength(maxCreditRows, { error: tooManyRows }), /* @__PURE__ */ superRefine((rows, context) => {
	const seen = /* @__PURE__ */ new Set();
	for (const [index, { acct_no }] of rows.entries()) {
		if (seen.has(acct_no)) context.addIssue({
			code: "custom",
			path: [index, "acct_no"],
			message: twice(acct_no)
		});
		seen.add(acct_no);
	}
}));
/** Predicts the result of a row. */
var CheckedCreditRow = /* @__PURE__ */ object({
	account_no: /* @__PURE__ */ string(),
	name: /* @__PURE__ */ string(),
	service_type_code: /* @__PURE__ */ nullable(ServiceType),
	credit_amount: Dollars,
	outcome: /* @__PURE__ */ _enum([
		"credit",
		"unknown_account",
		"closed_account"
	]),
	/** The amount is above what the caller can give one account alone. */
	is_over_ceiling: /* @__PURE__ */ boolean(),
	last_credit_at: /* @__PURE__ */ nullable(Moment)
});
/** Contains the caller's ceilings and what they gave in the last 24 hours. */
var CreditLimits = /* @__PURE__ */ object({
	per_account: Dollars,
	per_day: Dollars,
	used_today: Dollars
});
/**
* Contains the newest credits of the last 24 hours to these accounts. The counts include credits that aren't listed.
*/
var RecentCredits = /* @__PURE__ */ object({
	credits: /* @__PURE__ */ array(/* @__PURE__ */ object({
		account_no: /* @__PURE__ */ string(),
		name: /* @__PURE__ */ string(),
		credit_amount: Dollars,
		issued_by: /* @__PURE__ */ string(),
		issued_at: Moment
	})),
	credit_count: int(),
	account_count: int()
});
var checkCreditRun = endpoint({
	method: "POST",
	path: "/api/v1/payment/check-credit-run",
	summary: "Validates a credit run row by row without storing it, and returns whether it needs approval.",
	access: "CREDITS.write",
	changes: [],
	body: /* @__PURE__ */ strictObject({ rows: CreditRows }),
	response: /* @__PURE__ */ object({
		rows: /* @__PURE__ */ array(CheckedCreditRow),
		/** Sums the rows that would be credited. */
		total_amount: Dollars,
		/** The run exceeds this ceiling. It is null if the caller can start the run alone. */
		needs_approval: /* @__PURE__ */ nullable(/* @__PURE__ */ _enum(["account", "day"])),
		limits: CreditLimits,
		/** Contains earlier credits of the rows that would be credited. */
		recent: RecentCredits
	})
});
var CreditRun = /* @__PURE__ */ object({
	run_id: /* @__PURE__ */ uuid(),
	status: /* @__PURE__ */ _enum(runStatuses),
	credit_reason_cd: /* @__PURE__ */ _enum(creditReasonCodes),
	comments: /* @__PURE__ */ string(),
	started_by: /* @__PURE__ */ string(),
	started_at: Moment,
	/** The caller started the run, so another agent has to approve it. */
	is_own: /* @__PURE__ */ boolean(),
	needs_approval: /* @__PURE__ */ boolean(),
	decided_by: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	decided_at: /* @__PURE__ */ nullable(Moment),
	finished_at: /* @__PURE__ */ nullable(Moment),
	row_count: int(),
	credited_count: int(),
	failed_count: int(),
	total_amount: Dollars,
	credited_amount: Dollars
});
var createCreditRun = endpoint({
	method: "POST",
	path: "/api/v1/payment/credit-runs",
	summary: "Starts a credit run. Above the caller’s ceilings, it waits for approval.",
	access: "CREDITS.write",
	changes: [
		"Credits",
		"Balance",
		"Customer"
	],
	idempotent: true,
	body: /* @__PURE__ */ strictObject({
		rows: CreditRows,
		...reasonFields
	}),
	response: CreditRun
});
var listCreditRuns = endpoint({
	method: "GET",
	path: "/api/v1/payment/credit-runs",
	summary: "Lists credit runs, newest first, and the caller’s remaining limit.",
	access: "CREDITS.read",
	reads: ["Credits"],
	query: /* @__PURE__ */ object({
		...pageQuery,
		status: /* @__PURE__ */ optional(/* @__PURE__ */ _enum(runStatuses))
	}),
	response: /* @__PURE__ */ object({
		runs: /* @__PURE__ */ array(CreditRun),
		total_count: int(),
		limits: CreditLimits
	})
});
var runParams = /* @__PURE__ */ object({ run_id: /* @__PURE__ */ uuid() });
var CreditRunRow = /* @__PURE__ */ object({
	position: int(),
	account_no: /* @__PURE__ */ string(),
	/** The number is null if the account doesn't exist. */
	crm_customer_number: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	name: /* @__PURE__ */ string(),
	/** This is the current balance. */
	balance: /* @__PURE__ */ nullable(Dollars),
	credit_amount: Dollars,
	status: /* @__PURE__ */ _enum(rowStatuses),
	credit_status: CreditStatus,
	ended_at: /* @__PURE__ */ nullable(Moment)
});
var credits = {
	listCreditCustomers,
	issueCredit,
	applyCashCredit,
	checkCreditRun,
	createCreditRun,
	listCreditRuns,
	getCreditRun: endpoint({
		method: "GET",
		path: "/api/v1/payment/credit-runs/:run_id",
		summary: "Returns the progress of a credit run and a page of its rows, in order.",
		access: "CREDITS.read",
		reads: ["Credits"],
		params: runParams,
		query: /* @__PURE__ */ object({
			...pageQuery,
			status: /* @__PURE__ */ optional(/* @__PURE__ */ _enum(rowStatuses))
		}),
		response: /* @__PURE__ */ object({
			run: CreditRun,
			rows: /* @__PURE__ */ array(CreditRunRow),
			total_count: int()
		})
	}),
	listRecentCredits: endpoint({
		method: "GET",
		path: "/api/v1/payment/credit-runs/:run_id/recent-credits",
		summary: "Lists other credits that the accounts of a run received in the last 24 hours, and who issued them.",
		access: "CREDITS.read",
		reads: ["Credits"],
		params: runParams,
		response: RecentCredits
	}),
	controlCreditRun: endpoint({
		method: "POST",
		path: "/api/v1/payment/credit-runs/:run_id/control",
		summary: "Pauses or resumes a credit run, retries its failed rows, or cancels the remaining ones.",
		access: "CREDITS.write",
		changes: ["Credits"],
		params: runParams,
		body: /* @__PURE__ */ strictObject({ action: /* @__PURE__ */ _enum([
			"pause",
			"resume",
			"retry_failed",
			"cancel"
		]) }),
		response: CreditRun
	}),
	decideCreditRun: endpoint({
		method: "POST",
		path: "/api/v1/payment/credit-runs/:run_id/decide",
		summary: "Approves or rejects a waiting credit run. The user who started it cannot decide.",
		access: "CREDITS.approve",
		changes: [
			"Credits",
			"Balance",
			"Customer"
		],
		params: runParams,
		body: /* @__PURE__ */ strictObject({ decision: /* @__PURE__ */ _enum(["approve", "reject"]) }),
		response: CreditRun
	}),
	getCreditReport: endpoint({
		method: "GET",
		path: "/api/v1/payment/credit-runs/:run_id/report",
		summary: "Exports the rows of a credit run with their results as a spreadsheet.",
		access: "CREDITS.read",
		params: runParams,
		file: "text/csv",
		isExport: true
	})
};
// shared/billing/deposits.ts
var depositKinds = [
	"new_customer",
	"credit",
	"after_disconnect",
	"builder_lot"
];
var depositStatuses = [
	"billed",
	"part_paid",
	"held",
	"review_due",
	"refunded",
	"applied",
	"forfeited",
	"waived"
];
var depositTxnCodes = Object.keys({
	DEPB: "Billed",
	DEPP: "Payment",
	DEPI: "Interest accrued",
	DEPX: "Interest paid",
	DEPA: "Applied to arrears",
	DEPF: "Applied to final bill",
	DEPC: "Refunded as credit",
	DEPK: "Refunded by check",
	DEPT: "Transferred to another account",
	DEPW: "Waived",
	DEPR: "Reversed",
	DEPE: "Unclaimed property"
});
/** A report looks back at most this many days. */
var maxReportDays = 3650;
// shared/contract/billing/deposits.ts
/** Defines deposits for staff: recent transactions, and the transactions of one deposit. */
var days$1 = int().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(maxReportDays));
/**
* Selects every deposit of a status, regardless of its transactions. `review_due` includes held deposits with a due
* review.
*/
var statusFields = {
	status: /* @__PURE__ */ optional(/* @__PURE__ */ _enum(depositStatuses)),
	/** This is the name of a community. Without it, all communities are included. */
	community: /* @__PURE__ */ optional(SearchWords(100))
};
var daysOrStatus = /* @__PURE__ */ refine((filter) => filter.days === void 0 !== (filter.status === void 0), {
	error: daysOrStatus$1,
	path: ["days"]
});
var Deposits = /* @__PURE__ */ object({
	deposits: /* @__PURE__ */ array(/* @__PURE__ */ object({
		deposit_id: /* @__PURE__ */ uuid(),
		account_no: /* @__PURE__ */ string(),
		crm_customer_number: /* @__PURE__ */ string(),
		name: /* @__PURE__ */ string(),
		community: /* @__PURE__ */ string(),
		deposit_kind: /* @__PURE__ */ _enum(depositKinds),
		deposit_amount: Dollars,
		/** Interest is counted whether or not it was paid out. */
		interest_amount: Dollars,
		billed_on: Day,
		held_since: /* @__PURE__ */ nullable(Day),
		review_on: /* @__PURE__ */ nullable(Day),
		status: /* @__PURE__ */ _enum(depositStatuses),
		/** Counts the latest consecutive bills that were paid on time. */
		months_on_time: int(),
		is_refund_candidate: /* @__PURE__ */ boolean()
	})),
	total_count: int(),
	/** The totals include all deposits of the result, not only those of the page. */
	total_deposit: Dollars,
	total_interest: Dollars
});
var listDeposits = endpoint({
	method: "POST",
	path: "/api/v1/ssservice/get-deposit-by-days",
	summary: "Lists deposits with activity in the given number of days, or with a status, most recent activity first, and their totals.",
	access: "DEPOSITS.read",
	reads: ["Refunds"],
	body: (/* @__PURE__ */ strictObject({
		days: /* @__PURE__ */ optional(days$1),
		...statusFields,
		...pageFields
	})).check(daysOrStatus),
	response: Deposits
});
var listDepositsOfCustomer = endpoint({
	method: "GET",
	path: "/api/v1/ssservice/get-customer-deposits",
	summary: "Lists the deposits of a customer, most recent activity first.",
	access: "DEPOSITS.read",
	reads: ["Refunds"],
	query: /* @__PURE__ */ object({
		crm_customer_id: Id,
		...pageQuery
	}),
	response: Deposits
});
var DepositTransaction = /* @__PURE__ */ object({
	transaction_id: /* @__PURE__ */ uuid(),
	txnTypeCode: /* @__PURE__ */ _enum(depositTxnCodes),
	amount: Dollars,
	posted_on: Day,
	note: /* @__PURE__ */ string()
});
var deposits = {
	listDeposits,
	listDepositsOfCustomer,
	listDepositTransactions: endpoint({
		method: "GET",
		path: "/api/v1/ssservice/get-deposit-transaction-by-deposit/:depositId",
		summary: "Lists the transactions of a deposit, newest first, optionally of one type.",
		access: "DEPOSITS.read",
		reads: ["Refunds"],
		params: /* @__PURE__ */ object({ depositId: /* @__PURE__ */ uuid() }),
		/** An empty code selects all types. */
		query: /* @__PURE__ */ object({
			txnTypeCode: /* @__PURE__ */ optional(/* @__PURE__ */ _enum([...depositTxnCodes, ""])),
			...pageQuery
		}),
		response: /* @__PURE__ */ object({
			transactions: /* @__PURE__ */ array(DepositTransaction),
			total_count: int()
		})
	}),
	exportDeposits: endpoint({
		method: "GET",
		path: "/api/v1/ssservice/export-deposits",
		summary: "Exports deposits with activity in the given number of days, or with a status, as a spreadsheet.",
		access: "DEPOSITS.read",
		query: (/* @__PURE__ */ object({
			days: /* @__PURE__ */ optional(queryNumber(1, maxReportDays)),
			...statusFields
		})).check(daysOrStatus),
		file: "text/csv",
		isExport: true
	})
};
// shared/billing/refundStates.ts
/**
* Defines the reasons, statuses and methods of refunds. The customer contract, which the first screen loads, needs
* them, so this file contains no rules.
*/
var refundReasons = [
	"overpayment",
	"closed_account",
	"duplicate_payment",
	"billing_correction",
	"deposit",
	"goodwill",
	"outage_credit"
];
/** `declined`: the approver declined the refund. `failed`: the provider rejected it, and the money hasn't moved. */
var refundStatuses = [
	"requested",
	"declined",
	"approved",
	"sent",
	"failed",
	"cashed",
	"voided",
	"stale"
];
/** `method` is a saved payment method, and `credit` reduces what the account owes. */
var refundMethods = [
	"method",
	"check",
	"credit"
];
// shared/texts/deposits.ts
/** Texts about deposits. */
var refundReasonNeeded = "Enter a reason for declining it";
`${formatCents(minRefundCredit)}`;
// shared/billing/refunds.ts
/** Customers only see refunds that are approved or were sent. */
var visibleRefundStatuses = [
	"approved",
	"sent",
	"cashed",
	"voided",
	"stale"
];
// shared/contract/billing/refunds.ts
/** Defines refunds: requests, approvals, and what customers see of them. */
var Refund = /* @__PURE__ */ object({
	refund_id: /* @__PURE__ */ uuid(),
	account_no: /* @__PURE__ */ string(),
	crm_customer_number: /* @__PURE__ */ string(),
	name: /* @__PURE__ */ string(),
	community: /* @__PURE__ */ string(),
	reason: /* @__PURE__ */ _enum(refundReasons),
	status: /* @__PURE__ */ _enum(refundStatuses),
	refund_amount: Dollars,
	requested_on: Day,
	sent_on: /* @__PURE__ */ nullable(Day),
	/** The number is empty until a check is written. */
	check_number: /* @__PURE__ */ string(),
	refund_method: /* @__PURE__ */ _enum(refundMethods),
	/** This is the target, such as a card. It is empty for a check or a credit. */
	method: /* @__PURE__ */ string(),
	comments: /* @__PURE__ */ string(),
	/** The name is empty if the billing system requested the refund. */
	requested_by: /* @__PURE__ */ string(),
	/** The caller requested the refund, so another agent has to decide. */
	is_own: /* @__PURE__ */ boolean(),
	decided_by: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	decided_at: /* @__PURE__ */ nullable(Moment),
	/** The refund was declined, or the provider didn't send it, for this reason. It is empty otherwise. */
	problem: /* @__PURE__ */ string(),
	/** An approved refund can be sent from this day on. */
	send_on: /* @__PURE__ */ nullable(Day)
});
var listRefunds = endpoint({
	method: "POST",
	path: "/api/v1/ssservice/get-refund-by-days",
	summary: "Lists refunds requested in the given number of days, newest first, optionally with one status, and their total.",
	access: "REFUNDS.read",
	reads: ["Refunds"],
	body: /* @__PURE__ */ strictObject({
		days: int().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(maxReportDays)),
		status: /* @__PURE__ */ optional(/* @__PURE__ */ _enum(refundStatuses)),
		...pageFields
	}),
	response: /* @__PURE__ */ object({
		refunds: /* @__PURE__ */ array(Refund),
		total_count: int(),
		total_refund: Dollars
	})
});
var exportRefunds = endpoint({
	method: "GET",
	path: "/api/v1/ssservice/export-refunds",
	summary: "Exports refunds requested in the given number of days as a spreadsheet.",
	access: "REFUNDS.read",
	query: /* @__PURE__ */ object({ days: queryNumber(1, maxReportDays) }),
	file: "text/csv",
	isExport: true
});
var getRefundable = endpoint({
	method: "GET",
	path: "/api/v1/ssservice/get-refundable",
	summary: "Returns what can be refunded from an account: its credit and deposits, with the possible refund methods and saved payment methods.",
	access: "REFUNDS.write",
	reads: [
		"Refunds",
		"Balance",
		"PaymentProfiles"
	],
	query: /* @__PURE__ */ object({ acct_no: Id }),
	response: /* @__PURE__ */ object({
		account_no: /* @__PURE__ */ string(),
		crm_customer_number: /* @__PURE__ */ string(),
		name: /* @__PURE__ */ string(),
		balance: Dollars,
		refundable: /* @__PURE__ */ array(/* @__PURE__ */ object({
			/** The id is null for the credit of the account. */
			deposit_id: /* @__PURE__ */ nullable(/* @__PURE__ */ uuid()),
			refund_amount: Dollars,
			refund_methods: /* @__PURE__ */ array(/* @__PURE__ */ _enum(refundMethods)),
			/** Explains why the refund can't be requested. It is null if it can. */
			problem: /* @__PURE__ */ nullable(/* @__PURE__ */ string())
		})),
		methods: /* @__PURE__ */ array(/* @__PURE__ */ object({
			"payment-token": /* @__PURE__ */ string(),
			method: /* @__PURE__ */ string()
		}))
	})
});
var requestRefund = endpoint({
	method: "POST",
	path: "/api/v1/ssservice/request-refund",
	summary: "Requests a refund of a deposit, or of the credit that remains after a final bill. A second user must approve it.",
	access: "REFUNDS.write",
	changes: ["Refunds", "Customer"],
	idempotent: true,
	body: /* @__PURE__ */ strictObject({
		acct_no: Id,
		/** Without an id, the credit of the account is refunded. */
		deposit_id: /* @__PURE__ */ _default(/* @__PURE__ */ nullable(/* @__PURE__ */ uuid()), null),
		refund_method: /* @__PURE__ */ _enum(refundMethods),
		/** A refund to a saved method requires its token. */
		"payment-token": /* @__PURE__ */ optional(Id),
		comments: /* @__PURE__ */ _default(Line$1({
			name: "Comment",
			max: 200
		}), "")
	}),
	response: Refund
});
var decideRefund = endpoint({
	method: "POST",
	path: "/api/v1/ssservice/refunds/:refund_id/decide",
	summary: "Approves or declines a refund. The requester cannot decide. An approved refund is paid once.",
	access: "REFUNDS.approve",
	changes: [
		"Refunds",
		"Balance",
		"Customer"
	],
	params: /* @__PURE__ */ object({ refund_id: /* @__PURE__ */ uuid() }),
	body: (/* @__PURE__ */ strictObject({
		decision: /* @__PURE__ */ _enum(["approve", "decline"]),
		reason: /* @__PURE__ */ _default(Line$1({
			name: "Reason",
			max: 200
		}), "")
	})).check(/* @__PURE__ */ refine(({ decision, reason }) => decision === "approve" || reason !== "", {
		path: ["reason"],
		error: refundReasonNeeded
	})),
	response: Refund
});
/** Customers don't see the staff's internal comments. */
var ReceivedRefund = /* @__PURE__ */ object({
	refund_id: /* @__PURE__ */ uuid(),
	/** The refund was sent on this day, or will be. */
	day: Day,
	amount: Dollars,
	reason: /* @__PURE__ */ _enum(refundReasons),
	status: /* @__PURE__ */ _enum(visibleRefundStatuses),
	refund_method: /* @__PURE__ */ _enum(refundMethods),
	method: /* @__PURE__ */ string(),
	check_number: /* @__PURE__ */ string(),
	crm_billing_account_number: /* @__PURE__ */ string()
});
var refunds = {
	listRefunds,
	exportRefunds,
	getRefundable,
	requestRefund,
	decideRefund,
	listReceivedRefunds: endpoint({
		method: "GET",
		path: "/api/v1/payment/received-refunds",
		summary: "Lists refunds to a billing group, or to all of the caller’s billing groups, newest first.",
		access: "PAYMENTHISTORY.read",
		reads: ["Balance"],
		query: /* @__PURE__ */ object({
			billing_group_id: /* @__PURE__ */ optional(Id),
			...pageQuery
		}),
		response: /* @__PURE__ */ object({
			refunds: /* @__PURE__ */ array(ReceivedRefund),
			total_count: int()
		})
	})
};
/** Describes one printed line. Quantity, rate and tariff explain its amount. */
var StatementLine = /* @__PURE__ */ object({
	section: /* @__PURE__ */ _enum([
		"FIBER",
		"TV",
		"VOIP",
		"GAS",
		"ONE_TIME",
		"TAXES"
	]),
	label: /* @__PURE__ */ string(),
	/** Statements for several addresses name the address of each line. */
	place: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
	/** Tells what the line covers, such as some days of the month or a meter. */
	detail: /* @__PURE__ */ string(),
	quantity: /* @__PURE__ */ nullable(/* @__PURE__ */ number$1()),
	unit: /* @__PURE__ */ string(),
	/** The rate is in dollars per unit, with a precision of a tenth of a cent. */
	rate: /* @__PURE__ */ nullable(/* @__PURE__ */ number$1()),
	tariff: /* @__PURE__ */ string(),
	amount: Dollars
});
var Statement = /* @__PURE__ */ object({
	statement_id: /* @__PURE__ */ uuid(),
	crm_billing_account_number: /* @__PURE__ */ string(),
	crm_billing_group_id: /* @__PURE__ */ string(),
	service_group: ServiceGroup,
	street_address: /* @__PURE__ */ string(),
	period_start: Day,
	period_end: Day,
	bill_date: Day,
	due_date: Day,
	previous_balance: Dollars,
	charges: Dollars,
	/** Sums the previous balance and the charges. A negative amount is a credit. */
	total_due: Dollars,
	/** This part of the total due is unpaid today. */
	unpaid: Dollars,
	status: /* @__PURE__ */ _enum([
		"open",
		"past_due",
		"partly_paid",
		"paid",
		"carried"
	])
});
var listStatements = endpoint({
	method: "POST",
	path: "/api/v1/statements/statement-history",
	summary: "Lists the statements of a billing group, or of all of the caller’s billing groups, newest first.",
	access: "BILLINGHISTORY.read",
	reads: ["Statements", "Balance"],
	body: /* @__PURE__ */ strictObject({
		billing_group_id: /* @__PURE__ */ optional(Id),
		service_group: /* @__PURE__ */ optional(ServiceGroup),
		year: /* @__PURE__ */ optional(int().check(/* @__PURE__ */ _gte(2e3), /* @__PURE__ */ _lte(2100))),
		...pageFields
	}),
	response: /* @__PURE__ */ object({
		statements: /* @__PURE__ */ array(Statement),
		total_count: int(),
		/** Lists the years with statements, latest first. */
		years: /* @__PURE__ */ array(int()),
		/** An account without statements gets its first one on this day. It is null otherwise. */
		first_bill_date: /* @__PURE__ */ nullable(Day)
	})
});
var StatementPayment = /* @__PURE__ */ object({
	date: Day,
	method: /* @__PURE__ */ string(),
	amount: Dollars
});
var UsageBar = /* @__PURE__ */ object({
	month: /* @__PURE__ */ string(),
	amount: /* @__PURE__ */ number$1(),
	isEstimated: /* @__PURE__ */ boolean()
});
var StatementDetails = /* @__PURE__ */ object({
	...Statement.shape,
	customer_name: /* @__PURE__ */ string(),
	city: /* @__PURE__ */ string(),
	state: /* @__PURE__ */ string(),
	zip: /* @__PURE__ */ string(),
	/** This is the total of the previous statement. */
	previous_total: Dollars,
	/** These payments were posted between the previous statement and this one. */
	payments: /* @__PURE__ */ array(StatementPayment),
	lines: /* @__PURE__ */ array(StatementLine),
	autopay_date: /* @__PURE__ */ nullable(Day),
	/** The statement is compared with this previous one. It is null for the first. */
	previous_statement_id: /* @__PURE__ */ nullable(/* @__PURE__ */ uuid()),
	/** Contains thirteen months up to this one, oldest first: therms for gas, and dollars for other services. */
	history: /* @__PURE__ */ object({
		unit: /* @__PURE__ */ _enum(["therms", "dollars"]),
		bars: /* @__PURE__ */ array(UsageBar)
	})
});
var statements = {
	listStatements,
	getStatement: endpoint({
		method: "GET",
		path: "/api/v1/statements/get-statement",
		summary: "Returns a statement with its lines, the payments before it, and 13 months of usage.",
		access: "BILLINGHISTORY.read",
		reads: ["Statements", "Balance"],
		query: /* @__PURE__ */ object({ statement_id: /* @__PURE__ */ uuid() }),
		response: StatementDetails
	}),
	getStatementPdf: endpoint({
		method: "POST",
		path: "/api/v1/statements/get-statement-pdf",
		summary: "Returns a statement as an accessible PDF.",
		access: "BILLINGHISTORY.read",
		body: /* @__PURE__ */ strictObject({ statement_id: /* @__PURE__ */ uuid() }),
		file: "application/pdf"
	}),
	getNextBill: endpoint({
		method: "GET",
		path: "/api/v1/statements/get-next-bill",
		summary: "Returns the changes, credits and fees since the last bill, without usage.",
		access: "BILLINGHISTORY.read",
		reads: [
			"Statements",
			"Balance",
			"Plans"
		],
		query: /* @__PURE__ */ object({ billing_group_id: Id }),
		response: /* @__PURE__ */ object({
			lines: /* @__PURE__ */ array(/* @__PURE__ */ object({
				date: Day,
				label: /* @__PURE__ */ string(),
				/** The address of the service is empty for lines of the whole account. */
				place: /* @__PURE__ */ string(),
				/** A negative amount is a credit. */
				amount: Dollars
			})),
			total: Dollars
		})
	})
};
// shared/cases/queue.ts
var queueTabs = [
	"all",
	"mine",
	"unassigned",
	"unanswered",
	"breaching"
];
/** Staff can set a message to one of these statuses. The assignment is separate from the status. */
var queueStatuses = [
	"received",
	"in_progress",
	"waiting",
	"resolved",
	"closed"
];
/** A canned answer can contain these placeholders, which a reply fills in. */
var answerPlaceholders = [
	"first_name",
	"case_number",
	"my_name"
];
var placeholderPattern = /\{([^{}\s]*)\}/g;
/** Returns the first unknown placeholder. The customer would read it unchanged. */
var findUnknownPlaceholder = (answer) => [...answer.matchAll(placeholderPattern)].find(([, name]) => !answerPlaceholders.some((candidate) => candidate === name))?.[0] ?? null;
var answerBodyLimit = 5e3;
// shared/texts/queue.ts
/** Texts about the message queue. */
var answerUnknownMark = (mark) => `${mark} isn’t a field we can fill in. Use ${answerPlaceholders.map((name) => `{${name}}`).join(", ")}.`;
// shared/contract/cases/cannedAnswers.ts
/** Defines canned answers, which all staff in the queue share. */
var CannedAnswer = /* @__PURE__ */ object({
	canned_answer_id: /* @__PURE__ */ uuid(),
	title: /* @__PURE__ */ string(),
	body: /* @__PURE__ */ string(),
	/** The version increases with every change. A change has to contain the version that it is based on. */
	version: int()
});
var listCannedAnswers = endpoint({
	method: "GET",
	path: "/api/v1/servicecase/canned-answers",
	summary: `Lists canned answers by title. A reply fills in their placeholders: ${answerPlaceholders.map((placeholder) => `\`{${placeholder}}\``).join(", ")}.`,
	access: "QUEUE.read",
	reads: ["CannedAnswers"],
	response: /* @__PURE__ */ array(CannedAnswer)
});
var writableFields$2 = {
	title: RequiredLine({
		name: "Title",
		max: 80
	}),
	body: Text({
		name: "Answer",
		max: answerBodyLimit
	}).check(/* @__PURE__ */ refine((body) => findUnknownPlaceholder(body) === null, { error: ({ input }) => answerUnknownMark(findUnknownPlaceholder(String(input)) ?? "") }))
};
var params$3 = /* @__PURE__ */ object({ canned_answer_id: /* @__PURE__ */ uuid() });
var cannedAnswers = {
	listCannedAnswers,
	createCannedAnswer: endpoint({
		method: "POST",
		path: "/api/v1/servicecase/canned-answers",
		summary: "Adds a canned answer. 409 if the title exists; an identical request returns the existing answer.",
		access: "QUEUE.write",
		changes: ["CannedAnswers"],
		body: /* @__PURE__ */ strictObject(writableFields$2),
		response: CannedAnswer
	}),
	updateCannedAnswer: endpoint({
		method: "PUT",
		path: "/api/v1/servicecase/canned-answers/:canned_answer_id",
		summary: "Changes a canned answer. 409 if it was changed in the meantime.",
		access: "QUEUE.write",
		changes: ["CannedAnswers"],
		params: params$3,
		body: /* @__PURE__ */ strictObject({
			...writableFields$2,
			version: int()
		}),
		response: CannedAnswer
	}),
	deleteCannedAnswer: endpoint({
		method: "DELETE",
		path: "/api/v1/servicecase/canned-answers/:canned_answer_id",
		summary: "Deletes a canned answer. 409 if it was changed in the meantime.",
		access: "QUEUE.write",
		changes: ["CannedAnswers"],
		params: params$3,
		query: VersionQuery,
		response: /* @__PURE__ */ _null()
	})
};
// shared/cases/cases.ts
/** Defines cases, which server, portal and database share: service requests, cancellation requests and messages. */
var caseKinds = [
	"request",
	"cancel",
	"message"
];
/** The specification defines these ticket categories in section 3. */
var caseCategories = [
	"fiberLine",
	"gasMeter",
	"gasLine",
	"general",
	"serviceLine"
];
/** A case goes through these statuses in this order. `cancelled` can end it at any point. */
var caseStatuses = [
	"received",
	"assigned",
	"scheduled",
	"in_progress",
	"waiting",
	"resolved",
	"closed",
	"cancelled"
];
var caseTabs = [
	"open",
	"waiting",
	"closed",
	"cancelled"
];
/** An entry in the history of a case has one of these kinds. */
var caseEventKinds = [
	"status",
	"appointment",
	"cancel_requested",
	"cancel_refused",
	"reopened",
	"rated",
	"attached"
];
/** A technician visits during one of these hours of a working day. */
var visitWindows = [
	"8-10",
	"10-12",
	"1-3",
	"3-5"
];
/** The customer can choose when to be called about a request. */
var contactWindows = [
	"morning",
	"afternoon",
	"evening",
	"any"
];
var cancelReasons = [
	"solved",
	"mistake",
	"no_longer_needed",
	"other"
];
var descriptionLimit = 3e3;
/** The specification sets no limit for comments. This one prevents excessive lengths. */
var commentLimit = 1e4;
// shared/contract/cases/cases.ts
/** Defines service requests: their types, questions, history, files and end. */
var CaseCategory = /* @__PURE__ */ _enum(caseCategories);
var LongText = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _maxLength(descriptionLimit), /* @__PURE__ */ _regex(storable));
var Window = /* @__PURE__ */ _enum(visitWindows);
var ShortText = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _maxLength(500), /* @__PURE__ */ _regex(storable));
var ServiceKind = /* @__PURE__ */ object({
	service_type: /* @__PURE__ */ string(),
	label: /* @__PURE__ */ string(),
	description: /* @__PURE__ */ string(),
	category: CaseCategory,
	/**
	* Only customers with one of these services can request it. The list is empty if the category already determines the
	* service.
	*/
	services: /* @__PURE__ */ array(/* @__PURE__ */ _enum(serviceTypes))
});
var ServiceSubtype = /* @__PURE__ */ object({
	service_subtype: /* @__PURE__ */ string(),
	service_type: /* @__PURE__ */ string(),
	category: CaseCategory,
	label: /* @__PURE__ */ string(),
	questions: /* @__PURE__ */ array(/* @__PURE__ */ object({
		code: /* @__PURE__ */ string(),
		label: /* @__PURE__ */ string(),
		kind: /* @__PURE__ */ _enum([
			"choice",
			"text",
			"day",
			"reading"
		]),
		options: /* @__PURE__ */ array(/* @__PURE__ */ string()),
		is_required: /* @__PURE__ */ boolean()
	})),
	/** A technician has to visit, so the form asks when. */
	needs_visit: /* @__PURE__ */ boolean(),
	/** Tells when the first answer comes: "within an hour, 24/7". */
	response_time: /* @__PURE__ */ string()
});
var userTypeQuery = /* @__PURE__ */ object({ user_type_code: /* @__PURE__ */ optional(/* @__PURE__ */ _enum(userTypes)) });
var listServiceTypes = endpoint({
	method: "GET",
	path: "/api/v1/servicecase/service-type",
	summary: "Lists service types for a type of user. Customers get those of their own type.",
	access: "SERVICETICKET.read",
	reads: [],
	query: userTypeQuery,
	response: /* @__PURE__ */ array(ServiceKind)
});
var listServiceSubtypes = endpoint({
	method: "GET",
	path: "/api/v1/servicecase/service-subtype",
	summary: "Lists the subtypes of each service type, with the questions of their forms.",
	access: "SERVICETICKET.read",
	reads: [],
	query: userTypeQuery,
	response: /* @__PURE__ */ array(ServiceSubtype)
});
var Appointment = /* @__PURE__ */ object({
	date: Day,
	window: Window
});
var Case = /* @__PURE__ */ object({
	case_id: /* @__PURE__ */ uuid(),
	case_no: /* @__PURE__ */ string(),
	kind: /* @__PURE__ */ _enum(caseKinds),
	contact_id: /* @__PURE__ */ string(),
	category: /* @__PURE__ */ nullable(CaseCategory),
	service_type: /* @__PURE__ */ string(),
	service_subtype: /* @__PURE__ */ string(),
	title: /* @__PURE__ */ string(),
	status: /* @__PURE__ */ _enum(caseStatuses),
	street_address: /* @__PURE__ */ string(),
	crm_premise_id: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	crm_service_account_id: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	created_date: Moment,
	updated_date: Moment,
	appointment: /* @__PURE__ */ nullable(Appointment),
	comment_count: int(),
	is_unread: /* @__PURE__ */ boolean(),
	/** The customer requested a cancellation, which no one has decided yet. */
	cancel_requested: /* @__PURE__ */ boolean(),
	/** This case follows, belongs to or cancels the parent case. */
	parent_case_id: /* @__PURE__ */ nullable(/* @__PURE__ */ uuid())
});
var CaseEvent = /* @__PURE__ */ object({
	event_id: /* @__PURE__ */ uuid(),
	kind: /* @__PURE__ */ _enum(caseEventKinds),
	status: /* @__PURE__ */ nullable(/* @__PURE__ */ _enum(caseStatuses)),
	note: /* @__PURE__ */ string(),
	created_date: Moment,
	user_name: /* @__PURE__ */ string(),
	user_type: /* @__PURE__ */ _enum(userTypes)
});
var CaseAttachment = /* @__PURE__ */ object({
	attachment_id: /* @__PURE__ */ uuid(),
	file_name: /* @__PURE__ */ string(),
	media_type: /* @__PURE__ */ string(),
	size: int(),
	created_date: Moment
});
/** Describes one lot of a bulk request. */
var CasePart = /* @__PURE__ */ object({
	case_id: /* @__PURE__ */ uuid(),
	case_no: /* @__PURE__ */ string(),
	street_address: /* @__PURE__ */ string(),
	status: /* @__PURE__ */ _enum(caseStatuses)
});
var CaseDetails = /* @__PURE__ */ object({
	...Case.shape,
	/** The case belongs to one lot of a bulk request, which is its parent. */
	is_part: /* @__PURE__ */ boolean(),
	/** Contains the lots of a bulk request. */
	parts: /* @__PURE__ */ array(CasePart),
	description: /* @__PURE__ */ string(),
	contact_name: /* @__PURE__ */ string(),
	answers: /* @__PURE__ */ array(/* @__PURE__ */ object({
		question: /* @__PURE__ */ string(),
		answer: /* @__PURE__ */ string()
	})),
	preferred: /* @__PURE__ */ nullable(Appointment),
	/** The customer prefers a call in this window. */
	contact_window: /* @__PURE__ */ nullable(/* @__PURE__ */ _enum(contactWindows)),
	/** The first answer is promised by this moment. */
	expected_by: /* @__PURE__ */ nullable(Moment),
	closed_date: /* @__PURE__ */ nullable(Moment),
	/** The case can be reopened until then. It is null if the case isn't closed or was closed too long ago. */
	reopen_until: /* @__PURE__ */ nullable(Moment),
	rating: /* @__PURE__ */ nullable(int()),
	rating_comment: /* @__PURE__ */ string(),
	events: /* @__PURE__ */ array(CaseEvent),
	attachments: /* @__PURE__ */ array(CaseAttachment)
});
var serviceAccounts$1 = /* @__PURE__ */ optional((/* @__PURE__ */ array(Id)).check(/* @__PURE__ */ _maxLength(500)));
var cases = {
	listServiceTypes,
	listServiceSubtypes,
	listOpenCases: endpoint({
		method: "POST",
		path: "/api/v1/servicecase/get-all-open-case",
		summary: "Lists the caller’s service requests, or those of the given service accounts: by default first those waiting for the customer, then by last change; closed ones by tab. A bulk request is listed once, unless an address or a case number is given.",
		access: "SERVICETICKET.read",
		reads: ["Cases"],
		body: /* @__PURE__ */ strictObject({
			crm_service_account_id: serviceAccounts$1,
			/** The list contains all cases of this customer. Staff have to name a customer, a service or an address. */
			crm_customer_id: /* @__PURE__ */ optional(Id),
			tab: /* @__PURE__ */ _default(/* @__PURE__ */ _enum(caseTabs), "open"),
			category: /* @__PURE__ */ optional(/* @__PURE__ */ array(CaseCategory)),
			crm_premise_id: /* @__PURE__ */ optional(Id),
			/** Matches a part of the number, the subject or the description, regardless of case. */
			search: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _maxLength(200), /* @__PURE__ */ _regex(storable))),
			from: /* @__PURE__ */ optional(Day),
			to: /* @__PURE__ */ optional(Day),
			/** `waiting` lists those that wait for the customer first, then the latest changed. */
			sort: /* @__PURE__ */ _default(/* @__PURE__ */ _enum([
				"waiting",
				"updated",
				"created",
				"appointment"
			]), "waiting"),
			...pageFields
		}),
		response: /* @__PURE__ */ object({
			cases: /* @__PURE__ */ array(Case),
			total_count: int(),
			/** Counts each tab with the same filters. */
			counts: /* @__PURE__ */ object({
				open: int(),
				waiting: int(),
				closed: int(),
				cancelled: int()
			})
		})
	}),
	getCase: endpoint({
		method: "GET",
		path: "/api/v1/servicecase/get-case",
		summary: "Returns a service request with its history and files. Its comments are listed by `get-all-comments`.",
		access: "SERVICETICKET.read",
		reads: ["Cases"],
		query: /* @__PURE__ */ object({ case_id: /* @__PURE__ */ uuid() }),
		response: CaseDetails
	}),
	createServiceRequest: endpoint({
		method: "POST",
		path: "/api/v1/servicecase/service-request",
		summary: "Opens a service request, and returns its number and when it will be answered.",
		access: "SERVICETICKET.write",
		changes: ["Cases"],
		idempotent: true,
		body: /* @__PURE__ */ strictObject({
			crm_contact_id: /* @__PURE__ */ optional(Id),
			crm_premise_id: /* @__PURE__ */ optional(Id),
			crm_service_account_id: /* @__PURE__ */ optional(Id),
			service_type: Id,
			service_subtype: Id,
			description: Text({
				name: "Description",
				max: descriptionLimit
			}),
			/** Answers refer to the code of a question. */
			answers: /* @__PURE__ */ _default((/* @__PURE__ */ array(/* @__PURE__ */ strictObject({
				code: Id,
				answer: ShortText
			}))).check(/* @__PURE__ */ _maxLength(30)), []),
			/** Contains what the customer tried before, as questions and answers. */
			checks: /* @__PURE__ */ _default((/* @__PURE__ */ array(/* @__PURE__ */ strictObject({
				question: ShortText,
				answer: ShortText
			}))).check(/* @__PURE__ */ _maxLength(20)), []),
			attachment_ids: /* @__PURE__ */ _default((/* @__PURE__ */ array(/* @__PURE__ */ uuid())).check(/* @__PURE__ */ _maxLength(5)), []),
			/** A technician should visit on this day, in the window below. */
			preferred_date: /* @__PURE__ */ optional(Day),
			preferred_window: /* @__PURE__ */ optional(Window),
			contact_phone: /* @__PURE__ */ optional(PhoneNumber$1),
			contact_window: /* @__PURE__ */ optional(/* @__PURE__ */ _enum(contactWindows)),
			/** This request follows a closed one. */
			parent_case_id: /* @__PURE__ */ optional(/* @__PURE__ */ uuid())
		}),
		response: /* @__PURE__ */ object({
			case_id: /* @__PURE__ */ uuid(),
			case_no: /* @__PURE__ */ string(),
			expected_by: Moment
		})
	}),
	createCancelRequest: endpoint({
		method: "POST",
		path: "/api/v1/servicecase/create-cancel-request",
		summary: "Requests cancellation of a service request, or of all open requests of a bulk request. One without a scheduled visit is canceled immediately.",
		access: "SERVICETICKET.write",
		changes: ["Cases"],
		body: /* @__PURE__ */ strictObject({
			case_id: /* @__PURE__ */ uuid(),
			reason: /* @__PURE__ */ _enum(cancelReasons),
			comment: /* @__PURE__ */ _default(LongText, "")
		}),
		response: /* @__PURE__ */ object({
			case_id: /* @__PURE__ */ uuid(),
			case_no: /* @__PURE__ */ string(),
			status: /* @__PURE__ */ _enum(caseStatuses)
		})
	}),
	listCancelCases: endpoint({
		method: "POST",
		path: "/api/v1/servicecase/get-all-cancel-case",
		summary: "Lists cancellation requests, newest first, each with its case.",
		access: "SERVICETICKET.read",
		reads: ["Cases"],
		body: /* @__PURE__ */ strictObject({
			crm_service_account_id: serviceAccounts$1,
			...pageFields
		}),
		response: /* @__PURE__ */ object({
			cases: /* @__PURE__ */ array(Case),
			total_count: int()
		})
	}),
	reopenCase: endpoint({
		method: "POST",
		path: "/api/v1/servicecase/reopen-case",
		summary: "Reopens a service request that was completed within the last 14 days.",
		access: "SERVICETICKET.write",
		changes: ["Cases"],
		body: /* @__PURE__ */ strictObject({
			case_id: /* @__PURE__ */ uuid(),
			reason: Text({
				name: "Reason",
				max: descriptionLimit
			})
		}),
		response: /* @__PURE__ */ _null()
	}),
	rateCase: endpoint({
		method: "POST",
		path: "/api/v1/servicecase/rate-case",
		summary: "Rates a completed service request from 1 to 5.",
		access: "SERVICETICKET.write",
		changes: ["Cases"],
		body: /* @__PURE__ */ strictObject({
			case_id: /* @__PURE__ */ uuid(),
			rating: int().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(5)),
			comment: /* @__PURE__ */ _default(LongText, "")
		}),
		response: /* @__PURE__ */ _null()
	}),
	rescheduleCase: endpoint({
		method: "POST",
		path: "/api/v1/servicecase/reschedule-case",
		summary: "Moves the appointment of a scheduled service request to another business day.",
		access: "SERVICETICKET.write",
		changes: ["Cases"],
		body: /* @__PURE__ */ strictObject({
			case_id: /* @__PURE__ */ uuid(),
			...Appointment.shape
		}),
		response: /* @__PURE__ */ _null()
	}),
	uploadAttachment: endpoint({
		method: "POST",
		path: "/api/v1/communication/sf-file-upload",
		summary: "Uploads an attachment to a case, or, without a case id, to the case that the caller is about to open.",
		access: "signedIn",
		takesFile: true,
		body: /* @__PURE__ */ strictObject({ case_id: /* @__PURE__ */ optional(/* @__PURE__ */ uuid()) }),
		response: CaseAttachment
	}),
	getAttachment: endpoint({
		method: "GET",
		path: "/api/v1/communication/sf-file",
		summary: "Downloads an attachment of a case.",
		access: "signedIn",
		query: /* @__PURE__ */ object({ attachment_id: /* @__PURE__ */ uuid() }),
		file: "application/octet-stream"
	}),
	deleteAttachment: endpoint({
		method: "DELETE",
		path: "/api/v1/communication/sf-file",
		summary: "Deletes a pending attachment.",
		access: "signedIn",
		changes: [],
		query: /* @__PURE__ */ object({ attachment_id: /* @__PURE__ */ uuid() }),
		response: /* @__PURE__ */ _null()
	})
};
span(8, 18);
// shared/desks/callbacks.ts
/** These desks call back. Customers with an outage call the outage desk, which is always open. */
var callbackTopics = [
	"billing",
	"technical",
	"sales",
	"gas",
	"builder"
];
span(9, 19);
span(7, 22);
span(7, 16);
span(9, 13), span(9, 17);
// shared/contract/cases/help.ts
/** Defines feedback on answers and callbacks. */
var Slug = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(80), /* @__PURE__ */ _regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
var listFaqFeedback = endpoint({
	method: "GET",
	path: "/api/v1/help/faq-feedback",
	summary: "Lists the caller’s feedback on FAQ answers.",
	access: "signedIn",
	reads: ["FaqFeedback"],
	response: /* @__PURE__ */ array(/* @__PURE__ */ object({
		slug: /* @__PURE__ */ string(),
		helpful: /* @__PURE__ */ boolean()
	}))
});
var giveFaqFeedback = endpoint({
	method: "POST",
	path: "/api/v1/help/faq-feedback",
	summary: "Stores whether an FAQ answer was helpful, once per user and question. Later feedback replaces it.",
	access: "signedIn",
	changes: ["FaqFeedback"],
	body: /* @__PURE__ */ strictObject({
		slug: Slug,
		helpful: /* @__PURE__ */ boolean()
	}),
	response: /* @__PURE__ */ _null()
});
var minutes = int().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(1440));
var Callback = /* @__PURE__ */ object({
	callback_id: /* @__PURE__ */ uuid(),
	topic: /* @__PURE__ */ _enum(callbackTopics),
	/** The number has ten digits. */
	phone: /* @__PURE__ */ string(),
	/** The day and the minutes since midnight are in the provider's time zone. */
	day: Day,
	from_minutes: int(),
	to_minutes: int(),
	created_at: Moment
});
var help = {
	listFaqFeedback,
	giveFaqFeedback,
	getCallback: endpoint({
		method: "GET",
		path: "/api/v1/help/callback-request",
		summary: "Returns the caller’s pending callback, or null.",
		access: "signedIn",
		reads: ["Callback"],
		response: /* @__PURE__ */ nullable(Callback)
	}),
	requestCallback: endpoint({
		method: "POST",
		path: "/api/v1/help/callback-request",
		summary: "Requests a callback from a desk within two of its open hours. A user has at most one pending callback.",
		access: "signedIn",
		changes: ["Callback"],
		body: /* @__PURE__ */ strictObject({
			phone: PhoneNumber$1,
			topic: /* @__PURE__ */ _enum(callbackTopics),
			day: Day,
			from_minutes: minutes
		}),
		response: Callback
	}),
	cancelCallback: endpoint({
		method: "POST",
		path: "/api/v1/help/cancel-callback",
		summary: "Cancels the caller’s callback.",
		access: "signedIn",
		changes: ["Callback"],
		body: /* @__PURE__ */ strictObject({ callback_id: /* @__PURE__ */ uuid() }),
		response: /* @__PURE__ */ _null()
	})
};
// shared/contract/cases/messageLabels.ts
/** Defines labels for messages, which all staff in the queue share. */
/** This is a label of a message. */
var CarriedLabel = /* @__PURE__ */ object({
	label_id: /* @__PURE__ */ uuid(),
	name: /* @__PURE__ */ string()
});
var MessageLabel = /* @__PURE__ */ object({
	label_id: /* @__PURE__ */ uuid(),
	name: /* @__PURE__ */ string(),
	/** The version increases with every change. A change has to contain the version that it is based on. */
	version: int()
});
var listMessageLabels = endpoint({
	method: "GET",
	path: "/api/v1/servicecase/message-labels",
	summary: "Lists the labels for messages in the queue, by name.",
	access: "QUEUE.read",
	reads: ["MessageLabels"],
	response: /* @__PURE__ */ array(MessageLabel)
});
var writableFields$1 = { name: RequiredLine({
	name: "Label",
	max: 30
}) };
var params$2 = /* @__PURE__ */ object({ label_id: /* @__PURE__ */ uuid() });
var messageLabels = {
	listMessageLabels,
	createMessageLabel: endpoint({
		method: "POST",
		path: "/api/v1/servicecase/message-labels",
		summary: "Adds a label. 409 if the name exists, regardless of case; an identical request returns the existing label.",
		access: "QUEUE.write",
		changes: ["MessageLabels"],
		body: /* @__PURE__ */ strictObject(writableFields$1),
		response: MessageLabel
	}),
	renameMessageLabel: endpoint({
		method: "PUT",
		path: "/api/v1/servicecase/message-labels/:label_id",
		summary: "Renames a label on all messages that have it. 409 if it was renamed in the meantime.",
		access: "QUEUE.write",
		changes: ["MessageLabels", "QueuedMessage"],
		params: params$2,
		body: /* @__PURE__ */ strictObject({
			...writableFields$1,
			version: int()
		}),
		response: MessageLabel
	}),
	removeMessageLabel: endpoint({
		method: "DELETE",
		path: "/api/v1/servicecase/message-labels/:label_id",
		summary: "Deletes a label and removes it from all messages. 409 if it was renamed in the meantime.",
		access: "QUEUE.write",
		changes: ["MessageLabels", "QueuedMessage"],
		params: params$2,
		query: VersionQuery,
		response: /* @__PURE__ */ _null()
	}),
	labelMessage: endpoint({
		method: "POST",
		path: "/api/v1/servicecase/label-message",
		summary: "Adds a label to a message, or removes it. 409 if the label was deleted.",
		access: "QUEUE.write",
		changes: ["QueuedMessage", "MessageLabels"],
		body: /* @__PURE__ */ strictObject({
			case_id: /* @__PURE__ */ uuid(),
			label_id: /* @__PURE__ */ uuid(),
			is_on: /* @__PURE__ */ boolean()
		}),
		response: /* @__PURE__ */ _null()
	})
};
// shared/contract/cases/messages.ts
/** Defines messages to the provider, and comments on any case. */
var Comment = /* @__PURE__ */ object({
	comment_id: /* @__PURE__ */ uuid(),
	case_id: /* @__PURE__ */ uuid(),
	comments: /* @__PURE__ */ string(),
	created_date: Moment,
	user_name: /* @__PURE__ */ string(),
	user_type: /* @__PURE__ */ _enum(userTypes),
	/** The signed-in user wrote the comment. */
	is_own: /* @__PURE__ */ boolean()
});
var Message = /* @__PURE__ */ object({
	case_id: /* @__PURE__ */ uuid(),
	case_no: /* @__PURE__ */ string(),
	contact_id: /* @__PURE__ */ string(),
	title: /* @__PURE__ */ string(),
	description: /* @__PURE__ */ string(),
	created_date: Moment,
	status: /* @__PURE__ */ _enum(caseStatuses),
	street_address: /* @__PURE__ */ string(),
	/**
	* An agent wrote the message for the customer. Staff see the name, and customers see an empty text. It is null if the
	* customer wrote it.
	*/
	written_by: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	/** Contains the two newest comments, newest first. */
	messageComments: /* @__PURE__ */ array(Comment),
	comment_count: int(),
	/** The provider wrote since the user last read the case. */
	is_unread: /* @__PURE__ */ boolean(),
	attachments: /* @__PURE__ */ array(CaseAttachment)
});
var messages = {
	listMessages: endpoint({
		method: "GET",
		path: "/api/v1/servicecase/get-messages",
		summary: "Lists the messages of a contact, newest first, each with its two newest comments, or returns one of them.",
		access: "MESSAGEBOX.read",
		reads: ["Messages"],
		query: /* @__PURE__ */ object({
			crm_contact_id: Id,
			case_id: /* @__PURE__ */ optional(/* @__PURE__ */ uuid()),
			/** Matches a part of the title or description, case-sensitively. */
			search: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(200), /* @__PURE__ */ _regex(storable))),
			...pageQuery
		}),
		response: /* @__PURE__ */ object({
			messages: /* @__PURE__ */ array(Message),
			total_count: int()
		})
	}),
	listCustomerMessages: endpoint({
		method: "GET",
		path: "/api/v1/servicecase/get-customer-messages",
		summary: "Lists the messages of all contacts of a customer for staff, newest first, or returns one of them.",
		access: "staff:MESSAGEBOX.read",
		reads: ["Messages"],
		query: /* @__PURE__ */ object({
			crm_customer_id: Id,
			case_id: /* @__PURE__ */ optional(/* @__PURE__ */ uuid()),
			/** Matches a part of the title or description, case-sensitively. */
			search: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(200), /* @__PURE__ */ _regex(storable))),
			...pageQuery
		}),
		response: /* @__PURE__ */ object({
			messages: /* @__PURE__ */ array(Message),
			total_count: int()
		})
	}),
	createMessage: endpoint({
		method: "POST",
		path: "/api/v1/servicecase/create-message",
		summary: "Sends a message to the provider. Its author and time come from the session, not from the body.",
		access: "MESSAGEBOX.write",
		changes: ["Messages"],
		idempotent: true,
		body: /* @__PURE__ */ strictObject({
			crm_contact_id: Id,
			crm_premise_id: /* @__PURE__ */ optional(Id),
			crm_service_account_id: /* @__PURE__ */ optional(Id),
			title: Text({
				name: "Title",
				max: 500
			}),
			description: Text({
				name: "Description",
				max: descriptionLimit
			}),
			attachment_ids: /* @__PURE__ */ _default((/* @__PURE__ */ array(/* @__PURE__ */ uuid())).check(/* @__PURE__ */ _maxLength(5)), []),
			name: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(200))),
			street_address: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(200))),
			created_date: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(40))),
			user_type_code: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(20)))
		}),
		response: /* @__PURE__ */ object({
			case_id: /* @__PURE__ */ uuid(),
			case_no: /* @__PURE__ */ string()
		})
	}),
	createCaseComment: endpoint({
		method: "POST",
		path: "/api/v1/servicecase/create-case-comment",
		summary: "Adds a comment to a message or service request. Its author comes from the session, not from the body.",
		access: "signedIn",
		changes: [
			"Messages",
			"Comments",
			"Cases",
			"Unread",
			"QueuedMessage",
			"QueueCount"
		],
		idempotent: true,
		body: /* @__PURE__ */ strictObject({
			case_id: /* @__PURE__ */ uuid(),
			comment: Text({
				name: "Comment",
				max: commentLimit
			}),
			/**
			* The author has seen comments up to this one, or none if null. If there is a newer one, the 409 contains its id in
			* `fields`.
			*/
			last_comment_id: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(/* @__PURE__ */ uuid())),
			email_id: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(254))),
			user_name: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(200))),
			user_type: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(20)))
		}),
		response: Comment
	}),
	listComments: endpoint({
		method: "GET",
		path: "/api/v1/servicecase/get-all-comments",
		summary: "Lists the comments on the messages and cases of a contact, or on one of them, newest first.",
		access: "signedIn",
		query: /* @__PURE__ */ object({
			crm_contact_id: Id,
			case_id: /* @__PURE__ */ optional(/* @__PURE__ */ uuid()),
			...pageQuery
		}),
		response: /* @__PURE__ */ object({
			comments: /* @__PURE__ */ array(Comment),
			total_count: int()
		})
	}),
	markRead: endpoint({
		method: "POST",
		path: "/api/v1/servicecase/mark-case-read",
		summary: "Marks a case as read by the caller.",
		access: "signedIn",
		changes: [
			"Messages",
			"Cases",
			"Unread",
			"QueueCount"
		],
		body: /* @__PURE__ */ strictObject({ case_id: /* @__PURE__ */ uuid() }),
		response: /* @__PURE__ */ _null()
	}),
	countUnread: endpoint({
		method: "GET",
		path: "/api/v1/servicecase/unread-count",
		summary: "Counts the caller’s unread messages and service requests. The counts of staff are 0, because they have a queue.",
		access: "signedIn",
		reads: ["Unread"],
		response: /* @__PURE__ */ object({
			messages: int(),
			cases: int()
		})
	})
};
// shared/cases/liveEvents.ts
/**
* Defines the live events between the provider's servers and to clients. They only contain ids, so that every recipient
* has to request the data with their own rights.
*/
var LiveEvent = /* @__PURE__ */ discriminatedUnion("kind", [
	/* @__PURE__ */ object({
		kind: /* @__PURE__ */ literal("opened"),
		case_id: /* @__PURE__ */ uuid()
	}),
	/* @__PURE__ */ object({
		kind: /* @__PURE__ */ literal("commented"),
		case_id: /* @__PURE__ */ uuid()
	}),
	/* @__PURE__ */ object({
		kind: /* @__PURE__ */ literal("changed"),
		case_id: /* @__PURE__ */ uuid()
	}),
	/* @__PURE__ */ object({
		kind: /* @__PURE__ */ literal("viewers"),
		case_id: /* @__PURE__ */ uuid()
	}),
	/* @__PURE__ */ object({ kind: /* @__PURE__ */ literal("labels") }),
	/* @__PURE__ */ object({ kind: /* @__PURE__ */ literal("again") })
]);
// shared/contract/cases/queue.ts
/** Defines the queue of customers' messages and the work of staff in it. */
var Colleague = /* @__PURE__ */ object({
	user_id: /* @__PURE__ */ uuid(),
	name: /* @__PURE__ */ string()
});
var QueuedMessage = /* @__PURE__ */ object({
	case_id: /* @__PURE__ */ uuid(),
	case_no: /* @__PURE__ */ string(),
	contact_id: /* @__PURE__ */ string(),
	crm_customer_id: /* @__PURE__ */ string(),
	title: /* @__PURE__ */ string(),
	description: /* @__PURE__ */ string(),
	created_date: Moment,
	/** The customer last wrote then. The queue is sorted by it. */
	last_customer_message_at: Moment,
	name: /* @__PURE__ */ string(),
	/** An agent wrote the message for the customer. It is null if the customer wrote it. */
	written_by: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	phone: /* @__PURE__ */ string(),
	email: /* @__PURE__ */ string(),
	street_address: /* @__PURE__ */ string(),
	status: /* @__PURE__ */ _enum(caseStatuses),
	/** An answer is due by then. It is null if none is due. */
	answer_due: /* @__PURE__ */ nullable(Moment),
	assigned_to: /* @__PURE__ */ nullable(Colleague),
	/** The customer wrote since the signed-in agent last read the message. */
	is_unread: /* @__PURE__ */ boolean(),
	comment_count: int(),
	/** Labels are sorted by name. */
	labels: /* @__PURE__ */ array(CarriedLabel),
	/** Contains the two newest comments, newest first. */
	messageComments: /* @__PURE__ */ array(Comment)
});
var searchQueue = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/get-all-user-messages",
	summary: "Searches the messages of all customers by author, time, status and other criteria, most recently updated first.",
	access: "QUEUE.read",
	body: /* @__PURE__ */ strictObject({
		name: /* @__PURE__ */ _default(SearchWords(100), ""),
		/** Matches a part of street, unit, city, state or ZIP code. */
		address: /* @__PURE__ */ _default(SearchWords(100), ""),
		email: /* @__PURE__ */ _default(SearchWords(254), ""),
		phone: /* @__PURE__ */ _default(SearchWords(24), ""),
		/** Selects messages of all users of one customer. The default range then has no start. */
		crm_customer_id: /* @__PURE__ */ optional(Id),
		/** The default range is from 1000 days ago to today. */
		fromDate: /* @__PURE__ */ optional(Day),
		toDate: /* @__PURE__ */ optional(Day),
		...pageFieldsOf(100),
		tab: /* @__PURE__ */ _default(/* @__PURE__ */ _enum(queueTabs), "all"),
		/** Selects messages with this label. */
		label_id: /* @__PURE__ */ optional(/* @__PURE__ */ uuid()),
		/** Matches a part of the title or description, case-sensitively unless `match_case` is false. */
		search: /* @__PURE__ */ _default((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(200), /* @__PURE__ */ _regex(storable)), ""),
		match_case: /* @__PURE__ */ _default(/* @__PURE__ */ boolean(), true),
		/** Selects the page after this cursor. `page_number` is then ignored. */
		after: /* @__PURE__ */ optional(Cursor),
		/** Limits the result to these messages. */
		case_ids: /* @__PURE__ */ optional((/* @__PURE__ */ array(/* @__PURE__ */ uuid())).check(/* @__PURE__ */ _maxLength(500))),
		/** With false, the server doesn't count the messages. */
		is_counted: /* @__PURE__ */ optional(/* @__PURE__ */ literal(false)),
		/**
		* Selects messages to which a customer wrote since then, in order to poll for new ones. The server doesn't count
		* them.
		*/
		customer_wrote_since: /* @__PURE__ */ optional(Moment)
	}),
	response: /* @__PURE__ */ object({
		messages: /* @__PURE__ */ array(QueuedMessage),
		/** The server counts at most 10,000. `is_exact` tells whether that is all. */
		total_count: int(),
		is_exact: /* @__PURE__ */ boolean(),
		/** This is the cursor for `after`, or null at the end. */
		next: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
		/** If too many messages contain the search text, only messages since then were searched. */
		searched_back_to: /* @__PURE__ */ nullable(Moment)
	})
});
var getQueuedMessage = endpoint({
	method: "GET",
	path: "/api/v1/servicecase/get-user-message",
	summary: "Returns a message of the queue. Its comments are listed by `get-all-comments`.",
	access: "QUEUE.read",
	reads: ["QueuedMessage"],
	query: /* @__PURE__ */ object({ case_id: /* @__PURE__ */ uuid() }),
	response: QueuedMessage
});
var assignMessage = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/assign-message",
	summary: "Assigns or unassigns a message. 409 if the assignee changed in the meantime.",
	access: "QUEUE.write",
	changes: ["QueuedMessage", "QueueCount"],
	body: /* @__PURE__ */ strictObject({
		case_id: /* @__PURE__ */ uuid(),
		user_id: /* @__PURE__ */ nullable(/* @__PURE__ */ uuid()),
		seen_user_id: /* @__PURE__ */ nullable(/* @__PURE__ */ uuid())
	}),
	response: /* @__PURE__ */ _null()
});
var setMessageStatus = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/set-message-status",
	summary: "Sets the status of a message. A closed message needs no answer. 409 if the status changed in the meantime.",
	access: "QUEUE.write",
	changes: [
		"QueuedMessage",
		"QueueCount",
		"Messages",
		"Cases"
	],
	body: /* @__PURE__ */ strictObject({
		case_id: /* @__PURE__ */ uuid(),
		status: /* @__PURE__ */ _enum(queueStatuses),
		seen_status: /* @__PURE__ */ _enum(caseStatuses)
	}),
	response: /* @__PURE__ */ _null()
});
var handleMessages = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/handle-messages",
	summary: "Assigns several messages, sets their status, or adds or removes a label, with a result for each. A rejected change does not affect the others.",
	access: "QUEUE.write",
	changes: [
		"QueuedMessage",
		"QueueCount",
		"Messages",
		"Cases"
	],
	body: /* @__PURE__ */ strictObject({
		messages: (/* @__PURE__ */ array(/* @__PURE__ */ strictObject({
			case_id: /* @__PURE__ */ uuid(),
			seen_user_id: /* @__PURE__ */ nullable(/* @__PURE__ */ uuid()),
			seen_status: /* @__PURE__ */ _enum(caseStatuses)
		}))).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
		change: /* @__PURE__ */ union([
			/* @__PURE__ */ strictObject({
				kind: /* @__PURE__ */ literal("assign"),
				user_id: /* @__PURE__ */ nullable(/* @__PURE__ */ uuid())
			}),
			/* @__PURE__ */ strictObject({
				kind: /* @__PURE__ */ literal("status"),
				status: /* @__PURE__ */ _enum(queueStatuses)
			}),
			/* @__PURE__ */ strictObject({
				kind: /* @__PURE__ */ literal("label"),
				label_id: /* @__PURE__ */ uuid(),
				is_on: /* @__PURE__ */ boolean()
			})
		])
	}),
	response: /* @__PURE__ */ object({ results: /* @__PURE__ */ array(/* @__PURE__ */ object({
		case_id: /* @__PURE__ */ uuid(),
		/** The number is empty if the message doesn't exist. */
		case_no: /* @__PURE__ */ string(),
		/** `unchanged`: the message already had this value. */
		outcome: /* @__PURE__ */ _enum([
			"done",
			"unchanged",
			"refused"
		]),
		/** Explains why the change was rejected. */
		text: /* @__PURE__ */ string()
	})) })
});
var listQueueStaff = endpoint({
	method: "GET",
	path: "/api/v1/servicecase/queue-staff",
	summary: "Lists the staff to whom messages can be assigned.",
	access: "QUEUE.read",
	reads: ["QueueTeam"],
	response: /* @__PURE__ */ array(Colleague)
});
var countQueue = endpoint({
	method: "GET",
	path: "/api/v1/servicecase/queue-count",
	summary: "Counts unanswered messages (at most 1,001) and messages that the caller has not read (at most 101).",
	access: "QUEUE.read",
	reads: ["QueueCount"],
	response: /* @__PURE__ */ object({
		unanswered: int(),
		unread: int()
	})
});
var reportMessageViewer = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/report-viewer",
	summary: "Reports whether the caller is viewing a message, and returns the other viewers. A report expires after 45 seconds.",
	access: "QUEUE.read",
	body: /* @__PURE__ */ strictObject({
		case_id: /* @__PURE__ */ uuid(),
		is_viewing: /* @__PURE__ */ boolean()
	}),
	response: /* @__PURE__ */ array(Colleague)
});
var followQueue = endpoint({
	method: "GET",
	path: "/api/v1/servicecase/queue-events",
	summary: "Streams events of the queue as ids. `again` means that events may have been missed, so the client should reload.",
	access: "QUEUE.read",
	events: LiveEvent
});
var queue = {
	searchQueue,
	getQueuedMessage,
	assignMessage,
	setMessageStatus,
	handleMessages,
	listQueueStaff,
	countQueue,
	reportMessageViewer,
	followQueue
};
// shared/customers/customers.ts
/** Defines the kinds of customers. The database also stores the provider's own staff as a customer. */
var customerKinds = [
	"residential",
	"builder",
	"hoa",
	"developer"
];
/** A staff note about a customer has at most this many characters. */
var noteLimit = 2e3;
var listInternalNotes = endpoint({
	method: "GET",
	path: "/api/v1/servicecase/internal-notes",
	summary: "Lists internal notes of a message, newest first, 50 per page. Customers never receive them.",
	access: "staff:QUEUE.read",
	query: /* @__PURE__ */ object({
		case_id: /* @__PURE__ */ uuid(),
		/** Selects the page after this cursor. */
		after: /* @__PURE__ */ optional(Cursor)
	}),
	response: /* @__PURE__ */ object({
		notes: /* @__PURE__ */ array(/* @__PURE__ */ object({
			note_id: /* @__PURE__ */ uuid(),
			note: /* @__PURE__ */ string(),
			user_name: /* @__PURE__ */ string(),
			/** The signed-in agent wrote the note. */
			is_own: /* @__PURE__ */ boolean(),
			created_date: Moment
		})),
		/** This is the cursor for `after`, or null at the end. */
		next: /* @__PURE__ */ nullable(/* @__PURE__ */ string())
	})
});
var writeInternalNote = endpoint({
	method: "POST",
	path: "/api/v1/servicecase/write-internal-note",
	summary: "Adds an internal note to a message.",
	access: "staff:QUEUE.write",
	changes: ["QueuedMessage"],
	idempotent: true,
	body: /* @__PURE__ */ strictObject({
		case_id: /* @__PURE__ */ uuid(),
		note: Text({
			name: "Note",
			max: noteLimit
		})
	}),
	response: /* @__PURE__ */ object({ note_id: /* @__PURE__ */ uuid() })
});
var OtherCase = /* @__PURE__ */ object({
	case_id: /* @__PURE__ */ uuid(),
	case_no: /* @__PURE__ */ string(),
	title: /* @__PURE__ */ string(),
	status: /* @__PURE__ */ _enum(caseStatuses),
	created_date: Moment
});
var queueDetails = {
	listInternalNotes,
	writeInternalNote,
	getMessageCustomer: endpoint({
		method: "GET",
		path: "/api/v1/servicecase/message-customer",
		summary: "Returns the balance, open requests and other messages of a message’s customer, newest first. Parts that the caller may not read are null.",
		access: "staff:QUEUE.read",
		reads: [],
		query: /* @__PURE__ */ object({ case_id: /* @__PURE__ */ uuid() }),
		response: /* @__PURE__ */ object({
			balance: /* @__PURE__ */ nullable(/* @__PURE__ */ object({
				owed: Dollars,
				past_due: Dollars
			})),
			requests: /* @__PURE__ */ nullable(/* @__PURE__ */ object({
				total_count: int(),
				newest: /* @__PURE__ */ array(OtherCase)
			})),
			messages: /* @__PURE__ */ object({
				total_count: int(),
				newest: /* @__PURE__ */ array(OtherCase)
			})
		})
	})
};
// shared/customers/announcements.ts
/** Defines the kinds of announcements, their severities, channels and limits. */
var announcementKinds = [
	"Planned maintenance",
	"Outage",
	"Restored",
	"Gas safety",
	"Weather",
	"Rate change",
	"Billing notice",
	"New offer",
	"Community event",
	"Office closure",
	"Portal news",
	"Scam warning",
	"Construction"
];
var severities = [
	"info",
	"notice",
	"urgent",
	"safety"
];
/** A banner is above every screen, a tile is on the dashboard, and `login` is the sign-in page. */
var announcementChannels = [
	"banner",
	"tile",
	"login"
];
var announcementStatuses = [
	"draft",
	"scheduled",
	"live",
	"expired"
];
var bodyLimit = 2e3;
var httpsUrl = /^https:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#][^\s<>"\\]*)?$/i;
var portalPath = /^\/(?![/\\])[^\s<>"\\]*$/;
/** Accepts an https address or a path within the portal. A browser must not run the link as a script. */
var isSafeLink = (url) => httpsUrl.test(url) || portalPath.test(url);
// shared/texts/announcements.ts
var kindRequired = "Kind is required";
var unsafeLink = "Enter an address that starts with https:// or, within the portal, with /";
var channelMissing = "Choose where to show it";
// shared/contract/content/announcements.ts
/** Defines announcements to customers, such as planned work, outages, safety notices and rate changes. */
var Announcement = /* @__PURE__ */ object({
	announcement_id: /* @__PURE__ */ string(),
	title: /* @__PURE__ */ string(),
	/** Paragraphs are separated by an empty line. Links are written as `[text](address)`. */
	body: /* @__PURE__ */ string(),
	kind: /* @__PURE__ */ string(),
	severity: /* @__PURE__ */ _enum(severities),
	/** An alert (`isAlert`) can't be dismissed. */
	dismissible: /* @__PURE__ */ boolean(),
	priority: int(),
	starts_at: Moment,
	ends_at: /* @__PURE__ */ nullable(Moment),
	/** The URL is empty if there is no link. */
	link_url: /* @__PURE__ */ string(),
	link_text: /* @__PURE__ */ string(),
	channels: /* @__PURE__ */ array(/* @__PURE__ */ _enum(announcementChannels))
});
var ManagedAnnouncement = /* @__PURE__ */ extend(Announcement, {
	state: /* @__PURE__ */ array(/* @__PURE__ */ string()),
	city: /* @__PURE__ */ array(/* @__PURE__ */ string()),
	pincode: /* @__PURE__ */ array(/* @__PURE__ */ string()),
	community: /* @__PURE__ */ array(/* @__PURE__ */ string()),
	service_type_code: /* @__PURE__ */ array(ServiceType),
	user_type: /* @__PURE__ */ array(/* @__PURE__ */ _enum(userTypes)),
	status: /* @__PURE__ */ _enum(announcementStatuses),
	/** The version increases with every change. A change has to contain the version that it is based on. */
	version: int(),
	/** Counts each customer user once who saw this version in the banner or on the dashboard. */
	seen_count: int()
});
var filter$1 = /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _maxLength(80)));
var listActiveAnnouncements = endpoint({
	method: "GET",
	path: "/api/v1/announcement/active",
	summary: "Lists live announcements for the caller by priority, optionally filtered.",
	access: "signedIn",
	reads: ["Announcements"],
	query: /* @__PURE__ */ object({
		city: filter$1,
		state: filter$1,
		pincode: filter$1,
		community: filter$1,
		service_type_code: /* @__PURE__ */ optional(ServiceType),
		user_type: /* @__PURE__ */ optional(/* @__PURE__ */ _enum(userTypes)),
		/** Staff get what this customer is shown, in place of the preview that the filters define. */
		crm_customer_id: /* @__PURE__ */ optional(Id),
		/** `location` selects only announcements for specific communities or cities. */
		targeting: /* @__PURE__ */ optional(/* @__PURE__ */ literal("location")),
		/** `no` leaves out announcements that the user dismissed, and those only for the sign-in page. */
		dismissed: /* @__PURE__ */ optional(/* @__PURE__ */ literal("no")),
		/** `banner` selects only announcements in the banner. */
		channel: /* @__PURE__ */ optional(/* @__PURE__ */ literal("banner"))
	}),
	response: /* @__PURE__ */ array(Announcement)
});
var dismissAnnouncement = endpoint({
	method: "POST",
	path: "/api/v1/announcement/dismiss",
	summary: "Dismisses an announcement for the caller until it changes. 409 if it cannot be dismissed, such as a safety announcement.",
	access: "signedIn",
	changes: ["Announcements"],
	body: /* @__PURE__ */ strictObject({ announcement_id: /* @__PURE__ */ uuid() }),
	response: /* @__PURE__ */ _null()
});
var listAnnouncements = endpoint({
	method: "GET",
	path: "/api/v1/announcement",
	summary: "Lists announcements for staff: drafts, scheduled and live ones by priority, or expired ones.",
	access: "ANNOUNCEMENTS.read",
	reads: ["Announcements"],
	query: /* @__PURE__ */ object({
		/** `current`: drafts, scheduled and live announcements on one page. `expired`: those that ended last come first. */
		view: /* @__PURE__ */ _default(/* @__PURE__ */ _enum(["current", "expired"]), "current"),
		...pageQuery
	}),
	response: /* @__PURE__ */ object({
		announcements: /* @__PURE__ */ array(ManagedAnnouncement),
		total_count: int()
	})
});
var maxNames = 100;
var names$1 = (max) => (/* @__PURE__ */ array((/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(max), /* @__PURE__ */ _regex(oneLine)))).check(/* @__PURE__ */ _maxLength(maxNames));
var audience = {
	state: names$1(2),
	city: names$1(80),
	pincode: names$1(10),
	community: names$1(80),
	service_type_code: (/* @__PURE__ */ array(ServiceType)).check(/* @__PURE__ */ _maxLength(serviceTypes.length)),
	user_type: (/* @__PURE__ */ array(/* @__PURE__ */ _enum(userTypes))).check(/* @__PURE__ */ _maxLength(userTypes.length))
};
var Audience = /* @__PURE__ */ strictObject(audience);
/** Rejects years that can only be typing errors. */
var PlausibleMoment = Moment.check(/* @__PURE__ */ refine((moment) => moment >= "2000" && moment < "2200", { error: invalidYear }));
var writableFields = {
	title: RequiredLine({
		name: "Title",
		max: 120
	}),
	body: Text({
		name: "Text",
		max: bodyLimit
	}),
	kind: /* @__PURE__ */ _enum(announcementKinds, { error: kindRequired }),
	severity: /* @__PURE__ */ _enum(severities),
	dismissible: /* @__PURE__ */ boolean(),
	link_url: Line$1({
		name: "Address",
		max: 500
	}).check(/* @__PURE__ */ refine((url) => url === "" || isSafeLink(url), { error: unsafeLink })),
	link_text: Line$1({
		name: "Text of the link",
		max: 80
	}),
	starts_at: PlausibleMoment,
	ends_at: /* @__PURE__ */ nullable(PlausibleMoment),
	draft: /* @__PURE__ */ boolean(),
	channels: (/* @__PURE__ */ array(/* @__PURE__ */ _enum(announcementChannels))).check(/* @__PURE__ */ _minLength(1, { error: channelMissing }), /* @__PURE__ */ _maxLength(announcementChannels.length), /* @__PURE__ */ refine((selected) => new Set(selected).size === selected.length, { error: repeatedChannel })),
	...audience
};
var createAnnouncement = endpoint({
	method: "POST",
	path: "/api/v1/announcement",
	summary: "Creates an announcement or a draft, with the highest priority until the order is changed.",
	access: "ANNOUNCEMENTS.write",
	changes: ["Announcements"],
	idempotent: true,
	body: /* @__PURE__ */ strictObject(writableFields),
	response: ManagedAnnouncement
});
var updateAnnouncement = endpoint({
	method: "PUT",
	path: "/api/v1/announcement/:announcement_id",
	summary: "Changes an announcement.",
	access: "ANNOUNCEMENTS.write",
	changes: ["Announcements"],
	params: /* @__PURE__ */ object({ announcement_id: /* @__PURE__ */ uuid() }),
	body: /* @__PURE__ */ strictObject({
		...writableFields,
		/** The changes are based on this version of the announcement. */
		version: int()
	}),
	response: ManagedAnnouncement
});
var deleteAnnouncement = endpoint({
	method: "DELETE",
	path: "/api/v1/announcement/:announcement_id",
	summary: "Deletes an announcement.",
	access: "ANNOUNCEMENTS.write",
	changes: ["Announcements"],
	params: /* @__PURE__ */ object({ announcement_id: /* @__PURE__ */ uuid() }),
	query: VersionQuery,
	response: /* @__PURE__ */ _null()
});
var expireAnnouncement = endpoint({
	method: "POST",
	path: "/api/v1/announcement/expire",
	summary: "Ends a live announcement.",
	access: "ANNOUNCEMENTS.write",
	changes: ["Announcements"],
	body: /* @__PURE__ */ strictObject({
		announcement_id: /* @__PURE__ */ uuid(),
		version: int()
	}),
	response: ManagedAnnouncement
});
var order = (/* @__PURE__ */ array(/* @__PURE__ */ uuid())).check(/* @__PURE__ */ _maxLength(200));
var announcements = {
	listActiveAnnouncements,
	dismissAnnouncement,
	listAnnouncements,
	createAnnouncement,
	updateAnnouncement,
	deleteAnnouncement,
	expireAnnouncement,
	updateAnnouncementPriority: endpoint({
		method: "POST",
		path: "/api/v1/announcement/update-priority",
		summary: "Sets the order of all announcements that have not expired. Each is given with its priority; the lowest number is first.",
		access: "ANNOUNCEMENTS.write",
		changes: ["Announcements"],
		body: /* @__PURE__ */ strictObject({
			announcements: (/* @__PURE__ */ array(/* @__PURE__ */ strictObject({
				announcement_id: /* @__PURE__ */ uuid(),
				priority: int().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(1e6))
			}))).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(200)),
			/** This is the order that the user changed. If it is outdated, nothing is saved. */
			previous_order: order
		}),
		response: /* @__PURE__ */ _null()
	}),
	countAudience: endpoint({
		method: "POST",
		path: "/api/v1/announcement/audience-count",
		summary: "Counts the customers and staff in an audience.",
		access: "ANNOUNCEMENTS.read",
		reads: [],
		body: Audience,
		response: /* @__PURE__ */ object({
			customer_count: int(),
			/** It is false if more customers match than were counted. */
			is_exact: /* @__PURE__ */ boolean(),
			staff_count: int()
		})
	})
};
// shared/operations/documentAssets.ts
/** Defines the files that staff publish: their places, types and limits, and how long a deletion can be undone. */
/**
* The Resource Center shows files of the first place to their audience. Only staff can read files of the second place.
*/
var assetIds = ["resource-center", "internal"];
var documentLimitBytes = 26214400;
/**
* A valid name of a file or folder has no slashes or characters that an operating system forbids, and isn't only dots.
*/
var namePattern = /^(?![.\s]*$)[^/\\<>:"|?*]*$/;
// shared/texts/assets.ts
var badName = "A name needs a letter or a digit and can’t contain / \\ < > : \" | ? *";
var folderRequired = "Name is required";
// shared/contract/content/assets.ts
/** Defines how staff publish, list, download and delete files of the document library. */
var AssetStore = /* @__PURE__ */ object({
	assetsId: /* @__PURE__ */ _enum(assetIds),
	name: /* @__PURE__ */ string(),
	/** Only staff can read its files. */
	is_internal: /* @__PURE__ */ boolean(),
	file_count: int()
});
var AssetFolder = /* @__PURE__ */ object({
	/** The files of the folder are listed by this prefix, such as `rates/`. */
	prefix: /* @__PURE__ */ string(),
	name: /* @__PURE__ */ string(),
	file_count: int()
});
var AssetFile = /* @__PURE__ */ object({
	/** The key is such as `rates/Fiber rate sheet.pdf`. */
	fileKey: /* @__PURE__ */ string(),
	document_id: /* @__PURE__ */ uuid(),
	/** The version increases with each change, so that no one overwrites a change that they haven't seen. */
	version: int(),
	file_name: /* @__PURE__ */ string(),
	size_bytes: int(),
	media_type: /* @__PURE__ */ string(),
	modified_on: Day,
	/** The name is empty for files that came with the portal. */
	modified_by: /* @__PURE__ */ string(),
	title: /* @__PURE__ */ string(),
	description: /* @__PURE__ */ string(),
	language: /* @__PURE__ */ string(),
	/** An empty list means that everyone is included. */
	user_type: /* @__PURE__ */ array(/* @__PURE__ */ _enum(userTypes)),
	community: /* @__PURE__ */ array(/* @__PURE__ */ string())
});
/** The allowed characters can't lead out of the folder. */
var Prefix = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(/^[a-z0-9][a-z0-9-]{0,63}\/?$/, { error: invalidFolder }));
/** The key is only looked up and never becomes part of a path on disk. */
var FileKey = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(300), /* @__PURE__ */ _regex(oneLine, { error: invalidFile }), /* @__PURE__ */ _regex(/^[a-z0-9][a-z0-9-]{0,63}\/(?!\.)[^/\\]+$/, { error: invalidFile }));
/** Rejects names that an operating system would resolve to another path. */
var FolderName = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _minLength(1, { error: folderRequired }), /* @__PURE__ */ _maxLength(60), /* @__PURE__ */ _regex(oneLine), /* @__PURE__ */ _regex(namePattern, { error: badName }));
var FileName = RequiredLine({
	name: "Name",
	max: 120
}).check(/* @__PURE__ */ _regex(namePattern, { error: badName }), /* @__PURE__ */ _regex(/^[^.]/, { error: badName }));
var params$1 = /* @__PURE__ */ object({ assetsId: /* @__PURE__ */ _enum(assetIds) });
var fileQuery = /* @__PURE__ */ object({ fileKey: FileKey });
var listEndpoints = endpoint({
	method: "GET",
	path: "/api/v1/staticwebassets/list-endpoints",
	summary: "Lists the locations in which files are published.",
	access: "DOCUMENTS.read",
	reads: ["Documents"],
	response: /* @__PURE__ */ array(AssetStore)
});
var listAssets = endpoint({
	method: "GET",
	path: "/api/v1/staticwebassets/list-folders/:assetsId",
	summary: "Lists the folders of a location, or, with a prefix, the files of a folder by name.",
	access: "DOCUMENTS.read",
	reads: ["Documents"],
	params: params$1,
	query: /* @__PURE__ */ object({
		prefix: /* @__PURE__ */ _default(/* @__PURE__ */ union([/* @__PURE__ */ literal(""), Prefix]), ""),
		...pageQuery
	}),
	response: /* @__PURE__ */ object({
		folders: /* @__PURE__ */ array(AssetFolder),
		files: /* @__PURE__ */ array(AssetFile),
		total_count: int()
	})
});
var uploadAsset = endpoint({
	method: "POST",
	path: "/api/v1/staticwebassets/upload/:assetsId",
	summary: "Uploads a file to a folder (`General` by default). An existing file is replaced only on request.",
	access: "DOCUMENTS.write",
	takesFile: true,
	fileLimitBytes: documentLimitBytes,
	params: params$1,
	body: /* @__PURE__ */ strictObject({
		destinationPath: /* @__PURE__ */ optional(Prefix),
		replace: /* @__PURE__ */ optional(/* @__PURE__ */ _enum(["true", "false"]))
	}),
	response: AssetFile
});
var downloadAsset = endpoint({
	method: "GET",
	path: "/api/v1/staticwebassets/download/:assetId",
	summary: "Downloads a published file.",
	access: "DOCUMENTS.read",
	params: /* @__PURE__ */ object({ assetId: /* @__PURE__ */ _enum(assetIds) }),
	query: fileQuery,
	file: "application/octet-stream"
});
var findAssetUses = endpoint({
	method: "GET",
	path: "/api/v1/staticwebassets/uses/:document_id",
	summary: "Lists announcements that link to a file and have not expired, in their order.",
	access: "DOCUMENTS.read",
	reads: ["Announcements"],
	params: /* @__PURE__ */ object({ document_id: /* @__PURE__ */ uuid() }),
	response: /* @__PURE__ */ object({ announcements: /* @__PURE__ */ array(/* @__PURE__ */ object({
		announcement_id: /* @__PURE__ */ uuid(),
		title: /* @__PURE__ */ string()
	})) })
});
var deleteAsset = endpoint({
	method: "DELETE",
	path: "/api/v1/staticwebassets/delete/:assetsId",
	summary: "Deletes a file. It can be restored for 30 seconds.",
	access: "DOCUMENTS.write",
	changes: ["Documents"],
	params: params$1,
	query: fileQuery,
	response: /* @__PURE__ */ object({ document_id: /* @__PURE__ */ uuid() })
});
var restoreAsset = endpoint({
	method: "POST",
	path: "/api/v1/staticwebassets/restore/:assetsId",
	summary: "Restores a file that was deleted within the last 30 seconds.",
	access: "DOCUMENTS.write",
	changes: ["Documents"],
	params: params$1,
	body: /* @__PURE__ */ strictObject({ document_id: /* @__PURE__ */ uuid() }),
	response: AssetFile
});
var createAssetFolder = endpoint({
	method: "POST",
	path: "/api/v1/staticwebassets/create-folder/:assetsId",
	summary: "Creates a folder.",
	access: "DOCUMENTS.write",
	changes: ["Documents"],
	params: params$1,
	body: /* @__PURE__ */ strictObject({ name: FolderName }),
	response: AssetFolder
});
var renameAssetFolder = endpoint({
	method: "PUT",
	path: "/api/v1/staticwebassets/folder/:assetsId",
	summary: "Renames a folder. Links to its files remain valid.",
	access: "DOCUMENTS.write",
	changes: ["Documents"],
	params: params$1,
	query: /* @__PURE__ */ object({ prefix: Prefix }),
	body: /* @__PURE__ */ strictObject({ name: FolderName }),
	response: AssetFolder
});
var deleteAssetFolder = endpoint({
	method: "DELETE",
	path: "/api/v1/staticwebassets/folder/:assetsId",
	summary: "Deletes an empty folder.",
	access: "DOCUMENTS.write",
	changes: ["Documents"],
	params: params$1,
	query: /* @__PURE__ */ object({ prefix: Prefix }),
	response: /* @__PURE__ */ _null()
});
var names = /* @__PURE__ */ array((/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(80), /* @__PURE__ */ _regex(oneLine)));
var assets = {
	listEndpoints,
	listAssets,
	uploadAsset,
	downloadAsset,
	findAssetUses,
	deleteAsset,
	restoreAsset,
	createAssetFolder,
	renameAssetFolder,
	deleteAssetFolder,
	updateAssetDetails: endpoint({
		method: "PUT",
		path: "/api/v1/staticwebassets/details/:assetsId",
		summary: "Changes the title and the audience of a file.",
		access: "DOCUMENTS.write",
		changes: ["Documents"],
		params: params$1,
		query: fileQuery,
		body: /* @__PURE__ */ strictObject({
			version: int(),
			/** Readers download the file under this name. Its extension has to match the content. */
			file_name: /* @__PURE__ */ optional(FileName),
			title: RequiredLine({
				name: "Title",
				max: 120
			}),
			description: Line$1({
				name: "Description",
				max: 300
			}),
			language: /* @__PURE__ */ _enum(["en", "es"]),
			user_type: (/* @__PURE__ */ array(/* @__PURE__ */ _enum(userTypes))).check(/* @__PURE__ */ _maxLength(userTypes.length)),
			community: names.check(/* @__PURE__ */ _maxLength(100))
		}),
		response: AssetFile
	})
};
// shared/contract/content/documents.ts
/** Defines the document library: its folders, documents and files. */
var DocumentFolder = /* @__PURE__ */ object({
	folder_code: /* @__PURE__ */ string(),
	name: /* @__PURE__ */ string(),
	/** Counts the documents whose audience includes the user. */
	document_count: int()
});
var LibraryDocument = /* @__PURE__ */ object({
	document_id: /* @__PURE__ */ uuid(),
	folder_code: /* @__PURE__ */ string(),
	folder_name: /* @__PURE__ */ string(),
	title: /* @__PURE__ */ string(),
	description: /* @__PURE__ */ string(),
	file_name: /* @__PURE__ */ string(),
	media_type: /* @__PURE__ */ string(),
	size_bytes: int(),
	/** This is a language code, such as `en` or `es`. */
	language: /* @__PURE__ */ string(),
	updated_on: Day
});
/** Staff can see the library as this customer does. */
var customerField = { crm_customer_id: /* @__PURE__ */ optional(Id) };
var documents = {
	listDocumentFolders: endpoint({
		method: "GET",
		path: "/api/v1/documents/folders",
		summary: "Lists the folders that contain documents for the caller. Staff get all folders.",
		access: "signedIn",
		reads: ["Documents"],
		query: /* @__PURE__ */ object({ ...customerField }),
		response: /* @__PURE__ */ array(DocumentFolder)
	}),
	listDocuments: endpoint({
		method: "POST",
		path: "/api/v1/documents/list",
		summary: "Lists the documents that the caller may see, in one folder or in all of them, newest first.",
		access: "signedIn",
		reads: ["Documents"],
		body: /* @__PURE__ */ strictObject({
			...customerField,
			folder_code: /* @__PURE__ */ optional(Id),
			/** Selects a single document, for a copied link. */
			linked_document: /* @__PURE__ */ optional(/* @__PURE__ */ uuid()),
			/** Every word has to be in the title, the description or the name of the folder. */
			search: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(200), /* @__PURE__ */ _regex(storable))),
			...pageFields
		}),
		response: /* @__PURE__ */ object({
			documents: /* @__PURE__ */ array(LibraryDocument),
			total_count: int()
		})
	}),
	openDocument: endpoint({
		method: "GET",
		path: "/api/v1/documents/file",
		summary: "Downloads a document.",
		access: "signedIn",
		query: /* @__PURE__ */ object({ document_id: /* @__PURE__ */ uuid() }),
		file: "application/octet-stream"
	})
};
var CheckedParent = /* @__PURE__ */ object({
	/** This is the identifier from the request. */
	account: /* @__PURE__ */ string(),
	outcome: /* @__PURE__ */ _enum([
		"ready",
		"invited",
		"registered",
		"email_taken",
		"email_invalid",
		"email_missing",
		"email_differs",
		"not_found",
		"several",
		"repeated"
	]),
	/** This field and all below are empty if no account was found. */
	migration_account_parent_id: /* @__PURE__ */ string(),
	crm_customer_number: /* @__PURE__ */ string(),
	name: /* @__PURE__ */ string(),
	service_address: /* @__PURE__ */ string(),
	/** The link is sent to this address, or was sent to it. */
	email: /* @__PURE__ */ string(),
	services: /* @__PURE__ */ array(/* @__PURE__ */ object({
		service_type_code: ServiceType,
		crm_billing_account_number: /* @__PURE__ */ string()
	})),
	/** Whether a user already signs in with this email address. */
	signs_in: /* @__PURE__ */ boolean(),
	invited_until: /* @__PURE__ */ nullable(Moment)
});
var typedEmail = /* @__PURE__ */ _default(Line$1({
	name: "Email",
	max: 254
}), "");
var accountCreation = {
	checkParents: endpoint({
		method: "POST",
		path: "/api/v1/legacy/check-parents",
		summary: "Previews the creation of portal accounts, row by row, without creating them. A row names an account by its parent, customer, billing or old account number, or by the email or mobile number on file.",
		access: "staff:PAYMENTREGADMIN.write",
		changes: [],
		body: /* @__PURE__ */ strictObject({ rows: (/* @__PURE__ */ array(/* @__PURE__ */ strictObject({
			account: RequiredLine({
				name: "Account",
				max: 254
			}),
			email: typedEmail
		}))).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(200, { error: tooManyAccounts(200) })) }),
		response: /* @__PURE__ */ object({ rows: /* @__PURE__ */ array(CheckedParent) })
	}),
	createPortalAccount: endpoint({
		method: "POST",
		path: "/api/v1/legacy/create-portal-account",
		summary: "Creates the portal account of a legacy account and emails its customer a link to choose a password. A repeated request creates nothing; `send_again` sends a new link.",
		access: "staff:PAYMENTREGADMIN.write",
		changes: ["Registrations", "People"],
		body: /* @__PURE__ */ strictObject({
			migration_account_parent_id: Id,
			email: typedEmail,
			send_again: /* @__PURE__ */ _default(/* @__PURE__ */ boolean(), false)
		}),
		response: /* @__PURE__ */ object({
			is_sent: /* @__PURE__ */ boolean(),
			...CheckedParent.shape
		})
	})
};
// shared/contract/customers/communities.ts
/** Defines communities with their services, plans and contacts. */
var CommunityProduct = /* @__PURE__ */ object({
	code: /* @__PURE__ */ string(),
	name: /* @__PURE__ */ string(),
	service_type: ServiceType,
	monthly_price: Dollars
});
var Community = /* @__PURE__ */ object({
	community_id: /* @__PURE__ */ string(),
	name: /* @__PURE__ */ string(),
	city: /* @__PURE__ */ string(),
	state: /* @__PURE__ */ string(),
	zip: /* @__PURE__ */ string(),
	homes: int(),
	/** The kind is such as "under construction" or "HOA bulk". */
	kind: /* @__PURE__ */ string(),
	services: /* @__PURE__ */ array(ServiceType),
	plans: /* @__PURE__ */ array(CommunityProduct),
	/** The caller has a service or a property in the community. */
	is_own: /* @__PURE__ */ boolean(),
	/** Describes the homeowners association, or is null if there is none. */
	association: /* @__PURE__ */ nullable(/* @__PURE__ */ object({
		name: /* @__PURE__ */ string(),
		email: /* @__PURE__ */ string(),
		phone: /* @__PURE__ */ string()
	})),
	/** Counts all premises for staff, and own properties for callers who have some. It is null for others. */
	premise_count: /* @__PURE__ */ nullable(int())
});
var communities = { listCommunities: endpoint({
	method: "GET",
	path: "/api/v1/communities/list",
	summary: "Lists the communities with service, the caller’s own first.",
	access: "signedIn",
	reads: ["Communities"],
	query: /* @__PURE__ */ object({
		search: /* @__PURE__ */ _default((/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _maxLength(100), /* @__PURE__ */ _regex(storable)), ""),
		service_type: /* @__PURE__ */ optional(ServiceType),
		state: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(2), /* @__PURE__ */ _regex(storable))),
		...pageQuery
	}),
	response: /* @__PURE__ */ object({
		communities: /* @__PURE__ */ array(Community),
		total_count: int(),
		/** Lists every state with a community, for the filter. */
		states: /* @__PURE__ */ array(/* @__PURE__ */ string())
	})
}) };
// shared/customers/contactDetails.ts
/** Defines types of telephone numbers and the languages of customer care. */
var phoneTypes = [
	"mobile",
	"home",
	"work",
	"other"
];
var contactLanguages = [
	"en",
	"es",
	"vi",
	"zh",
	"ko",
	"fr",
	"ar",
	"tl"
];
// shared/http/firstViewPath.ts
/** The path of `getFirstView`, which the website's pages request before they load any code. */
var firstViewPath = "/api/v1/customer/first-view";
// shared/contract/services/premises.ts
/** Defines the search for premises by address, and their services. Answers never reveal who lives there. */
var SearchText = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _maxLength(100), /* @__PURE__ */ _regex(storable));
var addressFields = {
	crm_premise_id: /* @__PURE__ */ string(),
	street_address: /* @__PURE__ */ string(),
	city: /* @__PURE__ */ string(),
	state: /* @__PURE__ */ string(),
	zip: /* @__PURE__ */ string()
};
var FoundAddress = /* @__PURE__ */ object(addressFields);
var FoundPremise = /* @__PURE__ */ object({
	...addressFields,
	community_name: /* @__PURE__ */ string(),
	services: /* @__PURE__ */ array(ServiceType),
	/** The premise has no owner and the caller has properties in its community, so the caller can add it. */
	can_add: /* @__PURE__ */ boolean()
});
var searchPremises = endpoint({
	method: "GET",
	path: "/api/v1/premise/search-premise",
	summary: "Returns the first 20 premises whose address contains the text, or starts with it if it has one or two characters.",
	access: "signedIn",
	reads: ["Premises"],
	query: /* @__PURE__ */ object({ search_Key: SearchText }),
	response: /* @__PURE__ */ array(FoundPremise)
});
var searchAddresses = endpoint({
	method: "GET",
	path: "/api/v1/customer/myaccount-address-search",
	summary: "Returns the first 20 addresses that contain the text, for autocompletion.",
	access: "signedIn",
	reads: ["Premises"],
	query: /* @__PURE__ */ object({ address: SearchText }),
	response: /* @__PURE__ */ array(FoundAddress)
});
var ServicePoint = /* @__PURE__ */ object({
	service_point_id: /* @__PURE__ */ string(),
	service_type: ServiceType,
	available: /* @__PURE__ */ boolean(),
	selected: /* @__PURE__ */ boolean(),
	pre_installed: /* @__PURE__ */ boolean(),
	active: /* @__PURE__ */ boolean(),
	/** The caller or one of their customers pays for the service since this day. It is null otherwise. */
	active_since: /* @__PURE__ */ nullable(Day),
	/** Only gas has this field. */
	meter_disconnected: /* @__PURE__ */ nullable(/* @__PURE__ */ boolean()),
	/** Only gas of the caller's own account has this field. */
	meter_number: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	last_read_on: /* @__PURE__ */ nullable(Day)
});
var premises = {
	searchPremises,
	searchAddresses,
	getServicePoints: endpoint({
		method: "GET",
		path: "/api/v1/premise/get-premise-service-point-details",
		summary: "Lists the service points of a premise where the caller has a service or that the caller owns, by service.",
		access: "ACCOUNTS.read",
		reads: ["Properties"],
		query: /* @__PURE__ */ object({ premise_id: Id }),
		response: /* @__PURE__ */ object({
			...addressFields,
			community_name: /* @__PURE__ */ string(),
			service_points: /* @__PURE__ */ array(ServicePoint)
		})
	})
};
// shared/contract/customers/accountAlerts.ts
/** Defines the alerts about a user's accounts, which the dashboard shows until they are resolved. */
var alertSteps = [
	"late_fee",
	"disconnect_notice",
	"disconnect"
];
var account$1 = { crm_billing_account_number: /* @__PURE__ */ string() };
var AccountAlert = /* @__PURE__ */ discriminatedUnion("kind", [
	/* @__PURE__ */ object({
		kind: /* @__PURE__ */ literal("past_due"),
		...account$1,
		amount: Dollars,
		/** The due date of the oldest bill that isn't paid. */
		due_date: Day,
		/** What follows on the day below if the bill isn't paid. Both are null if no date is set. */
		next_step: /* @__PURE__ */ nullable(/* @__PURE__ */ _enum(alertSteps)),
		next_step_on: /* @__PURE__ */ nullable(Day)
	}),
	/* @__PURE__ */ object({
		kind: /* @__PURE__ */ literal("payment_declined"),
		...account$1,
		amount: Dollars,
		declined_on: Day
	}),
	/* @__PURE__ */ object({
		kind: /* @__PURE__ */ literal("card_expiring"),
		...account$1,
		/** The autopay method, such as "Visa ending in 1111". */
		method: /* @__PURE__ */ string(),
		expires_on: Day
	}),
	/* @__PURE__ */ object({
		kind: /* @__PURE__ */ literal("email_undeliverable"),
		email: /* @__PURE__ */ string()
	}),
	/* @__PURE__ */ object({
		kind: /* @__PURE__ */ literal("request_waiting"),
		case_id: /* @__PURE__ */ uuid(),
		case_no: /* @__PURE__ */ string(),
		title: /* @__PURE__ */ string()
	})
]);
// shared/access/signInOutcomes.ts
/** Defines the outcomes of a sign-in attempt. */
var signInOutcomes = [
	"succeeded",
	"wrong_password",
	"wrong_code"
];
// shared/contract/customers/timeline.ts
/** Defines the timeline of a customer: payments, bills, credits, refunds, requests, messages, sign-ins and notes. */
/** Describes one event of an account. */
var TimelineEntry = /* @__PURE__ */ discriminatedUnion("kind", [
	/* @__PURE__ */ object({
		kind: /* @__PURE__ */ literal("payment"),
		at: Moment,
		confirmation_number: /* @__PURE__ */ string(),
		amount: Dollars,
		status: PaymentStatus,
		method_type: /* @__PURE__ */ string(),
		method_last4: /* @__PURE__ */ string()
	}),
	/* @__PURE__ */ object({
		kind: /* @__PURE__ */ literal("credit"),
		at: Moment,
		credit_id: /* @__PURE__ */ uuid(),
		amount: Dollars,
		credit_reason_cd: /* @__PURE__ */ _enum(creditReasonCodes),
		comments: /* @__PURE__ */ string(),
		crm_billing_account_number: /* @__PURE__ */ string()
	}),
	/* @__PURE__ */ object({
		kind: /* @__PURE__ */ literal("refund"),
		/** The refund was requested on this day. */
		at: Moment,
		refund_id: /* @__PURE__ */ uuid(),
		amount: Dollars,
		reason: /* @__PURE__ */ _enum(refundReasons),
		status: /* @__PURE__ */ _enum(refundStatuses),
		refund_method: /* @__PURE__ */ _enum(refundMethods),
		method: /* @__PURE__ */ string(),
		crm_billing_account_number: /* @__PURE__ */ string()
	}),
	/* @__PURE__ */ object({
		kind: /* @__PURE__ */ literal("statement"),
		at: Moment,
		charges: Dollars,
		due_date: Day,
		crm_billing_account_number: /* @__PURE__ */ string()
	}),
	/* @__PURE__ */ object({
		kind: /* @__PURE__ */ literal("case"),
		at: Moment,
		case_id: /* @__PURE__ */ uuid(),
		case_no: /* @__PURE__ */ string(),
		title: /* @__PURE__ */ string(),
		is_message: /* @__PURE__ */ boolean(),
		/** This agent opened the case for the customer. It is null if the customer did. */
		written_by: /* @__PURE__ */ nullable(/* @__PURE__ */ string())
	}),
	/* @__PURE__ */ object({
		kind: /* @__PURE__ */ literal("comment"),
		at: Moment,
		comment_id: /* @__PURE__ */ uuid(),
		case_id: /* @__PURE__ */ uuid(),
		case_no: /* @__PURE__ */ string(),
		title: /* @__PURE__ */ string(),
		is_message: /* @__PURE__ */ boolean(),
		author: /* @__PURE__ */ string()
	}),
	/* @__PURE__ */ object({
		kind: /* @__PURE__ */ literal("signin"),
		at: Moment,
		sign_in_id: /* @__PURE__ */ uuid(),
		name: /* @__PURE__ */ string(),
		outcome: /* @__PURE__ */ _enum(signInOutcomes),
		device: /* @__PURE__ */ string()
	}),
	/* @__PURE__ */ object({
		kind: /* @__PURE__ */ literal("note"),
		at: Moment,
		note_id: /* @__PURE__ */ uuid(),
		note: /* @__PURE__ */ string(),
		author: /* @__PURE__ */ string()
	})
]);
/** The timeline has these parts. Each requires its own right. */
var timelineParts = [
	"payments",
	"bills",
	"credits",
	"refunds",
	"requests",
	"messages",
	"notes",
	"sign-ins"
];
/** A user may lack the right to these parts. Notes require only access to the customer. */
var leftOutParts = [
	"payments",
	"bills",
	"credits",
	"refunds",
	"requests",
	"messages",
	"sign-ins"
];
var timeline = { listTimeline: endpoint({
	method: "GET",
	path: "/api/v1/customer/timeline",
	summary: "Lists all events of a customer for staff, newest first, as a page with the cursor of the next one.",
	access: "staff:ACCOUNTS.read",
	query: /* @__PURE__ */ object({
		crm_customer_id: Id,
		/** Selects one part. */
		part: /* @__PURE__ */ optional(/* @__PURE__ */ _enum(timelineParts)),
		/** This is the cursor that the previous page returned. */
		after: /* @__PURE__ */ optional(cursorOfKey(`[a-z]{4,9}_${uuidKey}`)),
		page_size: pageSizeQuery(100)
	}),
	response: /* @__PURE__ */ object({
		entries: /* @__PURE__ */ array(TimelineEntry),
		/** The cursor is null on the last page. */
		next: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
		left_out: /* @__PURE__ */ array(/* @__PURE__ */ _enum(leftOutParts))
	})
}) };
// shared/contract/customers/customers.ts
/** Defines customers, as they see their own data and as staff find and open them. */
var getUserDetails = endpoint({
	method: "GET",
	path: "/api/v1/customer/get-sf-user-details",
	summary: "Finds a portal user by email address or phone number. Customers find only themselves.",
	access: "signedIn",
	reads: ["Person"],
	query: /* @__PURE__ */ object({ emailOrPhone: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _minLength(3), /* @__PURE__ */ _maxLength(254)) }),
	response: UserDetails
});
var BillingAccount = /* @__PURE__ */ object({
	crm_billing_account_number: /* @__PURE__ */ string(),
	crm_billing_group_id: /* @__PURE__ */ string(),
	crm_customer_number: /* @__PURE__ */ string(),
	service_group: ServiceGroup,
	street_address: /* @__PURE__ */ string(),
	balance: Dollars,
	due_date: /* @__PURE__ */ nullable(Day),
	autopay_enabled: /* @__PURE__ */ boolean(),
	paperless: /* @__PURE__ */ boolean(),
	status: /* @__PURE__ */ _enum(["active", "closed"])
});
var Location = /* @__PURE__ */ object({
	crm_premise_id: /* @__PURE__ */ string(),
	street_address: /* @__PURE__ */ string(),
	city: /* @__PURE__ */ string(),
	state: /* @__PURE__ */ string(),
	zip: /* @__PURE__ */ string(),
	community_name: /* @__PURE__ */ string(),
	services: /* @__PURE__ */ array(/* @__PURE__ */ object({
		crm_service_account_id: /* @__PURE__ */ string(),
		crm_service_account_number: /* @__PURE__ */ string(),
		crm_billing_account_number: /* @__PURE__ */ string(),
		service_type_code: ServiceType,
		status: /* @__PURE__ */ _enum(["active", "closed"]),
		started_on: Day
	}))
});
/** Tells how to reach a person, for staff who call or write. */
var ContactInfo = /* @__PURE__ */ object({
	language: /* @__PURE__ */ _enum(contactLanguages),
	/** The main number comes first. The list is empty if no number is on file. */
	phones: /* @__PURE__ */ array(/* @__PURE__ */ object({
		type: /* @__PURE__ */ _enum(phoneTypes),
		number: /* @__PURE__ */ string(),
		is_main: /* @__PURE__ */ boolean()
	}))
});
var UserAccountDetails = /* @__PURE__ */ object({
	user_id: /* @__PURE__ */ string(),
	contact: ContactInfo,
	billing_accounts: /* @__PURE__ */ array(BillingAccount),
	locations: /* @__PURE__ */ array(Location),
	alerts: /* @__PURE__ */ array(AccountAlert)
});
var getAccountDetails = endpoint({
	method: "GET",
	path: "/api/v1/customer/account-details",
	summary: "Returns the billing accounts with balances, the addresses with services, the phone numbers and language of a portal user, and what they have to resolve.",
	access: "ACCOUNTS.read",
	reads: [
		"Accounts",
		"Profile",
		"Cases"
	],
	query: /* @__PURE__ */ object({ user_id: /* @__PURE__ */ uuid() }),
	response: UserAccountDetails
});
var getFirstView = endpoint({
	method: "GET",
	path: firstViewPath,
	summary: "Returns what the first view of the portal shows: the caller, their rights, preferences and accounts, and the balance of the selected service account. A selection that is not the caller’s is ignored.",
	access: "signedIn",
	reads: [
		"Person",
		"Preferences",
		"Balance",
		"Accounts",
		"Profile",
		"Cases"
	],
	query: /* @__PURE__ */ object({
		selected_premise: /* @__PURE__ */ optional(Id),
		selected_service: /* @__PURE__ */ optional(Id)
	}),
	response: /* @__PURE__ */ object({
		user_details: UserDetails,
		app_features: /* @__PURE__ */ array(AppFeature),
		preferences: Preferences,
		/** It is null for staff, without an account, and without the right to see balances. */
		balance: /* @__PURE__ */ nullable(/* @__PURE__ */ object({
			crm_service_account_id: Id,
			account_balance: Balance
		})),
		/** It is null for staff, without the right to see accounts, and for owners of so many that they would delay the rest. */
		account_details: /* @__PURE__ */ nullable(UserAccountDetails)
	})
});
var CustomerKind = /* @__PURE__ */ _enum(customerKinds);
var FoundCase = /* @__PURE__ */ object({
	case_id: /* @__PURE__ */ uuid(),
	case_no: /* @__PURE__ */ string(),
	title: /* @__PURE__ */ string(),
	is_message: /* @__PURE__ */ boolean()
});
var FoundCustomer = /* @__PURE__ */ object({
	crm_customer_number: /* @__PURE__ */ string(),
	name: /* @__PURE__ */ string(),
	kind: CustomerKind,
	/** The address belongs to the account's first contact. It is empty if none is on file. */
	email: /* @__PURE__ */ string(),
	phone: /* @__PURE__ */ string(),
	/** This is the address that matches the search, or else the first. It is null for customers without an address. */
	address: /* @__PURE__ */ nullable(FoundAddress),
	address_count: int(),
	services: /* @__PURE__ */ array(ServiceType),
	/** Whether any user can sign in for the customer. */
	has_login: /* @__PURE__ */ boolean(),
	/** This is the customer's case whose number was searched. It is null otherwise, and if the caller can't read it. */
	case: /* @__PURE__ */ nullable(FoundCase)
});
var FoundCustomers = /* @__PURE__ */ object({
	customers: /* @__PURE__ */ array(FoundCustomer),
	total_count: int(),
	/** It is false if more customers match than were counted. */
	is_exact: /* @__PURE__ */ boolean()
});
var searchCustomers = endpoint({
	method: "GET",
	path: "/api/v1/customer/search-customers",
	summary: "Searches customers for staff by customer number, name, address, phone, email, account number or case number.",
	access: "staff:ACCOUNTS.read",
	reads: ["People"],
	query: /* @__PURE__ */ object({
		search: SearchWords(100).check(/* @__PURE__ */ _minLength(3)),
		...pageQuery
	}),
	response: FoundCustomers
});
var listRecentCustomers = endpoint({
	method: "GET",
	path: "/api/v1/customer/recent-customers",
	summary: "Lists the customers that the caller opened last, most recent first. For staff.",
	access: "staff:ACCOUNTS.read",
	reads: ["RecentCustomers", "People"],
	response: /* @__PURE__ */ array(FoundCustomer)
});
var findAddressUsers = endpoint({
	method: "GET",
	path: "/api/v1/customer/get-address-user-details",
	summary: "Searches customers for staff by address, email and phone. All given criteria must match; at least one is required.",
	access: "staff:ACCOUNTS.read",
	reads: ["People"],
	query: /* @__PURE__ */ object({
		address: /* @__PURE__ */ optional(SearchWords(100)),
		email: /* @__PURE__ */ optional(SearchWords(254)),
		phone: /* @__PURE__ */ optional(SearchWords(20)),
		...pageQuery
	}),
	response: FoundCustomers
});
var CustomerOverview = /* @__PURE__ */ object({
	crm_customer_number: /* @__PURE__ */ string(),
	name: /* @__PURE__ */ string(),
	kind: CustomerKind,
	/** The first service started on this day. It is null before. */
	customer_since: /* @__PURE__ */ nullable(Day),
	/** This user is responsible for the account and has only its data. `user_id` is empty if no user can sign in. */
	user_details: UserDetails,
	/** It is null if no contact is on file. */
	contact_info: /* @__PURE__ */ nullable(ContactInfo),
	last_sign_in_at: /* @__PURE__ */ nullable(Moment),
	/** The account is in the old system and isn't registered yet. Its sign-in is created under Account Creation. */
	migration_account_parent_id: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	/** Sums the billing accounts that owe something. A credit on one account doesn't pay for another. */
	owed: Dollars,
	credit: Dollars,
	past_due: Dollars,
	/** An unpaid bill was due on this day for the first time. */
	past_due_since: /* @__PURE__ */ nullable(Day),
	open_cases: int(),
	/**
	* Describes the gas account with the highest dunning stage. It is null if there is none, or the caller can't see it.
	*/
	dunning: /* @__PURE__ */ nullable(/* @__PURE__ */ object({
		stage: /* @__PURE__ */ literal(dunningStageNumbers),
		past_due_days: int(),
		is_held: /* @__PURE__ */ boolean()
	})),
	/** Counts messages of the customer without an answer. */
	unanswered_messages: int(),
	/** These announcements are live for the customer, by priority. */
	announcements: /* @__PURE__ */ array(Announcement),
	billing_accounts: /* @__PURE__ */ array(BillingAccount),
	locations: /* @__PURE__ */ array(Location),
	timeline: /* @__PURE__ */ array(TimelineEntry),
	/** The caller can't see these parts, so the timeline doesn't contain them. */
	left_out: /* @__PURE__ */ array(/* @__PURE__ */ _enum(leftOutParts))
});
var getCustomerOverview = endpoint({
	method: "GET",
	path: "/api/v1/customer/customer-overview",
	summary: "Returns a customer’s details, services, balances and recent activity. For staff.",
	access: "staff:ACCOUNTS.read",
	reads: [
		"Customer",
		"Accounts",
		"Balance",
		"Payments",
		"Autopay",
		"Cases",
		"Messages",
		"Comments",
		"People"
	],
	query: /* @__PURE__ */ object({ crm_customer_id: Id }),
	response: CustomerOverview
});
var writeCustomerNote = endpoint({
	method: "POST",
	path: "/api/v1/customer/write-note",
	summary: "Adds a note about a customer. Only staff can read it.",
	access: "staff:ACCOUNTS.write",
	changes: ["Customer"],
	idempotent: true,
	body: /* @__PURE__ */ strictObject({
		crm_customer_id: Id,
		note: Text({
			name: "Note",
			max: noteLimit
		})
	}),
	response: /* @__PURE__ */ object({ note_id: /* @__PURE__ */ uuid() })
});
var customers = {
	getFirstView,
	getUserDetails,
	getAccountDetails,
	searchCustomers,
	listRecentCustomers,
	findAddressUsers,
	getCustomerOverview,
	reportCustomerViewer: endpoint({
		method: "POST",
		path: "/api/v1/customer/report-viewer",
		summary: "Reports whether the caller is viewing a customer, and returns the other viewers. A report expires after 75 seconds.",
		access: "staff:ACCOUNTS.read",
		body: /* @__PURE__ */ strictObject({
			crm_customer_id: Id,
			is_viewing: /* @__PURE__ */ boolean()
		}),
		response: /* @__PURE__ */ array(Colleague)
	}),
	writeCustomerNote
};
// shared/access/portalUsers.ts
var portalUserTypes = [
	"Customer",
	"Builder",
	"HOA",
	"Land Developer"
];
// shared/contract/customers/portalUsers.ts
/** Defines how staff manage the sign-ins of customers: search, creation for existing accounts, and password codes. */
/** Describes one service of one user. All rows of a user are together on one page. */
var FoundUser = /* @__PURE__ */ object({
	user_id: /* @__PURE__ */ uuid(),
	name: /* @__PURE__ */ string(),
	email: /* @__PURE__ */ string(),
	phone: /* @__PURE__ */ string(),
	/** This field and the other fields of the service are empty for a user without services. */
	account_no: /* @__PURE__ */ string(),
	crm_customer_number: /* @__PURE__ */ string(),
	address: /* @__PURE__ */ string(),
	zip_code: /* @__PURE__ */ string(),
	service_type_code: /* @__PURE__ */ nullable(ServiceType),
	community: /* @__PURE__ */ string(),
	status: /* @__PURE__ */ _enum([
		"active",
		"disabled",
		"removed"
	]),
	last_sign_in_at: /* @__PURE__ */ nullable(Moment),
	/** Counts the matching services of the user. If there are very many, only the first are listed. */
	service_count: int()
});
/** Describes a user who was invited to sign in for a customer and hasn't accepted yet. */
var InvitedUser = /* @__PURE__ */ object({
	contact_id: /* @__PURE__ */ string(),
	name: /* @__PURE__ */ string(),
	email: /* @__PURE__ */ string(),
	invited_until: Moment,
	is_expired: /* @__PURE__ */ boolean()
});
var searchUsers = endpoint({
	method: "POST",
	path: "/api/v1/customer/get-user-details",
	summary: "Searches portal users by community, ZIP code, email, phone, address and service. At least one is required.",
	access: "USERLOGINS.read",
	reads: ["PortalUsers", "People"],
	body: /* @__PURE__ */ strictObject({
		...accountFilter,
		...pageFieldsOf(10)
	}),
	response: /* @__PURE__ */ object({
		user_details: /* @__PURE__ */ array(FoundUser),
		/** Only the first page contains invitations, and only the first of them. */
		invited: /* @__PURE__ */ array(InvitedUser),
		/** Counts users, because pages are divided by users. */ total_count: int(),
		/** It is false if more users match than are listed. */ is_exact: /* @__PURE__ */ boolean()
	})
});
/** Describes a service with its billing account, for which a sign-in can be created. */
var AccountDetails = /* @__PURE__ */ object({
	account_id: /* @__PURE__ */ string(),
	name: /* @__PURE__ */ string(),
	email: /* @__PURE__ */ string(),
	phone: /* @__PURE__ */ string(),
	account_number: /* @__PURE__ */ string(),
	service_account_no: /* @__PURE__ */ string(),
	service_type: ServiceType,
	address_line1: /* @__PURE__ */ string(),
	address_line2: /* @__PURE__ */ string(),
	address_city: /* @__PURE__ */ string(),
	address_state: /* @__PURE__ */ string(),
	address_postal_code: /* @__PURE__ */ string(),
	premises_id: /* @__PURE__ */ string(),
	parent_account_id: /* @__PURE__ */ string(),
	/**
	* These are the customer's billing accounts for gas, and for fiber, voice and TV. They are empty if there is none.
	*/
	gas_billing_accountid: /* @__PURE__ */ string(),
	fiber_billing_accountid: /* @__PURE__ */ string()
});
/** Describes a user who already signs in for one of these customers. */
var ExistingSignIn = /* @__PURE__ */ object({
	parent_account_id: /* @__PURE__ */ string(),
	name: /* @__PURE__ */ string(),
	email: /* @__PURE__ */ string(),
	level: /* @__PURE__ */ _enum(signInLevels),
	status: /* @__PURE__ */ _enum(["active", "disabled"])
});
/** Describes an open invitation to sign in, or to register for a customer of the old system. */
var WaitingInvitation = /* @__PURE__ */ object({
	parent_account_id: /* @__PURE__ */ string(),
	kind: /* @__PURE__ */ _enum(["sign_in", "registration"]),
	email: /* @__PURE__ */ string(),
	invited_at: Moment
});
/** The provider writes to this address about the customer. It is empty if none is on file. */
var OwnerOnFile = /* @__PURE__ */ object({
	parent_account_id: /* @__PURE__ */ string(),
	email: /* @__PURE__ */ string()
});
var listBillingAccounts = endpoint({
	method: "GET",
	path: "/api/v1/customer/billing-accounts",
	summary: "Lists the services of customers with an email address or phone number on file, their existing logins and pending invitations, and the contact on file.",
	access: "USERLOGINS.read",
	reads: [],
	query: /* @__PURE__ */ object({
		email: /* @__PURE__ */ optional(SearchWords(254)),
		phone: /* @__PURE__ */ optional(SearchWords(24))
	}),
	response: /* @__PURE__ */ object({
		acc_details: /* @__PURE__ */ array(AccountDetails),
		sign_ins: /* @__PURE__ */ array(ExistingSignIn),
		invitations: /* @__PURE__ */ array(WaitingInvitation),
		on_file: /* @__PURE__ */ array(OwnerOnFile)
	})
});
/** Describes a billing account that the new user can access. */
var AccessibleAccount = /* @__PURE__ */ object({
	account_number: /* @__PURE__ */ string(),
	/** Contains each street of its services once. */
	addresses: /* @__PURE__ */ array(/* @__PURE__ */ string()),
	service_types: /* @__PURE__ */ array(ServiceType)
});
var SelectedAccount = /* @__PURE__ */ strictObject({
	parent_account_no: Id,
	billing_account_no: Id,
	service_account_no: Id,
	parent_account_id: Id,
	billing_account_id: Id,
	service_account_id: Id,
	account_number: Id,
	service_type_code: ServiceType,
	service_address_line1: Line$1({
		name: "Address",
		max: 120
	}),
	service_address_line2: Line$1({
		name: "Unit",
		max: 40
	}),
	service_address_city: Line$1({
		name: "City",
		max: 80
	}),
	service_address_state: Line$1({
		name: "State",
		max: 20
	}),
	service_address_postal_code: Line$1({
		name: "ZIP code",
		max: 10
	}),
	user_type: /* @__PURE__ */ _enum(portalUserTypes)
});
var portalUsers = {
	searchUsers,
	listBillingAccounts,
	createUserAccount: endpoint({
		method: "POST",
		path: "/api/v1/customer/create-user-account",
		summary: "Creates a portal user for existing accounts, and returns all accounts that the user can access. Only the service account id of each given account is used.",
		access: "USERLOGINS.write",
		changes: [
			"PortalUsers",
			"People",
			"Customer"
		],
		body: /* @__PURE__ */ strictObject({
			first_name: RequiredLine({
				name: "First name",
				max: 60
			}),
			last_name: RequiredLine({
				name: "Last name",
				max: 60
			}),
			email: Email,
			password: NewPassword,
			businessName: /* @__PURE__ */ _default(Line$1({
				name: "Business name",
				max: 120
			}), ""),
			phone: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1, {
				error: "Phone is required",
				abort: true
			}), /* @__PURE__ */ _regex(/^\d{10,15}$/, { error: "Enter valid Phone" })),
			accounts: (/* @__PURE__ */ array(SelectedAccount)).check(/* @__PURE__ */ _minLength(1, { error: "Choose at least one account" }), /* @__PURE__ */ _maxLength(200))
		}),
		response: /* @__PURE__ */ object({
			user_id: /* @__PURE__ */ uuid(),
			email: /* @__PURE__ */ string(),
			opened: /* @__PURE__ */ array(AccessibleAccount)
		})
	}),
	sendPasswordCode: endpoint({
		method: "POST",
		path: "/api/v1/customer/send-password-code",
		summary: "Emails a portal user a one-time code to choose a new password.",
		access: "USERLOGINS.write",
		changes: [],
		body: /* @__PURE__ */ strictObject({ user_id: /* @__PURE__ */ uuid() }),
		response: /* @__PURE__ */ _null()
	})
};
var preferences = {
	getPreferences: endpoint({
		method: "GET",
		path: "/api/v1/customer/preferences",
		summary: "Returns the caller’s preferences.",
		access: "signedIn",
		reads: ["Preferences"],
		response: Preferences
	}),
	updatePreferences: endpoint({
		method: "PUT",
		path: "/api/v1/customer/preferences",
		summary: "Changes the given preferences of the caller, and returns all of them.",
		access: "ACCOUNTPREF.write",
		changes: ["Preferences"],
		body: /* @__PURE__ */ strictObject({
			theme: /* @__PURE__ */ optional(preferenceFields.theme),
			text_size: /* @__PURE__ */ optional(preferenceFields.text_size),
			day_format: /* @__PURE__ */ optional(preferenceFields.day_format),
			number_format: /* @__PURE__ */ optional(preferenceFields.number_format),
			reduced_motion: /* @__PURE__ */ optional(preferenceFields.reduced_motion),
			spoken_confirmations: /* @__PURE__ */ optional(preferenceFields.spoken_confirmations),
			crm_service_account_id: /* @__PURE__ */ optional(preferenceFields.crm_service_account_id),
			tile_order: /* @__PURE__ */ optional(preferenceFields.tile_order),
			hidden_tiles: /* @__PURE__ */ optional(preferenceFields.hidden_tiles)
		}),
		response: Preferences
	})
};
// shared/contract/customers/profile.ts
/** Defines the user's own name and contact details. A code has to prove a new address or number. */
/** No code has to prove these numbers: customer care may call them, but no text message is sent there. */
var OtherPhone = /* @__PURE__ */ object({
	phone_id: /* @__PURE__ */ string(),
	type: /* @__PURE__ */ _enum(phoneTypes),
	number: /* @__PURE__ */ string()
});
var Pending = /* @__PURE__ */ nullable(/* @__PURE__ */ object({
	target: /* @__PURE__ */ string(),
	expires_at: Moment
}));
var Profile = /* @__PURE__ */ object({
	contact_id: /* @__PURE__ */ string(),
	/** The name is as on the bill. */
	first_name: /* @__PURE__ */ string(),
	last_name: /* @__PURE__ */ string(),
	preferred_name: /* @__PURE__ */ string(),
	email: /* @__PURE__ */ string(),
	email_verified: /* @__PURE__ */ boolean(),
	/** The code for this new address hasn't been entered yet. */
	pending_email: Pending,
	/** The number has ten digits. It is empty if none is on file. */
	phone: /* @__PURE__ */ string(),
	phone_verified: /* @__PURE__ */ boolean(),
	pending_phone: Pending,
	/** This is the type of the main number. */
	phone_type: /* @__PURE__ */ _enum(phoneTypes),
	/** Contains the numbers besides the main one. */
	other_phones: /* @__PURE__ */ array(OtherPhone),
	/** Customer care calls and writes in this language. */
	language: /* @__PURE__ */ _enum(contactLanguages)
});
var profile = {
	getProfile: endpoint({
		method: "GET",
		path: "/api/v1/customer/profile",
		summary: "Returns the caller’s profile.",
		access: "ACCOUNTS.read",
		reads: ["Profile"],
		response: Profile
	}),
	updateProfile: endpoint({
		method: "PUT",
		path: "/api/v1/customer/profile",
		summary: "Changes the given details: the caller’s display name (empty for the name on the bill), the type of their main phone, and the language for calls and emails.",
		access: "ACCOUNTS.write",
		changes: ["Profile"],
		body: /* @__PURE__ */ strictObject({
			preferred_name: /* @__PURE__ */ optional(Line$1({
				name: "Preferred name",
				max: 60
			})),
			phone_type: /* @__PURE__ */ optional(/* @__PURE__ */ _enum(phoneTypes)),
			language: /* @__PURE__ */ optional(/* @__PURE__ */ _enum(contactLanguages))
		}),
		response: Profile
	}),
	addProfilePhone: endpoint({
		method: "POST",
		path: "/api/v1/customer/profile/add-phone",
		summary: "Adds another phone number of the caller for customer care to call.",
		access: "ACCOUNTS.write",
		changes: ["Profile"],
		body: /* @__PURE__ */ strictObject({
			type: /* @__PURE__ */ _enum(phoneTypes),
			number: PhoneNumber$1
		}),
		response: Profile
	}),
	removeProfilePhone: endpoint({
		method: "POST",
		path: "/api/v1/customer/profile/remove-phone",
		summary: "Removes one of the caller’s other phone numbers.",
		access: "ACCOUNTS.write",
		changes: ["Profile"],
		body: /* @__PURE__ */ strictObject({ phone_id: /* @__PURE__ */ uuid() }),
		response: Profile
	}),
	sendProfileCode: endpoint({
		method: "POST",
		path: "/api/v1/customer/profile/send-code",
		summary: "Sends a one-time code to the caller’s new email address or phone number. Nothing changes until it is confirmed.",
		access: "ACCOUNTS.write",
		changes: ["Profile"],
		body: (/* @__PURE__ */ strictObject({
			email: /* @__PURE__ */ optional(Email),
			phone: /* @__PURE__ */ optional(PhoneNumber$1)
		})).check(/* @__PURE__ */ refine((body) => body.email === void 0 !== (body.phone === void 0), {
			error: emailOrPhone,
			path: ["email"]
		})),
		response: Profile
	}),
	confirmProfileCode: endpoint({
		method: "POST",
		path: "/api/v1/customer/profile/confirm-code",
		summary: "Confirms a new email address or phone number with the code sent to it. A new email address is the caller’s new login and ends all sessions.",
		access: "ACCOUNTS.write",
		changes: [
			"Profile",
			"Person",
			"People",
			"Communication"
		],
		body: /* @__PURE__ */ strictObject({
			channel: /* @__PURE__ */ _enum(["email", "phone"]),
			otp: OneTimeCode
		}),
		response: /* @__PURE__ */ _null()
	}),
	cancelProfileCode: endpoint({
		method: "POST",
		path: "/api/v1/customer/profile/cancel-code",
		summary: "Discards an unverified email address or phone number.",
		access: "ACCOUNTS.write",
		changes: ["Profile"],
		body: /* @__PURE__ */ strictObject({ channel: /* @__PURE__ */ _enum(["email", "phone"]) }),
		response: Profile
	})
};
// shared/contract/customers/registrations.ts
/** Defines the registrations of customers of the old system for staff, for the Payment Registration Admin screen. */
var Registration = /* @__PURE__ */ object({
	migration_account_parent_id: /* @__PURE__ */ string(),
	crm_customer_number: /* @__PURE__ */ string(),
	name: /* @__PURE__ */ string(),
	/** It is empty if none is on file, as are the mobile number and the account numbers. */
	email: /* @__PURE__ */ string(),
	mobile: /* @__PURE__ */ string(),
	service_address: /* @__PURE__ */ string(),
	community: /* @__PURE__ */ string(),
	fiber_account_number: /* @__PURE__ */ string(),
	gas_account_number: /* @__PURE__ */ string(),
	last_step: /* @__PURE__ */ _enum(registrationSteps),
	last_step_at: /* @__PURE__ */ nullable(Moment),
	/** The payment provider rejected the last attempt for this reason. It is empty if there was none. */
	last_failure: /* @__PURE__ */ string(),
	invited_at: /* @__PURE__ */ nullable(Moment),
	/** The customer first opened the link of an invitation then. */
	opened_at: /* @__PURE__ */ nullable(Moment),
	registered_at: /* @__PURE__ */ nullable(Moment)
});
var includeRegistered = /* @__PURE__ */ _default(/* @__PURE__ */ _enum(["true", "false"]), "false");
var registrations$1 = {
	listRegistrations: endpoint({
		method: "GET",
		path: "/api/v1/legacy/generate-report-data",
		summary: "Lists legacy accounts by name with their registration status. Registered ones are included on request.",
		access: "staff:PAYMENTREGADMIN.read",
		reads: ["Registrations"],
		query: /* @__PURE__ */ object({
			includeRegistered,
			search: /* @__PURE__ */ _default(SearchWords(), ""),
			...pageQuery
		}),
		response: /* @__PURE__ */ object({
			accounts: /* @__PURE__ */ array(Registration),
			total_count: int(),
			/** It is false if more accounts match than are listed. */ is_exact: /* @__PURE__ */ boolean()
		})
	}),
	exportRegistrations: endpoint({
		method: "GET",
		path: "/api/v1/legacy/generate-report",
		summary: "Exports all legacy accounts as a spreadsheet, as a stream.",
		access: "staff:PAYMENTREGADMIN.read",
		query: /* @__PURE__ */ object({ includeRegistered }),
		file: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
		isExport: true
	}),
	inviteToRegister: endpoint({
		method: "POST",
		path: "/api/v1/legacy/send-invitation",
		summary: "Invites the customer of a legacy account to register, at the address on file.",
		access: "staff:PAYMENTREGADMIN.write",
		changes: ["Registrations"],
		body: /* @__PURE__ */ strictObject({ migration_account_parent_id: Id }),
		response: Registration
	})
};
// shared/contract/customers/remoteHelp.ts
/** Defines the code that a customer reads out on the phone, so that customer care opens the correct account. */
/** The digits are missing because they are only shown once. */
var HelpCode = /* @__PURE__ */ object({
	help_code_id: /* @__PURE__ */ uuid(),
	expires_at: Moment,
	/** Customer care has known the account since then. It is null until an agent uses the code. */
	redeemed_at: /* @__PURE__ */ nullable(Moment)
});
var remoteHelp = {
	getHelpCode: endpoint({
		method: "GET",
		path: "/api/v1/help/remote-code",
		summary: "Returns the caller’s current help code, or null.",
		access: "signedIn",
		reads: ["HelpCode"],
		response: /* @__PURE__ */ nullable(HelpCode)
	}),
	makeHelpCode: endpoint({
		method: "POST",
		path: "/api/v1/help/remote-code",
		summary: "Creates a help code of 6 digits. It is valid once, for 15 minutes, and replaces an earlier one.",
		access: "signedIn",
		changes: ["HelpCode"],
		response: /* @__PURE__ */ object({
			...HelpCode.shape,
			code: /* @__PURE__ */ string()
		})
	}),
	endHelpCode: endpoint({
		method: "POST",
		path: "/api/v1/help/end-remote-code",
		summary: "Cancels the caller’s help code.",
		access: "signedIn",
		changes: ["HelpCode"],
		body: /* @__PURE__ */ strictObject({ help_code_id: /* @__PURE__ */ uuid() }),
		response: /* @__PURE__ */ _null()
	}),
	redeemHelpCode: endpoint({
		method: "POST",
		path: "/api/v1/help/redeem-remote-code",
		summary: "Identifies the customer who reads out a help code. The same agent can repeat the call while the code is valid; others cannot.",
		access: "ACTAS.write",
		changes: [],
		body: /* @__PURE__ */ strictObject({ otp: OneTimeCode }),
		response: /* @__PURE__ */ object({
			user_id: /* @__PURE__ */ uuid(),
			first_name: /* @__PURE__ */ string(),
			last_name: /* @__PURE__ */ string(),
			email_id: /* @__PURE__ */ string(),
			/** The user's own customer comes first. */
			crm_customer_numbers: /* @__PURE__ */ array(/* @__PURE__ */ string()),
			redeemed_at: Moment,
			expires_at: Moment
		})
	})
};
var updates = { listUpdates: endpoint({
	method: "GET",
	path: "/api/v1/useraccess/updates",
	summary: "Lists up to 50 assigned messages, replies and approvals that are waiting for the caller, newest first. Without `since`, the list is empty, and the response contains the time for the next call.",
	access: "signedIn",
	reads: [
		"QueueCount",
		"Refunds",
		"Credits",
		"AccessChanges"
	],
	query: /* @__PURE__ */ object({ since: /* @__PURE__ */ optional(Moment) }),
	response: /* @__PURE__ */ object({
		updates: /* @__PURE__ */ array(/* @__PURE__ */ object({
			update_id: /* @__PURE__ */ uuid(),
			kind: /* @__PURE__ */ _enum([
				"message_assigned",
				"customer_replied",
				"care_replied",
				"refund_requested",
				"credits_requested",
				"access_change_requested"
			]),
			happened_at: Moment,
			/** This person caused the update. */
			by: /* @__PURE__ */ string(),
			/** The number is null if the update isn't about a message or request. */
			case_no: /* @__PURE__ */ nullable(/* @__PURE__ */ string())
		})),
		/** The next request sends this as `since`. Some updates may come twice. */
		until: Moment
	})
}) };
// shared/operations/jobErrors.ts
/** Defines why a job failed, as far as administrators may see it. The error itself can contain personal data. */
var jobErrors = [
	"interrupted",
	"connection",
	"timeout",
	"mail",
	"sms",
	"database",
	"sealed",
	"payload",
	"other"
];
// shared/contract/operations/jobs.ts
/** Defines what administrators see of background jobs. A job's payload is never part of it, because it may be secret. */
var JobKind = /* @__PURE__ */ object({
	/** The name of the job in the server. */
	kind: /* @__PURE__ */ string(),
	waiting_count: int(),
	/** The number is null if none is waiting. */
	oldest_waiting_at: /* @__PURE__ */ nullable(Moment),
	running_count: int(),
	failed_count: int()
});
var FailedJob = /* @__PURE__ */ object({
	job_id: /* @__PURE__ */ string(),
	kind: /* @__PURE__ */ string(),
	created_at: Moment,
	attempts: int(),
	last_error: /* @__PURE__ */ _enum(jobErrors)
});
var listJobKinds = endpoint({
	method: "GET",
	path: "/api/v1/jobs/kinds",
	summary: "Counts waiting, running and failed background jobs, by kind.",
	access: "JOBS.read",
	reads: ["Jobs"],
	response: /* @__PURE__ */ object({
		as_of: Moment,
		kinds: /* @__PURE__ */ array(JobKind)
	})
});
var listFailedJobs = endpoint({
	method: "GET",
	path: "/api/v1/jobs/failed",
	summary: "Lists background jobs whose last attempt failed, newest first, as a page with the cursor of the next one.",
	access: "JOBS.read",
	reads: ["Jobs"],
	query: /* @__PURE__ */ object({
		/** This is the cursor that the previous page returned. */
		after: /* @__PURE__ */ optional(cursorOfKey("\\d{1,18}")),
		page_size: pageSizeQuery(100)
	}),
	response: /* @__PURE__ */ object({
		jobs: /* @__PURE__ */ array(FailedJob),
		/** The cursor is null on the last page. */
		next: /* @__PURE__ */ nullable(/* @__PURE__ */ string())
	})
});
var params = /* @__PURE__ */ object({ job_id: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(/^\d{1,18}$/)) });
var jobs = {
	listJobKinds,
	listFailedJobs,
	retryJob: endpoint({
		method: "POST",
		path: "/api/v1/jobs/failed/:job_id/retry",
		summary: "Restarts a failed background job with its first attempt. 404 if it has not failed.",
		access: "JOBS.write",
		changes: ["Jobs"],
		params,
		response: /* @__PURE__ */ _null()
	}),
	retryJobsOfKind: endpoint({
		method: "POST",
		path: "/api/v1/jobs/failed/retry",
		summary: "Restarts all failed background jobs of a kind.",
		access: "JOBS.write",
		changes: ["Jobs"],
		body: /* @__PURE__ */ strictObject({ kind: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)) }),
		response: /* @__PURE__ */ object({ count: int() })
	}),
	discardJob: endpoint({
		method: "DELETE",
		path: "/api/v1/jobs/failed/:job_id",
		summary: "Deletes a failed background job. 404 if it has not failed.",
		access: "JOBS.write",
		changes: ["Jobs"],
		params,
		response: /* @__PURE__ */ _null()
	})
};
// shared/operations/operations.ts
var summaryDays = [
	7,
	30,
	90
];
/** The summary counts these facts. The portal has a label for each. */
var factNames = [
	"unanswered",
	"oldest",
	"breaching",
	"received",
	"opened",
	"open",
	"posted_today",
	"amount_today",
	"failed_today",
	"returned_today",
	"posted",
	"failed",
	"returned",
	"to_come",
	"amount_to_come",
	"scheduled_paid",
	"scheduled_failed",
	"autopay_paid",
	"autopay_failed",
	"issued_today",
	"own_used",
	"own_limit",
	"issued",
	"runs_waiting",
	"due",
	"held",
	"without_gas",
	"under_review",
	"amount_held",
	"refunds",
	"registered",
	"migrated",
	"not_migrated",
	"new_users",
	"live",
	"urgent",
	"planned",
	"notices_sent",
	"notices_failed",
	"notices_unknown",
	"answers_unsent",
	"outages",
	"errors_today",
	"errors",
	"last_error"
];
// shared/operations/operationLists.ts
/** 1 is today, 0 has no limit, and the others are the ranges of the tiles. */
var listDays = [
	1,
	...summaryDays,
	0
];
/** The lists count like the tiles, so `failed` includes declined payments. */
var paymentListStatuses = [
	"posted",
	"failed",
	"returned",
	"pending",
	"refunded"
];
var scheduledListStatuses = [
	"to_come",
	"paid",
	"failed"
];
var requestListStatuses = [
	"open",
	"late",
	"over"
];
var ScheduledPaymentStatus = /* @__PURE__ */ _enum([
	"scheduled",
	"paying",
	"paid",
	"failed",
	"not_needed",
	"cancelled"
]);
var ScheduledPayment = /* @__PURE__ */ object({
	scheduled_payment_id: /* @__PURE__ */ uuid(),
	status: ScheduledPaymentStatus,
	pay_on: Day,
	amount: Dollars,
	/** The payer pays this fee in addition to the amount. */
	fee: Dollars,
	payment_token: /* @__PURE__ */ string(),
	method_type: /* @__PURE__ */ string(),
	method_last4: /* @__PURE__ */ string(),
	created_date: Moment,
	crm_billing_account_number: /* @__PURE__ */ string(),
	service_type_code: ServiceType
});
var scheduledPayments = {
	schedulePayment: endpoint({
		method: "POST",
		path: "/api/v1/payment/schedule-payment",
		summary: "Schedules a payment with a saved payment method, from 1 to 60 days ahead in the provider’s time zone.",
		access: "MANAGEPAYMENT.write",
		changes: ["ScheduledPayments"],
		idempotent: true,
		body: /* @__PURE__ */ strictObject({
			...payableFields,
			"pay-on": Day
		}),
		response: ScheduledPayment
	}),
	listScheduledPayments: endpoint({
		method: "GET",
		path: "/api/v1/payment/get-scheduled-payments",
		summary: "Lists a customer’s upcoming scheduled payments, earliest first.",
		access: "MANAGEPAYMENT.read",
		reads: ["ScheduledPayments"],
		query: /* @__PURE__ */ object({ crm_customer_id: Id }),
		response: /* @__PURE__ */ array(ScheduledPayment)
	}),
	cancelScheduledPayment: endpoint({
		method: "POST",
		path: "/api/v1/payment/cancel-scheduled-payment",
		summary: "Cancels a scheduled payment before its date.",
		access: "MANAGEPAYMENT.write",
		changes: ["ScheduledPayments"],
		body: /* @__PURE__ */ strictObject({ scheduled_payment_id: /* @__PURE__ */ uuid() }),
		response: ScheduledPayment
	})
};
// shared/contract/operations/operationLists.ts
/**
* Defines the lists behind the tiles of the operations summary. They include all customers, newest first, as pages and
* as an export.
*/
var filter = {
	/** Counts days back, including today; 0 selects all. Scheduled payments and open requests are in every range. */
	days: /* @__PURE__ */ _default((/* @__PURE__ */ number()).check(/* @__PURE__ */ refine((days) => listDays.some((option) => option === days))), 30),
	/** This is the name of a community. Without it, all communities are included. */
	community: /* @__PURE__ */ _default(SearchWords(100), "")
};
var legacyAccountCursor = cursorOfKey("[A-Z]{2}-[0-9A-Z-]{1,20}");
var callCursor = cursorOfKey("[A-Z]{3,7} [!-~]{1,200}");
var pageOf = (row) => /* @__PURE__ */ object({
	as_of: Moment,
	rows: /* @__PURE__ */ array(row),
	/** The next page starts at this cursor. It is null on the last page. */
	next: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	/** Counts the matching rows of all pages. */
	total_count: int(),
	/** It is false if more rows match than were counted. */
	is_exact: /* @__PURE__ */ boolean(),
	/** This is the number that the tile shows: the number of rows, or the sum of what they count. */
	figure: int()
});
var listEndpoint = ({ path, access, summary }, filterFields, { row, cursor }) => endpoint({
	method: "GET",
	path,
	access,
	summary,
	reads: [],
	query: /* @__PURE__ */ object({
		...filter,
		...filterFields,
		after: /* @__PURE__ */ optional(cursor),
		page_size: pageSizeQuery()
	}),
	response: pageOf(row)
});
var exportEndpoint = ({ path, access, summary }, filterFields) => endpoint({
	method: "GET",
	path,
	access,
	summary,
	query: /* @__PURE__ */ object({
		...filter,
		...filterFields
	}),
	file: "text/csv",
	isExport: true
});
/** The number links to the customer. */
var customerFields = {
	crm_customer_number: /* @__PURE__ */ string(),
	name: /* @__PURE__ */ string(),
	community: /* @__PURE__ */ string()
};
var ListedPayment = /* @__PURE__ */ object({
	payment_id: /* @__PURE__ */ uuid(),
	created_at: Moment,
	confirmation_number: /* @__PURE__ */ string(),
	account_no: /* @__PURE__ */ string(),
	...customerFields,
	amount: Dollars,
	status: PaymentStatus,
	/** The bank gave this reason, if any. */
	reason: /* @__PURE__ */ string(),
	channel: PaymentChannel
});
/** An empty value selects all. */
var paymentFilter = {
	status: /* @__PURE__ */ _default(/* @__PURE__ */ _enum([...paymentListStatuses, ""]), ""),
	channel: /* @__PURE__ */ _default(/* @__PURE__ */ _enum([...paymentChannels, ""]), "")
};
var payments = {
	path: "/api/v1/operations/payments/list",
	access: "staff:PAYMENTHISTORY.read",
	summary: "Lists the payments of all customers, newest first, by status and origin."
};
var listAllPayments = listEndpoint(payments, paymentFilter, {
	row: ListedPayment,
	cursor: Cursor
});
var exportAllPayments = exportEndpoint({
	...payments,
	path: "/api/v1/operations/payments/export",
	summary: "Exports these payments as a spreadsheet."
}, paymentFilter);
var ListedScheduled = /* @__PURE__ */ object({
	scheduled_payment_id: /* @__PURE__ */ uuid(),
	pay_on: Day,
	account_no: /* @__PURE__ */ string(),
	...customerFields,
	amount: Dollars,
	status: ScheduledPaymentStatus,
	reason: /* @__PURE__ */ string()
});
var scheduledFilter = { status: /* @__PURE__ */ _default(/* @__PURE__ */ _enum([...scheduledListStatuses, ""]), "") };
var scheduled = {
	path: "/api/v1/operations/scheduled-payments/list",
	access: "staff:PAYMENTHISTORY.read",
	summary: "Lists the scheduled payments of all customers, latest date first."
};
var listAllScheduled = listEndpoint(scheduled, scheduledFilter, {
	row: ListedScheduled,
	cursor: Cursor
});
var exportAllScheduled = exportEndpoint({
	...scheduled,
	path: "/api/v1/operations/scheduled-payments/export",
	summary: "Exports these scheduled payments as a spreadsheet."
}, scheduledFilter);
var ListedRequest = /* @__PURE__ */ object({
	case_id: /* @__PURE__ */ uuid(),
	case_no: /* @__PURE__ */ string(),
	created_at: Moment,
	category: /* @__PURE__ */ nullable(/* @__PURE__ */ _enum(caseCategories)),
	title: /* @__PURE__ */ string(),
	status: /* @__PURE__ */ _enum(caseStatuses),
	...customerFields,
	/** The first answer was promised by then. It is null after the answer. */
	promised_by: /* @__PURE__ */ nullable(Moment),
	is_late: /* @__PURE__ */ boolean()
});
var requestFilter = {
	status: /* @__PURE__ */ _default(/* @__PURE__ */ _enum([...requestListStatuses, ""]), ""),
	category: /* @__PURE__ */ _default(/* @__PURE__ */ _enum([...caseCategories, ""]), "")
};
var requests = {
	path: "/api/v1/operations/cases/list",
	access: "staff:SERVICETICKET.read",
	summary: "Lists the service requests of all customers, newest first, optionally only open or overdue ones."
};
var listAllRequests = listEndpoint(requests, requestFilter, {
	row: ListedRequest,
	cursor: Cursor
});
var exportAllRequests = exportEndpoint({
	...requests,
	path: "/api/v1/operations/cases/export",
	summary: "Exports these service requests as a spreadsheet."
}, requestFilter);
var ListedRegistration = /* @__PURE__ */ object({
	migration_account_parent_id: /* @__PURE__ */ string(),
	registered_at: Moment,
	...customerFields
});
var registrations = {
	path: "/api/v1/operations/registrations/list",
	access: "staff:PAYMENTREGADMIN.read",
	summary: "Lists customers of the old system who have registered, newest first."
};
var listRegistered = listEndpoint(registrations, {}, {
	row: ListedRegistration,
	cursor: legacyAccountCursor
});
var exportRegistered = exportEndpoint({
	...registrations,
	path: "/api/v1/operations/registrations/export",
	summary: "Exports these customers as a spreadsheet."
}, {});
var ListedError = /* @__PURE__ */ object({
	/** The hour starts at this moment. */
	hour: Moment,
	/** Contains the method and the path pattern. */
	call: /* @__PURE__ */ string(),
	count: int(),
	/** This is the newest request. The log has the others. */
	request_id: /* @__PURE__ */ string()
});
var errors = {
	path: "/api/v1/operations/errors/list",
	access: "staff:REPORTS.read",
	summary: "Counts failed requests by hour and call, for all communities."
};
var operationListCalls = {
	listAllPayments,
	exportAllPayments,
	listAllScheduled,
	exportAllScheduled,
	listAllRequests,
	exportAllRequests,
	listRegistered,
	exportRegistered,
	listErrors: listEndpoint(errors, {}, {
		row: ListedError,
		cursor: callCursor
	}),
	exportErrors: exportEndpoint({
		...errors,
		path: "/api/v1/operations/errors/export",
		summary: "Exports these counts as a spreadsheet."
	}, {})
};
// shared/contract/operations/summary.ts
/**
* Defines the operations summary for staff. Each tile has its own endpoint, so that it requires its own right and fails
* alone.
*/
var name = /* @__PURE__ */ _enum(factNames);
var SummaryFigures = /* @__PURE__ */ object({
	as_of: Moment,
	facts: /* @__PURE__ */ array(/* @__PURE__ */ discriminatedUnion("unit", [
		/* @__PURE__ */ object({
			unit: /* @__PURE__ */ literal("count"),
			name,
			value: int(),
			before: /* @__PURE__ */ nullable(int())
		}),
		/* @__PURE__ */ object({
			unit: /* @__PURE__ */ literal("money"),
			name,
			value: Dollars,
			before: /* @__PURE__ */ nullable(Dollars)
		}),
		/* @__PURE__ */ object({
			unit: /* @__PURE__ */ literal("percent"),
			name,
			value: /* @__PURE__ */ nullable(/* @__PURE__ */ number$1())
		}),
		/* @__PURE__ */ object({
			unit: /* @__PURE__ */ literal("moment"),
			name,
			value: /* @__PURE__ */ nullable(Moment)
		})
	])),
	/** Counts each day, including days without any. It is empty if the tile has no days. */
	by_day: /* @__PURE__ */ array(/* @__PURE__ */ object({
		day: Day,
		count: int()
	})),
	/** Only the tile of cases has this. */
	by_category: /* @__PURE__ */ array(/* @__PURE__ */ object({
		category: /* @__PURE__ */ _enum(caseCategories),
		count: int(),
		before: int()
	})),
	/** Only the tile of outages has this. It contains the first twenty, with the number of customers who see each. */
	by_outage: /* @__PURE__ */ array(/* @__PURE__ */ object({
		announcement_id: /* @__PURE__ */ uuid(),
		title: /* @__PURE__ */ string(),
		customer_count: int(),
		is_exact: /* @__PURE__ */ boolean()
	}))
});
var summaryEndpoint = (path, access, summary) => endpoint({
	method: "GET",
	path,
	access,
	summary,
	query: /* @__PURE__ */ object({
		days: /* @__PURE__ */ _default((/* @__PURE__ */ number()).check(/* @__PURE__ */ refine((days) => summaryDays.some((option) => option === days))), 30),
		/** This is the name of a community. Without it, all communities are included. */
		community: /* @__PURE__ */ _default(SearchWords(100), "")
	}),
	response: SummaryFigures
});
var summary = {
	summarizeMessages: summaryEndpoint("/api/v1/operations/messages", "staff:QUEUE.read", "Returns the number of unanswered messages, since when they have been waiting, and the number of new messages."),
	summarizeCases: summaryEndpoint("/api/v1/operations/cases", "staff:SERVICETICKET.read", "Returns the number of open service requests, and of new ones by category."),
	summarizePayments: summaryEndpoint("/api/v1/operations/payments", "staff:PAYMENTHISTORY.read", "Returns the payments of today and of the given days: posted, failed and returned."),
	summarizeScheduled: summaryEndpoint("/api/v1/operations/scheduled-payments", "staff:PAYMENTHISTORY.read", "Returns the scheduled payments, and the results of past ones and of autopay."),
	summarizeCredits: summaryEndpoint("/api/v1/operations/credits", "staff:CREDITS.read", "Returns the credits of today and of the given days, and the caller’s used limit."),
	summarizeDisconnects: summaryEndpoint("/api/v1/operations/disconnects", "staff:DUNNING.read", "Returns the gas accounts that are due for disconnect, on hold, and disconnected."),
	summarizeDeposits: summaryEndpoint("/api/v1/operations/deposits", "staff:DEPOSITS.read", "Returns deposits due for review, the deposits held, and requested refunds."),
	summarizeRegistrations: summaryEndpoint("/api/v1/operations/registrations", "staff:PAYMENTREGADMIN.read", "Returns the number of registered customers of the old system, and of those not registered yet."),
	summarizeOutages: summaryEndpoint("/api/v1/operations/outages", "staff:ANNOUNCEMENTS.read", "Returns the announced outages and the audience size of each."),
	summarizeAnnouncements: summaryEndpoint("/api/v1/operations/announcements", "staff:ANNOUNCEMENTS.read", "Returns live and scheduled announcements."),
	summarizeMails: summaryEndpoint("/api/v1/operations/mails", "staff:NOTICES.read", "Returns gas notices that failed, and email notifications of replies that were never sent."),
	summarizeErrors: summaryEndpoint("/api/v1/operations/errors", "staff:REPORTS.read", "Returns the number of failed requests by day, for all communities.")
};
// shared/services/devices.ts
/** Defines the devices in the home, their actions, and the rules for Wi-Fi names and passwords. */
var deviceKinds = [
	"ont",
	"gateway",
	"tv_box"
];
var deviceActions = [
	"wifi",
	"guest_wifi",
	"restart",
	"speed_test"
];
/** `queued`: the action was sent but not applied yet. An offline device applies it when it is back online. */
var deviceActionStatuses = ["queued", "applied"];
/** The standard allows 32 bytes. Characters outside ASCII take more than one byte. */
var maxNameBytes$1 = 32;
var passwordLengths = {
	min: 8,
	max: 63
};
/** Counts the UTF-8 bytes without TextEncoder, which isn't available everywhere this code runs. */
var countBytes = (text) => {
	let bytes = 0;
	for (const character of text) {
		const code = character.codePointAt(0) ?? 0;
		bytes += code < 128 ? 1 : code < 2048 ? 2 : code < 65536 ? 3 : 4;
	}
	return bytes;
};
/** Returns the first rule that a Wi-Fi name breaks, or null. */
function wifiNameProblem(name) {
	const trimmed = name.trim();
	if (trimmed === "") return "Wi-Fi name is required";
	if (/[\p{Cc}\p{Cs}]/u.test(trimmed)) return "Wi-Fi name is invalid";
	return countBytes(trimmed) > maxNameBytes$1 ? `Wi-Fi name cannot be more than ${maxNameBytes$1} characters` : null;
}
/** Returns the first rule that a Wi-Fi password breaks, or null. WPA2 requires 8 to 63 printable ASCII characters. */
function wifiPasswordProblem(password) {
	const { min, max } = passwordLengths;
	if (password === "") return "Wi-Fi password is required";
	if (password.length < min) return `Wi-Fi password must be at least ${min} characters`;
	if (password.length > max) return `Wi-Fi password cannot be more than ${max} characters`;
	return /^[\x20-\x7e]+$/.test(password) ? null : "Wi-Fi password is invalid";
}
// shared/contract/services/devices.ts
/** Defines the devices of a fiber account, their Wi-Fi and their actions. */
var DeviceAction = /* @__PURE__ */ object({
	action_id: /* @__PURE__ */ string(),
	action: /* @__PURE__ */ _enum(deviceActions),
	status: /* @__PURE__ */ _enum(deviceActionStatuses),
	requested_date: Moment,
	applied_date: /* @__PURE__ */ nullable(Moment)
});
var Device = /* @__PURE__ */ object({
	device_id: /* @__PURE__ */ string(),
	kind: /* @__PURE__ */ _enum(deviceKinds),
	model: /* @__PURE__ */ string(),
	serial_number: /* @__PURE__ */ string(),
	is_online: /* @__PURE__ */ boolean(),
	/** The device has been online, or offline, since then. */
	since: Moment,
	/** It is null for a device without Wi-Fi. */
	wifi: /* @__PURE__ */ nullable(/* @__PURE__ */ object({
		name: /* @__PURE__ */ string(),
		guest_name: /* @__PURE__ */ string(),
		is_guest_on: /* @__PURE__ */ boolean()
	})),
	/** Contains the newest speed test, or null before the first. */
	speed_test: /* @__PURE__ */ nullable(/* @__PURE__ */ object({
		download_mbps: int(),
		upload_mbps: int(),
		tested_date: Moment
	})),
	/** Contains the newest action of each kind that is queued or was applied within the last minutes. */
	actions: /* @__PURE__ */ array(DeviceAction)
});
var listDevices = endpoint({
	method: "GET",
	path: "/api/v1/devices/list",
	summary: "Lists the devices of a service account with their status and last action.",
	access: "ACCOUNTS.read",
	reads: ["Devices"],
	query: /* @__PURE__ */ object({ crm_service_account_id: Id }),
	response: /* @__PURE__ */ array(Device)
});
var fieldRule = (problem) => (/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(100), /* @__PURE__ */ refine((text) => problem(text) === null, { error: ({ input }) => problem(String(input)) ?? "is invalid" }));
var devices = {
	listDevices,
	updateWifi: endpoint({
		method: "POST",
		path: "/api/v1/devices/wifi",
		summary: "Changes the Wi-Fi name of a gateway, and its password if one is given.",
		access: "ACCOUNTS.write",
		changes: ["Devices"],
		body: /* @__PURE__ */ strictObject({
			device_id: /* @__PURE__ */ uuid(),
			wifi_name: fieldRule(wifiNameProblem),
			wifi_password: /* @__PURE__ */ optional(fieldRule(wifiPasswordProblem))
		}),
		response: DeviceAction
	}),
	updateGuestWifi: endpoint({
		method: "POST",
		path: "/api/v1/devices/guest-wifi",
		summary: "Turns the guest Wi-Fi of a gateway on with a name and password, or off.",
		access: "ACCOUNTS.write",
		changes: ["Devices"],
		body: /* @__PURE__ */ strictObject({
			device_id: /* @__PURE__ */ uuid(),
			is_on: /* @__PURE__ */ boolean(),
			guest_name: /* @__PURE__ */ optional(fieldRule(wifiNameProblem)),
			guest_password: /* @__PURE__ */ optional(fieldRule(wifiPasswordProblem))
		}),
		response: DeviceAction
	}),
	restartDevice: endpoint({
		method: "POST",
		path: "/api/v1/devices/restart",
		summary: "Restarts a gateway. It is offline for about two minutes.",
		access: "ACCOUNTS.write",
		changes: ["Devices"],
		body: /* @__PURE__ */ strictObject({ device_id: /* @__PURE__ */ uuid() }),
		response: DeviceAction
	}),
	testSpeed: endpoint({
		method: "POST",
		path: "/api/v1/devices/speed-test",
		summary: "Runs a speed test on a gateway.",
		access: "ACCOUNTS.write",
		changes: ["Devices"],
		body: /* @__PURE__ */ strictObject({ device_id: /* @__PURE__ */ uuid() }),
		response: DeviceAction
	})
};
// shared/services/plans.ts
/** Gas has rates instead of plans, so a customer can't choose one. */
var planServiceTypes = [
	"FIBER",
	"VOIP",
	"TV"
];
var changeKinds = [
	"plan",
	"addon_added",
	"addon_removed"
];
var changeStatuses = [
	"scheduled",
	"applied",
	"cancelled"
];
/**
* `by_agreement`: the contract with the community sets the plan of each home. `planned`: the line is under
* construction.
*/
var planAvailabilities = [
	"offered",
	"by_agreement",
	"planned",
	"not_offered"
];
// shared/contract/services/plans.ts
/** Defines the plan and the add-ons of a service account, what its community offers, and changes between them. */
var Price = /* @__PURE__ */ object({ monthly: Dollars });
/** Describes a product by speed, channels or minutes. A value is null if it doesn't apply or is unlimited. */
var measures = {
	speed_mbps: /* @__PURE__ */ nullable(int()),
	channels: /* @__PURE__ */ nullable(int()),
	minutes: /* @__PURE__ */ nullable(int())
};
var Plan = /* @__PURE__ */ object({
	id: /* @__PURE__ */ string(),
	name: /* @__PURE__ */ string(),
	description: /* @__PURE__ */ string(),
	serviceType: ServiceType,
	price: Price,
	...measures,
	started_on: Day
});
var serviceAccountQuery = /* @__PURE__ */ object({
	crm_service_account_id: Id,
	service_type: /* @__PURE__ */ optional(ServiceType)
});
var listUserPlans = endpoint({
	method: "GET",
	path: "/api/v1/plans/get-user-plans",
	summary: "Lists the products of a service account. The first is its plan.",
	access: "ACCOUNTS.read",
	query: serviceAccountQuery,
	response: /* @__PURE__ */ array(Plan)
});
var listUserAddons = endpoint({
	method: "GET",
	path: "/api/v1/plans/get-user-adddons",
	summary: "Lists the add-ons available to a service account, including those it has.",
	access: "ACCOUNTS.read",
	reads: ["Plans"],
	query: serviceAccountQuery,
	response: /* @__PURE__ */ array(/* @__PURE__ */ object({
		crm_addon_id: /* @__PURE__ */ string(),
		name: /* @__PURE__ */ string(),
		title: /* @__PURE__ */ string(),
		description: /* @__PURE__ */ string(),
		serviceType: ServiceType,
		price: Price,
		is_shippable: /* @__PURE__ */ boolean(),
		status: /* @__PURE__ */ _enum([
			"available",
			"active",
			"ending"
		]),
		/** An add-on that is ending ends on this day. It is null otherwise. */
		ends_on: /* @__PURE__ */ nullable(Day),
		/** Adding it replaces this add-on. It is null if it replaces none. */
		replaces: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
		/** Adding it today costs this share of the current billing month. */
		proration: Dollars
	}))
});
var PlanChange = /* @__PURE__ */ object({
	change_id: /* @__PURE__ */ string(),
	request_number: /* @__PURE__ */ string(),
	crm_service_account_id: /* @__PURE__ */ string(),
	kind: /* @__PURE__ */ _enum(changeKinds),
	status: /* @__PURE__ */ _enum(changeStatuses),
	/** The name is null if an add-on is added. */
	from_name: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	/** The name is null if an add-on is removed. */
	to_name: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	from_product_code: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	to_product_code: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	price_difference: Dollars,
	proration: Dollars,
	effective_on: Day,
	is_shippable: /* @__PURE__ */ boolean(),
	requested_date: Moment
});
var ServicePlans = /* @__PURE__ */ object({
	crm_service_account_id: /* @__PURE__ */ string(),
	service_type: ServiceType,
	plan: /* @__PURE__ */ nullable(Plan),
	addons: /* @__PURE__ */ array(Plan),
	scheduled: /* @__PURE__ */ array(PlanChange)
});
var listServicePlans = endpoint({
	method: "POST",
	path: "/api/v1/plans/get-user-plan-addons",
	summary: "Lists the plans, add-ons and scheduled changes of several service accounts.",
	access: "ACCOUNTS.read",
	reads: ["Plans"],
	body: /* @__PURE__ */ strictObject({ crm_service_account_id: (/* @__PURE__ */ array(Id)).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(20)) }),
	response: /* @__PURE__ */ array(ServicePlans)
});
var BroadbandFacts = /* @__PURE__ */ object({
	download_mbps: int(),
	upload_mbps: int(),
	latency_ms: int(),
	data_included: /* @__PURE__ */ string(),
	contract_months: int(),
	install_fee: Dollars,
	gateway_monthly: Dollars,
	early_end_fee: Dollars
});
var CommunityPlan = /* @__PURE__ */ object({
	id: /* @__PURE__ */ string(),
	name: /* @__PURE__ */ string(),
	description: /* @__PURE__ */ string(),
	price: Price,
	...measures,
	is_current: /* @__PURE__ */ boolean(),
	/** Compares the price with the current plan. It is null if there is no current plan. */
	price_difference: /* @__PURE__ */ nullable(Dollars),
	/** Starting today costs this amount until the billing month ends. It is null if the plan can't start today. */
	proration: /* @__PURE__ */ nullable(Dollars),
	facts: /* @__PURE__ */ nullable(BroadbandFacts)
});
var listCommunityPlans = endpoint({
	method: "POST",
	path: "/api/v1/plans/get-community-plans",
	summary: "Lists the fiber, voice or TV plans available at an address, and the current one.",
	access: "ACCOUNTS.read",
	reads: ["Plans"],
	body: /* @__PURE__ */ strictObject({
		crm_premise_id: Id,
		service_type: /* @__PURE__ */ _enum(planServiceTypes)
	}),
	response: /* @__PURE__ */ object({
		community_name: /* @__PURE__ */ string(),
		availability: /* @__PURE__ */ _enum(planAvailabilities),
		/** It is null if the address doesn't have the service. */
		crm_service_account_id: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
		current: /* @__PURE__ */ nullable(Plan),
		current_facts: /* @__PURE__ */ nullable(BroadbandFacts),
		today: Day,
		month_ends_on: /* @__PURE__ */ nullable(Day),
		next_bill_on: /* @__PURE__ */ nullable(Day),
		scheduled: /* @__PURE__ */ nullable(PlanChange),
		plans: /* @__PURE__ */ array(CommunityPlan)
	})
});
var orderFields = {
	crm_contact_id: Id,
	crm_premise_id: Id,
	street_address: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(200), /* @__PURE__ */ _regex(oneLine, { error: invalidAddress })),
	crm_service_account_id: Id,
	from_product_code: Id,
	to_product_code: Id
};
var plans = {
	listUserPlans,
	listUserAddons,
	listServicePlans,
	listCommunityPlans,
	changePlan: endpoint({
		method: "POST",
		path: "/api/v1/plans/user-plan-change",
		summary: "Changes the plan of a service account, today or with the next bill.",
		access: "ACCOUNTS.write",
		changes: ["Plans"],
		idempotent: true,
		body: /* @__PURE__ */ codec(/* @__PURE__ */ strictObject({
			...orderFields,
			service_tyoe: /* @__PURE__ */ _enum(planServiceTypes),
			effective: /* @__PURE__ */ _enum(["today", "next_bill"])
		}), /* @__PURE__ */ object({
			...orderFields,
			service_type: /* @__PURE__ */ _enum(planServiceTypes),
			effective: /* @__PURE__ */ _enum(["today", "next_bill"])
		}), {
			decode: ({ service_tyoe, ...order }) => ({
				...order,
				service_type: service_tyoe
			}),
			encode: ({ service_type, ...order }) => ({
				...order,
				service_tyoe: service_type
			})
		}),
		response: PlanChange
	}),
	addAddon: endpoint({
		method: "POST",
		path: "/api/v1/plans/user-addon-change",
		summary: "Adds an add-on to a service account, starting today. Equipment is shipped to its address.",
		access: "ACCOUNTS.write",
		changes: ["Plans"],
		idempotent: true,
		body: /* @__PURE__ */ codec(/* @__PURE__ */ strictObject({
			...orderFields,
			service_tyoe: /* @__PURE__ */ _enum(planServiceTypes),
			is_shippable: /* @__PURE__ */ boolean()
		}), /* @__PURE__ */ object({
			...orderFields,
			service_type: /* @__PURE__ */ _enum(planServiceTypes),
			is_shippable: /* @__PURE__ */ boolean()
		}), {
			decode: ({ service_tyoe, ...order }) => ({
				...order,
				service_type: service_tyoe
			}),
			encode: ({ service_type, ...order }) => ({
				...order,
				service_tyoe: service_type
			})
		}),
		response: PlanChange
	}),
	removeAddon: endpoint({
		method: "POST",
		path: "/api/v1/plans/user-addon-removal",
		summary: "Removes an add-on at the end of the billing month.",
		access: "ACCOUNTS.write",
		changes: ["Plans"],
		body: /* @__PURE__ */ strictObject({
			crm_service_account_id: Id,
			crm_addon_id: Id
		}),
		response: PlanChange
	}),
	cancelPlanChange: endpoint({
		method: "POST",
		path: "/api/v1/plans/cancel-plan-change",
		summary: "Cancels a scheduled plan change.",
		access: "ACCOUNTS.write",
		changes: ["Plans"],
		body: /* @__PURE__ */ strictObject({
			crm_service_account_id: Id,
			change_id: /* @__PURE__ */ uuid()
		}),
		response: PlanChange
	})
};
// shared/services/properties.ts
/** A lot goes through these stages in this order. */
var premiseStages = [
	"planned",
	"line_in",
	"meter_set",
	"drop",
	"activated",
	"occupied",
	"vacant"
];
/** A list of properties can be filtered by these states, for one service or for any. */
var serviceStates = [
	"active",
	"inactive",
	"selected",
	"available",
	"pre_installed"
];
var propertySorts = [
	"address",
	"lot",
	"community",
	"stage",
	"changed"
];
var lotRequestKinds = [
	"meter_set",
	"service_line",
	"drop",
	"temporary",
	"owner_transfer",
	"bulk_activation"
];
// shared/contract/services/properties.ts
/** Defines properties, which are the premises of a builder, association or developer, and changes of them. */
var Stage = /* @__PURE__ */ _enum(premiseStages);
var ServiceFacts = /* @__PURE__ */ object({
	/** The owner wants this service at the premise. */
	selected: /* @__PURE__ */ boolean(),
	available: /* @__PURE__ */ boolean(),
	/** The line or the equipment is installed, regardless of who lives there. */
	pre_installed: /* @__PURE__ */ boolean(),
	active: /* @__PURE__ */ boolean(),
	active_users: int()
});
var Premise = /* @__PURE__ */ object({
	region: /* @__PURE__ */ string(),
	crm_premise_id: /* @__PURE__ */ string(),
	community_id: /* @__PURE__ */ string(),
	community_name: /* @__PURE__ */ string(),
	street_address: /* @__PURE__ */ string(),
	city: /* @__PURE__ */ string(),
	state: /* @__PURE__ */ string(),
	zip: /* @__PURE__ */ string(),
	lot: /* @__PURE__ */ string(),
	stage: Stage,
	/** The version increases with every change. A change has to contain the version that it is based on. */
	version: int(),
	changed_date: Moment,
	/** Counts open requests of the owner for this premise. */
	open_requests: int(),
	/** In a list with `for_request`: the number of an open request of that kind. */
	open_request_no: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
	fiber_service: ServiceFacts,
	gas_service: /* @__PURE__ */ object({
		...ServiceFacts.shape,
		meter_disconnected: /* @__PURE__ */ boolean()
	}),
	voip_service: ServiceFacts,
	cable_service: ServiceFacts
});
var userField = { user_id: /* @__PURE__ */ uuid() };
var StageCounts = /* @__PURE__ */ record(Stage, int());
/** These filters apply to a list and to actions on all of it. */
var filterQuery = {
	search: /* @__PURE__ */ _default(SearchWords(), ""),
	community_id: /* @__PURE__ */ optional(Id),
	stage: /* @__PURE__ */ optional(Stage),
	service_type: /* @__PURE__ */ optional(ServiceType),
	service_state: /* @__PURE__ */ optional(/* @__PURE__ */ _enum(serviceStates))
};
var listProperties = endpoint({
	method: "GET",
	path: "/api/v1/properties/list",
	summary: "Lists the properties of a user as pages, with the status of each service.",
	access: "PROPERTIES.read",
	reads: ["Properties", "Cases"],
	query: /* @__PURE__ */ object({
		...userField,
		...filterQuery,
		sort: /* @__PURE__ */ _default(/* @__PURE__ */ _enum(propertySorts), "address"),
		/** Properties for which this request is possible come first. */
		for_request: /* @__PURE__ */ optional(/* @__PURE__ */ _enum(lotRequestKinds)),
		...pageQuery
	}),
	response: /* @__PURE__ */ object({
		properties: /* @__PURE__ */ array(Premise),
		total_count: int(),
		/** Counts the properties of the result for which `for_request` is possible. */
		eligible_count: int(),
		/** This count ignores the search and the filters. */
		all_count: int(),
		/** Counts by stage, with all filters except the stage. */
		stages: StageCounts,
		/** Lists the communities where the user has properties. */
		communities: /* @__PURE__ */ array(/* @__PURE__ */ object({
			community_id: /* @__PURE__ */ string(),
			name: /* @__PURE__ */ string(),
			count: int()
		}))
	})
});
var countProperties = endpoint({
	method: "GET",
	path: "/api/v1/properties/counts",
	summary: "Counts the properties of a user by stage.",
	access: "PROPERTIES.read",
	reads: ["Properties"],
	query: /* @__PURE__ */ object(userField),
	response: /* @__PURE__ */ object({
		total_count: int(),
		stages: StageCounts
	})
});
var selection = /* @__PURE__ */ optional(/* @__PURE__ */ strictObject({ selected: /* @__PURE__ */ boolean() }));
var PropertyChange = /* @__PURE__ */ strictObject({
	crm_premise_id: Id,
	version: int().check(/* @__PURE__ */ _gte(1)),
	stage: /* @__PURE__ */ optional(Stage),
	lot: /* @__PURE__ */ optional(Line$1({
		name: "Lot",
		max: 20
	})),
	fiber_service: selection,
	gas_service: selection,
	voip_service: selection,
	cable_service: selection
});
var PropertyResult = /* @__PURE__ */ object({
	crm_premise_id: /* @__PURE__ */ string(),
	/** `conflict`: someone else changed the property since that version. `unchanged`: it already has these values. */
	outcome: /* @__PURE__ */ _enum([
		"saved",
		"unchanged",
		"conflict",
		"refused",
		"not_found"
	]),
	/** Explains why the change wasn't saved. It is empty if it was. */
	message: /* @__PURE__ */ string(),
	/** This is the current property, or null if it isn't in the list. */
	property: /* @__PURE__ */ nullable(Premise)
});
var properties = {
	listProperties,
	countProperties,
	updateProperties: endpoint({
		method: "PUT",
		path: "/api/v1/properties/put",
		summary: "Changes the stage, lot and selected services of several properties, with a result for each.",
		access: "PROPERTIES.write",
		changes: ["Properties"],
		query: /* @__PURE__ */ object(userField),
		body: /* @__PURE__ */ strictObject({
			properties: (/* @__PURE__ */ array(PropertyChange)).check(/* @__PURE__ */ _maxLength(500)),
			/** A trial only returns what would happen. */
			is_dry_run: /* @__PURE__ */ _default(/* @__PURE__ */ boolean(), false)
		}),
		response: /* @__PURE__ */ object({ results: /* @__PURE__ */ array(PropertyResult) })
	}),
	addProperty: endpoint({
		method: "POST",
		path: "/api/v1/customer/update-builder-premise",
		summary: "Adds an unclaimed premise to the caller’s list, in a community where they already have properties.",
		access: "PROPERTIES.write",
		changes: [
			"Properties",
			"Premises",
			"Communities"
		],
		body: /* @__PURE__ */ strictObject({ crm_premise_id: Id }),
		response: Premise
	})
};
// shared/texts/propertyRequests.ts
var aRequestCanIncludeUp = (propertiesPerCall) => `A request can include up to ${propertiesPerCall} properties`;
// shared/contract/services/propertyRequests.ts
/** Defines requests of builders and associations for many lots at once. Each lot gets a case under a common number. */
var Line = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _maxLength(200), /* @__PURE__ */ _regex(storable));
var LotResult = /* @__PURE__ */ object({
	crm_premise_id: /* @__PURE__ */ string(),
	street_address: /* @__PURE__ */ string(),
	/** `duplicate`: the same kind of request is already open. `refused`: the request isn't possible there. */
	outcome: /* @__PURE__ */ _enum([
		"created",
		"duplicate",
		"refused",
		"not_found"
	]),
	message: /* @__PURE__ */ string(),
	case_id: /* @__PURE__ */ nullable(/* @__PURE__ */ uuid()),
	case_no: /* @__PURE__ */ nullable(/* @__PURE__ */ string())
});
var propertyRequests = { createLotRequests: endpoint({
	method: "POST",
	path: "/api/v1/servicecase/property-requests",
	summary: "Opens the same service request for several of the caller’s properties. Rejected properties do not affect the others.",
	access: "PROPERTIES.write",
	changes: ["Cases"],
	idempotent: true,
	body: /* @__PURE__ */ strictObject({
		/** Staff request on behalf of this contact. Other users request for themselves. */
		crm_contact_id: /* @__PURE__ */ optional(Id),
		crm_premise_id: (/* @__PURE__ */ array(Id)).check(/* @__PURE__ */ _maxLength(500, { error: aRequestCanIncludeUp(500) })),
		kind: /* @__PURE__ */ _enum(lotRequestKinds),
		/** Contains the codes of the confirmed statements. */
		readiness: /* @__PURE__ */ _default((/* @__PURE__ */ array(Id)).check(/* @__PURE__ */ _maxLength(20)), []),
		requested_date: Day,
		contact_name: Text({
			name: "On-site contact",
			max: 100
		}),
		contact_phone: phoneNumber("On-site phone"),
		/** A transfer names the new owner. */
		new_owner: /* @__PURE__ */ _default(Line, ""),
		notes: /* @__PURE__ */ _default((/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _maxLength(descriptionLimit), /* @__PURE__ */ _regex(storable)), ""),
		/** The files are for all lots and attached to the common case. */
		attachment_ids: /* @__PURE__ */ _default((/* @__PURE__ */ array(/* @__PURE__ */ uuid())).check(/* @__PURE__ */ _maxLength(5)), []),
		/** Creates the request even if the same kind is already open. */
		with_duplicates: /* @__PURE__ */ _default(/* @__PURE__ */ boolean(), false)
	}),
	response: /* @__PURE__ */ object({
		/** It is null if no request was possible. */
		parent_case_id: /* @__PURE__ */ nullable(/* @__PURE__ */ uuid()),
		parent_case_no: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
		results: /* @__PURE__ */ array(LotResult)
	})
}) };
var ServicePremise = /* @__PURE__ */ object({
	crm_premise_id: /* @__PURE__ */ string(),
	street_address: /* @__PURE__ */ string(),
	city: /* @__PURE__ */ string(),
	state: /* @__PURE__ */ string(),
	zip: /* @__PURE__ */ string(),
	community_name: /* @__PURE__ */ string(),
	/** The user chose this name. It is empty by default. */
	nickname: /* @__PURE__ */ string(),
	bills: /* @__PURE__ */ array(/* @__PURE__ */ object({
		crm_billing_account_number: /* @__PURE__ */ string(),
		crm_customer_number: /* @__PURE__ */ string(),
		/** The account belongs to another customer. The user added it and can remove it. */
		is_added: /* @__PURE__ */ boolean(),
		crm_billing_group_id: /* @__PURE__ */ string(),
		service_group: ServiceGroup,
		/** This is the balance of the whole bill, which may include other addresses. */
		balance: Dollars,
		due_date: /* @__PURE__ */ nullable(Day),
		autopay_enabled: /* @__PURE__ */ boolean(),
		paperless: /* @__PURE__ */ boolean(),
		status: /* @__PURE__ */ _enum(["active", "closed"]),
		services: /* @__PURE__ */ array(/* @__PURE__ */ object({
			crm_service_account_id: /* @__PURE__ */ string(),
			crm_service_account_number: /* @__PURE__ */ string(),
			service_type_code: ServiceType,
			status: /* @__PURE__ */ _enum(["active", "closed"]),
			started_on: Day
		}))
	}))
});
var listServiceAccounts = endpoint({
	method: "POST",
	path: "/api/v1/customer/service-accounts",
	summary: "Lists the service accounts that a user can access, or, for staff, those of the opened customer, by address. The search covers addresses, names and numbers.",
	access: "ACCOUNTS.read",
	reads: ["ServiceAccounts", "Accounts"],
	body: /* @__PURE__ */ strictObject({
		/** Staff who name the customer can leave it out, because the customer may have no user. */
		user_id: /* @__PURE__ */ optional(/* @__PURE__ */ uuid()),
		/** Limits the result to this one of the user's customers. */
		crm_customer_id: /* @__PURE__ */ optional(Id),
		search: /* @__PURE__ */ _default(SearchWords(100), ""),
		...pageFields
	}),
	response: /* @__PURE__ */ object({
		premises: /* @__PURE__ */ array(ServicePremise),
		total_count: int(),
		/** This count ignores the search. */
		all_count: int()
	})
});
var updateNickname = endpoint({
	method: "POST",
	path: "/api/v1/customer/premise-nickname",
	summary: "Names one of the caller’s addresses. An empty name removes it.",
	access: "ACCOUNTS.write",
	changes: ["ServiceAccounts"],
	body: /* @__PURE__ */ strictObject({
		crm_premise_id: Id,
		nickname: Line$1({
			name: "Name",
			max: 40
		})
	}),
	response: /* @__PURE__ */ _null()
});
/** Only a person who has a bill knows both values. */
var billProof = {
	crm_billing_account_number: RequiredLine({
		name: "Billing account number",
		max: 64
	}),
	zip_or_last_name: RequiredLine({
		name: "ZIP code or last name",
		max: 60
	})
};
var addAccount = endpoint({
	method: "POST",
	path: "/api/v1/customer/add-account",
	summary: "Starts adding an account to the caller’s login. If no one has a login for it, a code is sent to the address on file. The account number alone grants no access.",
	access: "ACCOUNTS.write",
	changes: [],
	body: /* @__PURE__ */ strictObject(billProof),
	response: /* @__PURE__ */ discriminatedUnion("status", [/* @__PURE__ */ object({
		status: /* @__PURE__ */ literal("code_sent"),
		sent_to: /* @__PURE__ */ string()
	}), /* @__PURE__ */ object({
		status: /* @__PURE__ */ literal("held"),
		requested_at: /* @__PURE__ */ nullable(Moment)
	})])
});
var confirmAddedAccount = endpoint({
	method: "POST",
	path: "/api/v1/customer/confirm-added-account",
	summary: "Adds an account to the caller’s login with the code that was sent to the address on file.",
	access: "ACCOUNTS.write",
	changes: [
		"ServiceAccounts",
		"Accounts",
		"Person"
	],
	body: /* @__PURE__ */ strictObject({
		...billProof,
		otp: OneTimeCode
	}),
	response: /* @__PURE__ */ _null()
});
var requestAccountAccess = endpoint({
	method: "POST",
	path: "/api/v1/customer/request-account-access",
	summary: "Requests access to an account from the users who manage it. There is at most one pending request.",
	access: "ACCOUNTS.write",
	changes: ["OwnAccessRequests"],
	body: /* @__PURE__ */ strictObject(billProof),
	response: /* @__PURE__ */ _null()
});
var serviceAccounts = {
	addAccount,
	confirmAddedAccount,
	listServiceAccounts,
	removeAddedAccount: endpoint({
		method: "POST",
		path: "/api/v1/customer/remove-added-account",
		summary: "Removes an added account, and all others of the same customer, from the caller’s login.",
		access: "ACCOUNTS.write",
		changes: [
			"ServiceAccounts",
			"Accounts",
			"Person"
		],
		body: /* @__PURE__ */ strictObject({ crm_billing_account_number: Id }),
		response: /* @__PURE__ */ _null()
	}),
	requestAccountAccess,
	updateNickname
};
// shared/services/tv.ts
/** Defines TV PINs and their rules, and channels. */
var pinKinds = ["parental", "purchase"];
var channelCategories = [
	"local",
	"news",
	"film",
	"sports",
	"kids",
	"music",
	"life",
	"world"
];
/** `pack`: the channels of the account. `all`: includes channels of other packs. */
var channelScopes = ["pack", "all"];
var digitSequences = ["0123456789", "9876543210"];
/** Returns the first rule that a new PIN breaks, or null. */
function pinProblem(pin) {
	if (pin === "") return "PIN is required";
	if (!/^\d{4}$/.test(pin)) return "PIN must be 4 digits";
	if (/^(\d)\1{3}$/.test(pin)) return "PIN can’t be the same digit four times";
	return digitSequences.some((sequence) => sequence.includes(pin)) ? "PIN can’t be a sequence such as 1234" : null;
}
// shared/contract/services/tv.ts
/** Defines the TV of a service account: PINs, boxes and channels. */
var TvPin = /* @__PURE__ */ object({
	kind: /* @__PURE__ */ _enum(pinKinds),
	/** The date is null while the PIN is the original one. */
	changed_date: /* @__PURE__ */ nullable(Moment)
});
var getTv = endpoint({
	method: "GET",
	path: "/api/v1/tv/settings",
	summary: "Returns a TV account’s boxes and when its PINs were last reset. PINs are never returned.",
	access: "ACCOUNTS.read",
	reads: ["Tv"],
	query: /* @__PURE__ */ object({ crm_service_account_id: Id }),
	response: /* @__PURE__ */ object({
		crm_service_account_id: /* @__PURE__ */ string(),
		pins: /* @__PURE__ */ array(TvPin),
		boxes: /* @__PURE__ */ array(/* @__PURE__ */ object({
			device_id: /* @__PURE__ */ string(),
			model: /* @__PURE__ */ string(),
			serial_number: /* @__PURE__ */ string(),
			is_online: /* @__PURE__ */ boolean(),
			since: Moment,
			/** The box has been offline since before a PIN was reset, so it uses the old PIN until it is back online. */
			waits_for_pin: /* @__PURE__ */ boolean()
		}))
	})
});
var updatePin = endpoint({
	method: "POST",
	path: "/api/v1/tv/pin",
	summary: "Resets the parental or purchase PIN of a TV account on all of its boxes.",
	access: "ACCOUNTS.write",
	changes: ["Tv"],
	body: /* @__PURE__ */ strictObject({
		crm_service_account_id: Id,
		kind: /* @__PURE__ */ _enum(pinKinds),
		pin: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(100), /* @__PURE__ */ refine((pin) => pinProblem(pin) === null, { error: ({ input }) => pinProblem(String(input)) ?? "is invalid" }))
	}),
	response: TvPin
});
var Channel = /* @__PURE__ */ object({
	number: int(),
	name: /* @__PURE__ */ string(),
	category: /* @__PURE__ */ _enum(channelCategories),
	/** This is the smallest pack, or the add-on, that contains the channel. */
	pack_name: /* @__PURE__ */ string(),
	is_included: /* @__PURE__ */ boolean()
});
var tv = {
	getTv,
	updatePin,
	listChannels: endpoint({
		method: "GET",
		path: "/api/v1/tv/channels",
		summary: "Lists the channels of a TV account by number, and optionally those in other packs and add-ons.",
		access: "ACCOUNTS.read",
		reads: ["Plans"],
		query: /* @__PURE__ */ object({
			crm_service_account_id: Id,
			scope: /* @__PURE__ */ _default(/* @__PURE__ */ _enum(channelScopes), "pack"),
			category: /* @__PURE__ */ optional(/* @__PURE__ */ _enum(channelCategories)),
			search: /* @__PURE__ */ optional(SearchWords(100)),
			...pageQuery
		}),
		response: /* @__PURE__ */ object({
			/** The name is null if there is no active pack. */
			pack_name: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
			channels: /* @__PURE__ */ array(Channel),
			total_count: int()
		})
	})
};
var UsageReading = /* @__PURE__ */ object({
	period_start: Day,
	period_end: Day,
	days: int(),
	meter_number: /* @__PURE__ */ string(),
	previous_read: int(),
	current_read: int(),
	read_type: /* @__PURE__ */ _enum(["actual", "estimated"]),
	ccf: int(),
	/** A hundred cubic feet of this month's gas contain this many therms. */
	heat_factor: /* @__PURE__ */ number$1(),
	therms: int(),
	degree_days: int(),
	amount: Dollars,
	/** Describes an event of the meter in this month. It is empty otherwise. */
	note: /* @__PURE__ */ string()
});
var usage = {
	listUsage: endpoint({
		method: "POST",
		path: "/api/v1/consumption/usage-history",
		summary: "Lists the meter readings of a gas service for the given number of months, oldest first. Months without a reading are left out.",
		access: "ACCOUNTS.read",
		reads: [],
		body: /* @__PURE__ */ strictObject({
			service_account_id: Id,
			months: /* @__PURE__ */ _default(/* @__PURE__ */ union([
				13,
				24,
				36
			].map((months) => /* @__PURE__ */ literal(months))), 13)
		}),
		response: /* @__PURE__ */ object({
			street_address: /* @__PURE__ */ string(),
			readings: /* @__PURE__ */ array(UsageReading)
		})
	}),
	listDataUsage: endpoint({
		method: "GET",
		path: "/api/v1/consumption/data-usage",
		summary: "Lists the data usage of a fiber service by month, oldest first. The current month is incomplete, and months without data are left out.",
		access: "ACCOUNTS.read",
		reads: [],
		query: /* @__PURE__ */ object({ crm_service_account_id: Id }),
		response: /* @__PURE__ */ object({
			street_address: /* @__PURE__ */ string(),
			months: /* @__PURE__ */ array(/* @__PURE__ */ object({
				/** The format is `YYYY-MM`. */
				month: /* @__PURE__ */ string(),
				download_gb: /* @__PURE__ */ number$1(),
				upload_gb: /* @__PURE__ */ number$1(),
				/** The data is counted up to this day, which is before the last day for the current month. */
				counted_until: Day,
				is_current: /* @__PURE__ */ boolean()
			}))
		})
	})
};
// shared/customers/phoneNumber.ts
/** Handles telephone numbers, which are stored as ten digits. */
var countryCode = "1";
/** Returns the digits of the input without the country code, which stored numbers don't have. */
function phoneDigits(typed) {
	const digits = typed.replaceAll(/\D/g, "");
	return digits.length === 11 && digits.startsWith(countryCode) ? digits.slice(1) : digits;
}
// shared/texts/voip.ts
var numberInvalid = "Enter valid phone number";
// shared/services/voice.ts
var forwardings = [
	"off",
	"always",
	"busy",
	"no_answer"
];
var callKinds = [
	"incoming",
	"outgoing",
	"missed",
	"blocked"
];
var maxCallerIdLength = 15;
/** Checks ten stored digits. Neither the area code nor the exchange can start with 0 or 1. */
var isPhoneNumber = (digits) => /^[2-9]\d{2}[2-9]\d{6}$/.test(digits);
/** Returns the first rule that a caller-ID name breaks, or null. Telephones show 15 characters, and only these. */
function callerIdProblem(name) {
	const trimmed = name.trim();
	if (trimmed === "") return "Caller-ID name is required";
	if (trimmed.length > maxCallerIdLength) return `Caller-ID name cannot be more than ${maxCallerIdLength} characters`;
	return /^[A-Za-z0-9 .,&'-]+$/.test(trimmed) ? null : "Caller-ID name can only have letters, digits, spaces and . , & ' -";
}
// shared/contract/services/voice.ts
/** Defines the voice lines of a service account: call settings, the emergency address, voicemails and calls. */
var EmergencyAddress = /* @__PURE__ */ object({
	street_address: /* @__PURE__ */ string(),
	unit: /* @__PURE__ */ string(),
	city: /* @__PURE__ */ string(),
	state: /* @__PURE__ */ string(),
	zip: /* @__PURE__ */ string(),
	filed_date: Moment,
	/** The date is null until the registry confirms the address. */
	confirmed_date: /* @__PURE__ */ nullable(Moment)
});
var VoiceLine = /* @__PURE__ */ object({
	line_id: /* @__PURE__ */ string(),
	number: /* @__PURE__ */ string(),
	caller_id_name: /* @__PURE__ */ string(),
	forwarding: /* @__PURE__ */ _enum(forwardings),
	/** The number is stored even while forwarding is off. */
	forward_to: /* @__PURE__ */ string(),
	is_simultaneous_ring_on: /* @__PURE__ */ boolean(),
	/** These numbers ring together with the line. */
	simultaneous_ring_numbers: /* @__PURE__ */ array(/* @__PURE__ */ string()),
	rejects_anonymous: /* @__PURE__ */ boolean(),
	is_international_on: /* @__PURE__ */ boolean(),
	blocked: /* @__PURE__ */ array(/* @__PURE__ */ string()),
	/** Emergency services go to this address on a call to 911. It is null before the first is confirmed. */
	emergency_address: /* @__PURE__ */ nullable(EmergencyAddress),
	/** This address was filed but isn't confirmed yet. */
	pending_address: /* @__PURE__ */ nullable(EmergencyAddress),
	unheard_count: int(),
	/** The customer set an own greeting then. It is null while callers hear the standard one. */
	greeting_date: /* @__PURE__ */ nullable(Moment)
});
var listLines = endpoint({
	method: "GET",
	path: "/api/v1/voice/lines",
	summary: "Lists the lines of a voice account with their settings and emergency addresses.",
	access: "ACCOUNTS.read",
	reads: ["VoiceLines"],
	query: /* @__PURE__ */ object({ crm_service_account_id: Id }),
	response: /* @__PURE__ */ array(VoiceLine)
});
var PhoneNumber = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(40), /* @__PURE__ */ refine((typed) => isPhoneNumber(phoneDigits(typed)), { error: numberInvalid }));
var lineField = { line_id: /* @__PURE__ */ uuid() };
var updateLine = endpoint({
	method: "POST",
	path: "/api/v1/voice/line",
	summary: "Sets the caller ID name, anonymous call rejection or international calls of a line. Omitted settings do not change.",
	access: "ACCOUNTS.write",
	changes: ["VoiceLines"],
	body: /* @__PURE__ */ strictObject({
		...lineField,
		caller_id_name: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(100), /* @__PURE__ */ refine((name) => callerIdProblem(name) === null, { error: ({ input }) => callerIdProblem(String(input)) ?? "is invalid" }))),
		rejects_anonymous: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
		is_international_on: /* @__PURE__ */ optional(/* @__PURE__ */ boolean())
	}),
	response: VoiceLine
});
var updateForwarding = endpoint({
	method: "POST",
	path: "/api/v1/voice/forwarding",
	summary: "Sets when a line forwards calls, and to which number. A number is required unless forwarding is off.",
	access: "ACCOUNTS.write",
	changes: ["VoiceLines"],
	body: /* @__PURE__ */ strictObject({
		...lineField,
		forwarding: /* @__PURE__ */ _enum(forwardings),
		forward_to: /* @__PURE__ */ optional(PhoneNumber)
	}),
	response: VoiceLine
});
var updateRinging = endpoint({
	method: "POST",
	path: "/api/v1/voice/simultaneous-ring",
	summary: "Turns simultaneous ring on or off, and sets its numbers.",
	access: "ACCOUNTS.write",
	changes: ["VoiceLines"],
	body: /* @__PURE__ */ strictObject({
		...lineField,
		is_on: /* @__PURE__ */ boolean(),
		numbers: (/* @__PURE__ */ array(PhoneNumber)).check(/* @__PURE__ */ _maxLength(5))
	}),
	response: VoiceLine
});
var blockNumber = endpoint({
	method: "POST",
	path: "/api/v1/voice/block-number",
	summary: "Blocks calls from a number.",
	access: "ACCOUNTS.write",
	changes: ["VoiceLines"],
	body: /* @__PURE__ */ strictObject({
		...lineField,
		number: PhoneNumber
	}),
	response: VoiceLine
});
var unblockNumber = endpoint({
	method: "POST",
	path: "/api/v1/voice/unblock-number",
	summary: "Removes a number from the block list.",
	access: "ACCOUNTS.write",
	changes: ["VoiceLines"],
	body: /* @__PURE__ */ strictObject({
		...lineField,
		number: PhoneNumber
	}),
	response: VoiceLine
});
var updateEmergencyAddress = endpoint({
	method: "POST",
	path: "/api/v1/voice/emergency-address",
	summary: "Submits a new emergency address for a line. It applies once the registry confirms it.",
	access: "ACCOUNTS.write",
	changes: ["VoiceLines"],
	body: /* @__PURE__ */ strictObject({
		...lineField,
		...usAddress
	}),
	response: VoiceLine
});
var Voicemail = /* @__PURE__ */ object({
	voicemail_id: /* @__PURE__ */ string(),
	/** The number is empty if the caller hid it. */
	from_number: /* @__PURE__ */ string(),
	from_name: /* @__PURE__ */ string(),
	received_date: Moment,
	seconds: int(),
	/** The text is null without the add-on that transcribes voicemails. */
	transcription: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	is_heard: /* @__PURE__ */ boolean()
});
var listVoicemails = endpoint({
	method: "GET",
	path: "/api/v1/voice/voicemails",
	summary: "Lists the voicemails of a line, newest first.",
	access: "ACCOUNTS.write",
	reads: ["Voicemails"],
	query: /* @__PURE__ */ object({
		...lineField,
		...pageQuery
	}),
	response: /* @__PURE__ */ object({
		voicemails: /* @__PURE__ */ array(Voicemail),
		total_count: int()
	})
});
var getVoicemailSound = endpoint({
	method: "GET",
	path: "/api/v1/voice/voicemail-sound",
	summary: "Returns the recording of a voicemail.",
	access: "ACCOUNTS.write",
	query: /* @__PURE__ */ object({ voicemail_id: /* @__PURE__ */ uuid() }),
	file: "application/octet-stream"
});
var getGreeting = endpoint({
	method: "GET",
	path: "/api/v1/voice/greeting",
	summary: "Returns the greeting that callers of a line hear before they leave a voicemail.",
	access: "ACCOUNTS.read",
	query: /* @__PURE__ */ object(lineField),
	file: "application/octet-stream"
});
var setGreeting = endpoint({
	method: "POST",
	path: "/api/v1/voice/greeting",
	summary: "Uploads a greeting for a line, an audio file of up to 2 MB.",
	access: "ACCOUNTS.write",
	takesFile: true,
	body: /* @__PURE__ */ strictObject(lineField),
	response: VoiceLine
});
var resetGreeting = endpoint({
	method: "POST",
	path: "/api/v1/voice/standard-greeting",
	summary: "Resets the greeting of a line to the standard one.",
	access: "ACCOUNTS.write",
	changes: ["VoiceLines"],
	body: /* @__PURE__ */ strictObject(lineField),
	response: VoiceLine
});
var markVoicemail = endpoint({
	method: "POST",
	path: "/api/v1/voice/voicemail-heard",
	summary: "Marks a voicemail as played or as new.",
	access: "ACCOUNTS.write",
	changes: ["Voicemails", "VoiceLines"],
	body: /* @__PURE__ */ strictObject({
		voicemail_id: /* @__PURE__ */ uuid(),
		is_heard: /* @__PURE__ */ boolean()
	}),
	response: /* @__PURE__ */ _null()
});
var deleteVoicemail = endpoint({
	method: "POST",
	path: "/api/v1/voice/delete-voicemail",
	summary: "Deletes a voicemail.",
	access: "ACCOUNTS.write",
	changes: ["Voicemails", "VoiceLines"],
	body: /* @__PURE__ */ strictObject({ voicemail_id: /* @__PURE__ */ uuid() }),
	response: /* @__PURE__ */ _null()
});
var VoiceCall = /* @__PURE__ */ object({
	call_id: /* @__PURE__ */ string(),
	kind: /* @__PURE__ */ _enum(callKinds),
	number: /* @__PURE__ */ string(),
	name: /* @__PURE__ */ string(),
	started_date: Moment,
	seconds: int()
});
var voice = {
	getGreeting,
	setGreeting,
	resetGreeting,
	getVoicemailSound,
	listLines,
	updateLine,
	updateForwarding,
	updateRinging,
	blockNumber,
	unblockNumber,
	updateEmergencyAddress,
	listVoicemails,
	markVoicemail,
	deleteVoicemail,
	listCalls: endpoint({
		method: "GET",
		path: "/api/v1/voice/calls",
		summary: "Lists the calls of a line, newest first, optionally of one type.",
		access: "ACCOUNTS.write",
		reads: ["VoiceCalls"],
		query: /* @__PURE__ */ object({
			...lineField,
			kind: /* @__PURE__ */ optional(/* @__PURE__ */ _enum(callKinds)),
			...pageQuery
		}),
		response: /* @__PURE__ */ object({
			calls: /* @__PURE__ */ array(VoiceCall),
			total_count: int()
		})
	})
};
// shared/texts/security.ts
var currentRequired = "Current password is required";
var codeIsRequired = "Code is required";
// shared/contract/signIn/security.ts
/** Defines the security of a sign-in: password, two-step sign-in, signed-in devices and history. */
var CurrentPassword = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1, { error: currentRequired }), /* @__PURE__ */ _maxLength(200, { error: "Password is invalid" }));
/** Accepts six digits of an authenticator app, or a recovery code in any notation. */
var SecondStepCode = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _minLength(1, { error: codeIsRequired }), /* @__PURE__ */ _maxLength(30, { error: "Code is invalid" }));
var security = {
	changePassword: endpoint({
		method: "POST",
		path: "/api/v1/customer/password-reset",
		summary: "Changes the caller’s own password and ends their other sessions. Staff who manage portal users can set a customer’s password without the old one, which ends all sessions of that customer.",
		access: "signedIn",
		changes: ["Sessions"],
		body: /* @__PURE__ */ strictObject({
			user_email: Email,
			new_password: NewPassword,
			old_password: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(200))
		}),
		response: /* @__PURE__ */ _null()
	}),
	getTwoStep: endpoint({
		method: "GET",
		path: "/api/v1/customer/two-step",
		summary: "Returns whether the caller uses two-step sign-in, and the number of remaining recovery codes.",
		access: "signedIn",
		reads: ["TwoStep"],
		response: /* @__PURE__ */ object({
			enabled: /* @__PURE__ */ boolean(),
			since: /* @__PURE__ */ nullable(Moment),
			recovery_codes_left: int()
		})
	}),
	startTwoStep: endpoint({
		method: "POST",
		path: "/api/v1/customer/two-step/start",
		summary: "Creates a secret for an authenticator app. It is active once a first code confirms it.",
		access: "signedIn",
		changes: [],
		body: /* @__PURE__ */ strictObject({ old_password: CurrentPassword }),
		response: /* @__PURE__ */ object({
			secret: /* @__PURE__ */ string(),
			uri: /* @__PURE__ */ string()
		})
	}),
	confirmTwoStep: endpoint({
		method: "POST",
		path: "/api/v1/customer/two-step/confirm",
		summary: "Turns on two-step sign-in with a first code, and returns the recovery codes, which are shown once.",
		access: "signedIn",
		changes: ["TwoStep"],
		body: /* @__PURE__ */ strictObject({ otp: OneTimeCode }),
		response: /* @__PURE__ */ object({ recovery_codes: /* @__PURE__ */ array(/* @__PURE__ */ string()) })
	}),
	renewRecoveryCodes: endpoint({
		method: "POST",
		path: "/api/v1/customer/two-step/recovery-codes",
		summary: "Replaces the caller’s recovery codes.",
		access: "signedIn",
		changes: ["TwoStep"],
		body: /* @__PURE__ */ strictObject({
			old_password: CurrentPassword,
			otp: SecondStepCode
		}),
		response: /* @__PURE__ */ object({ recovery_codes: /* @__PURE__ */ array(/* @__PURE__ */ string()) })
	}),
	endTwoStep: endpoint({
		method: "POST",
		path: "/api/v1/customer/two-step/end",
		summary: "Turns off two-step sign-in.",
		access: "signedIn",
		changes: ["TwoStep"],
		body: /* @__PURE__ */ strictObject({
			old_password: CurrentPassword,
			otp: SecondStepCode
		}),
		response: /* @__PURE__ */ _null()
	}),
	listSessions: endpoint({
		method: "GET",
		path: "/api/v1/customer/sessions",
		summary: "Lists the caller’s active sessions, the current one first. A session expires after 8 hours.",
		access: "signedIn",
		reads: ["Sessions"],
		response: /* @__PURE__ */ array(/* @__PURE__ */ object({
			session_id: /* @__PURE__ */ string(),
			device: /* @__PURE__ */ string(),
			address: /* @__PURE__ */ string(),
			created_at: Moment,
			last_used_at: Moment,
			is_current: /* @__PURE__ */ boolean()
		}))
	}),
	endSession: endpoint({
		method: "POST",
		path: "/api/v1/customer/sessions/end",
		summary: "Ends one of the caller’s sessions.",
		access: "signedIn",
		changes: ["Sessions"],
		body: /* @__PURE__ */ strictObject({ session_id: /* @__PURE__ */ uuid() }),
		response: /* @__PURE__ */ _null()
	}),
	endOtherSessions: endpoint({
		method: "POST",
		path: "/api/v1/customer/sessions/end-others",
		summary: "Ends all of the caller’s sessions except the current one.",
		access: "signedIn",
		changes: ["Sessions"],
		response: /* @__PURE__ */ object({ ended: int() })
	}),
	listSignIns: endpoint({
		method: "POST",
		path: "/api/v1/customer/sign-in-history",
		summary: "Lists the caller’s sign-ins, including rejected ones, newest first.",
		access: "signedIn",
		reads: ["SignIns"],
		body: /* @__PURE__ */ strictObject(pageFields),
		response: /* @__PURE__ */ object({
			sign_ins: /* @__PURE__ */ array(/* @__PURE__ */ object({
				id: /* @__PURE__ */ string(),
				at: Moment,
				outcome: /* @__PURE__ */ _enum(signInOutcomes),
				device: /* @__PURE__ */ string(),
				address: /* @__PURE__ */ string()
			})),
			total_count: int()
		})
	})
};
// shared/commands/methodWords.ts
var brands = [
	{
		typePattern: /^VISA/,
		names: ["visa"]
	},
	{
		typePattern: /^(MC|MASTERCARD)/,
		names: ["mastercard", "master"]
	},
	{
		typePattern: /^(AMEX|AE|AX)/,
		names: ["american express", "amex"]
	},
	{
		typePattern: /^DISC/,
		names: ["discover"]
	}
];
/** The payment provider doesn't tell which of these a bank account is. */
var bankKinds = ["checking", "savings"];
var wallets = {
	AP: ["apple pay"],
	GP: ["google pay"],
	PAYPAL_ACCOUNT: ["paypal"],
	VENMO: ["venmo"]
};
var categoryNames = {
	CC: ["credit"],
	DC: ["debit"],
	DD: [
		"bank",
		...bankKinds,
		"echeck",
		"check",
		"e",
		"ach"
	],
	...wallets
};
var splitWords = (names) => names.flatMap((name) => name.split(" "));
/** These words name the first saved method. */
var defaultWords = ["default", "usual"];
/** These words occur with any method, so they don't distinguish methods. */
var commonWords = [
	"card",
	"account",
	"saved",
	"ending",
	"ends",
	"in",
	"number",
	"last"
];
/** A payment method follows these prepositions. */
var methodPrepositions = [
	"with",
	"using",
	"from",
	"by",
	"via"
];
[
	...splitWords(brands.flatMap(({ names }) => names)),
	...splitWords(Object.values(categoryNames).flat()),
	...defaultWords,
	...commonWords
];
[...commonWords, ...methodPrepositions];
[
	...[
		...categoryNames.CC,
		...categoryNames.DC,
		...defaultWords,
		"visa"
	].map((kind) => `${kind} card`),
	...brands.flatMap(({ names }) => names.slice(0, 1)),
	...bankKinds,
	...["bank", ...bankKinds].map((kind) => `${kind} account`),
	...Object.values(wallets).flat()
];
// shared/commands/registry.ts
var commandNames = [
	"Make Payment",
	"Show Balance",
	"Open Last Bill",
	"Download Statement",
	"Create Message",
	"New Service Request",
	"Switch Address",
	"Find Customer",
	"Open Queue",
	"New Credit Run",
	"Close Customer",
	"Change Look",
	"Emergency",
	"Ask",
	"What Can I Say",
	"Stop Listening",
	"Sign Out",
	"Go To"
];
var prepositions = methodPrepositions.join(" | ");
var optionalMethod = `[[(${prepositions})] <Payment Method>]`;
/** After an address, the preposition is required, because the method would otherwise be part of the address. */
var linkedMethod = `[(${prepositions}) <Payment Method>]`;
/** "On" is only allowed if it can't introduce a bill. */
var methodWithOn = `[[(${prepositions} | on)] <Payment Method>]`;
/** The list of commands replaces this address with one of the user's own. */
var exampleAddress = "14505 Quill Street";
`${methodWithOn}`, `${prepositions}`, `${methodWithOn}`, `${methodWithOn}`, `${methodWithOn}`, `${optionalMethod}`, `${optionalMethod}`, `${optionalMethod}`, `${linkedMethod}`, `${linkedMethod}`, `${linkedMethod}`, `${optionalMethod}`, paths.payment, paths.dashboard, paths.billingHistory, paths.billingHistory, paths.messageCenter, paths.serviceTicketCreate, `${exampleAddress}`, `${exampleAddress}`, paths.messageQueue, paths.issueCredit;
// shared/commands/parsedCommand.ts
/** Defines the parsed command, which the relay sends to the portal. */
var ParsedCommand = /* @__PURE__ */ object({
	Command: /* @__PURE__ */ _enum(commandNames),
	/** Contains only parameters that the command accepts (registry.ts) and the user said. */
	Parameters: /* @__PURE__ */ object({
		Amount: /* @__PURE__ */ optional(Dollars),
		/** This is the original wording. `matchMethod` finds the saved method. */
		"Payment Method": /* @__PURE__ */ optional(/* @__PURE__ */ string()),
		/** 1 is January. */
		Month: /* @__PURE__ */ optional(int().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(12))),
		Year: /* @__PURE__ */ optional(int().check(/* @__PURE__ */ _gte(1900), /* @__PURE__ */ _lte(2999))),
		Subject: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
		Service: /* @__PURE__ */ optional(ServiceType),
		Address: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
		/** This is the address of the bill to pay. */
		"Billed Address": /* @__PURE__ */ optional(/* @__PURE__ */ string()),
		/** This is the label in the menu. */
		Page: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
		Customer: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
		Look: /* @__PURE__ */ optional(/* @__PURE__ */ _enum(["light", "dark"]))
	}),
	/** Contains unmatched words in their original wording. */
	NotUnderstood: /* @__PURE__ */ array(/* @__PURE__ */ string())
});
var ChatAnswer = /* @__PURE__ */ object({
	source: /* @__PURE__ */ _enum([
		"safety",
		"account",
		"questions",
		"documents",
		"command",
		"person",
		"talk",
		"nothing"
	]),
	/** Each item is one paragraph. */
	text: (/* @__PURE__ */ array(/* @__PURE__ */ string())).check(/* @__PURE__ */ _minLength(1)),
	/** The portal only shows links that the user can open. */
	links: /* @__PURE__ */ array(/* @__PURE__ */ object({
		label: /* @__PURE__ */ string(),
		path: /* @__PURE__ */ string()
	})),
	/** The user can run this command with one click. It is null if there is none. */
	command: /* @__PURE__ */ nullable(ParsedCommand),
	/** These are other questions that the user may have meant. */
	related: /* @__PURE__ */ array(/* @__PURE__ */ string()),
	/** The portal should offer to hand the conversation over to staff. */
	offers_person: /* @__PURE__ */ boolean(),
	/** A language model formulated the answer from the data that was found. */
	is_worded: /* @__PURE__ */ boolean()
});
var chat = { askChat: endpoint({
	method: "POST",
	path: "/chat",
	summary: "Answers a question only from the FAQs, the documents and the caller’s account, and says so if there is no answer.",
	access: "signedIn",
	changes: [],
	body: /* @__PURE__ */ strictObject({
		message: RequiredLine({
			name: "Your question",
			max: 500
		}),
		/** “My bill” means the bill of this selected service account. */
		crm_service_account_id: /* @__PURE__ */ optional(Id)
	}),
	response: ChatAnswer
}) };
var commands = { understandCommand: endpoint({
	method: "POST",
	path: "/parse",
	summary: "Returns the command in a sentence, with its parameters. Executes nothing: the client does, and asks for confirmation before payments.",
	access: "signedIn",
	changes: [],
	body: /* @__PURE__ */ strictObject({
		source: /* @__PURE__ */ literal("VOICE"),
		user_input: RequiredLine({
			name: "What was said",
			max: 300
		})
	}),
	response: ParsedCommand
}) };
var relay = { speakText: endpoint({
	method: "POST",
	path: "/tts",
	summary: "Converts a text to speech and returns the audio. Stores neither.",
	access: "signedIn",
	body: /* @__PURE__ */ strictObject({ text: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(500)) }),
	file: "audio/wav"
}) };
// shared/contract/index.ts
var contract = {
	session: {
		...session$1,
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
	payments: payments$1,
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
	registrations: registrations$1,
	accountCreation,
	properties,
	propertyRequests,
	premises,
	communities,
	updates
};
// electron/protocol/contractCalls.ts
/** Finds the endpoint of a URL. Calls that aren't in the contract never leave the shell. */
var patternOf = (path) => new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+|\{\w+\}/g, "[^/]+")}$`);
var calls = Object.values(contract).flatMap((group) => Object.values(group)).map((endpoint) => ({
	endpoint,
	pattern: patternOf(endpoint.path)
}));
/** Returns null if the contract has no such endpoint. A path without parameters wins over one that matches as well. */
function findEndpoint(method, pathname) {
	const matching = calls.filter(({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname));
	return (matching.find(({ endpoint }) => endpoint.path === pathname) ?? matching[0])?.endpoint ?? null;
}
/** Returns the file endpoint with this path in the contract, or null. */
var findFileEndpoint = (path) => calls.map(({ endpoint }) => endpoint).find((endpoint) => "file" in endpoint && endpoint.path === path) ?? null;
// electron/protocol/apiProxy.ts
/**
* Forwards the page's calls to the server. The page has a handle where the website has a token: the proxy replaces the
* handle with the token in requests, and the token with a handle in the responses of a sign-in.
*/
var forwardedHeaders = [
	"accept",
	"content-type",
	"if-none-match",
	"idempotency-key",
	"x-request-id"
];
var returnedHeaders = [
	"content-type",
	"content-disposition",
	"etag",
	"retry-after",
	"cache-control",
	"x-request-id"
];
var configPath = "/config.json";
var timeoutMs = 3e4;
var socketOriginTimeoutMs = 1e3;
var fileTimeoutMs = 6e5;
var defaultLimitBytes = 1048576;
/** The multipart form around a file adds up to this. */
var formOverheadBytes = 65536;
var defaultFileLimitBytes = 26214400;
/** Maps the calls whose response contains a token for later calls to its field in `data`. */
var tokenFields = /* @__PURE__ */ new Map([
	[validateUser, "token"],
	[validateCode, "token"],
	[validateRegistrationCode, "registration_token"]
]);
var TokenAnswer = /* @__PURE__ */ looseObject({ data: /* @__PURE__ */ record(/* @__PURE__ */ string(), /* @__PURE__ */ unknown()) });
function createApiProxy({ backend, fetch, vault, log, onReachability }) {
	const callBackend = createCallServer({
		fetch,
		addressOf: async (path) => new URL(path, backend)
	});
	const cancelable = createCancelableCalls();
	let cachedConfig;
	function config() {
		cachedConfig ??= callBackend({
			method: "GET",
			path: configPath,
			token: null,
			timeoutMs
		}).then(async (answer) => RuntimeConfig.parse(await answer.json())).catch((error) => {
			cachedConfig = void 0;
			throw error;
		});
		return cachedConfig;
	}
	const callServer = createCallServer({
		fetch,
		addressOf: async (pathname) => new URL(urlOf(await config(), pathname), backend)
	});
	const socketOrigin = async () => {
		let timer;
		const timeout = new Promise((resolve) => {
			timer = setTimeout(() => resolve(null), socketOriginTimeoutMs);
		});
		const settings = await Promise.race([config().catch(() => null), timeout]);
		clearTimeout(timer);
		return new URL(settings?.relayUrl || backend.origin).origin;
	};
	async function settingsForPage() {
		const { apiUrl, paymentApiUrl, authApiUrl, enrollmentApiUrl, relayUrl } = defaultRuntimeConfig;
		const ownHosts = {
			apiUrl,
			paymentApiUrl,
			authApiUrl,
			enrollmentApiUrl,
			relayUrl,
			socketUrl: await socketOrigin()
		};
		return Response.json({
			...await config(),
			...ownHosts
		});
	}
	async function forwardCall(request, url, endpoint) {
		const handle = bearerOf(request);
		const token = handle === null ? null : vault.tokenOf(handle);
		const body = await readBody(request, endpoint);
		if (body === "tooLarge") return new Response(null, { status: 413 });
		const answer = await cancelable.run(request.headers.get("x-request-id"), (signal) => callServer({
			method: request.method,
			path: url.pathname,
			query: url.searchParams,
			token,
			headers: pickHeaders(request),
			...body && { body },
			signal,
			timeoutMs: timeoutOf(endpoint)
		}));
		if (answer === "canceled") return Response.error();
		if (handle !== null && (answer.status === 401 || endpoint === logout && answer.ok)) await vault.clearSession(handle);
		const field = answer.ok ? tokenFields.get(endpoint) : void 0;
		return field === void 0 ? toPageResponse(answer, answer.body) : withHandle(answer, field);
	}
	/** Replaces the token in the response with a handle. */
	async function withHandle(answer, field) {
		const responseBody = TokenAnswer.parse(await answer.json());
		const token = responseBody.data[field];
		const expiresAt = responseBody.data["expires_at"];
		if (typeof token !== "string" || typeof expiresAt !== "string") return toPageResponse(answer, JSON.stringify(responseBody));
		const data = {
			...responseBody.data,
			[field]: vault.addToken({
				token,
				expiresAt
			})
		};
		return toPageResponse(answer, JSON.stringify({
			...responseBody,
			data
		}));
	}
	async function forward(request, url) {
		const endpoint = findEndpoint(request.method, url.pathname);
		const isCall = endpoint !== null || url.pathname.startsWith("/api/");
		if (!isCall && url.pathname !== configPath) return null;
		if (isCall && !endpoint) return new Response(null, { status: 404 });
		try {
			const answer = endpoint ? await forwardCall(request, url, endpoint) : await settingsForPage();
			if (answer.type !== "error") onReachability?.(true);
			return answer;
		} catch (error) {
			log.warn("proxy.unreachable", {
				path: endpoint?.path ?? configPath,
				error: String(error)
			});
			onReachability?.(false);
			return Response.error();
		}
	}
	const { cancel, cancelAll } = cancelable;
	return {
		forward,
		config,
		callServer,
		cancel,
		cancelAll,
		socketOrigin
	};
}
function bearerOf(request) {
	const [, handle] = /^Bearer ([\w-]+)$/.exec(request.headers.get("authorization") ?? "") ?? [];
	return handle ?? null;
}
function pickHeaders(request) {
	const headers = new Headers();
	for (const name of forwardedHeaders) {
		const value = request.headers.get(name);
		if (value !== null) headers.set(name, value);
	}
	return headers;
}
async function readBody(request, endpoint) {
	if (request.body === null) return null;
	const limit = endpoint.takesFile ? (endpoint.fileLimitBytes ?? defaultFileLimitBytes) + formOverheadBytes : defaultLimitBytes;
	if (Number(request.headers.get("content-length") ?? 0) > limit) return "tooLarge";
	const body = await request.arrayBuffer();
	return body.byteLength > limit ? "tooLarge" : body;
}
function timeoutOf(endpoint) {
	if ("events" in endpoint) return null;
	return endpoint.takesFile || "file" in endpoint ? fileTimeoutMs : timeoutMs;
}
/**
* Drops headers that are meant for browsers at the server's origin, such as cookies, and headers that no longer match
* the body.
*/
function toPageResponse(answer, body) {
	const headers = new Headers({ "x-content-type-options": "nosniff" });
	for (const name of returnedHeaders) {
		const value = answer.headers.get(name);
		if (value !== null) headers.set(name, value);
	}
	const isEmpty = answer.status === 204 || answer.status === 304;
	return new Response(isEmpty ? null : body, {
		status: answer.status,
		headers
	});
}
// shared/http/csp.ts
var directiveOf = (directive, ownSources, otherSources) => [
	directive,
	...ownSources,
	...new Set(otherSources)
].join(" ");
var pagePolicy = ({ nonce, connect, frames, isFramed }) => [
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
var permissionsPolicy = "camera=(), geolocation=(), microphone=(self)";
/** Returns the policy source for the relay's WebSocket, or none if the relay has the page's own origin. */
function socketSources(relayUrl) {
	const [, isSecure, host] = /^http(s?):\/\/([^/?#]+)/.exec(relayUrl) ?? [];
	return host === void 0 ? [] : [`ws${isSecure}://${host}`];
}
// electron/windows/problemPage.ts
/** Builds the pages that replace the portal when it can't be shown. They have no scripts or calls. Pure. */
var escapeHtml = (text) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
var style = "html{color-scheme:light dark;background:Canvas;color:CanvasText;font:16px/1.5 system-ui,sans-serif}main{max-width:44rem;margin:10vh auto;padding:0 1.5rem}a{color:light-dark(#0b57d0,#a8c7fa);margin-right:1.5rem}pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:.8rem}";
/** Responses send this CSP as a header, too. */
var problemPolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'none'`;
/** `extraHtml` must only contain escaped values. */
var renderPage = (title, lines, extraHtml = "") => `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${problemPolicy}"><title>${escapeHtml(title)}</title><style>${style}</style><main><h1>${escapeHtml(title)}</h1>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("")}${extraHtml}</main></html>`;
/** Tells administrators which file is missing or what is wrong in it. */
function configProblemPage(result) {
	switch (result.status) {
		case "missing": return renderPage("Care Console isn’t set up", ["It doesn’t know which portal to connect to. Ask the person who manages this computer to put its settings in one of these files:", ...result.checkedPaths]);
		case "wrong": return renderPage("Care Console isn’t set up correctly", [`Ask the person who manages this computer to fix the settings in ${result.from}:`, ...result.problems]);
	}
}
var crashPage = ({ details, copiedPath, isCopied }) => renderPage("Care Console stopped working twice", ["What you’ve already sent is safe, but you may have to type again what you hadn’t sent.", "If it happens again, copy the details and send them to the person who manages this computer."], `<p><a href="/">Try again</a><a href="${escapeHtml(copiedPath)}">Copy the details</a></p>${isCopied ? "<p role=\"status\">Details copied.</p>" : ""}<h2>Details</h2><pre>${escapeHtml(details)}</pre>`);
/** The package is incomplete, because the portal's page is missing. */
var damagedPage = () => renderPage("Care Console is damaged", ["Part of it is missing. Ask the person who manages this computer to reinstall it."]);
// electron/protocol/appProtocol.ts
/** Answers every request of app://console: files and pages of the built portal, and API calls through the proxy. */
var mediaTypes = {
	".css": "text/css; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".ico": "image/x-icon",
	".jpg": "image/jpeg",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".png": "image/png",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".wasm": "application/wasm",
	".webmanifest": "application/manifest+json",
	".woff2": "font/woff2"
};
var securityHeaders = {
	"x-content-type-options": "nosniff",
	"referrer-policy": "no-referrer",
	"cross-origin-opener-policy": "same-origin",
	"permissions-policy": permissionsPolicy
};
var errorResponse = (status) => new Response(null, {
	status,
	headers: securityHeaders
});
/** Creates the handler for `protocol.handle`. */
function createAppProtocol({ folder, readFile, forward, shellPages, socketOrigin, nonce }) {
	async function pageResponse(name) {
		const bytes = await readFile(join(folder, `${name}.html`));
		if (!bytes) return htmlResponse(shellPages.damaged(), 404);
		const pageNonce = nonce();
		const connect = socketSources(await socketOrigin());
		return new Response(new TextDecoder().decode(bytes).replaceAll("__CSP_NONCE__", pageNonce), { headers: {
			...securityHeaders,
			"content-type": "text/html; charset=utf-8",
			"cache-control": "no-store",
			"content-security-policy": pagePolicy({
				nonce: pageNonce,
				connect,
				frames: [],
				isFramed: false
			})
		} });
	}
	const htmlResponse = (html, status) => new Response(html, {
		status,
		headers: {
			...securityHeaders,
			"content-type": "text/html; charset=utf-8",
			"cache-control": "no-store",
			"content-security-policy": `${problemPolicy}; frame-ancestors 'none'`
		}
	});
	async function fileResponse(path) {
		const relativePath = relative(folder, join(folder, path));
		if (relativePath === "" || relativePath === ".." || relativePath.startsWith(`..${sep}`) || isAbsolute(relativePath)) return errorResponse(403);
		const type = mediaTypes[extname(relativePath).toLowerCase()];
		const bytes = type && extname(relativePath) !== ".html" ? await readFile(join(folder, relativePath)) : null;
		if (!type || !bytes) return errorResponse(404);
		const cache = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
		return new Response(Uint8Array.from(bytes), { headers: {
			...securityHeaders,
			"content-type": type,
			"cache-control": cache
		} });
	}
	return async function answerRequest(request) {
		const url = new URL(request.url);
		if (url.host !== "console") return errorResponse(404);
		const forwardedResponse = await forward(request, url);
		if (forwardedResponse) return forwardedResponse;
		if (request.method !== "GET" && request.method !== "HEAD") return errorResponse(405);
		const path = decodePath(url.pathname);
		if (path === null) return errorResponse(400);
		const shellPage = await shellPages.htmlFor(path);
		if (shellPage !== null) return htmlResponse(shellPage, 200);
		if (path === "/login") return pageResponse("login");
		return extname(path) === "" ? pageResponse("index") : fileResponse(path);
	};
}
/** Returns null if the path is malformed or ambiguous. */
function decodePath(pathname) {
	try {
		const path = decodeURIComponent(pathname);
		return path.includes("\0") || path.includes("\\") ? null : path;
	} catch {
		return null;
	}
}
// electron/queue/notificationRules.ts
var emptyNotificationState = {
	notifiedDates: /* @__PURE__ */ new Map(),
	shownTimes: [],
	suppressedCount: 0
};
var minuteMs = 6e4;
/** Beyond this number within a minute, messages are grouped into one notification. */
var maxSingleNotices = 3;
/** The quiet hours can span midnight. Two equal hours turn them off. */
var isQuiet = ({ quietFrom, quietUntil }, hour) => quietFrom <= quietUntil ? hour >= quietFrom && hour < quietUntil : hour >= quietFrom || hour < quietUntil;
function decideNotification(state, messages, context) {
	const newMessages = messages.filter(({ case_id, last_customer_message_at }) => (state.notifiedDates.get(case_id) ?? "") < last_customer_message_at);
	const notifiedDates = rememberMessages(state.notifiedDates, newMessages);
	const recentTimes = state.shownTimes.filter((time) => context.now - time < minuteMs);
	const suppressedCount = context.queueView?.isQueueOpen ? 0 : state.suppressedCount;
	const noNotification = {
		notice: null,
		state: {
			notifiedDates,
			shownTimes: recentTimes,
			suppressedCount
		}
	};
	if (isQuiet(context.settings, context.hour)) return noNotification;
	const notable = newMessages.filter((message) => deservesNotification(message, context));
	const [first] = notable;
	if (!first) return noNotification;
	const count = notable.length + suppressedCount;
	const isMany = count > 1 || recentTimes.length >= maxSingleNotices;
	if (recentTimes.length > maxSingleNotices) return {
		notice: null,
		state: {
			notifiedDates,
			shownTimes: recentTimes,
			suppressedCount: count
		}
	};
	return {
		notice: isMany ? groupNotice(count) : messageNotice(first, context),
		state: {
			notifiedDates,
			shownTimes: [...recentTimes, context.now],
			suppressedCount: 0
		}
	};
}
function deservesNotification(message, { settings, userId, queueView }) {
	const isMine = message.assigned_to === null || message.assigned_to.user_id === userId;
	if (settings.notifications === "off" || settings.notifications === "mine" && !isMine) return false;
	return queueView === null || !queueView.isQueueOpen && queueView.caseId !== message.case_id;
}
var groupNotice = (count) => ({
	id: "queue",
	title: "Message queue",
	body: plural(count, "Another new message", `${count} new messages`),
	path: paths.messageQueue
});
var maxBodyLength = 120;
/** Other people may see the screen, so a notification names the customer only if the user turned that on. */
function messageNotice(message, { settings, mayShowNames, userId }) {
	const queueName = message.assigned_to !== null && message.assigned_to.user_id === userId ? "Your messages" : "Message queue";
	const showsName = settings.notificationsTell && mayShowNames;
	return {
		id: message.case_id,
		title: showsName ? message.name : queueName,
		body: showsName ? message.title.slice(0, maxBodyLength) : "New message",
		path: `${paths.messageQueue}?case=${message.case_id}`
	};
}
function rememberMessages(notifiedDates, messages) {
	if (messages.length === 0) return notifiedDates;
	const entries = [...notifiedDates, ...messages.map(({ case_id, last_customer_message_at }) => [case_id, last_customer_message_at])];
	return new Map(entries.slice(-500));
}
// electron/queue/notifier.ts
function createNotifier({ host, badge, getContext, isFocused, onOpen, onReturn, log }) {
	let state = emptyNotificationState;
	let queueView = {
		caseId: null,
		isQueueOpen: false
	};
	let unseen = 0;
	async function show(notice) {
		const outcome = await host.show(notice, () => onOpen(notice.path));
		if (outcome !== "shown") log.warn("notification.notShown", { outcome });
		return outcome;
	}
	function clearUnseen() {
		if (!queueView.isQueueOpen || !isFocused()) return;
		unseen = 0;
		badge(0);
	}
	return {
		onMessages(messages) {
			const previousDates = state.notifiedDates;
			const decision = decideNotification(state, messages, {
				...getContext(),
				queueView: isFocused() ? queueView : null
			});
			state = decision.state;
			const newMessages = messages.filter(({ case_id, last_customer_message_at }) => (previousDates.get(case_id) ?? "") < last_customer_message_at);
			if (newMessages.length > 0 && !isFocused()) badge(unseen += newMessages.length);
			if (decision.notice) show(decision.notice);
		},
		setQueueView(newView) {
			queueView = newView;
			clearUnseen();
		},
		onFocus: clearUnseen,
		showTest: () => show({
			id: "trial",
			title: "Message queue",
			body: "This is what a new message looks like.",
			path: paths.messageQueue
		}),
		warnIdle: () => host.show({
			id: "idle",
			title: "Care Console",
			body: "You’ll be signed out in a minute.",
			path: "/"
		}, onReturn),
		reset() {
			state = emptyNotificationState;
			unseen = 0;
			badge(0);
			host.closeAll();
		}
	};
}
// shared/http/eventStream.ts
/** Follows the events of a stream that the server keeps open, for the page and the desktop shell. */
var firstRetryMs = 1e3;
/** The server sends a sign of life every 15 seconds. After this silence we treat the connection as lost. */
var silenceMs = 4e4;
/** Reconnects when the stream breaks, until it is stopped or the server refuses the stream to the user. */
async function followEvents(endpoint, { request, onOpen, onEvent, pause, maxRetryMs, stopped, globals }) {
	let failures = 0;
	async function readStream() {
		const silenceAbort = new globals.AbortController();
		const expectSign = () => globals.setTimeout(() => silenceAbort.abort(), silenceMs);
		let silenceTimer = expectSign();
		let outcome = "unopened";
		try {
			const answer = await request(silenceAbort.signal);
			if (answer === null || answer.status === 401 || answer.status === 403) return "refused";
			if (!answer.chunks) return outcome;
			outcome = "ended";
			failures = 0;
			onOpen();
			for await (const event of readEvents(endpoint, answer.chunks)) {
				globals.clearTimeout(silenceTimer);
				silenceTimer = expectSign();
				if (event !== null) onEvent(event);
			}
		} catch {} finally {
			globals.clearTimeout(silenceTimer);
		}
		return outcome;
	}
	while (!stopped.aborted) {
		const outcome = await readStream();
		if (outcome === "refused" || stopped.aborted) return;
		const delayMs = Math.min(maxRetryMs, firstRetryMs * 2 ** failures);
		failures += 1;
		await pause(delayMs, outcome === "ended");
	}
}
/**
* Yields each event. It yields null for a heartbeat and for an event of a newer server that this client doesn't know.
*/
async function* readEvents(endpoint, chunks) {
	let rest = "";
	for await (const chunk of chunks) {
		rest += chunk;
		const blocks = rest.split("\n\n");
		rest = blocks.pop() ?? "";
		for (const text of blocks) yield parseEvent(endpoint, text);
	}
}
function parseEvent(endpoint, text) {
	const data = text.startsWith("data: ") ? text.slice(6) : null;
	if (data === null) return null;
	try {
		const parsed = safeParse(endpoint.events, JSON.parse(data));
		return parsed.success ? parsed.data : null;
	} catch {
		return null;
	}
}
// electron/queue/queueSubscription.ts
/**
* Subscribes to the queue for the signed-in user. Main has one stream that continues while the page sleeps or reloads.
* The stream only has ids, so changes are fetched, and changes within a second in one request.
*/
var batchMs = 1e3;
var pollMs = 2e4;
var maxRetryMs = 3e5;
var maxFetched = 50;
/** Runs until it is stopped or the user loses the right to read the queue. */
function subscribeToQueue({ callServer, token, clock, log, onMessages, sleep }) {
	const stopped = new AbortController();
	let since = clock.now();
	let isFetching = false;
	let hasConnected = false;
	/** Returns whether the server answered. */
	async function fetchNew() {
		if (isFetching) return true;
		isFetching = true;
		await sleep(batchMs, stopped.signal);
		isFetching = false;
		const currentToken = token();
		if (currentToken === null || stopped.signal.aborted) return false;
		const fetchedSince = since;
		const answer = await callServer({
			method: searchQueue.method,
			path: searchQueue.path,
			token: currentToken,
			headers: { "content-type": "application/json" },
			body: JSON.stringify({
				customer_wrote_since: fetchedSince.toISOString(),
				page_size: maxFetched
			}),
			signal: stopped.signal,
			timeoutMs: silenceMs
		});
		if (!answer.ok) return false;
		const parsed = safeParse(successEnvelope(searchQueue.response), await answer.json());
		if (!parsed.success) return false;
		const { messages } = parsed.data.data;
		const newest = messages.map(({ last_customer_message_at }) => last_customer_message_at).toSorted().at(-1);
		if (newest !== void 0 && newest > fetchedSince.toISOString()) since = new Date(newest);
		if (messages.length > 0) onMessages(messages);
		return true;
	}
	const fetchNewSafely = () => fetchNew().catch((error) => {
		if (!stopped.signal.aborted) log.warn("queue.notAsked", { error: String(error) });
		return false;
	});
	async function request(silence) {
		const currentToken = token();
		if (currentToken === null) return null;
		const { ok, status, body } = await callServer({
			method: followQueue.method,
			path: followQueue.path,
			token: currentToken,
			headers: { accept: "text/event-stream" },
			signal: AbortSignal.any([stopped.signal, silence]),
			timeoutMs: null
		});
		return {
			status,
			chunks: ok && body ? body.pipeThrough(new TextDecoderStream()) : null
		};
	}
	async function pause(delayMs, wasOpen) {
		await sleep((!wasOpen && await fetchNewSafely() ? pollMs : delayMs) * (.8 + Math.random() * .4), stopped.signal);
	}
	followEvents(followQueue, {
		request,
		onOpen: () => {
			if (hasConnected) fetchNewSafely();
			hasConnected = true;
		},
		onEvent: ({ kind }) => {
			if (kind === "opened" || kind === "commented" || kind === "again") fetchNewSafely();
		},
		pause,
		maxRetryMs,
		stopped: stopped.signal,
		globals: globalThis
	});
	return { stop: () => stopped.abort() };
}
// electron/queue/userSubscription.ts
function createUserSubscription({ notifier, ...options }) {
	let userId = null;
	let subscription = null;
	return {
		subscribeFor(user) {
			subscription?.stop();
			notifier().reset();
			userId = user;
			subscription = user === null ? null : subscribeToQueue({
				...options,
				onMessages: notifier().onMessages
			});
		},
		userId: () => userId
	};
}
// electron/quitFlow.ts
/** Quits the shell. Every way to quit asks about unfinished work first and then cleans up. */
var quitQuestions = {
	payment: {
		message: "You’re still adding a payment method",
		detail: "If you close Care Console now, we may not know whether it was added."
	},
	save: {
		message: "A file is still being saved",
		detail: "If you close Care Console now, the file won’t be saved."
	},
	unsaved: {
		message: "You have unsaved changes",
		detail: "If you close Care Console now, you’ll lose what you’ve typed."
	}
};
/** Asks before a page with unsaved changes reloads, so that an accidental key press loses nothing. */
async function confirmReload(showBox) {
	return await askInMessageBox(showBox, {
		message: quitQuestions.unsaved.message,
		detail: "If you reload the page now, you’ll lose what you’ve typed.",
		choices: {
			stay: "Stay on the page",
			go: "Reload"
		},
		safeChoice: "stay"
	}) === "go";
}
function createQuitFlow(options) {
	const { busy, showBox, staysInTray, hide, cleanUp, quit, relaunch, log } = options;
	let state = "here";
	async function confirmQuit() {
		const work = busy();
		if (work === null) return true;
		const choices = {
			stay: "Keep open",
			leave: "Close anyway"
		};
		return await askInMessageBox(showBox, {
			...quitQuestions[work],
			choices,
			safeChoice: "stay"
		}) === "leave";
	}
	const cleanUpSafely = () => cleanUp().catch((error) => log.warn("shell.notEnded", { error: String(error) }));
	async function confirmAndQuit(beforeQuit) {
		if (state !== "here") return;
		state = "asking";
		if (!await confirmQuit()) {
			state = "here";
			return;
		}
		await cleanUpSafely();
		state = "gone";
		beforeQuit();
		quit();
	}
	const noop = () => void 0;
	return {
		onClose(event) {
			if (state === "gone") return;
			event.preventDefault();
			if (staysInTray()) hide();
			else confirmAndQuit(noop);
		},
		onBeforeQuit(event) {
			if (state === "gone") return;
			event.preventDefault();
			confirmAndQuit(noop);
		},
		restart: () => void confirmAndQuit(relaunch),
		hasEnded: () => state === "gone",
		onSystemEnds() {
			if (state === "gone") return;
			state = "gone";
			cleanUpSafely().then(quit);
		}
	};
}
// electron/save/callValidation.ts
/** Validates a call of the page against the contract, so that its parts can't change the endpoint. */
var noParameters = /* @__PURE__ */ strictObject({});
/** These values would change the path. */
var changesPath = (part) => [
	"",
	".",
	".."
].includes(part);
/** Returns whether path parameters and query match the contract and keep the path at this endpoint. */
var matchesContract = (endpoint, { params = {}, query = {} }) => safeParse(endpoint.params ?? noParameters, params).success && safeParse(endpoint.query ?? noParameters, query).success && !Object.values(params).some(changesPath);
/** Returns the endpoint's path with its parameters filled in. */
var fillPath = ({ path }, params = {}) => path.replaceAll(/[:{](\w+)}?/g, (_whole, name) => encodeURIComponent(params[name] ?? ""));
/** Returns whether the endpoint accepts the body. The server validates it again. */
function isValidBody(endpoint, body) {
	if (!endpoint.body) return body === void 0;
	try {
		return body !== void 0 && safeParse(endpoint.body, JSON.parse(body)).success;
	} catch {
		return false;
	}
}
// electron/save/failures.ts
/** The message of this error is shown to the user. */
var SaveFailure = class extends Error {
	reason;
	constructor(reason, message) {
		super(message);
		this.reason = reason;
	}
};
var saveTexts = {
	offline: "We couldn’t reach the server, so nothing was saved. Try again in a moment.",
	signedOut: "Sign in again to save this file.",
	incomplete: "The connection dropped before we had the whole file, so nothing was saved. Try again.",
	wrongContent: "The server didn’t send the file we expected, so nothing was saved. Try again.",
	diskFull: "The disk is full, so nothing was saved.",
	notWritable: "We can’t save the file there. Choose another folder.",
	unknown: "We couldn’t save the file. Try again, or choose another folder.",
	unknownCall: "This file can’t be saved.",
	tooLarge: "This file is too large to save."
};
/** The folder or file isn't writable, possibly because another program has it open. */
var unwritable = /* @__PURE__ */ new Set([
	"EACCES",
	"EPERM",
	"EROFS",
	"ENOENT",
	"EISDIR",
	"EBUSY",
	"ENAMETOOLONG"
]);
function toFailure(error) {
	if (error instanceof SaveFailure) return error;
	const { code } = Object(error);
	if (code === "ENOSPC" || code === "EDQUOT") return new SaveFailure("disk-full", saveTexts.diskFull);
	if (typeof code === "string" && unwritable.has(code)) return new SaveFailure("not-writable", saveTexts.notWritable);
	return new SaveFailure("internal", saveTexts.unknown);
}
// electron/save/folders.ts
/** Remembers the folder of the last save, also for the next start, while it exists. */
var createFolders = (host, log) => ({
	last() {
		const folder = host.lastFolder();
		return typeof folder === "string" && existsSync(folder) ? folder : null;
	},
	store(folder) {
		try {
			host.storeFolder(folder);
		} catch (error) {
			log.warn("save.folderNotKept", { error: String(error) });
		}
	}
});
// electron/save/names.ts
/** Makes file names valid on every system. The page's suggestion is never used as a path. Pure. */
var reservedNames = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
/** In bytes. Systems allow 255, and the name of a part file is longer. */
var maxNameBytes = 200;
/** Matches characters that a system rejects or reads as part of a path, and invisible characters. */
var forbiddenCharacters = /[\u0000-\u001f\u007f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
var bytesOf = (text) => Buffer.byteLength(text);
/** Returns the longest start of the text that fits in `maxBytes`, without splitting characters. */
function truncateBytes(text, maxBytes) {
	let result = "";
	for (const character of text) {
		if (bytesOf(result) + bytesOf(character) > maxBytes) break;
		result += character;
	}
	return result;
}
/** Returns a safe name with the same extension. */
function safeName(suggested) {
	const clean = suggested.normalize("NFC").replaceAll(forbiddenCharacters, "_").replace(/^[. ]+/, "").replace(/[. ]+$/, "");
	const dot = clean.lastIndexOf(".");
	const extension = dot > 0 && clean.length - dot <= 12 ? clean.slice(dot) : "";
	const stem = truncateBytes(clean.slice(0, clean.length - extension.length), maxNameBytes - bytesOf(extension)).trimEnd();
	const name = `${stem === "" ? "file" : stem}${extension}`;
	return reservedNames.test(name) ? `_${name}` : name;
}
/** The system's programs may open these files, because they run no code. */
var openable = /* @__PURE__ */ new Set([
	".pdf",
	".csv",
	".xlsx",
	".png",
	".jpg",
	".txt"
]);
var canOpen = (path) => openable.has(/\.\w+$/.exec(path.toLowerCase())?.[0] ?? "");
/** Files of other types keep the name that was suggested. */
var extensions = {
	"application/pdf": ".pdf",
	"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ".xlsx",
	"text/csv": ".csv"
};
/** Adds the extension of the response's type, because systems choose the program by it. */
function withExtension(type, name) {
	const extension = extensions[type];
	return extension === void 0 || name.toLowerCase().endsWith(extension) ? name : `${name}${extension}`;
}
// electron/save/writeFile.ts
/** Writes to a part file next to the target, and renames it only after all data is on disk. */
/** Throws on failure and deletes the part file. An existing target stays until the new file is complete. */
async function writeCompletely({ path, chunks, onWritten, signal, check, mark }) {
	const partPath = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString("hex")}.part`);
	const file = await open(partPath, "wx", 384);
	let written = 0;
	try {
		try {
			for await (const chunk of untilAborted(chunks, signal)) {
				signal.throwIfAborted();
				await file.writeFile(chunk);
				written += chunk.byteLength;
				onWritten(written);
			}
			signal.throwIfAborted();
			check(written);
			await file.sync();
		} finally {
			await file.close();
		}
		await mark(partPath);
		await rename(partPath, path);
	} catch (error) {
		await rm(partPath, { force: true });
		throw error;
	}
}
/** A fetch that has started to answer may ignore its signal, so a pending read would never end. */
async function* untilAborted(chunks, signal) {
	const iterator = chunks[Symbol.asyncIterator]();
	const aborted = new Promise((_go, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason), { once: true });
	});
	aborted.catch(() => void 0);
	try {
		for (;;) {
			const { done, value } = await Promise.race([iterator.next(), aborted]);
			if (done) return;
			yield value;
		}
	} finally {
		Promise.resolve(iterator.return?.()).catch(() => void 0);
	}
}
// electron/save/saves.ts
/**
* Saves files: asks where, fetches from the server, and writes to disk. The page names an endpoint of the contract or
* passes bytes, never a URL or a path. It gets an id for the file that is valid until the shell closes.
*/
var progressEveryMs = 100;
/** Limits the time until the response starts, because the server creates some files first. The body has no limit. */
var answerTimeoutMs = 12e4;
/** Quitting waits at most this long for a disk. */
var cancelTimeoutMs = 3e3;
var maxOwnFileBytes = 52428800;
function createSaves({ host, callServer, vault, onProgress, log, now, after }) {
	const running = /* @__PURE__ */ new Map();
	const folders = createFolders(host, log);
	/** Maps the ids of this start to their files. */
	const saved = /* @__PURE__ */ new Map();
	async function save({ saveId, name, startFetch }) {
		const path = await host.selectPath(join(folders.last() ?? host.downloadsFolder(), safeName(name)));
		if (path === null) return { status: "cancelled" };
		folders.store(dirname(path));
		const controller = new AbortController();
		let setFinished = () => void 0;
		running.set(saveId, {
			controller,
			finished: new Promise((resolve) => setFinished = resolve)
		});
		const fileName = basename(path);
		onProgress({
			saveId,
			fileName,
			received: 0,
			total: null
		});
		host.showProgress("unknown");
		try {
			const incoming = await startFetch(controller.signal);
			await writeCompletely({
				path,
				chunks: incoming.chunks,
				signal: controller.signal,
				onWritten: createReporter({
					saveId,
					fileName,
					total: incoming.total
				}),
				check: incoming.check,
				mark: (part) => host.markAsDownloaded(part)
			});
			saved.set(saveId, path);
			return {
				status: "saved",
				saveId,
				fileName
			};
		} catch (error) {
			if (controller.signal.aborted) return { status: "cancelled" };
			const failure = toFailure(error);
			log.warn("save.failed", { reason: failure.reason });
			return {
				status: "failed",
				reason: failure.reason,
				message: failure.message
			};
		} finally {
			running.delete(saveId);
			setFinished();
			host.showProgress(null);
		}
	}
	/** Reports each percent, and otherwise at most ten times a second. It always reports the last byte. */
	function createReporter({ saveId, fileName, total }) {
		let lastReportAt = Number.NEGATIVE_INFINITY;
		let reportedPercent = -1;
		return (received) => {
			const percent = total === null || total === 0 ? 0 : Math.floor(received * 100 / total);
			if (now() - lastReportAt < progressEveryMs && percent === reportedPercent && received !== total) return;
			lastReportAt = now();
			reportedPercent = percent;
			onProgress({
				saveId,
				fileName,
				received,
				total
			});
			host.showProgress(total === null || total === 0 ? "unknown" : received / total);
		};
	}
	async function fetchFile(endpoint, { handle, params, query, body }, signal) {
		if (!isValidBody(endpoint, body) || !matchesContract(endpoint, {
			params,
			query
		})) throw new SaveFailure("bad-input", saveTexts.unknownCall);
		const token = vault.tokenOf(handle);
		if (token === null) throw new SaveFailure("not-signed-in", saveTexts.signedOut);
		const answerTimeout = new AbortController();
		const stopTimeout = after(answerTimeoutMs, () => answerTimeout.abort());
		const answer = await callServer({
			method: endpoint.method,
			path: fillPath(endpoint, params),
			query: query ?? {},
			token,
			body,
			headers: {
				"accept-encoding": "identity",
				...body !== void 0 && { "content-type": "application/json" }
			},
			signal: AbortSignal.any([signal, answerTimeout.signal]),
			timeoutMs: null
		}).catch((error) => {
			throw signal.aborted ? error : new SaveFailure("offline", saveTexts.offline);
		}).finally(stopTimeout);
		if (answer.status === 401) throw new SaveFailure("not-signed-in", saveTexts.signedOut);
		if (!answer.ok) throw new SaveFailure("refused", await readMessage(answer));
		if (!answer.body) throw new SaveFailure("incomplete", saveTexts.incomplete);
		return incomingOf(answer, answer.body, endpoint);
	}
	return {
		async call({ saveId, call, name, ...callParts }) {
			const endpoint = findFileEndpoint(call);
			if (!endpoint) return {
				status: "failed",
				reason: "not-found",
				message: saveTexts.unknownCall
			};
			return save({
				saveId,
				name: withExtension(endpoint.file, name),
				startFetch: (signal) => fetchFile(endpoint, callParts, signal)
			});
		},
		async bytes({ saveId, name, bytes }) {
			if (bytes.byteLength > maxOwnFileBytes) return {
				status: "failed",
				reason: "refused",
				message: saveTexts.tooLarge
			};
			return save({
				saveId,
				name,
				startFetch: async () => ({
					chunks: toChunks(bytes),
					total: bytes.byteLength,
					check: () => void 0
				})
			});
		},
		cancel: (saveId) => running.get(saveId)?.controller.abort(),
		async cancelAll() {
			const all = [...running.values()];
			for (const { controller } of all) controller.abort();
			await new Promise((resolve) => {
				const stopWaiting = after(cancelTimeoutMs, resolve);
				Promise.all(all.map(({ finished }) => finished)).then(() => {
					stopWaiting();
					resolve();
				});
			});
		},
		reveal(saveId) {
			const path = saved.get(saveId);
			if (path !== void 0) host.showInFolder(path);
			return path !== void 0;
		},
		async open(saveId) {
			const path = saved.get(saveId);
			return path !== void 0 && canOpen(path) && host.open(path);
		},
		isSaving: () => running.size > 0
	};
}
async function* toChunks(bytes) {
	yield bytes;
}
var pdfStart = "%PDF-";
function incomingOf(answer, body, endpoint) {
	const length = answer.headers.get("content-length");
	const total = answer.headers.get("content-encoding") === null && length !== null ? Number(length) : null;
	const isPdf = endpoint.file === "application/pdf";
	let fileStart = "";
	async function* chunks() {
		try {
			for await (const chunk of readChunks(body)) {
				if (isPdf && fileStart.length < 5) fileStart += new TextDecoder("latin1").decode(chunk.subarray(0, 5 - fileStart.length));
				yield chunk;
			}
		} catch {
			throw new SaveFailure("incomplete", saveTexts.incomplete);
		}
	}
	return {
		chunks: chunks(),
		total,
		check: (bytes) => {
			if (total !== null && bytes !== total) throw new SaveFailure("incomplete", saveTexts.incomplete);
			if (isPdf && fileStart !== pdfStart) throw new SaveFailure("wrong-content", saveTexts.wrongContent);
		}
	};
}
async function* readChunks(body) {
	const reader = body.getReader();
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return;
			yield value;
		}
	} finally {
		await reader.cancel().catch(() => void 0);
	}
}
/** Returns the server's message for the user if it sent one. */
async function readMessage(answer) {
	try {
		const { messages } = Object(await answer.json());
		const [first] = Array.isArray(messages) ? messages : [];
		return typeof first === "string" ? first.slice(0, 500) : saveTexts.wrongContent;
	} catch {
		return saveTexts.wrongContent;
	}
}
// electron/session/envelope.ts
/**
* Encrypts a session with a key that is stored elsewhere: without the 32 bytes in the keychain, the file is useless.
*/
var algorithm = "aes-256-gcm";
var keyBytes = 32;
var ivBytes = 12;
var newKey = () => randomBytes(keyBytes);
/** Binds the ciphertext to the purpose: decrypting it for another purpose fails. */
function seal(key, purpose, text) {
	const iv = randomBytes(ivBytes);
	const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(purpose));
	const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
	return Buffer.concat([
		iv,
		cipher.getAuthTag(),
		sealed
	]);
}
/** Returns null if key, purpose or ciphertext don't match. */
function unseal(key, purpose, sealed) {
	if (key.length !== keyBytes || sealed.length < 28) return null;
	try {
		const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes)).setAAD(Buffer.from(purpose)).setAuthTag(sealed.subarray(ivBytes, 28));
		return decipher.update(sealed.subarray(28), void 0, "utf8") + decipher.final("utf8");
	} catch {
		return null;
	}
}
// electron/session/keychainStore.ts
/**
* Stores the session of a user who stays signed in: its key in the system's keychain, the encrypted rest in a file. One
* item of 32 bytes stays below every system's limit and needs one permission. Without a keychain nothing is written,
* and the status tells why.
*/
var account = "session-key";
var probeAccount = "probe";
var defaultTimeoutMs = 5e3;
var StoredSessionSchema = /* @__PURE__ */ object({
	handle: /* @__PURE__ */ string(),
	token: /* @__PURE__ */ string(),
	expiresAt: /* @__PURE__ */ string()
});
var KeychainTimeout = class extends Error {};
/** These texts were observed on the systems. */
var reasonPatterns = [
	[/cannot autolaunch d-bus|dbus_session_bus_address/i, "no-session-bus"],
	[/secrets was not provided|serviceunknown/i, "no-daemon"],
	[/object does not exist at path|locked collection|is locked|user interaction is not allowed/i, "locked"],
	[/stub received bad data/i, "too-large"],
	[/native addon|cannot find module|dlopen|libsecret/i, "not-loadable"]
];
var reasonOf = (error) => error instanceof KeychainTimeout ? "timed-out" : reasonPatterns.find(([text]) => text.test(String(error)))?.[1] ?? "unknown";
function createKeychainStore({ load, service, path, log, timeoutMs = defaultTimeoutMs }) {
	let status = {
		backend: "keychain",
		reason: null
	};
	/** The system's prompt may stay open forever, so the call has a timeout. */
	async function withKeychain(operation) {
		let timer;
		const timeout = new Promise((_resolve, reject) => {
			timer = setTimeout(() => reject(new KeychainTimeout("The keychain did not answer")), timeoutMs);
		});
		try {
			return await Promise.race([load().then(operation), timeout]);
		} finally {
			clearTimeout(timer);
		}
	}
	function fallBackToMemory(error) {
		status = {
			backend: "memory",
			reason: reasonOf(error)
		};
		log.warn("secrets.memoryOnly", { reason: status.reason });
		return status;
	}
	async function writeKey(keychain, name, key) {
		await keychain.setPassword(service, name, key);
		if (await keychain.getPassword(service, name) !== key) throw new Error("is locked: what was written cannot be read");
	}
	async function writeSealed(sealed) {
		await mkdir(dirname(path), { recursive: true });
		const partPath = `${path}.part`;
		await writeFile(partPath, sealed, { mode: 384 });
		await chmod(partPath, 384);
		await rename(partPath, path);
	}
	return {
		async read() {
			const sealed = await readFile(path).catch(() => null);
			if (!sealed) return null;
			try {
				const key = await withKeychain((keychain) => keychain.getPassword(service, account));
				if (key === null) return null;
				const text = unseal(Buffer.from(key, "base64"), service, sealed);
				const parsed = text === null ? null : safeParse(StoredSessionSchema, JSON.parse(text));
				return parsed?.success ? parsed.data : null;
			} catch (error) {
				fallBackToMemory(error);
				return null;
			}
		},
		async write(session) {
			const key = newKey();
			try {
				await withKeychain((keychain) => writeKey(keychain, account, key.toString("base64")));
				await writeSealed(seal(key, service, JSON.stringify(session)));
				status = {
					backend: "keychain",
					reason: null
				};
				return status;
			} catch (error) {
				await rm(path, { force: true });
				return fallBackToMemory(error);
			}
		},
		async clear() {
			const wasStored = await access(path).then(() => true, () => false);
			const deleted = await Promise.allSettled([rm(path, { force: true }), rm(`${path}.part`, { force: true })]);
			for (const deletion of deleted) if (deletion.status === "rejected") log.warn("secrets.notDeleted", { error: String(deletion.reason) });
			if (!wasStored) return;
			await withKeychain((keychain) => keychain.deletePassword(service, account)).catch(fallBackToMemory);
		},
		async probe() {
			try {
				await withKeychain(async (keychain) => {
					await writeKey(keychain, probeAccount, newKey().toString("base64"));
					await keychain.deletePassword(service, probeAccount);
				});
				status = {
					backend: "keychain",
					reason: null
				};
				return status;
			} catch (error) {
				return fallBackToMemory(error);
			}
		},
		status: () => status
	};
}
// electron/session/signOut.ts
/** Ends the current session: immediately in the shell, and at the server if it answers. */
var logoutTimeoutMs = 3e3;
var createSignOut = ({ callServer, vault, log }) => async () => {
	const handle = vault.current();
	if (handle === null) return;
	const token = vault.tokenOf(handle);
	await vault.clearSession(handle);
	if (token === null) return;
	try {
		await callServer({
			method: logout.method,
			path: logout.path,
			token,
			timeoutMs: logoutTimeoutMs
		});
	} catch (error) {
		log.warn("session.notEnded", { error: String(error) });
	}
};
// electron/session/socketToken.ts
/** Returns the token for the page's socket. The page only knows a handle, so main adds the token as a header. */
/** Returns the header's value, or null for any URL other than the relay's socket and for an unknown handle. */
async function createSocketAuthorization(address, { socketOrigin, vault }) {
	if (!URL.canParse(address)) return null;
	const url = new URL(address);
	const allowedOrigin = (await socketOrigin()).replace(/^http/, "ws");
	if (url.origin !== allowedOrigin || url.pathname !== "/transcribe") return null;
	const handle = url.searchParams.get("token");
	const token = handle === null ? null : vault.tokenOf(handle);
	return token === null ? null : `Bearer ${token}`;
}
// electron/session/tokenVault.ts
/** Stores the tokens. The page only gets a handle, which is useless outside of this shell's proxy. */
function createTokenVault(store, clock) {
	const tokens = /* @__PURE__ */ new Map();
	let current = null;
	let storedHandle = null;
	/** The user of this session wanted to stay signed in, regardless of whether the keychain stored it. */
	let handleToStore = null;
	const isUnexpired = ({ expiresAt }) => Date.parse(expiresAt) > clock.now().getTime();
	function deleteExpired() {
		for (const [handle, entry] of tokens) if (!isUnexpired(entry)) tokens.delete(handle);
	}
	async function storeEntry(handle, entry) {
		storedHandle = handle;
		const status = await store.write({
			handle,
			...entry
		});
		if (storedHandle !== handle) await store.clear();
		else if (status.backend === "memory") storedHandle = null;
		return status;
	}
	return {
		addToken(entry) {
			deleteExpired();
			const handle = randomBytes(24).toString("base64url");
			tokens.set(handle, entry);
			return handle;
		},
		tokenOf(handle) {
			const entry = tokens.get(handle);
			return entry && isUnexpired(entry) ? entry.token : null;
		},
		async storeSession({ handle, keepSignedIn }) {
			const entry = tokens.get(handle);
			if (!entry) return store.status();
			current = handle;
			handleToStore = keepSignedIn ? handle : null;
			if (keepSignedIn) return storeEntry(handle, entry);
			storedHandle = null;
			await store.clear();
			return store.status();
		},
		async clearSession(handle) {
			tokens.delete(handle);
			if (current === handle) current = null;
			if (handleToStore === handle) handleToStore = null;
			if (storedHandle !== handle) return;
			storedHandle = null;
			await store.clear();
		},
		async restore() {
			const session = await store.read();
			if (!session) return;
			const { handle, token, expiresAt } = session;
			if (!isUnexpired({
				token,
				expiresAt
			})) return store.clear();
			tokens.set(handle, {
				token,
				expiresAt
			});
			current = handle;
			storedHandle = handle;
		},
		current: () => current !== null && tokens.has(current) ? current : null,
		outlivesShell: () => storedHandle !== null && storedHandle === current,
		async retry() {
			const entry = handleToStore === null ? void 0 : tokens.get(handleToStore);
			return handleToStore === null || !entry ? store.probe() : storeEntry(handleToStore, entry);
		}
	};
}
// electron/settings.ts
/**
* Stores the user's settings on this machine. The stored values are validated, and invalid ones become the defaults.
*/
var withoutUndefined = (patch) => Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== void 0));
/** Validates each field separately, so that one from an older or newer version doesn't invalidate the others. */
function validSettings(stored) {
	return Object.entries(Object(stored)).reduce((valid, [name, value]) => {
		const parsed = safeParse(/* @__PURE__ */ partial(ShellSettings), { [name]: value });
		return parsed.success ? {
			...valid,
			...withoutUndefined(parsed.data)
		} : valid;
	}, {});
}
/** Returns the defaults if the file isn't readable. */
function readStored(file) {
	try {
		return {
			...defaultShellSettings,
			...validSettings(file.read())
		};
	} catch {
		return defaultShellSettings;
	}
}
function createSettings(file, onChange = () => {}) {
	let settings = readStored(file);
	return {
		current: () => settings,
		change(patch) {
			const newSettings = {
				...settings,
				...withoutUndefined(patch)
			};
			file.write(newSettings);
			settings = newSettings;
			onChange(settings);
			return settings;
		}
	};
}
/** Changes settings for callers without a page that could show the failure. A full disk must not crash the shell. */
var tolerateStoreErrors = (settings, log) => ({
	...settings,
	change(patch) {
		try {
			return settings.change(patch);
		} catch (error) {
			log.warn("settings.notKept", { error: String(error) });
			return settings.current();
		}
	}
});
// electron/updates.ts
var checkEveryMs = 144e5;
/** Returns a positive number if the first version is newer. Text that isn't a version is older than every version. */
function compareVersions(first, second) {
	const parts = (version) => /^\d+\.\d+\.\d+$/.test(version) ? version.split(".").map(Number) : [-1];
	const [a, b] = [parts(first), parts(second)];
	const different = a.findIndex((part, index) => part !== b[index]);
	return different === -1 ? 0 : (a[different] ?? 0) - (b[different] ?? 0);
}
function createUpdates({ feed, version, clock, log, isBusy, onChanged }) {
	let status = {
		state: feed ? "unknown" : "off",
		version: null,
		checkedAt: null
	};
	let lastCheckAt = Number.NEGATIVE_INFINITY;
	let reportedVersion = null;
	let running = null;
	/** Reports each version once. */
	function reportNewVersion() {
		if (status.version === reportedVersion || isBusy()) return;
		reportedVersion = status.version;
		onChanged(status);
	}
	async function fetchNewest(source) {
		lastCheckAt = clock.now().getTime();
		try {
			const newest = await source.newest();
			if (newest === null) {
				log.warn("updates.notLooked");
				return status;
			}
			const isNewer = compareVersions(newest, version) > 0;
			const checkedAt = clock.now().toISOString();
			status = {
				state: isNewer ? "available" : "current",
				version: isNewer ? newest : null,
				checkedAt
			};
			reportNewVersion();
		} catch (error) {
			log.warn("updates.unreachable", { error: String(error) });
			if (status.state === "current") status = {
				...status,
				state: "unknown"
			};
		}
		return status;
	}
	async function check() {
		if (!feed) return status;
		running ??= fetchNewest(feed).finally(() => {
			running = null;
		});
		return running;
	}
	return {
		status: () => status,
		check,
		tick() {
			if (!feed || isBusy()) return;
			reportNewVersion();
			if (clock.now().getTime() - lastCheckAt >= checkEveryMs) check();
		}
	};
}
// electron/badge/badge.ts
/**
* Shows the number of waiting messages on the shell's icon: as an image on Windows, as a number elsewhere. Never both.
*/
var badgeLabel = (count) => quantity(count, "new message", "new messages");
function createBadge(platform, host) {
	return (count) => {
		if (platform !== "win32") return host.count(count);
		if (count === 0) return host.overlay(null);
		return host.overlay({
			count,
			label: badgeLabel(count)
		});
	};
}
// electron/menu/trayMenu.ts
/** Builds the tray icon, which opens or quits the shell. Pure. */
var buildTray = (name, count, { show, quit }) => ({
	label: count === 0 ? name : `${name}: ${badgeLabel(count)}`,
	onClick: show,
	entries: [
		{
			label: `Open ${name}`,
			click: show
		},
		separator,
		{
			label: "Quit",
			click: quit
		}
	]
});
// electron/windows/zoom.ts
/** Zooms the page in steps within the allowed range. Pure. */
var clampZoom = (zoom) => Math.min(zoomRange.most, Math.max(zoomRange.min, zoom));
/** Returns the next step from any zoom, including one between two steps. */
function nextZoom(zoom, step) {
	switch (step) {
		case "in": return clampZoom(zoomSteps.find((candidate) => candidate > zoom) ?? zoomRange.most);
		case "out": return clampZoom(zoomSteps.findLast((candidate) => candidate < zoom) ?? zoomRange.min);
		case "reset": return 1;
	}
}
// electron/windows/appearance.ts
/** Applies the zoom, the spell check and the tray icon from the settings, and shows the number of new messages. */
function createAppearance({ machine, name, settings, window, onZoomChanged }) {
	const { system, config, spelling, log } = machine;
	const showBadge = createBadge(system.platform, machine.badge);
	let isInTray = false;
	let unseen = 0;
	function showTray(isShown) {
		isInTray = isShown;
		const actions = {
			show: () => window()?.bringToFront(),
			quit: system.quit
		};
		system.setTray(isShown ? buildTray(name, unseen, actions) : null);
	}
	function applySpelling(isEnabled) {
		const { spelling: supported, unsupported } = selectSupportedLanguages(spellingSettingsFor(system.platform, config, isEnabled), spelling.availableLanguages());
		if (unsupported.length > 0) log.warn("spelling.unknown", { languages: unsupported.join() });
		spelling.apply(supported);
	}
	const applyZoom = () => window()?.setZoom(settings.current().zoom);
	return {
		apply() {
			const { spellCheck, tray } = settings.current();
			applyZoom();
			applySpelling(spellCheck);
			if (tray !== isInTray) showTray(tray);
		},
		applyZoom,
		zoom(step) {
			const { zoom } = settings.change({ zoom: nextZoom(settings.current().zoom, step) });
			onZoomChanged(Math.round(zoom * 100));
		},
		showUnseen(count) {
			unseen = count;
			showBadge(count);
			if (isInTray) showTray(true);
		}
	};
}
// electron/windows/pageNavigation.ts
function createPageNavigation({ window, onNavigate, onPageLeft, showBox }) {
	/** The page must be loaded and subscribed before it can be navigated. */
	let isReady = false;
	let isUnsaved = false;
	let pendingPath = null;
	function pageReplaced() {
		isReady = false;
		isUnsaved = false;
	}
	function load(path) {
		pageReplaced();
		onPageLeft();
		window()?.load(consoleOrigin + path);
	}
	const reload = () => load("/");
	return {
		open(path) {
			window()?.bringToFront();
			if (isReady) onNavigate(path);
			else pendingPath = path;
		},
		load,
		reload,
		reloadWithConfirmation() {
			if (!isUnsaved) return reload();
			confirmReload(showBox).then((isConfirmed) => isConfirmed && reload());
		},
		pageReplaced,
		setReady(isListening) {
			isReady = isListening;
			const path = pendingPath;
			if (!isReady || path === null) return;
			pendingPath = null;
			onNavigate(path);
		},
		isReady: () => isReady,
		setUnsaved(isUnsavedNow) {
			isUnsaved = isUnsavedNow;
		},
		isUnsaved: () => isUnsaved
	};
}
var copiedPath = "/shell/copied";
/** The pages only exist after a crash, so that a page of the portal can't read or copy the diagnostics. */
function createShellPages({ health, diagnostics, copyText }) {
	return {
		async htmlFor(path) {
			if (!health.isCrashed()) return null;
			if (path === "/") health.portalReopened();
			if (path !== "/shell/crashed" && path !== "/shell/copied") return null;
			const details = await diagnostics();
			if (path === "/shell/copied") await copyText(details);
			return crashPage({
				details,
				copiedPath,
				isCopied: path === copiedPath
			});
		},
		damaged: damagedPage
	};
}
// electron/compose.ts
/**
* Composes the shell from the parts of the machine. Only this file knows all parts. It runs with or without Electron.
*/
var productName = "Care Console";
function composeShell(machine) {
	const { config, clock, log, fetch, system } = machine;
	const backend = new URL(config.portalOrigin);
	const store = createKeychainStore({
		load: machine.keychain,
		service: "com.quillmere.careconsole",
		path: join(machine.paths.userData, "session.bin"),
		log
	});
	const vault = createTokenVault(store, clock);
	const trustedIds = /* @__PURE__ */ new Set();
	let registry = null;
	let window = null;
	let isReachable = true;
	const proxy = createApiProxy({
		backend,
		fetch,
		vault,
		log,
		onReachability: onServerReached
	});
	const { callServer } = proxy;
	const signOut = createSignOut({
		callServer,
		vault,
		log
	});
	const settings = createSettings(machine.settingsFile, (newSettings) => {
		appearance.apply();
		registry?.emit("settings:changed", newSettings);
	});
	const ownSettings = tolerateStoreErrors(settings, log);
	const appearance = createAppearance({
		machine,
		name: productName,
		settings: ownSettings,
		window: () => window,
		onZoomChanged: (percent) => registry?.emit("zoom:changed", { percent })
	});
	const health = watchHealth({
		clock,
		log,
		page: () => window && {
			reload: pageNavigation.reload,
			showCrash: () => pageNavigation.load("/shell/crashed"),
			repaint: window.repaint
		},
		showBox: system.showBox,
		after: machine.after,
		disableGraphicsCard: () => void ownSettings.change({ hardwareAcceleration: false }),
		restart: () => quitFlow.restart()
	});
	const saves = createSaves({
		host: machine.saves,
		callServer,
		vault,
		onProgress: (progress) => registry?.emit("save:progress", progress),
		log,
		now: () => clock.now().getTime(),
		after: machine.after
	});
	const payments = createPayments({
		host: machine.payments,
		fetchStartPage: createStartPageFetcher({
			callServer,
			vault,
			log
		}),
		portalOrigin: backend.origin,
		otherOrigins: config.paymentOrigins,
		log,
		after: machine.after
	});
	const pageNavigation = createPageNavigation({
		window: () => window,
		onNavigate: (path) => registry?.emit("navigate", { path }),
		onPageLeft: () => payments.cancel(),
		showBox: system.showBox
	});
	const userSubscription = createUserSubscription({
		callServer,
		token: () => vault.tokenOf(vault.current() ?? ""),
		clock,
		log,
		notifier: () => notifier,
		sleep: machine.sleep
	});
	const notifier = createNotifier({
		host: {
			...machine.notifications,
			show(notice, onClick) {
				window?.flash();
				return machine.notifications.show(notice, onClick);
			}
		},
		badge: appearance.showUnseen,
		getContext: () => ({
			settings: settings.current(),
			mayShowNames: config.mayTellInNotifications,
			userId: userSubscription.userId(),
			now: clock.now().getTime(),
			hour: clock.now().getHours()
		}),
		isFocused: () => window?.isFocused() ?? false,
		onOpen: pageNavigation.open,
		onReturn: () => window?.bringToFront(),
		log
	});
	function busy() {
		if (payments.isOpen()) return "payment";
		if (saves.isSaving()) return "save";
		return pageNavigation.isUnsaved() ? "unsaved" : null;
	}
	const updates = createUpdates({
		feed: machine.updates,
		version: machine.info.version,
		clock,
		log,
		isBusy: () => busy() !== null,
		onChanged: (status) => registry?.emit("update:changed", status)
	});
	const idle = watchIdle({
		clock,
		isSignedIn: () => vault.current() !== null,
		isPaused: () => payments.isOpen(),
		onWarn: (endsAt) => {
			registry?.emit("session:idleWarning", { endsAt: endsAt.toISOString() });
			if (window?.isFocused() === false) notifier.warnIdle();
		},
		onEnd: () => {
			registry?.emit("session:ended", { reason: "idle" });
			startUserSession(null);
			signOut();
		}
	});
	const quitFlow = createQuitFlow({
		busy,
		showBox: system.showBox,
		staysInTray: () => settings.current().tray,
		hide: () => window?.hide(),
		cleanUp,
		quit: system.quit,
		relaunch: system.relaunch,
		log
	});
	const answerRequest = createAppProtocol({
		folder: machine.paths.renderer,
		readFile: machine.readFile,
		forward: proxy.forward,
		socketOrigin: proxy.socketOrigin,
		shellPages: createShellPages({
			health,
			diagnostics,
			copyText: system.copyText
		}),
		nonce: () => randomBytes(16).toString("base64")
	});
	function onServerReached(isReachableNow) {
		if (isReachableNow === isReachable) return;
		isReachable = isReachableNow;
		registry?.emit("server:changed", { isReachable });
	}
	function startUserSession(user) {
		payments.cancel();
		userSubscription.subscribeFor(user);
	}
	/** Nothing keeps running after the shell has ended. A session that isn't stored for the next start ends, too. */
	async function cleanUp() {
		const canceledSaves = saves.cancelAll();
		proxy.cancelAll();
		startUserSession(null);
		if (!vault.outlivesShell()) await signOut();
		await canceledSaves;
	}
	async function diagnostics() {
		const { version, system: systemName, runtime } = machine.info;
		return diagnosticsText({
			createdAt: clock.now(),
			version,
			runtime,
			system: systemName,
			environment: config.environment,
			portalOrigin: backend.origin,
			secrets: store.status(),
			proxy: await system.proxyFor(backend.origin).catch(() => "unknown"),
			update: updates.status(),
			settings: settings.current(),
			log: log.text()
		});
	}
	function onPageReady(user) {
		payments.cancel();
		if (user !== userSubscription.userId()) startUserSession(user);
		if (user !== null && health.takeRecovery()) registry?.emit("page:recovered", {});
		pageNavigation.setReady(user !== null);
	}
	const parts = {
		machine,
		vault,
		store,
		saves,
		payments,
		notifier,
		updates,
		idle,
		settings,
		window: () => window
	};
	const handlers = handlersOf({
		...parts,
		diagnostics,
		cancelCall: proxy.cancel,
		notifySecrets: (status) => registry?.emit("secrets:changed", status),
		onSessionCleared: () => startUserSession(null),
		onPageReady,
		onUnsaved: pageNavigation.setUnsaved
	});
	return {
		answer: answerRequest,
		socketToken: (address) => createSocketAuthorization(address, {
			socketOrigin: proxy.socketOrigin,
			vault
		}),
		attach(mainWindow, endpoint, webContentsId) {
			window = mainWindow;
			pageNavigation.pageReplaced();
			trustedIds.clear();
			trustedIds.add(webContentsId);
			registry = registerHandlers(handlers, {
				endpoint,
				trustedIds,
				isOwnAddress: isConsoleAddress,
				log
			});
			const actions = menuActions({
				...parts,
				open: pageNavigation.open,
				zoom: appearance.zoom,
				reload: pageNavigation.reloadWithConfirmation,
				diagnostics
			});
			const { platform } = system;
			system.setMenu(buildAppMenu({
				platform,
				name: productName,
				hasDevTools: config.hasDevTools,
				actions
			}));
			appearance.apply();
		},
		restore: () => vault.restore(),
		open: pageNavigation.open,
		openQueue: () => pageNavigation.open(paths.messageQueue),
		show: () => window?.bringToFront(),
		tick() {
			idle.check();
			updates.tick();
		},
		awake() {
			idle.check();
			health.awake();
		},
		busy,
		diagnostics,
		windowEvents: {
			pageReplaced() {
				pageNavigation.pageReplaced();
				proxy.cancelAll();
			},
			loaded: appearance.applyZoom,
			focused: notifier.onFocus,
			zoomWheel: appearance.zoom,
			contextMenu(pointed) {
				const entries = buildContextMenu(pointed, {
					copyText: (text) => void system.copyText(text),
					replaceMisspelling: (word) => window?.replaceMisspelling(word)
				});
				if (entries !== null) window?.showMenu(entries);
			},
			pageGone: health.pageGone,
			pageUnresponsive: health.pageUnresponsive,
			pageResponsive: health.pageResponsive,
			mayPreventUnload: () => pageNavigation.isReady() && !quitFlow.hasEnded(),
			processGone: (type, reason) => type === "GPU" && health.graphicsGone(reason)
		},
		quitFlow
	};
}
// electron/config.ts
/** Finds the settings of administrators, or else those of the package. Users can't choose the server. */
/** The origin is parsed, because origins are compared and the same one can be written in several ways. */
var Origin = /* @__PURE__ */ pipe((/* @__PURE__ */ string()).check(/* @__PURE__ */ refine(isHttpsOrigin, { error: "must be an https address without a path, username or password" })), /* @__PURE__ */ transform((text) => new URL(text).origin));
function isHttpsOrigin(text) {
	if (!URL.canParse(text)) return false;
	const { protocol, username, password, pathname, search, hash } = new URL(text);
	return protocol === "https:" && [
		username,
		password,
		search,
		hash
	].every((part) => part === "") && pathname === "/";
}
var HttpsFolder = (/* @__PURE__ */ string()).check(/* @__PURE__ */ refine((text) => URL.canParse(text) && isHttpsFolder(new URL(text)), { error: "must be an https address" }));
function isHttpsFolder({ protocol, username, password, search, hash }) {
	return protocol === "https:" && [
		username,
		password,
		search,
		hash
	].every((part) => part === "");
}
var ShellConfig = /* @__PURE__ */ strictObject({
	portalOrigin: Origin,
	/** Users know the environment by this name. It is shown next to the version. */
	environment: /* @__PURE__ */ _default((/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(40)), "production"),
	/** The update feed is here. Without it, the shell doesn't look for updates. */
	updatesUrl: /* @__PURE__ */ optional(Origin),
	/** Whether users can stay signed in after a restart. */
	mayStaySignedIn: /* @__PURE__ */ _default(/* @__PURE__ */ boolean(), true),
	/** Whether notifications can contain customer names if the user turns that on. */
	mayTellInNotifications: /* @__PURE__ */ _default(/* @__PURE__ */ boolean(), false),
	/** Payments can navigate to these origins as well as to the provider's, for example for the bank's verification. */
	paymentOrigins: /* @__PURE__ */ _default(/* @__PURE__ */ array(Origin), []),
	/**
	* Dictionaries are downloaded from here. Without it, the spell check only works where the system has dictionaries.
	*/
	dictionaryUrl: /* @__PURE__ */ optional(HttpsFolder),
	spellingLanguages: /* @__PURE__ */ _default(/* @__PURE__ */ array((/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(/^[a-z]{2,3}(-[A-Z]{2})?$/))), ["en-US"]),
	hasDevTools: /* @__PURE__ */ _default(/* @__PURE__ */ boolean(), false),
	/** Only the package sets this: administrators of a machine can only name these hosts and their subdomains. */
	policyHosts: /* @__PURE__ */ _default(/* @__PURE__ */ array((/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/))), []),
	/** Windows signs in automatically to these domains. */
	signOnDomains: /* @__PURE__ */ _default(/* @__PURE__ */ array((/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(/^(\*\.?)?[a-z\d.-]*$/i), /* @__PURE__ */ _maxLength(200))), [])
});
var vendor = "Quillmere";
var product = "CareConsole";
/**
* Returns the administrators' file. No environment variable can move it. The installer prevents that others write
* there, because Windows lets every user create folders. Even a foreign file can only name the package's own hosts.
*/
function policyFileOf(platform) {
	if (platform === "win32") return `C:\\ProgramData\\${vendor}\\${product}\\config.json`;
	if (platform === "darwin") return `/Library/Application Support/${vendor}/${product}/config.json`;
	return `/etc/${product.toLowerCase()}/config.json`;
}
/**
* Returns the first source that exists. An invalid source is an error, so that it doesn't fall back to a weaker one.
*/
function findConfig(sources) {
	const packaged = `${sources.resourcesPath}${sources.platform === "win32" ? "\\" : "/"}config.json`;
	const policy = policyFileOf(sources.platform);
	const packageConfig = readConfigFile(sources, packaged);
	const machineConfig = readConfigFile(sources, policy);
	if (machineConfig?.status === "found" && sources.isPackaged) return restrictToHosts(machineConfig, allowedHosts(packageConfig));
	const first = machineConfig ?? packageConfig;
	if (first !== null) return first;
	const developmentOrigin = sources.isPackaged ? void 0 : sources.env["CONSOLE_API_ORIGIN"];
	if (developmentOrigin !== void 0) return createDevelopmentConfig(developmentOrigin);
	return {
		status: "missing",
		checkedPaths: [policy, packaged]
	};
}
/** Returns null if the file doesn't exist. */
function readConfigFile(sources, from) {
	const text = sources.read(from);
	return text === null ? null : parseConfig(text, from);
}
/** A package without valid settings allows no hosts. */
var allowedHosts = (packageConfig) => packageConfig?.status === "found" ? packageConfig.config.policyHosts : [];
var hostOf = (address) => new URL(address).hostname;
/** Lists every host in the settings with its field. */
var listNamedHosts = (config) => [
	["portalOrigin", hostOf(config.portalOrigin)],
	...[config.updatesUrl ?? []].flat().map((url) => ["updatesUrl", hostOf(url)]),
	...[config.dictionaryUrl ?? []].flat().map((url) => ["dictionaryUrl", hostOf(url)]),
	...config.paymentOrigins.map((url) => ["paymentOrigins", hostOf(url)]),
	...config.signOnDomains.map((domain) => ["signOnDomains", domain.toLowerCase().replace(/^\*\./, "")])
];
function restrictToHosts(found, hosts) {
	const isAllowed = (host) => hosts.some((allowedHost) => host === allowedHost || host.endsWith(`.${allowedHost}`));
	const problems = listNamedHosts(found.config).filter(([, host]) => !isAllowed(host)).map(([field, host]) => `${field}: ${host} isn’t one of the hosts that this package allows`);
	return problems.length === 0 ? found : {
		status: "wrong",
		from: found.from,
		problems
	};
}
function parseConfig(text, from) {
	const parsed = safeParse(ShellConfig, parseJson(text));
	if (parsed.success) return {
		status: "found",
		config: parsed.data,
		from
	};
	return {
		status: "wrong",
		from,
		problems: parsed.error.issues.map(({ path, message }) => [path.join("."), message].filter(Boolean).join(": "))
	};
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
/** A server on the developer's own machine doesn't need a certificate. */
function createDevelopmentConfig(origin) {
	const from = "CONSOLE_API_ORIGIN";
	const parsed = safeParse(ShellConfig, {
		portalOrigin: URL.canParse(origin) && ["127.0.0.1", "localhost"].includes(new URL(origin).hostname) ? "https://localhost" : origin,
		environment: "development",
		hasDevTools: true
	});
	if (!parsed.success) return {
		status: "wrong",
		from,
		problems: ["must be an https address, or an address on this computer"]
	};
	return {
		status: "found",
		config: {
			...parsed.data,
			portalOrigin: new URL(origin).origin
		},
		from
	};
}
// electron/deepLink.ts
/**
* Reads careconsole: links, which can only open a screen. Anyone can create one, so only known actions are accepted.
*/
var deepLinkScheme = "careconsole";
var maxLinkLength = 512;
var idPattern = /^[\w-]{1,64}$/;
/** Maps each action to the portal path that it opens. */
var actions = {
	queue: () => paths.messageQueue,
	case: (id) => `${paths.messageQueue}?case=${encodeURIComponent(id)}`,
	customer: (id) => `/?search=${encodeURIComponent(id)}`
};
var actionsWithoutId = /* @__PURE__ */ new Set(["queue"]);
/** Returns the path of a link, or null if the link isn't exactly one of the known ones. */
function pathOfLink(link) {
	if (link.length > maxLinkLength || !URL.canParse(link)) return null;
	const url = new URL(link);
	if (url.protocol !== `careconsole:` || url.username || url.password || url.search || url.hash) return null;
	const [id = "", ...extraParts] = url.pathname.split("/").filter(Boolean);
	const action = Object.hasOwn(actions, url.host) ? actions[url.host] : void 0;
	if (!action || extraParts.length > 0) return null;
	if (actionsWithoutId.has(url.host) ? id !== "" : !idPattern.test(id)) return null;
	return action(id);
}
/** Returns the link in the command line, where Windows and Linux pass it. */
var findLink = (argv) => argv.find((argument) => argument.startsWith(`careconsole:`)) ?? null;
// electron/health/mainFailure.ts
/** Handles uncaught errors in main: an exception ends the app after a dialog, a rejection is only logged. */
var maxErrorLength = 300;
var choices = {
	copy: "Copy details",
	restart: "Restart",
	quit: "Quit"
};
var detailsOf = (error) => error instanceof Error ? String(error.stack) : String(error);
/**
* Returns the listener for unhandled rejections. A rejection doesn't damage main: one call or one file failed, and
* Electron's own `net.fetch` rejects this way when an upload is aborted. It must not end the app.
*/
var logRejections = (log) => (reason) => log.error("main.rejected", { error: detailsOf(reason) });
/** Returns the listener for uncaught exceptions. A dialog reports the first one. Errors after it are only logged. */
function createMainFailure(options) {
	const { log, showBox, diagnostics, copyText, relaunch, exit } = options;
	let isReported = false;
	async function reportError(showMessageBox, error) {
		const errorText = redact(String(error)).slice(0, maxErrorLength);
		for (;;) {
			const choice = await askInMessageBox(showMessageBox, {
				message: "Care Console stopped working",
				detail: `Restart it to continue. What you’ve already sent is safe.\n\n${errorText}`,
				choices,
				safeChoice: "quit"
			});
			if (choice === "restart") relaunch();
			if (choice !== "copy") return;
			await copyText(`${errorText}\n\n${await diagnostics()}`);
		}
	}
	return async (error) => {
		log.error("main.failed", { error: detailsOf(error) });
		if (isReported) return;
		isReported = true;
		const showMessageBox = showBox();
		try {
			if (showMessageBox !== null) await reportError(showMessageBox, error);
		} catch (failure) {
			log.error("main.failureNotTold", { error: String(failure) });
		} finally {
			exit(1);
		}
	};
}
// electron/log/log.ts
/** Writes one redacted line of JSON per event to a file, and keeps some older files. */
function createFileLog({ path, clock, maxBytes = 1048576, olderFiles = 3 }) {
	mkdirSync(dirname(path), { recursive: true });
	const olderPath = (index) => `${path}.${index}`;
	function rotate() {
		rmSync(olderPath(olderFiles), { force: true });
		for (let index = olderFiles - 1; index >= 1; index -= 1) if (existsSync(olderPath(index))) renameSync(olderPath(index), olderPath(index + 1));
		renameSync(path, olderPath(1));
	}
	function write(level, event, details = {}) {
		const line = redact(JSON.stringify({
			at: clock.now().toISOString(),
			level,
			event,
			...details
		}));
		try {
			if (existsSync(path) && statSync(path).size + line.length > maxBytes) rotate();
			appendFileSync(path, `${line}\n`, { mode: 384 });
		} catch {}
	}
	return {
		info: (event, details) => write("info", event, details),
		warn: (event, details) => write("warn", event, details),
		error: (event, details) => write("error", event, details),
		text: () => [...Array.from({ length: olderFiles }, (_, index) => olderPath(olderFiles - index)), path].filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf8")).join("")
	};
}
// electron/queue/openNotifications.ts
var showTimeoutMs = 5e3;
var clickMs = 1e3;
/** These texts were observed on the systems. */
var outcomePatterns = [[/-2143420143|0x803e0111|disabled/i, "turned-off"], [/sign(ed|ature)|not allowed for this application/i, "unsigned"]];
var outcomeOf = (error) => outcomePatterns.find(([text]) => text.test(error))?.[1] ?? "refused";
function createOpenNotifications(system, after) {
	const openNotices = /* @__PURE__ */ new Map();
	let wasJustClicked = false;
	function removeNotice(id, notice) {
		if (openNotices.get(id) === notice) openNotices.delete(id);
	}
	return {
		show(notice, onClick) {
			if (!system.isSupported()) return Promise.resolve("unsupported");
			openNotices.get(notice.id)?.close();
			const systemNotice = system.create(notice);
			openNotices.set(notice.id, systemNotice);
			systemNotice.on("click", () => {
				removeNotice(notice.id, systemNotice);
				wasJustClicked = true;
				after(clickMs, () => wasJustClicked = false);
				onClick();
			});
			systemNotice.on("close", () => removeNotice(notice.id, systemNotice));
			return new Promise((resolve) => {
				const cancelTimeout = after(showTimeoutMs, () => resolve("shown"));
				const finish = (outcome) => {
					cancelTimeout();
					resolve(outcome);
				};
				systemNotice.on("show", () => finish("shown"));
				systemNotice.on("failed", (_event, error) => {
					removeNotice(notice.id, systemNotice);
					finish(outcomeOf(error));
				});
				systemNotice.show();
			});
		},
		onOtherClick: (open) => system.onActivated(() => void after(clickMs / 2, () => !wasJustClicked && open())),
		closeAll() {
			for (const notice of openNotices.values()) notice.close();
			openNotices.clear();
		}
	};
}
// electron/switchGuard.ts
/**
* Lists the command-line switches that a packaged shell accepts. Others could open it for inspection or redirect it.
*/
var allowedSwitches = /* @__PURE__ */ new Set([
	"disable-gpu",
	"disable-gpu-compositing",
	"disable-software-rasterizer",
	"force-color-profile",
	"force-device-scale-factor",
	"force-high-contrast",
	"high-dpi-support",
	"ozone-platform",
	"ozone-platform-hint",
	"force-renderer-accessibility",
	"lang",
	"embedding",
	"toastactivated",
	"updated"
]);
/** On Windows, Chromium accepts a slash as a dash and ignores leading spaces. Elsewhere a slash starts a path. */
var switchPattern = (platform) => platform === "win32" ? /^\s*(?:--?|\/)([^=]+)/ : /^--?([^=]+)/;
/** Returns the switches in the command line that prevent the start. Like Chromium, it ignores case. */
function refusedSwitches(argv, platform) {
	const pattern = switchPattern(platform);
	return argv.slice(1).map((argument) => pattern.exec(argument)?.[1]?.trim().toLowerCase()).filter((name) => name !== void 0).filter((name) => !allowedSwitches.has(name));
}
// electron/main.ts
/** Starts the desktop shell. The order of the steps matters. */
var tickMs = 5e3;
var appId = "com.quillmere.careconsole";
/** Windows starts the shell by this id for a notification of an earlier start. It must never change. */
var toastActivator = "{7C1E5A0B-6D0F-4E52-9B5E-2D6A3F0C8E41}";
var clock = { now: () => /* @__PURE__ */ new Date() };
function readFileText(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return null;
	}
}
function after(ms, callback) {
	const timer = setTimeout(callback, ms);
	return () => clearTimeout(timer);
}
var openOutside = (url) => shell.openExternal(url);
/** Opens links, whose page needs no result. */
var openOutsideWith = (log) => (url) => void openOutside(url).catch((error) => log.warn("outside.failed", { error: String(error) }));
async function start() {
	const refusedNames = app.isPackaged ? refusedSwitches(process.argv, process.platform) : [];
	if (refusedNames.length > 0) {
		process.stderr.write(`Care Console cannot start with: ${refusedNames.join(", ")}\n`);
		return app.exit(1);
	}
	if (!app.requestSingleInstanceLock()) return app.quit();
	const log = createFileLog({
		path: join(app.getPath("userData"), "logs", "shell.log"),
		clock
	});
	let shell = null;
	/** Brings the visible window to the front. */
	let bringToFront = () => void 0;
	const onMainFailure = createMainFailure({
		log,
		showBox: () => app.isReady() ? system.showBox : null,
		diagnostics: async () => await shell?.diagnostics() ?? log.text(),
		copyText: system.copyText,
		relaunch: system.relaunch,
		exit: (code) => app.exit(code)
	});
	process.on("uncaughtException", (error) => void onMainFailure(error));
	process.on("unhandledRejection", logRejections(log));
	app.setAppUserModelId(appId);
	if (process.platform === "win32") app.setToastActivatorCLSID(toastActivator);
	app.enableSandbox();
	const settingsFile = createSettingsFile();
	if (!createSettings(settingsFile).current().hardwareAcceleration) app.disableHardwareAcceleration();
	protocol.registerSchemesAsPrivileged([{
		scheme: "app",
		privileges: schemePrivileges
	}]);
	let link = findLink(process.argv);
	const openLink = (address) => {
		const path = address === null ? null : pathOfLink(address);
		if (path === null) return;
		if (shell === null) link = address;
		else shell.open(path);
	};
	app.on("open-url", (event, address) => {
		event.preventDefault();
		openLink(address);
	});
	app.on("second-instance", (_event, argv) => {
		const requestedLink = findLink(argv);
		if (requestedLink === null || shell === null) bringToFront();
		openLink(requestedLink);
	});
	app.on("activate", () => bringToFront());
	app.setAsDefaultProtocolClient(deepLinkScheme);
	app.on("window-all-closed", () => app.quit());
	app.on("select-client-certificate", (event, _contents, _url, _list, answer) => {
		event.preventDefault();
		answer();
	});
	await app.whenReady();
	guardPages(openOutsideWith(log));
	restrictPermissions(session.defaultSession);
	const configResult = findConfig({
		platform: process.platform,
		isPackaged: app.isPackaged,
		resourcesPath: process.resourcesPath,
		env: process.env,
		read: readFileText
	});
	if (configResult.status !== "found") {
		bringToFront = await showProblemPage(configProblemPage(configResult));
		return;
	}
	log.info("config.found", { from: configResult.from });
	session.defaultSession.allowNTLMCredentialsForDomains(configResult.config.signOnDomains.join(","));
	shell = await runShell({
		config: configResult.config,
		log,
		settingsFile
	});
	bringToFront = shell.show;
	openLink(link);
}
async function runShell({ config, log, settingsFile }) {
	const { hasDevTools } = config;
	const window = createMainWindow({
		hasDevTools,
		spellCheck: canCheckSpelling(process.platform, config)
	});
	const notifications = createOpenNotifications(notificationSystem, after);
	const { electron, chrome, node } = process.versions;
	const shell = composeShell({
		config,
		info: {
			version: app.getVersion(),
			system: `${process.platform} ${process.arch} ${release()}`,
			runtime: `Electron ${electron}, Chromium ${chrome}, Node ${node}`
		},
		paths: {
			userData: app.getPath("userData"),
			renderer: join(import.meta.dirname, "..", "renderer")
		},
		readFile: (path) => readFile(path).catch(() => null),
		fetch: (url, init) => net.fetch(url, init),
		clock,
		log,
		keychain: loadKeychain,
		settingsFile,
		saves: createSaveHost(() => window, settingsFile),
		payments: createPaymentHost(() => window),
		notifications,
		badge: createBadgeHost(window),
		spelling: spellingOn(session.defaultSession),
		system,
		updates: config.updatesUrl === void 0 ? null : createUpdateFeed(config.updatesUrl),
		openOutside,
		after,
		sleep: (ms, signal) => setTimeout$1(ms, void 0, { signal }).catch(() => void 0)
	});
	session.defaultSession.protocol.handle("app", shell.answer);
	authorizeSockets(session.defaultSession, shell.socketToken);
	restrictToPortal(window.webContents, openOutsideWith(log));
	shell.attach(mainWindowOf(window), ipcOf(window.webContents), window.webContents.id);
	forwardWindowEvents(window, shell);
	forwardSystemEvents(shell);
	notifications.onOtherClick(shell.openQueue);
	setInterval(shell.tick, tickMs);
	await shell.restore();
	window.loadURL(`${consoleOrigin}/`).catch((error) => log.error("page.notLoaded", { error: String(error) }));
	return shell;
}
var toDataUrl = (html) => `data:text/html;charset=utf-8,${encodeURIComponent(html)}`;
/** Returns a function that brings the window to the front. */
async function showProblemPage(html) {
	system.setMenu([{
		label: "Care Console",
		submenu: [{ role: "quit" }]
	}]);
	const window = createMainWindow({
		hasDevTools: false,
		spellCheck: false
	});
	await window.loadURL(toDataUrl(html));
	const mainWindow = mainWindowOf(window);
	return () => mainWindow.bringToFront();
}
start().catch((error) => {
	setImmediate(() => {
		throw error;
	});
});
export {};

//# sourceMappingURL=main.js.map