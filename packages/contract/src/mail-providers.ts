/** E-mail providers with many users in our 30 languages. A provider missing here is never taken for a typo. */
export const mailProviders: readonly string[] =
  `gmail.com googlemail.com hotmail.com outlook.com live.com msn.com yahoo.com ymail.com rocketmail.com icloud.com me.com mac.com
  aol.com proton.me protonmail.com pm.me gmx.com gmx.net mail.com email.com zoho.com fastmail.com hey.com tutanota.com tuta.com
  hotmail.co.uk outlook.co.uk live.co.uk yahoo.co.uk googlemail.co.uk btinternet.com virginmedia.com sky.com talktalk.net
  comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net shaw.ca rogers.com bell.net
  bigpond.com optusnet.com.au yahoo.com.au yahoo.ca hotmail.ca live.ca
  gmx.de web.de t-online.de freenet.de arcor.de outlook.de hotmail.de live.de yahoo.de mailbox.org posteo.de 1und1.de gmx.at
  gmx.ch aon.at chello.at bluewin.ch hispeed.ch sunrise.ch outlook.at
  libero.it virgilio.it tiscali.it alice.it tim.it tin.it hotmail.it outlook.it yahoo.it live.it inwind.it iol.it email.it
  fastwebnet.it aruba.it pec.it legalmail.it poste.it
  orange.fr wanadoo.fr free.fr sfr.fr laposte.net hotmail.fr outlook.fr yahoo.fr live.fr neuf.fr bbox.fr numericable.fr skynet.be
  telenet.be proximus.be hotmail.be outlook.be
  hotmail.es outlook.es yahoo.es live.es telefonica.net terra.es movistar.es ono.com hotmail.com.ar yahoo.com.ar yahoo.com.mx
  live.com.mx outlook.com.ar prodigy.net.mx
  uol.com.br bol.com.br terra.com.br ig.com.br globo.com globomail.com hotmail.com.br outlook.com.br yahoo.com.br live.com.br
  sapo.pt hotmail.pt outlook.pt live.com.pt iol.pt clix.pt netcabo.pt
  ziggo.nl kpnmail.nl hotmail.nl outlook.nl live.nl planet.nl xs4all.nl casema.nl hetnet.nl upcmail.nl
  telia.com comhem.se hotmail.se outlook.se live.se bredband.net spray.se tele2.se
  online.no hotmail.no outlook.no live.no yahoo.no frisurf.no
  hotmail.dk outlook.dk live.dk yahoo.dk mail.dk jubii.dk stofanet.dk
  hotmail.fi outlook.fi luukku.com kolumbus.fi elisanet.fi suomi24.fi pp.inet.fi saunalahti.fi
  wp.pl onet.pl o2.pl interia.pl gazeta.pl op.pl poczta.onet.pl poczta.fm vp.pl outlook.pl tlen.pl
  seznam.cz email.cz centrum.cz volny.cz atlas.cz post.cz azet.sk centrum.sk zoznam.sk post.sk szm.sk
  freemail.hu citromail.hu t-online.hu indamail.hu hotmail.hu
  abv.bg mail.bg dir.bg gbg.bg yahoo.ro hotmail.ro
  mail.ru yandex.ru rambler.ru bk.ru list.ru inbox.ru yandex.com ya.ru
  ukr.net siol.net email.si t-2.net gmail.hr net.hr inet.hr optinet.hr
  hot.ee mail.ee online.ee inbox.lv apollo.lv one.lv gmail.lv inbox.lt one.lt takas.lt
  otenet.gr hotmail.gr yahoo.gr forthnet.gr hol.gr windowslive.com
  yahoo.co.jp docomo.ne.jp ezweb.ne.jp softbank.ne.jp i.softbank.jp au.com nifty.com outlook.jp hotmail.co.jp biglobe.ne.jp
  qq.com 163.com 126.com sina.com sohu.com aliyun.com foxmail.com yeah.net 139.com yahoo.com.cn
  yahoo.co.id rocketmail.co.id yahoo.com.sg yahoo.co.in rediffmail.com`.split(/\s+/);

/** The top-level domains with which a nonexistent one is compared, most likely first. */
export const usualEnds: readonly string[] =
  `com net org de it fr es uk nl pl br pt se dk no fi cz sk hu bg ro ru at ch be eu gr jp cn id ca us au mx ar si hr ee lv lt
  info biz io`.split(/\s+/);
