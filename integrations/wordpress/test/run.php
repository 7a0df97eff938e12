<?php
/** `php integrations/wordpress/test/run.php`: what the plugin does, by the hooks and functions WordPress would call. */

error_reporting( E_ALL );
set_error_handler(
	static function ( int $level, string $words, string $file, int $line ): bool {
		throw new ErrorException( $words, 0, $level, $file, $line );
	}
);
require __DIR__ . '/wordpress.php';
Wordpress::$is['is_admin'] = true;
require dirname( __DIR__ ) . '/candor/candor.php';

$base  = 'https://privacy.example.com';
$files = "$base/embed/cs/k7m2q9x4ab";
$rules = array(
	'version' => 3,
	'hosts'   => array(
		'necessary'   => array( 'pay.example' ),
		'experience'  => array( 'youtube.com', 'maps.example/embed' ),
		'measurement' => array( 'counts.example' ),
		'marketing'   => array( 'maps.example', 'pay.example/ads' ),
	),
);

/** A fresh site: set up, with rules fetched, seen by a visitor. */
function site( array $settings = array() ): void {
	global $base, $files, $rules;
	Wordpress::$options   = array();
	Wordpress::$asked     = array();
	Wordpress::$errors    = array();
	Wordpress::$is        = array();
	Wordpress::$scheduled = array();
	Wordpress::$answers   = array(
		"$files.rules.json" => array( 'response' => array( 'code' => 200 ), 'body' => json_encode( $rules ) ),
		"$files.guard.js"   => array( 'response' => array( 'code' => 200 ), 'body' => "(function(\$candor){guard()})({});\n" ),
	);
	save( $settings + array( 'site_id' => 'k7m2q9x4ab', 'base' => $base, 'way' => 'async', 'mark' => '1' ) );
	Wordpress::$asked = array();
}
function save( array $given ): void {
	update_option( 'candor_settings', Candor\check_options( $given ) );
}
function head(): string {
	ob_start();
	do_action( 'wp_head' );
	return ob_get_clean();
}
function content( string $html ): string {
	return apply_filters( 'the_content', $html );
}

$failed = 0;
$passed = 0;
function same( string $what, $wanted, $got ): void {
	global $failed, $passed;
	if ( $wanted === $got ) {
		++$passed;
		return;
	}
	++$failed;
	echo "not ok: $what\n  wanted " . var_export( $wanted, true ) . "\n  got    " . var_export( $got, true ) . "\n";
}
function holds( string $what, bool $so ): void {
	same( $what, true, $so );
}

// The tag.
site();
holds( 'the tag is asynchronous', (bool) preg_match( '#^<script id="candor-js" src="https://privacy.example.com/embed/cs/k7m2q9x4ab.js" async data-cfasync="false"#', head() ) );
same( 'it is the first of the head', -1000, array_key_first( Wordpress::$hooks['wp_head'] ) );
same( 'no page asks anybody', array(), Wordpress::$asked );
site( array( 'way' => 'sync' ) );
holds( 'synchronous: the page waits', false === strpos( head(), ' async' ) );
site( array( 'way' => 'guard' ) );
holds( 'the guard stands before the tag', (bool) preg_match( '#^<script>\n\(function\(\$candor\)\{guard\(\)\}\)\(\{\}\);\n</script>\n<script id="candor-js"[^>]* async#', head() ) );
delete_option( 'candor_guard' );
holds( 'without the guard the whole script stands in for it', false === strpos( head(), ' async' ) );
Wordpress::$options = array();
same( 'nothing is printed where nothing is set', '', head() );

// What is fetched.
site( array( 'way' => 'guard' ) );
Wordpress::$answers = array();
do_action( 'candor_refresh' );
same( 'what does not come leaves the rules', 'measurement', Candor\purpose_of( 'https://counts.example/a.js' ) );
Wordpress::$answers[ "$files.rules.json" ] = 'no answer';
Wordpress::$answers[ "$files.guard.js" ]   = array( 'response' => array( 'code' => 200 ), 'body' => '<html>' );
do_action( 'candor_refresh' );
same( 'nor does a network that fails', 'measurement', Candor\purpose_of( 'https://counts.example/a.js' ) );
same( 'a page is no guard', "(function(\$candor){guard()})({});", get_option( 'candor_guard' ) );
same( 'a guard that ends its element is none', null, Candor\read_guard( '(function($candor){"</SCRIPT>"})({})' ) );
same( 'nonsense is no rules', null, Candor\read_rules( '{"hosts":1}' ) );
same( 'entries that are no hosts are dropped', array( 'a.example' ), Candor\read_rules( '{"hosts":{"marketing":["a.example","\"><script>",3]}}' )['hosts']['marketing'] );
do_action( 'activate' );
same( 'rules are fetched every hour', 'hourly', Wordpress::$scheduled['candor_refresh'] );
do_action( 'deactivate' );
same( 'until the plugin is switched off', array(), Wordpress::$scheduled );

// Which purpose.
site();
same( 'a subdomain', 'experience', Candor\purpose_of( 'https://www.youtube.com/embed/1' ) );
same( 'no subdomain, though it ends alike', '', Candor\purpose_of( 'https://notyoutube.com/embed/1' ) );
same( 'without a scheme', 'measurement', Candor\purpose_of( '//counts.example/a.js' ) );
same( 'in capitals', 'measurement', Candor\purpose_of( 'https://COUNTS.example/a.js' ) );
same( 'the longest entry decides', 'experience', Candor\purpose_of( 'https://maps.example/embed?q=1' ) );
same( 'another path', 'marketing', Candor\purpose_of( 'https://maps.example/api.js' ) );
same( 'what is necessary', '', Candor\purpose_of( 'https://pay.example/v3' ) );
same( 'but for a part of it', 'marketing', Candor\purpose_of( 'https://pay.example/ads/1' ) );
same( 'a path of the site', '', Candor\purpose_of( '/wp-includes/a.js' ) );
same( 'nobody we know', '', Candor\purpose_of( 'https://unknown.example/a.js' ) );
$rules['unknown'] = true;
site();
same( 'where unknown parties wait, they do', 'marketing', Candor\purpose_of( 'https://unknown.example/a.js' ) );
same( 'the site itself does not', '', Candor\purpose_of( 'https://www.shop.example/a.js' ) );
same( 'nor does Candor', '', Candor\purpose_of( "$files.js" ) );
unset( $rules['unknown'] );
site();
add_filter( 'candor_purpose', static fn( $purpose, $url ) => false !== strpos( $url, 'counts.example/free' ) ? '' : $purpose, 10, 2 );
same( 'a filter decides', '', Candor\purpose_of( 'https://counts.example/free.js' ) );
same( 'of one address alone', 'measurement', Candor\purpose_of( 'https://counts.example/a.js' ) );

// Marking up.
$enqueued = "<script id=\"a-js-extra\">var a = 1;</script>\n<script src=\"https://counts.example/a.js?x=1&#038;y=2\" id=\"a-js\" type=\"module\" async></script>\n";
$marked   = apply_filters( 'script_loader_tag', $enqueued, 'a', 'https://counts.example/a.js?x=1&y=2' );
holds( 'an enqueued script waits', (bool) preg_match( '#<script data-src="https://counts.example/a.js\?x=1&amp;y=2" data-candor="measurement" type="text/plain" data-type="module" id="a-js" async></script>#', $marked ) );
holds( 'so does what belongs to it', (bool) preg_match( '#<script data-candor="measurement" type="text/plain" id="a-js-extra">var a = 1;</script>#', $marked ) );
same( 'once is enough', $marked, apply_filters( 'script_loader_tag', $marked, 'a', 'https://counts.example/a.js?x=1&y=2' ) );
same( "the site's own stays", '<script src="/own.js"></script>', apply_filters( 'script_loader_tag', '<script src="/own.js"></script>', 'own', '/own.js' ) );
same( 'data stays data', '<script type="application/json">{}</script>', Candor\mark_scripts( '<script type="application/json">{}</script>', 'marketing' ) );
$video = content( '<p>See:</p><iframe width="500" src="https://www.youtube.com/embed/1?a=1&amp;b=2" title="A ride"></iframe>' );
holds( 'a video waits', false !== strpos( $video, 'data-src="https://www.youtube.com/embed/1?a=1&amp;b=2"' ) && false !== strpos( $video, 'data-candor="experience"' ) && false === strpos( $video, ' src=' ) );
holds( 'a picture waits with all its sizes', false === strpos( content( '<img src="https://counts.example/p.gif" srcset="https://counts.example/p2.gif 2x" alt="">' ), ' src' ) );
same( 'a style waits', '<link data-candor="measurement" data-href="https://counts.example/a.css" rel="stylesheet">', apply_filters( 'style_loader_tag', '<link rel="stylesheet" href="https://counts.example/a.css">' ) );
same( 'a link that only points does not', '<link rel="canonical" href="https://counts.example/a">', content( '<link rel="canonical" href="https://counts.example/a">' ) );
foreach ( array( '<video poster="https://counts.example/p.jpg"></video>', '<audio src="https://counts.example/a.mp3"></audio>', '<source src="https://counts.example/a.mp4">', '<embed src="https://counts.example/a">', '<object data="https://counts.example/a"></object>' ) as $media ) {
	holds( "it waits: $media", false !== strpos( content( $media ), 'data-candor="measurement"' ) && ! preg_match( '/ (?:src|poster|data)=/', content( $media ) ) );
}
holds( 'of a picture, what waits alone', (bool) preg_match( '#^<img(?=.* data-srcset="https://counts.example/p2.gif 2x")(?=.* data-candor="measurement")(?=.* src="/a.png")(?!.* srcset=)#', content( '<img src="/a.png" srcset="https://counts.example/p2.gif 2x" alt="">' ) ) );
same( 'a module waits', array( 'type' => 'text/plain', 'id' => 'm', 'data-type' => 'module', 'data-candor' => 'measurement', 'data-src' => 'https://counts.example/m.js' ), apply_filters( 'wp_script_attributes', array( 'type' => 'module', 'src' => 'https://counts.example/m.js', 'id' => 'm' ) ) );
same( 'no host is connected to beforehand', array( 'own.example' ), array_values( apply_filters( 'wp_resource_hints', array( 'counts.example', 'own.example', array( 'href' => 'https://counts.example' ) ) ) ) );
same( 'everything else is as it was', '<p>1 < 2 & <img src="/a.png"></p>', content( '<p>1 < 2 & <img src="/a.png"></p>' ) );
foreach ( array( 'is_admin', 'is_login', 'is_feed', 'is_embed', 'wp_doing_cron', 'wp_is_json_request' ) as $where ) {
	site();
	Wordpress::$is[ $where ] = true;
	same( "nothing is marked up: $where", '<script src="https://counts.example/a.js"></script>', content( '<script src="https://counts.example/a.js"></script>' ) );
}
site( array( 'mark' => '' ) );
same( 'nor where the owner does not want it', $enqueued, apply_filters( 'script_loader_tag', $enqueued, 'a', 'https://counts.example/a.js' ) );
foreach ( array( null, false, 7 ) as $odd ) {
	same( 'what is no text is passed on', $odd, content_of( $odd ) );
}
function content_of( $odd ) {
	return apply_filters( 'the_content', $odd );
}

// Settings.
site();
save( array( 'site_id' => '"><script>', 'base' => 'javascript:alert(1)', 'way' => 'other' ) );
same( 'what is wrong is said', array( 'site_id', 'base' ), Wordpress::$errors );
same( 'and stays as it was', array( 'k7m2q9x4ab', $base, 'guard' ), array_values( array_slice( Candor\options(), 0, 3 ) ) );
save( array( 'site_id' => 'K7M2Q9X4AB', 'base' => "$base/", 'gpc' => '1' ) );
same( 'capitals and a last slash do no harm', array( 'k7m2q9x4ab', $base ), array_values( array_slice( Candor\options(), 0, 2 ) ) );
same( 'G4: the support resource', array( 'gpc' => true, 'lastUpdate' => gmdate( 'Y-m-d' ) ), Candor\gpc_support( Candor\options()['gpc_since'] ) );
same( 'plain http is refused', true, ( static function () { Wordpress::$errors = array(); save( array( 'base' => 'http://privacy.example.com' ) ); return array( 'base' ) === Wordpress::$errors; } )() );
// K5 and K6.
site();
save( array( 'site_id' => 'k7m2q9x4ab', 'base' => $base, 'way' => 'async', 'mark' => '1' ) );
same( 'saving again fetches again, though nothing changed', array( "$files.rules.json" ), Wordpress::$asked );
Wordpress::$answers = array();
save( array( 'site_id' => 'aaaaaaaaaa', 'base' => $base, 'way' => 'async', 'mark' => '1' ) );
same( 'another site does not keep the rules of the one before', false, get_option( 'candor_rules' ) );
holds( 'what did not come is said', false !== strpos( Candor\describe_fetch( get_option( 'candor_fetch' ) ), 'aaaaaaaaaa.rules.json' ) );
site();
save( array( 'code' => "<script async src=\"https://other.example/embed/cs/bbbbbbbbbb.js\"></script>", 'site_id' => 'k7m2q9x4ab', 'base' => $base ) );
same( 'the whole tag may be pasted', array( 'bbbbbbbbbb', 'https://other.example' ), array_values( array_slice( Candor\options(), 0, 2 ) ) );
site();
save( array( 'code' => 'nonsense', 'site_id' => 'k7m2q9x4ab', 'base' => $base ) );
same( 'what is no tag is refused', array( 'code' ), Wordpress::$errors );
$policy = Wordpress::$shortcodes['candor_policy'];
same( 'a shortcode links the policy', "<a class=\"candor-policy\" href=\"$base/privacy-policy/k7m2q9x4ab\">Privacy policy</a>", $policy( '' ) );
same( 'and the cookie policy', "<a class=\"candor-policy\" href=\"$base/privacy-policy/k7m2q9x4ab/cookie-policy\">Cookie policy</a>", $policy( array( 'kind' => 'cookies' ) ) );
same( 'and any other document', '<a class="candor-policy" href="https://terms.example/">Terms</a>', $policy( array( 'url' => 'https://terms.example/', 'label' => 'Terms' ) ) );

save( array() );
same( 'without a site there are no rules', false, get_option( 'candor_rules' ) );
ob_start();
Candor\show_page();
$page = ob_get_clean();
holds( 'the page is for whoever may change options, with a nonce', false !== strpos( $page, 'nonce-of-candor' ) );
Wordpress::$is['manager'] = false;
ob_start();
Candor\show_page();
same( 'and for nobody else', '', ob_get_clean() );

// The button.
same( 'B11: a button opens the choices', '<button type="button" class="candor-choices" data-candor-open>Your &lt;choices&gt;</button>', ( Wordpress::$shortcodes['candor_choices'] )( array( 'label' => 'Your <choices>' ) ) );

// Uninstalling.
site( array( 'way' => 'guard' ) );
do_action( 'activate' );
define( 'WP_UNINSTALL_PLUGIN', true );
require dirname( __DIR__ ) . '/candor/uninstall.php';
same( 'nothing stays', array( array(), array() ), array( Wordpress::$options, Wordpress::$scheduled ) );

echo "$passed checks passed, $failed failed\n";
exit( $failed > 0 ? 1 : 0 );
